import { DEFAULT_ROOMS, formatRooms } from '#contract/terms/hotel-stay.ts'
import { dayInIndia, formatDay } from '#contract/terms/india-time.ts'
import { HOTEL_PAGE_SIZE } from '#contract/terms/limits.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { paths } from '#contract/terms/paths.ts'
import { datesText } from '#contract/terms/stay-labels.ts'
import { fetchHotels, type HotelFacets, type HotelSummary } from '#contract/v1/hotels.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import type { HotelCardView } from '#site/shop/cards/hotel-card.tsx'
import type { Chosen, Suggestion } from '#site/ui/suggestions.ts'
import { askForRoomsHref, groupAmong } from '../group-stay.ts'
import { nightlyOf, toHotelCards } from '../hotel-card-view.ts'
import { countFilters, type HotelQuery, hotelHref, hotelSearchHref, nightsOfStay, stayNames } from '../hotel-query.ts'
import { LOADER_TEXTS } from '../loader-texts.ts'
import { enquiryWays, readStay, WISHES } from '../read-stay.ts'
import { type Destinations, loadDestinations, NOWHERE } from '../search/destinations.ts'
import type { NoticeWay } from '../stay-notice.tsx'
import { stayText } from '../stay-texts.ts'
import { countOfHotels, HOTEL_TEXTS } from '../texts.ts'
import { type AppliedFilter, appliedFilters } from './applied-filters.ts'
import { type FilterChoices, filterChoices } from './filter-choices.ts'
import { readHotelQuery } from './read-hotel-query.ts'

/** Said where no hotel can take a party of this size, with the names of the two ways on. */
type CrowdWords = { title: string; text: string; change: string; enquire: string }

/** One end of a split stay. */
export type SplitPart = { id: string; name: string; href: string; dates: string }

/** A pin of the map: a hotel with its price, or an island with its lowest. */
export type HotelSpot = {
  id: string
  name: string
  lat: number
  lng: number
  price: number
  island: string
  isOut: boolean
}

export type HotelSearchData = {
  query: HotelQuery
  destination: Chosen
  problems: string[]
  ways: NoticeWay[]
  group?: { text: string; href: string }
  words: SearchWords
  applied: AppliedFilter[]
  today: string
  total?: number | undefined
  hasMore: boolean
  isEmpty: boolean
  choices: FilterChoices
  crowd?: CrowdWords
  failure?: string
}

/** Drawn once: nobody operates them. */
export type HotelResults = { cards: HotelCardView[]; split?: SplitPart[] }

export type LoadedSearch = {
  data: HotelSearchData
  results: HotelResults
  spots: HotelSpot[]
  /** Names of the islands by id. */
  islands: Record<string, string>
}

/** Everything a search shows; or the one hotel that was searched for by its name. */
export async function loadHotelSearch(
  host: Pick<SiteHost, 'api' | 'now' | 'brand'>,
  search: URLSearchParams,
): Promise<LoadedSearch | { hotelHref: string }> {
  const today = dayInIndia(host.now)
  // Both at once, as the address has it: a slow list of names must not take its time from the hotels.
  const asIs = wireQuery(readHotelQuery(search, knownOf(NOWHERE, today)).query)
  const early = host.api.call(fetchHotels, { query: asIs })
  const destinations = await loadDestinations(host)
  const { query, problems, hotel, meant } = readHotelQuery(search, knownOf(destinations, today))
  if (hotel !== undefined) return { hotelHref: hotelHref(hotel, query) }
  const wanted = wireQuery(query)
  const isAsIs = JSON.stringify(wanted) === JSON.stringify(asIs)
  const answer = await (isAsIs ? early : host.api.call(fetchHotels, { query: wanted }))
  const ways = [
    ...(meant === undefined ? [] : [meantWay(meant, query, destinations)]),
    ...enquiryWays(problems, paths.contact),
  ]
  const destination = chosenOf(query.destination, destinations)
  const where = destination.label
  const wish = askForRoomsHref(where || LOADER_TEXTS.everywhere, readStay(search, today, WISHES).stay)
  const base = { query, destination, ...groupAmong(host, problems, wish), ways, today }
  if (!answer.ok) {
    const choices = filterChoices(NO_FACETS, query)
    const words = searchWords(query, where, undefined)
    const applied = appliedFilters(query, choices)
    const data = { ...base, words, applied, choices, hasMore: false, isEmpty: true, failure: answer.error.message }
    return { data, results: { cards: [] }, spots: [], islands: {} }
  }
  const { hotelData, facets, total, totalKnown, splitStay } = answer.value
  const known = totalKnown === false ? undefined : total
  const choices = filterChoices(facets, query)
  return {
    data: {
      ...base,
      words: searchWords(query, where, known),
      applied: appliedFilters(query, choices),
      total: known,
      hasMore: known === undefined ? hotelData.length === HOTEL_PAGE_SIZE : query.page * HOTEL_PAGE_SIZE < known,
      isEmpty: hotelData.length === 0,
      choices,
      ...(hotelData.length === 0 ? await crowdWords(host, query) : {}),
    },
    results: {
      cards: toHotelCards(hotelData, query),
      ...(splitStay ? { split: splitStay.map((part) => splitPart(part, query, hotelData, destinations)) } : {}),
    },
    spots: hotelData.map(spotOf),
    islands: Object.fromEntries(destinations.locations),
  }
}

function knownOf({ list, hotels, locations, types }: Destinations, today: string) {
  return { destinations: list, hotels, locations: new Set(locations.keys()), types, today }
}

const NO_FACETS: HotelFacets = { priceBand: [], propertyType: [], stars: [], guestRating: [], location: [] }

/** The same search for the API. */
function wireQuery(query: HotelQuery) {
  const { destination, minPrice, maxPrice, propertyType, stars, guestRating, location, sort, page } = query
  return {
    limit: String(HOTEL_PAGE_SIZE),
    page: String(page),
    ...(destination === '' ? {} : { destination }),
    ...stayNames(query),
    ...(minPrice === undefined ? {} : { minPrice: String(minPrice) }),
    ...(maxPrice === undefined ? {} : { maxPrice: String(maxPrice) }),
    ...(propertyType.length === 0 ? {} : { propertyType: propertyType.join(',') }),
    ...(stars.length === 0 ? {} : { stars: stars.join(',') }),
    ...(guestRating === '' ? {} : { guestRating }),
    ...(location.length === 0 ? {} : { location: location.join(',') }),
    ...(sort === 'recommended' ? {} : { sort }),
  }
}

/** The same search in the place, or of the hotel, that a misspelt name comes nearest to. */
function meantWay({ id, label }: Suggestion, query: HotelQuery, { hotels }: Destinations): NoticeWay {
  const href = hotels.has(id) ? hotelHref(id, query) : hotelSearchHref({ ...query, destination: id, page: 1 })
  return { before: LOADER_TEXTS.didYouMean, label, after: '?', href }
}

function chosenOf(id: string, { list }: Destinations): Chosen {
  if (id === '') return { id, label: '' }
  return { id, label: list.find((each) => each.id === id)?.label ?? id }
}

type Part = { hotelId: string; checkIn: string; checkOut: string }

function splitPart(part: Part, query: HotelQuery, hotels: readonly HotelSummary[], { list }: Destinations): SplitPart {
  const { hotelId, checkIn, checkOut } = part
  const named = hotels.find(({ _id }) => _id === hotelId)?.name ?? list.find(({ id }) => id === hotelId)?.label
  return {
    id: `${hotelId} ${checkIn}`,
    name: named ?? hotelId,
    href: hotelHref(hotelId, { checkIn, checkOut, rooms: query.rooms }),
    dates: checkIn === checkOut ? formatDay(checkIn) : datesText({ checkIn, checkOut }),
  }
}

function spotOf(hotel: HotelSummary): HotelSpot {
  const { _id, name, lat, lng, place, stay } = hotel
  return {
    id: _id,
    name,
    lat,
    lng,
    island: place._id,
    price: stay?.price.amountPayable ?? nightlyOf(hotel),
    isOut: stay?.soldOut === true,
  }
}

/** Of a search that found nothing: when two guests would find something there on the same days, it is the party that is too large; when nothing narrows it, there are no hotels yet. */
async function crowdWords({ api }: Pick<SiteHost, 'api'>, query: HotelQuery): Promise<{ crowd?: CrowdWords }> {
  const { destination, checkIn, checkOut, rooms, page } = query
  const isUsual = formatRooms(rooms) === formatRooms(DEFAULT_ROOMS)
  if (countFilters(query) > 0 || page > 1) return {}
  const { changeRooms, changeSearch, noneTitle, noneText, enquire } = LOADER_TEXTS
  if (destination === '' && nightsOfStay(query) === 0)
    return { crowd: { title: noneTitle, text: noneText, change: changeSearch, enquire } }
  if (nightsOfStay(query) === 0 || isUsual) return {}
  const place = destination === '' ? {} : { destination }
  const forTwo = await api.call(fetchHotels, { query: { ...place, checkIn, checkOut, limit: '1' } })
  if (!forTwo.ok || forTwo.value.hotelData.length === 0) return {}
  const { crowdTitle: title, crowdText: text } = LOADER_TEXTS
  return { crowd: { title, text, change: changeRooms, enquire } }
}

/** What a search says of itself; made on the server. */
type SearchWords = {
  /** "9 hotels in Swaraj Dweep (Havelock)" */
  title: string
  lead: string
  /** The search that is shown instead of one that cannot be. */
  nearest: string
}

/** `total` is undefined when it is not known, or nothing could be read. */
function searchWords(query: HotelQuery, where: string, total: number | undefined): SearchWords {
  const { minPrice, maxPrice } = query
  const stay = stayText(query)
  const nearest = [
    where || HOTEL_TEXTS.destinationPrompt,
    stay,
    ...(minPrice !== undefined && maxPrice !== undefined
      ? [`${formatRupees(minPrice)} to ${formatRupees(maxPrice)} a night`]
      : []),
  ]
  return {
    title: `${total === undefined ? HOTEL_TEXTS.heading : countOfHotels(total)} in ${where || LOADER_TEXTS.everywhere}`,
    lead: nightsOfStay(query) > 0 ? `${stay}. ${LOADER_TEXTS.taxesInside}` : LOADER_TEXTS.noDates,
    nearest: `${LOADER_TEXTS.nearest} ${nearest.join(', ')}.`,
  }
}
