import type { Db, Tx } from '#server/db/db.ts'

/** The values as they were written, by key. */
export async function readSettings(db: Db, keys: readonly string[]): Promise<Map<string, unknown>> {
  const rows = await db.selectFrom('setting').select(['key', 'value']).where('key', 'in', keys).execute()
  return new Map(rows.map(({ key, value }) => [key, value]))
}

export async function saveSetting(tx: Tx, key: string, value: unknown): Promise<void> {
  const json = JSON.stringify(value)
  await tx
    .insertInto('setting')
    .values({ key, value: json })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: json, updated_at: new Date() }))
    .execute()
}

export async function deleteSetting(tx: Tx, key: string): Promise<void> {
  await tx.deleteFrom('setting').where('key', '=', key).execute()
}

/** A photograph that was sent to the office, as it is kept. */
export function findPhotoFile(
  db: Db,
  id: string,
): Promise<{ width: number; height: number; bytes: Uint8Array } | undefined> {
  return db
    .selectFrom('uploaded_picture')
    .select(['width', 'height', 'bytes'])
    .where('picture_id', '=', id)
    .executeTakeFirst()
}

/** One writer of settings at a time, until the transaction ends: the brand is always there. */
export async function lockSettings(tx: Tx): Promise<void> {
  await tx.selectFrom('setting').select('key').where('key', '=', 'brand').forUpdate().execute()
}
