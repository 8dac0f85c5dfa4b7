import { sql } from 'kysely'
import type { ScenePicture } from '#contract/v1/site-host.ts'
import type { Db } from '#server/db/db.ts'
import { type PictureRow, pictureOf } from '#server/media/picture-sql.ts'

/** The photographs that the office has given its boats, by the name of their banner; a boat without one has none here. */
export async function readBoatPictures(db: Db): Promise<Record<string, ScenePicture>> {
  const { rows } = await sql<PictureRow & { boat: string }>`
    select vessel.id as boat, picture.id, alt, width, height, picture.version, placeholder
      from ferry_vessel vessel join picture on picture.id = vessel.picture_id`.execute(db)
  return Object.fromEntries(
    rows.map(({ boat, ...row }) => {
      const { alt, width, height } = row
      return [`vessel.${boat}`, { mediaLink: pictureOf(row).mediaLink, alt, width, height }]
    }),
  )
}
