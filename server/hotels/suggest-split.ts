import { addDays } from '#contract/terms/india-time.ts'
import type { Db } from '#server/db/db.ts'
import type { Nights } from './board-rules.ts'
import type { GuestGroup } from './rules.ts'
import { splitStay } from './split-rules.ts'
import { listNightStock } from './store.ts'

export type SplitPart = { hotelId: string; checkIn: string; checkOut: string }

/** Parts of a stay that no hotel of `full` (all of them, in order of recommendation) has rooms for as a whole. */
export async function suggestSplit(
  db: Db,
  full: readonly string[],
  stay: Nights,
  groups: readonly GuestGroup[],
): Promise<SplitPart[] | undefined> {
  if (full.length === 0 || stay.count < 2) return undefined
  const stock = await listNightStock(db, full, stay)
  const rooms = stock.map(({ id, hotel_id, max_adults, max_children, free, prices }) => ({
    id,
    hotelId: hotel_id,
    maxAdults: max_adults,
    maxChildren: max_children,
    free,
    prices,
  }))
  return splitStay(rooms, groups, stay.count)?.map(({ hotelId, from, until }) => ({
    hotelId,
    checkIn: addDays(stay.from, from),
    checkOut: addDays(stay.from, until),
  }))
}
