import { dayInIndia } from '#contract/terms/india-time.ts'
import type { CallFailure } from '#contract/v1/client.ts'
import { fetchHotelDetails, fetchPlacewiseHotels, type HotelDetails } from '#contract/v1/hotels.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import type { HotelCardView } from '#site/shop/cards/hotel-card.tsx'
import { groupAmong, groupOfHotel, roomsGroupWords } from '../group-stay.ts'
import { toHotelCards } from '../hotel-card-view.ts'
import { hotelEnquiryHref, type Stay, stayNames } from '../hotel-query.ts'
import { LOADER_TEXTS } from '../loader-texts.ts'
import { enquiryWays, readStay, WISHES } from '../read-stay.ts'
import type { NoticeWay } from '../stay-notice.tsx'
import { stayText } from '../stay-texts.ts'
import { type HotelReading, type HotelView, toHotelReading, toHotelView } from './details-view.ts'

/** As many as one row holds. */
const SIMILAR_SHOWN = 4

export type HotelDetailsData = {
  hotel: HotelView
  stay: Stay
  problems: string[]
  ways: NoticeWay[]
  group?: { text: string; href: string }
  /** More of each type of room than can be booked online: the page shows their price, and who books them. */
  forGroup?: { text: string; href: string }
  /** Said when the stay asked for cannot be. */
  nearest: string
  today: string
}

/** Other hotels of its island, or why there are none to show. */
export type SimilarHotelsView = Pick<HotelView, 'id' | 'island'> & { cards: HotelCardView[]; failure?: string }

type Loaded =
  | { ok: true; record: HotelDetails; data: HotelDetailsData; reading: HotelReading; similar: SimilarHotelsView }
  | { ok: false; failure: CallFailure }

/** A hotel for the stay of its address; a stay that cannot be is mended and said so. */
export async function loadHotelDetails(
  host: Pick<SiteHost, 'api' | 'now' | 'brand'>,
  hotelId: string,
  search: URLSearchParams,
): Promise<Loaded> {
  const { api } = host
  const today = dayInIndia(host.now)
  const { stay, problems } = readStay(search, today)
  const enquiry = hotelEnquiryHref(hotelId, readStay(search, today, WISHES).stay)
  const answer = await api.call(fetchHotelDetails, { query: { hotelId, ...stayNames(stay) } })
  if (!answer.ok) return { ok: false, failure: answer.error }
  const record = answer.value.hotelData
  const forGroup = groupOfHotel(host, record, stay)
  const hotel = toHotelView(record, stay)
  return {
    ok: true,
    record,
    data: {
      hotel,
      stay,
      ...groupAmong(host, problems, enquiry),
      ...(forGroup && { forGroup }),
      ways: enquiryWays(problems, enquiry),
      nearest: `${LOADER_TEXTS.nearestStay} ${stayText(stay)}.`,
      today,
    },
    similar: { id: hotel.id, island: hotel.island, ...(await loadSimilar({ api }, record)) },
    reading: toHotelReading(record, stay, (most) => roomsGroupWords(host, { isPriced: true, most })),
  }
}

async function loadSimilar(
  { api }: Pick<SiteHost, 'api'>,
  { _id, place }: HotelDetails,
): Promise<Pick<SimilarHotelsView, 'cards' | 'failure'>> {
  const answer = await api.call(fetchPlacewiseHotels, { query: { place: place._id } })
  if (!answer.ok) return { cards: [], failure: answer.error.message }
  const others = answer.value.hotelData.filter((each) => each._id !== _id).slice(0, SIMILAR_SHOWN)
  return { cards: toHotelCards(others) }
}
