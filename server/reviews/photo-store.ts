import { sql } from 'kysely'
import { REVIEW_PHOTOS_MAX } from '#contract/terms/limits.ts'
import type { Db, Tx } from '#server/db/db.ts'
import type { RemadePhoto } from '#server/media/remake-photos.ts'

/** The review that an invitation was used for, with the places of its photographs; undefined for an unknown invitation. */
export type PhotoPlaces = { review_id: string | null; taken: number[] }

export async function findPhotoPlaces(db: Db | Tx, hash: string): Promise<PhotoPlaces | undefined> {
  const { rows } = await sql<PhotoPlaces>`
    select review_id, coalesce((select json_agg(position) from review_photo where review_photo.review_id = invitation.review_id), '[]') as taken
      from review_invitation invitation where token_hash = ${hash}`.execute(db)
  return rows[0]
}

export async function insertPhotos(
  tx: Tx,
  reviewId: string,
  photos: readonly (RemadePhoto & { id: string; position: number })[],
): Promise<void> {
  await tx
    .insertInto('review_photo')
    .values(
      photos.map(({ id, position, width, height, small, large }) => ({
        ...{ id, position, width, height, review_id: reviewId },
        ...{ small: Buffer.from(small), large: Buffer.from(large) },
      })),
    )
    .execute()
}

/** Places that are free, in their order. */
export function freePositions(taken: readonly number[]): number[] {
  return Array.from({ length: REVIEW_PHOTOS_MAX }, (_, index) => index + 1).filter((each) => !taken.includes(each))
}

/** The file of a photograph that may be seen. */
export async function readShownPhoto(db: Db, id: string, size: 'small' | 'large'): Promise<Uint8Array | undefined> {
  const { rows } = await sql<{ file: Uint8Array }>`
    select ${sql.ref(`photo.${size}`)} as file
      from review_photo photo join review on review.id = photo.review_id
     where photo.id = ${id} and photo.state = 'shown' and review.status = 'shown'`.execute(db)
  return rows[0]?.file
}
