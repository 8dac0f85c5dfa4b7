import { addDays } from '#contract/terms/india-time.ts'
import type { Db } from '#server/db/db.ts'
import { versionedModel } from '#server/db/versioned-model.ts'
import { readHotelBoard, readStock } from './board-store.ts'
import { chooseHotels, type HotelFilter, type HotelSearch, hotelsIn } from './search-rules.ts'

export type SearchHotels = (filter: HotelFilter) => Promise<HotelSearch>

const searchers = new WeakMap<Db, SearchHotels>()

/** The hotels of a search; what is kept for the next one is kept a database. */
export function searchHotels(db: Db, filter: HotelFilter): Promise<HotelSearch> {
  const search = searchers.get(db) ?? hotelSearcher(db)
  searchers.set(db, search)
  return search(filter)
}

/**
 * Searches for hotels. What does not change with the nights is kept here and read again only after a hotel has changed or a
 * deal has begun or ended; the one statement of a search, which reads the nights, says so.
 */
export function hotelSearcher(db: Db): SearchHotels {
  const withBoard = versionedModel(() => readHotelBoard(db))
  return (filter) => {
    const nights = filter.stay ?? { from: filter.today, until: addDays(filter.today, 1), count: 1 }
    return withBoard(async (board) => {
      const roomIds = hotelsIn(board, filter.scope).hotels.flatMap(({ rooms }) => rooms.map(({ id }) => id))
      const { stock, isCurrent } = await readStock(db, board, nights, roomIds)
      return { answer: chooseHotels(board, stock, filter), isCurrent }
    })
  }
}
