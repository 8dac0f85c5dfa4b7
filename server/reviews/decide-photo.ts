import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'

/** A photograph that nobody has decided about, or that is shown, with the review it belongs to. */
export type KnownPhoto = {
  id: string
  state: 'waiting' | 'shown'
  about: string
  name: string
  text: string
  width: number
  height: number
  sent: string
}

/** All photographs with reviews, those that wait first and the oldest of them at the top. */
export async function listPhotos(db: Db): Promise<KnownPhoto[]> {
  const { rows } = await sql<KnownPhoto>`
    select photo.id, photo.state, review.kind || ' ' || review.subject_id as about, review.name, review.text, photo.width, photo.height,
           to_char(photo.created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI') as sent
      from review_photo photo join review on review.id = photo.review_id
     order by photo.state desc, photo.created_at, photo.position`.execute(db)
  return rows
}

/** The file as it would be shown, for whoever decides. */
export async function readPhoto(db: Db, id: string): Promise<Uint8Array | undefined> {
  const found = await db.selectFrom('review_photo').select('large').where('id', '=', id).executeTakeFirst()
  return found?.large
}

/** Shown from now on; false where there is no such photograph. */
export async function approvePhoto(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('review_photo')
    .set({ state: 'shown' })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deleted, whether it was shown or not; false where there is no such photograph. */
export async function refusePhoto(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('review_photo').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}
