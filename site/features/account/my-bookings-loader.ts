import { fetchMe } from '#contract/v1/auth.ts'
import { type Booking, fetchBookings } from '#contract/v1/bookings.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { daysOf } from '#site/shop/trip/booking-span.ts'
import { type BookingCardView, bookingCardView, isPast } from './booking-card-view.ts'
import {
  type BalanceDue,
  balanceDue,
  carryFirst,
  isDriverToCome,
  type NextMoment,
  nextMoments,
  nextTrip,
} from './next-trip.ts'

/** What is coming up first: which of the bookings it is, what happens, and what to carry. */
type NextTripView = { ref: string; moments: NextMoment[]; isDriverToCome: boolean }

export type BookingLists = {
  email: string
  /** Those to come, the soonest first; the others with the latest first. */
  coming: BookingCardView[]
  past: BookingCardView[]
  cancelled: BookingCardView[]
  next?: NextTripView
  carry: string[]
  balance?: BalanceDue
  page: number
  pages: number
}

/** What My Bookings shows: the two ways in, or the lists of whoever is signed in. */
export type MyBookingsView =
  | { kind: 'out'; bookingsHere: number }
  | ({ kind: 'in' } & BookingLists)
  | { kind: 'failed'; status: number; message: string }

const SIGN_IN_STATUS = 401
const CANCELLED = ['cancelled', 'expired']

export async function loadMyBookings(
  { api, banners }: Pick<SiteHost, 'api' | 'banners'>,
  page: number,
): Promise<MyBookingsView> {
  const asked = await api.call(fetchMe)
  if (!asked.ok) return { kind: 'failed', status: asked.error.status, message: asked.error.message }
  const { me } = asked.value
  if (me.email === undefined) return { kind: 'out', bookingsHere: me.openBookings }
  const found = await api.call(fetchBookings, { query: { page: String(page) } })
  // The session may have ended in between.
  if (!found.ok && found.error.status === SIGN_IN_STATUS) return { kind: 'out', bookingsHere: 0 }
  if (!found.ok) return { kind: 'failed', status: found.error.status, message: found.error.message }
  const { bookings, total, limit } = found.value
  const lists = listsOf(bookings, { now: new Date(me.now), banners })
  return { kind: 'in', email: me.email, ...lists, page, pages: Math.ceil(total / Math.max(1, limit)) }
}

type Around = { now: Date; banners: SiteHost['banners'] }

function listsOf(
  bookings: readonly Booking[],
  { now, banners }: Around,
): Omit<BookingLists, 'email' | 'page' | 'pages'> {
  const coming = bookings.filter((each) => !isPast(each, now)).toSorted(bySoonest)
  const over = bookings.filter((each) => isPast(each, now))
  const cards = (some: readonly Booking[]) => some.map((each) => bookingCardView(each, banners))
  const [next, balance] = [nextTrip(coming), balanceDue(coming)]
  return {
    coming: cards(coming),
    past: cards(over.filter(({ state }) => !CANCELLED.includes(state))),
    cancelled: cards(over.filter(({ state }) => CANCELLED.includes(state))),
    ...(next === undefined
      ? {}
      : { next: { ref: next.ref, moments: nextMoments(next), isDriverToCome: isDriverToCome(next) } }),
    carry: carryFirst(next),
    ...(balance === undefined ? {} : { balance }),
  }
}

function bySoonest(one: Booking, other: Booking): number {
  return daysOf(one).first.localeCompare(daysOf(other).first)
}

/** The number in "?page="; the first where it is none. */
export function pageOf(text: string | null): number {
  return text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1
}
