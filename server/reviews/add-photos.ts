import { randomBytes } from 'node:crypto'
import { REVIEW_PHOTOS_MAX } from '#contract/terms/limits.ts'
import type { PHOTOS_REFUSED } from '#contract/terms/messages.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { remakePhotos } from '#server/media/remake-photos.ts'
import { findPhotoPlaces, freePositions, insertPhotos } from './photo-store.ts'
import { lockInvitation } from './store.ts'
import { tokenHash } from './write-review.ts'

export type PhotosRefused = keyof typeof PHOTOS_REFUSED
type Room = { reviewId: string; free: number[] }

const ID_BYTES = 10

/** Whether the review of an invitation takes photographs still, and which places are free. */
export async function findRoom(db: Db | Tx, invitation: string): Promise<Result<Room, PhotosRefused>> {
  const places = await findPhotoPlaces(db, tokenHash(invitation))
  if (places === undefined) return fail('not_found')
  if (places.review_id === null) return fail('no_review')
  const free = freePositions(places.taken)
  return free.length === 0 ? fail('full') : ok({ reviewId: places.review_id, free })
}

/** Keeps photographs, made anew, with the review; they wait until the operator has let them through. Returns how many it has. */
export async function addPhotos(
  db: Db,
  invitation: string,
  files: readonly Uint8Array[],
): Promise<Result<number, PhotosRefused>> {
  const room = await findRoom(db, invitation)
  if (!room.ok) return room
  if (files.length > room.value.free.length) return fail('too_many_photos')
  const remade = await remakePhotos(files)
  if (!remade.ok) return remade
  return inTransaction(db, async (tx) => {
    // Of two forms at once the second sees what the first has kept.
    await lockInvitation(tx, tokenHash(invitation))
    const now = await findRoom(tx, invitation)
    if (!now.ok) return now
    const { reviewId, free } = now.value
    if (remade.value.length > free.length) return fail('too_many_photos')
    const photos = remade.value.map((photo, index) => ({
      ...photo,
      ...{ id: randomBytes(ID_BYTES).toString('hex'), position: free[index] ?? 0 },
    }))
    await insertPhotos(tx, reviewId, photos)
    return ok(REVIEW_PHOTOS_MAX - free.length + photos.length)
  })
}
