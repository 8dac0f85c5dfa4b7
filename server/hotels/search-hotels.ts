import { addDays } from '#contract/terms/india-time.ts'
import type { Db } from '#server/db/db.ts'
import { type KeptBoard, readHotelBoard, readStock } from './board-store.ts'
import { chooseHotels, type HotelFilter, type HotelSearch, hotelsIn } from './search-rules.ts'

/** Hotels that change faster than they are read are answered as they were a moment ago. */
const READINGS_MAX = 3

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
  let board: KeptBoard | undefined
  let reading: Promise<KeptBoard> | undefined
  const readBoard = (): Promise<KeptBoard> => {
    reading ??= readHotelBoard(db).finally(() => {
      reading = undefined
    })
    return reading
  }
  return async (filter) => {
    const nights = filter.stay ?? { from: filter.today, until: addDays(filter.today, 1), count: 1 }
    for (let readings = 1; ; readings += 1) {
      board ??= await readBoard()
      const used = board
      const roomIds = hotelsIn(used, filter.scope).hotels.flatMap(({ rooms }) => rooms.map(({ id }) => id))
      const { stock, isCurrent } = await readStock(db, used, nights, roomIds)
      if (isCurrent || readings === READINGS_MAX) return chooseHotels(used, stock, filter)
      if (board === used) board = undefined
    }
  }
}
