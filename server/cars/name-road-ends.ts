import type { Db } from '#server/db/db.ts'
import { readHotelsAt } from './point-store.ts'

type End = { id: string; name: string } | null

/**
 * What the ends of a road are called by whoever goes to a hotel there, or comes from it; undefined where a hotel named lies at
 * neither of them.
 */
export async function nameRoadEnds(
  db: Db,
  ends: readonly [End, End],
  hotelIds: readonly string[],
): Promise<((end: { id: string; name: string }) => string) | undefined> {
  const points = ends.flatMap((end) => end?.id ?? [])
  const hotels = hotelIds.length === 0 ? [] : await readHotelsAt(db, hotelIds, points)
  if (hotelIds.some((id) => !hotels.some((hotel) => hotel.id === id))) return undefined
  const hotelAt = new Map(hotels.map(({ point_id, name }) => [point_id, name]))
  return ({ id, name }) => hotelAt.get(id) ?? name
}
