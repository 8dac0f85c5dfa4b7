import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { type Config, readProcessConfig } from '#server/config.ts'
import type { Db } from '#server/db/db.ts'
import { openDatabase, requireDatabase } from '#server/db/open-database.ts'
import { canonicalMailbox } from '#server/visitors/canonical-mailbox.ts'

/** Ends the command with its words alone: something that whoever typed it can mend. */
class Mistake extends Error {}

/** A command about one mailbox: opens the database, hands both over, prints what comes back. Ends with 2 where it could not be done. */
export async function runForMailbox(
  work: (asked: { db: Db; config: Config; mailbox: string }) => Promise<string>,
): Promise<void> {
  try {
    const mailbox = mailboxOf(parseArgs({ allowPositionals: true }).positionals)
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
      process.stdout.write(`${await work({ db: database.db, config, mailbox })}\n`)
    } finally {
      await database.close()
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 2
  }
}

function mailboxOf(positionals: readonly string[]): string {
  const [text, ...more] = positionals
  if (text === undefined || more.length > 0) throw new Mistake('Please name one mailbox: -- asha@example.in')
  const mailbox = canonicalMailbox(text)
  if (mailbox === undefined) throw new Mistake(`"${text}" is no mailbox.`)
  return mailbox
}
