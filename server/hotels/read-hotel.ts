import type { RoomGuests } from '#contract/terms/hotel-stay.ts'
import type { HotelDetails } from '#contract/v1/hotels.ts'
import type { Db } from '#server/db/db.ts'
import type { Nights } from './board-rules.ts'
import { groupGuests } from './rules.ts'
import { searchHotels } from './search-hotels.ts'
import { findHotelDetails } from './store.ts'
import { detailsOf } from './view.ts'

type HotelRequest = { hotelId: string; today: string; stay: Nights | undefined; rooms: readonly RoomGuests[] }

/** One hotel with its rooms, priced for a stay when there is one; undefined when there is no such hotel. */
export async function readHotel(
  db: Db,
  { hotelId, today, stay, rooms }: HotelRequest,
): Promise<HotelDetails | undefined> {
  const groups = groupGuests(rooms)
  const filter = { scope: { id: hotelId }, today, stay, groups, sort: 'recommended', limit: 1, offset: 0 } as const
  const [found, details] = await Promise.all([searchHotels(db, filter), findHotelDetails(db, hotelId, today, stay)])
  const hotel = found.hotels[0]
  return hotel === undefined || details === undefined ? undefined : detailsOf(hotel, details, stay?.count, groups)
}
