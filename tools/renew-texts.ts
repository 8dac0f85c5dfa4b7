import { forgetEdits, keepTexts } from '#demo/load/keep-texts.ts'
import { demoTexts } from '#demo/load/texts.ts'
import { readProcessConfig } from '#server/config.ts'
import type { Db } from '#server/db/db.ts'
import { openDatabase } from '#server/db/open-database.ts'

/** Gives the demo's pages, questions and stories the program's words, edited or not; says which had others. */
export function renewTexts(db: Db): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    await forgetEdits(tx, demoTexts(tx))
    return keepTexts(tx, demoTexts(tx))
  })
}

if (import.meta.main) {
  const { databaseUrl, dataDir } = readProcessConfig()
  const database = await openDatabase({ ...(databaseUrl === undefined ? {} : { databaseUrl }), dataDir })
  try {
    const written = await renewTexts(database.db)
    for (const key of written) console.log(key)
    console.log(
      written.length === 0 ? 'All texts are those of the program.' : 'The texts above are those of the program again.',
    )
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 2
  } finally {
    await database.close()
  }
}
