import { GUEST_RATING_STEPS, HOTEL_SORTS, HOTEL_STARS, type HotelSort } from '#contract/terms/hotel-facets.ts'
import { STAY_MESSAGES } from '#contract/terms/hotel-stay.ts'
import { PAGE_MAX } from '#contract/terms/limits.ts'
import { spellingsOf } from '#contract/terms/place-spellings.ts'
import { LEFT_OUT } from '#site/page/left-out.ts'
import { nearestNamed } from '#site/shop/nearest-named.ts'
import { type Suggestion, suggestionNamed } from '#site/ui/suggestions.ts'
import type { HotelQuery } from '../hotel-query.ts'
import { readStay } from '../read-stay.ts'

/** The search nearest to what an address asks, and what was wrong with it, in words for the visitor. */
export type ReadQuery = {
  query: HotelQuery
  problems: string[]
  /** The address names one hotel instead of a place. */
  hotel?: string
  /** What a destination that we do not know comes nearest to. */
  meant?: Suggestion
}

type Known = {
  /** Islands, places and hotels by name; empty when they could not be read, then the text is passed on. */
  destinations: readonly Suggestion[]
  hotels: ReadonlySet<string>
  locations: ReadonlySet<string>
  types: ReadonlySet<string>
  /** Today in India. */
  today: string
}

const RUPEES = /^\d{1,9}$/

export function readHotelQuery(search: URLSearchParams, known: Known): ReadQuery {
  const problems: string[] = []
  const note = (message: string) => {
    if (!problems.includes(message)) problems.push(message)
  }
  const { stay, problems: stayProblems } = readStay(search, known.today)
  const { destination, meant } = readDestination(search.get('destination') ?? '', known, note)
  for (const problem of stayProblems) note(problem)
  const query: HotelQuery = {
    ...stay,
    destination,
    ...readPrices(search, note),
    propertyType: readList(search, 'propertyType', (value) => (has(known.types, value) ? value : undefined), note),
    stars: readList(search, 'stars', (value) => HOTEL_STARS.map(String).find((stars) => stars === value), note),
    guestRating: readRating(search.get('guestRating') ?? '', note),
    location: readList(search, 'location', (value) => readLocation(value, known), note),
    sort: readSort(search.get('sort') ?? '', note),
    page: readPage(search.get('page') ?? '', note),
  }
  return known.hotels.has(destination)
    ? { query: { ...query, destination: '' }, problems, hotel: destination }
    : { query, problems, ...(meant ? { meant } : {}) }
}

type Note = (message: string) => void

function readDestination(
  text: string,
  { destinations }: Known,
  note: Note,
): { destination: string; meant?: Suggestion | undefined } {
  const wanted = text.trim()
  if (wanted === '' || destinations.length === 0) return { destination: wanted }
  const found = placeNamed(wanted, destinations)
  if (found !== undefined) return { destination: found.id }
  note(STAY_MESSAGES.destination)
  return { destination: '', meant: nearestNamed(wanted, destinations) }
}

/** The id of an island by that or by one of its names. */
function readLocation(text: string, { destinations, locations }: Known): string | undefined {
  if (has(locations, text)) return text
  return placeNamed(
    text,
    destinations.filter(({ id }) => locations.has(id)),
  )?.id
}

function placeNamed(text: string, places: readonly Suggestion[]): Suggestion | undefined {
  for (const form of spellingsOf(text)) {
    const found = suggestionNamed(form, places)
    if (found !== undefined) return found
  }
  return undefined
}

/** An upside-down band is turned round: both numbers were meant. */
function readPrices(search: URLSearchParams, note: Note): Pick<HotelQuery, 'minPrice' | 'maxPrice'> {
  const minPrice = readRupees(search.get('minPrice') ?? '', note)
  const maxPrice = readRupees(search.get('maxPrice') ?? '', note)
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice) {
    note(STAY_MESSAGES.band)
    return { minPrice: maxPrice, maxPrice: minPrice }
  }
  return { minPrice: minPrice === 0 ? undefined : minPrice, maxPrice }
}

/** Takes what people type: "1,25,000", "₹ 30000". */
function readRupees(text: string, note: Note): number | undefined {
  const digits = text.replace(/[₹,\s+]/g, '')
  if (digits === '') return undefined
  if (RUPEES.test(digits)) return Number(digits)
  note(LEFT_OUT)
  return undefined
}

/** Comma lists, and names given several times, as a form without script sends them; `read` knows the value, or not. */
function readList(
  search: URLSearchParams,
  name: string,
  read: (value: string) => string | undefined,
  note: Note,
): string[] {
  const given = search
    .getAll(name)
    .flatMap((text) => text.split(','))
    .map((value) => value.trim().toLowerCase())
    .filter((value) => value !== '')
  const known = given.map(read).filter((value) => value !== undefined)
  if (known.length < given.length) note(LEFT_OUT)
  return [...new Set(known)]
}

function readRating(text: string, note: Note): string {
  if (text === '' || GUEST_RATING_STEPS.some((step) => step === text)) return text
  note(LEFT_OUT)
  return ''
}

function readSort(text: string, note: Note): HotelSort {
  if (text === '' || text === 'duration') return 'recommended'
  const sort = HOTEL_SORTS.find((each) => each === text)
  if (sort === undefined) note(LEFT_OUT)
  return sort ?? 'recommended'
}

function readPage(text: string, note: Note): number {
  if (text === '') return 1
  const page = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (page >= 1 && page <= PAGE_MAX) return page
  note(LEFT_OUT)
  return 1
}

/** Without anything known (the list could not be read) a plain value is let through: the API judges it. */
function has(known: ReadonlySet<string>, value: string): boolean {
  return known.size === 0 ? /^[a-z0-9-]{1,64}$/.test(value) : known.has(value)
}
