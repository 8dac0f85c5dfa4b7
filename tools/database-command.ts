import { sql } from 'kysely'
import { type Config, readProcessConfig } from '#server/config.ts'
import type { Db } from '#server/db/db.ts'
import { openDatabase, requireDatabase } from '#server/db/open-database.ts'

/** Ends the command with its words alone: something that whoever typed it can mend. */
export class Mistake extends Error {}

/** A command on the site's database: reads what was typed, opens it, prints what comes back. Ends with 2 where it could not be done. */
export async function runOnDatabase<Asked>(
  read: () => Asked,
  work: (asked: Asked, on: { db: Db; config: Config }) => Promise<string>,
): Promise<void> {
  try {
    const asked = read()
    const config = readProcessConfig()
    const { databaseUrl, dataDir } = config
    const settings = { ...(databaseUrl === undefined ? {} : { databaseUrl }), dataDir }
    requireDatabase(settings)
    const database = await openDatabase(settings)
    try {
      const { rows } = await sql<{ there: boolean }>`select to_regclass('booking') is not null as there`.execute(
        database.db,
      )
      if (rows[0]?.there !== true)
        throw new Mistake('Nothing is kept here: the site has not been started on this database.')
      process.stdout.write(`${await work(asked, { db: database.db, config })}\n`)
    } finally {
      await database.close()
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 2
  }
}
