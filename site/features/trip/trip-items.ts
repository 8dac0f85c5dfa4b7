import { isDay } from '#contract/terms/india-time.ts'
import type { TripItem } from '#site/shop/book/wanted.ts'
import { keptList, parseKept, useKept } from '#site/shop/saved/kept-list.ts'

/** Bookings whose things were taken off it, by reference, the latest of them. */
const BOUGHT_KEY = 'padauk.trip.bought'
const BOUGHT_MAX = 20
/** Of the shape below: another one's text is not read. */
const VERSION = 1
/** Things one trip holds: the contract's LINES_MAX, which comes with schemas that no browser fetches. */
export const TRIP_MAX = 10
const DAY_LENGTH = 10
const KINDS = new Set(['package', 'hotel', 'ferry', 'car', 'activity'])

/** My trip. Kept in the browser only: what is on it is sent when it is priced, booked or shared, and not before. */
const trip = keptList('padauk.trip', itemsOf, (items) => ({ version: VERSION, items }))

/** What is on the trip, as it was added; empty on the server and until the script runs. */
export function useTrip(): TripItem[] {
  return useKept(trip)
}

/** The same for the same thing asked for, whatever it cost when it was seen. */
export function keyOf({ line: { priceVersion: _, ...line } }: Pick<TripItem, 'line'>): string {
  return JSON.stringify(line, inOrder)
}

/** The fields of each record by their names: whoever made it, the same line reads the same. */
function inOrder(_: string, value: unknown): unknown {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isRecord ? Object.fromEntries(Object.entries(value).sort()) : value
}

/** The day it was asked for; a sailing's is the end of its name. */
export function askedDay({ line }: Pick<TripItem, 'line'>): string | undefined {
  const day =
    'startDate' in line
      ? line.startDate
      : 'checkIn' in line
        ? line.checkIn
        : 'pickupDate' in line
          ? line.pickupDate
          : 'date' in line
            ? line.date
            : line.tripId.slice(-DAY_LENGTH)
  return isDay(day) ? day : undefined
}

/** Puts all of them on the trip, or none; the same thing again stays once. False where the trip would be too full. */
export function addToTrip(items: readonly TripItem[]): boolean {
  const keys = items.map(keyOf)
  const others = trip.read().filter((each) => !keys.includes(keyOf(each)))
  if (others.length + items.length > TRIP_MAX) return false
  trip.keep([...others, ...items])
  return true
}

export function takeOffTrip(item: Pick<TripItem, 'line'>): void {
  trip.keep(trip.read().filter((each) => keyOf(each) !== keyOf(item)))
}

export function emptyTrip(): void {
  trip.keep([])
}

/** What a booking bought, once: the same thing put on the trip later stays there, however often the booking is looked at. */
export function takeOffBought(reference: string, keys: readonly string[]): void {
  try {
    const settled = (localStorage.getItem(BOUGHT_KEY) ?? '').split(' ').filter((each) => each !== '')
    if (settled.includes(reference)) return
    localStorage.setItem(BOUGHT_KEY, [...settled, reference].slice(-BOUGHT_MAX).join(' '))
  } catch {
    // Storage refused: the trip lives as long as the page.
  }
  trip.keep(trip.read().filter((each) => !keys.includes(keyOf(each))))
}

/** A kept text as the trip it holds; what cannot be read is dropped. The server reads each line again before it answers. */
export function parseTrip(text: string | null): TripItem[] {
  return parseKept(text, itemsOf)
}

function itemsOf(kept: unknown): TripItem[] {
  if (typeof kept !== 'object' || kept === null) return []
  const { version, items } = kept as Record<string, unknown>
  return version === VERSION && Array.isArray(items) ? items.filter(isItem).slice(0, TRIP_MAX) : []
}

function isItem(value: unknown): value is TripItem {
  if (typeof value !== 'object' || value === null) return false
  const { line, title, href, enquiry, seen } = value as Record<string, unknown>
  return (
    typeof line === 'object' &&
    line !== null &&
    KINDS.has(String((line as Record<string, unknown>).kind)) &&
    typeof title === 'string' &&
    isOwnPath(href) &&
    isOwnPath(enquiry) &&
    (seen === undefined || typeof seen === 'number')
  )
}

/** Only addresses of this site: "//other" would leave it. */
function isOwnPath(value: unknown): boolean {
  return typeof value === 'string' && /^\/(?!\/)/.test(value)
}
