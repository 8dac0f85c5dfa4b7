import { dayInIndia, daysBetween, formatDay } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import type { Booking } from '#contract/v1/bookings.ts'
import { daysOf, titleOf } from '#site/shop/trip/booking-span.ts'
import { type DatedEntry, entriesAhead } from '#site/shop/trip/plan-ahead.ts'
import { balanceText, inDays, MY_BOOKINGS_TEXTS } from './texts.ts'

/** What comes first of the next trip: "In 83 days", and what happens then. */
export type NextMoment = { when: string; what: string }

/** A balance that is waited for: what, by when, and for which trip. */
export type BalanceDue = { amount: string; text: string }

/** Beside how far off it is, so many moments are named. */
const MOMENTS_MAX = 2
/** Of a list of things to carry, the first: the whole stands in the booking. */
const CARRY_MAX = 4

const CONFIRMED = ['confirmed', 'confirmed_part']

/** The soonest of the trips to come that stands. */
export function nextTrip(coming: readonly Booking[]): Booking | undefined {
  return coming.find(({ state, plan }) => CONFIRMED.includes(state) && plan !== undefined)
}

export function nextMoments(booking: Booking): NextMoment[] {
  const { first } = daysOf(booking)
  const today = dayInIndia(new Date(booking.now))
  const [entry, ...later] = entriesAhead(booking)
  if (entry === undefined) return []
  const far = { when: inDays(daysBetween(today, first)), what: whatOf(entry) }
  const key = later.filter(({ kind, isFixed }) => isFixed || kind === 'check-in').slice(0, MOMENTS_MAX)
  return [far, ...key.map((each) => ({ when: whenOf(each), what: whatOf(each) }))]
}

function whenOf({ date, time }: DatedEntry): string {
  const day = formatDay(date).replace(/ \d{4}$/, '')
  return time === undefined ? day : `${day}, ${time}`
}

/** The first of them with its hour, which "In 83 days" does not say. */
function whatOf({ text, note, time, kind }: DatedEntry): string {
  if (kind === 'arrival') return text
  const more = kind === 'ferry' && note !== undefined ? `${text}. ${note}` : text
  return time === undefined || kind !== 'car' ? more : `${time} ${more}`
}

export function balanceDue(coming: readonly Booking[]): BalanceDue | undefined {
  const [soonest] = coming
    .filter(({ state, due, balanceDate }) => state === 'confirmed_part' && due > 0 && balanceDate !== undefined)
    .sort((one, other) => (one.balanceDate ?? '').localeCompare(other.balanceDate ?? ''))
  if (soonest?.balanceDate === undefined) return undefined
  const title = soonest.plan?.title ?? titleOf(soonest.lines)
  return {
    amount: `${formatRupees(soonest.due)} ${MY_BOOKINGS_TEXTS.toPayBy} ${formatDay(soonest.balanceDate)}`,
    text: balanceText(title),
  }
}

export function carryFirst(next: Booking | undefined): string[] {
  return next?.plan?.carry.slice(0, CARRY_MAX) ?? [MY_BOOKINGS_TEXTS.helpId]
}

/** Whether somebody waits with a car, whose name is not known yet. */
export function isDriverToCome(next: Booking | undefined): boolean {
  return next?.plan?.cars.some(({ driver }) => driver === undefined) ?? false
}
