import type { Db } from '#server/db/db.ts'

export type StoredPicture = { id: string; version: string; placeholder: string | null }

export function listPictures(db: Db): Promise<StoredPicture[]> {
  return db.selectFrom('picture').select(['id', 'version', 'placeholder']).orderBy('id').execute()
}

export async function savePlaceholder(db: Db, id: string, version: string, placeholder: string): Promise<void> {
  await db.updateTable('picture').set({ placeholder }).where('id', '=', id).where('version', '=', version).execute()
}
