import { fetchMe } from '#contract/v1/auth.ts'
import { fetchBookings } from '#contract/v1/bookings.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { type BookingCardView, bookingCardView, isPast } from './booking-card-view.ts'

/** What My Bookings shows: the two ways in, or the list of whoever is signed in. */
export type MyBookingsView =
  | { kind: 'out'; bookingsHere: number }
  | { kind: 'in'; email: string; coming: BookingCardView[]; past: BookingCardView[]; page: number; pages: number }
  | { kind: 'failed'; status: number; message: string }

const SIGN_IN_STATUS = 401

export async function loadMyBookings({ api }: Pick<SiteHost, 'api'>, page: number): Promise<MyBookingsView> {
  const asked = await api.call(fetchMe)
  if (!asked.ok) return { kind: 'failed', status: asked.error.status, message: asked.error.message }
  const { me } = asked.value
  if (me.email === undefined) return { kind: 'out', bookingsHere: me.openBookings }
  const found = await api.call(fetchBookings, { query: { page: String(page) } })
  // The session may have ended in between.
  if (!found.ok && found.error.status === SIGN_IN_STATUS) return { kind: 'out', bookingsHere: 0 }
  if (!found.ok) return { kind: 'failed', status: found.error.status, message: found.error.message }
  const { bookings, total, limit } = found.value
  const now = new Date(me.now)
  return {
    kind: 'in',
    email: me.email,
    coming: bookings.filter((each) => !isPast(each, now)).map(bookingCardView),
    past: bookings.filter((each) => isPast(each, now)).map(bookingCardView),
    page,
    pages: Math.ceil(total / Math.max(1, limit)),
  }
}

/** The number in "?page="; the first where it is none. */
export function pageOf(text: string | null): number {
  return text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1
}
