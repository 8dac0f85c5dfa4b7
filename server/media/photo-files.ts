import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '#server/db/db.ts'
import type { PictureSource } from './drawing-worker.ts'

export type FoundPicture = { source: PictureSource; version: string }

/** Ids of photographs that the office has sent; those of drawings have names. */
const PHOTO_ID = /^photo-[0-9a-f]{16}$/

export function isPhoto(id: string): boolean {
  return PHOTO_ID.test(id)
}

/**
 * Finds a photograph of the office: its row says how it is cut, its bytes are laid into `folder` once a machine, for the process that cuts
 * it. Undefined when there is none of that id.
 */
export function findPhoto(db: Db, folder: string): (id: string) => Promise<FoundPicture | undefined> {
  return async (id) => {
    if (!isPhoto(id)) return undefined
    const row = await db
      .selectFrom('uploaded_picture')
      .innerJoin('picture', 'picture.id', 'uploaded_picture.picture_id')
      .select(['picture.version', 'uploaded_picture.focus_x', 'uploaded_picture.focus_y'])
      .where('picture.id', '=', id)
      .executeTakeFirst()
    if (row === undefined) return undefined
    const path = join(folder, 'originals', `${id}.webp`)
    if (!existsSync(path) && !(await layDown(db, id, path))) return undefined
    return { source: { kind: 'photo', path, focus: { x: row.focus_x, y: row.focus_y } }, version: row.version }
  }
}

/** Written beside and moved into place, so that a reader never sees half a file. */
async function layDown(db: Db, id: string, path: string): Promise<boolean> {
  const row = await db.selectFrom('uploaded_picture').select('bytes').where('picture_id', '=', id).executeTakeFirst()
  if (row === undefined) return false
  await mkdir(join(path, '..'), { recursive: true })
  const half = `${path}.${randomUUID()}`
  await writeFile(half, row.bytes)
  await rename(half, path)
  return true
}
