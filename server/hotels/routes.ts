import { bookableProblem, STAY_MESSAGES } from '#contract/terms/hotel-stay.ts'
import { dayInIndia, daysBetween } from '#contract/terms/india-time.ts'
import { LIST_LIMIT_MAX } from '#contract/terms/limits.ts'
import { spellingsOf } from '#contract/terms/place-spellings.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { fetchHotelDetails, fetchHotels, fetchPlacewiseHotels, type HotelQuery } from '#contract/v1/hotels.ts'
import type { Db } from '#server/db/db.ts'
import type { Api } from '#server/http/api.ts'
import { implement } from '#server/http/implement.ts'
import { type ApiRefusal, invalid, notFound } from '#server/http/refusal.ts'
import { fillHtml, readNames } from '#server/settings/fill-names.ts'
import type { Nights } from './board-rules.ts'
import { groupGuests } from './rules.ts'
import { readHotel, searchHotels, suggestSplit } from './search-hotels.ts'
import type { HotelFilter } from './search-rules.ts'
import { summaryOf } from './view.ts'

export type HotelRouteParts = { db: Db; now: () => Date }

export function hotelRoutes(api: Api, { db, now }: HotelRouteParts): void {
  implement(api, fetchHotels, async ({ query }) => {
    const today = dayInIndia(now())
    const stay = stayOf(query, today)
    if (!stay.ok) return stay
    const filter = filterOf(query, today, stay.value)
    const { hotels, total, facets, isKnown, full } = await searchHotels(db, filter)
    if (!isKnown) return fail(invalid('destination', STAY_MESSAGES.destination))
    if (query.id !== undefined && total === 0) return fail(notFound(fetchHotels.failure))
    const split = stay.value === undefined ? undefined : await suggestSplit(db, full, stay.value, filter.groups)
    return ok({
      hotelData: hotels.map((hotel) => summaryOf(hotel, stay.value?.count)),
      facets,
      ...(split === undefined ? {} : { splitStay: split }),
      total,
      page: query.page,
      limit: query.limit,
    })
  })

  implement(api, fetchHotelDetails, async ({ query }) => {
    const today = dayInIndia(now())
    const stay = stayOf(query, today)
    if (!stay.ok) return stay
    const hotel = await readHotel(db, { hotelId: query.hotelId, today, stay: stay.value, rooms: query.rooms })
    if (hotel === undefined) return fail(notFound(fetchHotelDetails.failure))
    return ok({ hotelData: { ...hotel, bookingPolicy: fillHtml(hotel.bookingPolicy, await readNames(db)) } })
  })

  implement(api, fetchPlacewiseHotels, async ({ query: { place, limit, page } }) => {
    const scope = { destination: [place], idsOnly: true }
    const asked = { ...everything(dayInIndia(now())), scope, limit, offset: (page - 1) * limit }
    const { hotels, total, isKnown } = await searchHotels(db, asked)
    if (!isKnown) return fail(notFound(fetchPlacewiseHotels.failure))
    return ok({ hotelData: hotels.map((hotel) => summaryOf(hotel, undefined)), total, page, limit })
  })
}

type StayQuery = { checkIn?: string | undefined; checkOut?: string | undefined }

/** The nights asked for; the contract has seen to it that there are both days or none, in order. */
function stayOf({ checkIn, checkOut }: StayQuery, today: string): Result<Nights | undefined, ApiRefusal> {
  if (checkIn === undefined || checkOut === undefined) return ok(undefined)
  const problem = bookableProblem(checkIn, checkOut, today)
  if (problem !== undefined) return fail(invalid(problem.field, problem.message))
  return ok({ from: checkIn, until: checkOut, count: daysBetween(checkIn, checkOut) })
}

function everything(today: string): HotelFilter {
  return { scope: {}, today, stay: undefined, groups: [], sort: 'recommended', limit: LIST_LIMIT_MAX, offset: 0 }
}

/** A search for one hotel by its id looks at nothing else but the stay. */
function filterOf(query: HotelQuery, today: string, stay: Nights | undefined): HotelFilter {
  const asked = { ...everything(today), stay, groups: groupGuests(query.rooms), limit: query.limit }
  if (query.id !== undefined) return { ...asked, scope: { id: query.id } }
  return {
    ...asked,
    scope: { destination: query.destination === undefined ? undefined : spellingsOf(query.destination) },
    minPrice: query.minPrice,
    maxPrice: query.maxPrice,
    propertyTypes: query.propertyType,
    stars: query.stars?.map(Number),
    leastRating: query.guestRating === undefined ? undefined : Math.min(...query.guestRating.map(Number)),
    locations: query.location?.flatMap(spellingsOf),
    sort: query.sort,
    offset: (query.page - 1) * query.limit,
  }
}
