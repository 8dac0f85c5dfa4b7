import { formatDay } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { guestsByRoom } from '#contract/terms/stay-words.ts'
import type { TripPrice } from '#contract/v1/holds.ts'
import type { HeldLine } from '#contract/v1/trip-lines.ts'
import { cancelText, dayOf, timeOf } from './cancel-text.ts'
import { TRIP_TEXTS } from './trip-texts.ts'

/** One line as the page shows it; the order of `startsAt` is that of the days. */
export type LineView = {
  startsAt: string
  /** "Fri 25 Dec 2026" */
  day: string
  title: string
  when: string
  /** Who, which seats, how many rooms. */
  party: string
  amount: number
  price: string
  tax: string
  cancel: string
  /** Goes along when it is booked, so that a price that changed meanwhile is told. */
  priceVersion?: string
}

/** By the place of each thing that was asked for: what is known of it, or why it cannot be had. */
export type TripView = {
  lines: (LineView | { problem: string })[]
  total: string
  tax: string
  initial?: { amount: string; day: string }
  warnings: string[]
  hasProblems: boolean
}

/** `places`: where in the trip each line that was priced stands; the others could not even be read. */
export function tripView(trip: TripPrice, places: readonly number[], count: number): TripView {
  const lines: TripView['lines'] = Array.from({ length: count }, () => ({ problem: TRIP_TEXTS.unreadable }))
  trip.lines.forEach((line, index) => {
    const place = places[index]
    if (place === undefined) return
    const problem = trip.problems.find((each) => each.line === index)?.message
    lines[place] =
      line === null || problem !== undefined ? { problem: problem ?? TRIP_TEXTS.unreadable } : lineView(line, trip)
  })
  const { total, initial, warnings } = trip
  return {
    lines,
    total: formatRupees(total.amountPayable),
    tax: formatRupees(total.taxAmount),
    ...(initial === undefined
      ? {}
      : { initial: { amount: formatRupees(initial.amount), day: formatDay(initial.balanceDate) } }),
    warnings,
    hasProblems: lines.some((line) => 'problem' in line),
  }
}

function lineView(line: HeldLine, { now }: TripPrice): LineView {
  const { startsAt, title, price, cancellation, priceVersion } = line
  return {
    startsAt,
    day: formatDay(dayOf(startsAt)),
    title,
    when: whenText(line),
    party: partyText(line),
    amount: price.amountPayable,
    price: formatRupees(price.amountPayable),
    tax: formatRupees(price.taxAmount),
    cancel: cancelText(cancellation, new Date(now)),
    ...(priceVersion === undefined ? {} : { priceVersion }),
  }
}

/** Of the day it stands under no more than the hour. */
function whenText(line: HeldLine): string {
  const { startsAt, endsAt } = line
  const [first, last] = [dayOf(startsAt), dayOf(endsAt)]
  switch (line.kind) {
    case 'package':
      return first === last ? 'That day' : `Until ${formatDay(last)}`
    case 'hotel':
      return `Check-in from ${timeOf(startsAt)}, check-out ${formatDay(line.checkOut)} by ${timeOf(endsAt)}`
    case 'car':
      return `Pick-up ${line.pickupTime}`
    default:
      return first === last
        ? `${timeOf(startsAt)} to ${timeOf(endsAt)}`
        : `${timeOf(startsAt)} to ${formatDay(last)}, ${timeOf(endsAt)}`
  }
}

function partyText(line: HeldLine): string {
  switch (line.kind) {
    case 'package':
      return peopleText(line.adultCount, line.childAges.length)
    case 'hotel':
      return guestsByRoom(line.rooms)
    case 'ferry':
      return `${line.seats.length === 1 ? 'Seat' : 'Seats'} ${line.seats.join(', ')}${infantsText(line.infants)}`
    case 'car':
      return line.passengers === 1 ? '1 passenger' : `${line.passengers} passengers`
    case 'activity':
      return line.ages.length === 1 ? '1 guest' : `${line.ages.length} guests`
  }
}

function infantsText(infants = 0): string {
  if (infants === 0) return ''
  return infants === 1 ? ' and 1 infant' : ` and ${infants} infants`
}

function peopleText(adults: number, children: number): string {
  const grown = adults === 1 ? '1 adult' : `${adults} adults`
  if (children === 0) return grown
  return `${grown}, ${children === 1 ? '1 child' : `${children} children`}`
}
