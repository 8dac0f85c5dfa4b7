import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import { prepared } from '#server/db/statements.ts'

/** The value as it was written; callers know its shape. */
export async function readSetting(db: Db, key: string): Promise<unknown> {
  const { rows } = await prepared(db, sql<{ value: unknown }>`select value from setting where key = ${key}`)
  return rows[0]?.value
}

export async function writeSetting(db: Db, key: string, value: unknown): Promise<void> {
  const json = JSON.stringify(value)
  await db
    .insertInto('setting')
    .values({ key, value: json })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: json, updated_at: new Date() }))
    .execute()
}

/** Writes unless there is a value already; of several processes at once the first wins. */
export async function writeFirstSetting(db: Db, key: string, value: unknown): Promise<void> {
  await db
    .insertInto('setting')
    .values({ key, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}
