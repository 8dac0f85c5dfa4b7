import { DEFAULT_ROOMS, formatRooms } from '#contract/terms/hotel-stay.ts'
import { fetchHotels } from '#contract/v1/hotels.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { countFilters, type HotelQuery, nightsOfStay } from '../hotel-query.ts'
import { LOADER_TEXTS } from '../loader-texts.ts'

/** Said where no hotel can take a party of this size, with the names of the two ways on. */
export type CrowdWords = { title: string; text: string; change: string; enquire: string }

/** Of a search that found nothing: when two guests would find something there on the same days, it is the party that is too large. */
export async function crowdWords({ api }: Pick<SiteHost, 'api'>, query: HotelQuery): Promise<{ crowd?: CrowdWords }> {
  const { destination, checkIn, checkOut, rooms, page } = query
  const isUsual = formatRooms(rooms) === formatRooms(DEFAULT_ROOMS)
  if (countFilters(query) > 0 || page > 1 || nightsOfStay(query) === 0 || isUsual) return {}
  const place = destination === '' ? {} : { destination }
  const forTwo = await api.call(fetchHotels, { query: { ...place, checkIn, checkOut, limit: '1' } })
  if (!forTwo.ok || forTwo.value.hotelData.length === 0) return {}
  const { crowdTitle: title, crowdText: text, changeRooms: change, enquire } = LOADER_TEXTS
  return { crowd: { title, text, change, enquire } }
}
