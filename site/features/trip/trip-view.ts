import { formatDay } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { paths, withQuery } from '#contract/terms/paths.ts'
import type { TripPrice } from '#contract/v1/holds.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import type { HeldLine } from '#contract/v1/trip-lines.ts'
import type { MissingStay } from '#contract/v1/trip-plan.ts'
import { laddersOfChoice, type RefundLadder } from '#site/shop/refund/refund-ladders.ts'
import { lineParty } from '#site/shop/trip/line-party.ts'
import { tripPlanView } from '#site/shop/trip/trip-plan-view.ts'
import { vesselPicture } from '#site/shop/trip/vessel-pictures.ts'
import type { PictureSource } from '#site/ui/picture.tsx'
import { cancelText, dayOf, timeOf } from './cancel-text.ts'
import { partyWarnings } from './party-warnings.ts'
import { TRIP_TEXTS } from './trip-texts.ts'

/** One line as the page shows it. */
export type LineView = {
  startsAt: string
  /** yyyy-mm-dd */
  date: string
  /** Its place in the plan of the days: a check-in comes after the car that leads to it. */
  order: number
  title: string
  picture?: PictureSource
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

/** What is missing on a day, and where it is found. */
export type TripGap = { date: string; text: string; findHotel?: string }

/** What does not fit together, and where what is missing is found. */
export type TripWarning = { text: string; findFerry?: string }

/** By the place of each thing that was asked for: what is known of it, or why it cannot be had. */
export type TripView = {
  lines: (LineView | { problem: string })[]
  /** "Fri 12 Feb to Wed 17 Feb 2027, 5 nights" and the islands; absent where nothing can be had. */
  plan?: { when: string; islands: string }
  gaps: TripGap[]
  refunds: RefundLadder[]
  total: string
  tax: string
  initial?: { amount: string; day: string }
  warnings: TripWarning[]
  hasProblems: boolean
  /** Asks our office about it by WhatsApp. */
  ask?: string
}

/** `places`: where in the trip each line that was priced stands; the others could not even be read. */
export function tripView(
  trip: TripPrice,
  { places, count, banners }: { places: readonly number[]; count: number; banners?: SiteHost['banners'] },
): TripView {
  const vessels = vesselPictures(trip, banners)
  const lines: TripView['lines'] = Array.from({ length: count }, () => ({ problem: TRIP_TEXTS.unreadable }))
  trip.lines.forEach((line, index) => {
    const place = places[index]
    if (place === undefined) return
    const problem = trip.problems.find((each) => each.line === index)?.message
    lines[place] =
      line === null || problem !== undefined
        ? { problem: problem ?? TRIP_TEXTS.unreadable }
        : lineView(line, { now: trip.now, vessels, order: placeIn(trip, line.lineId) })
  })
  const { total, initial } = trip
  return {
    lines,
    ...planOf(trip),
    gaps: gapsOf(trip),
    refunds: refundsOf(trip),
    total: formatRupees(total.amountPayable),
    tax: formatRupees(total.taxAmount),
    ...(initial === undefined
      ? {}
      : { initial: { amount: formatRupees(initial.amount), day: formatDay(initial.balanceDate) } }),
    warnings: warningsOf(trip),
    hasProblems: lines.some((line) => 'problem' in line),
  }
}

function planOf({ plan }: TripPrice): Pick<TripView, 'plan'> {
  if (plan === undefined) return {}
  const { when, islands } = tripPlanView(plan)
  return { plan: { when, islands } }
}

function gapsOf({ plan }: TripPrice): TripGap[] {
  return (plan?.days ?? []).flatMap(({ date, gaps, missingStay }) =>
    gaps.map((text, at) => ({
      date,
      text,
      // The missing bed is the last of what a day lacks.
      ...(missingStay === undefined || at < gaps.length - 1 ? {} : { findHotel: hotelsFor(missingStay) }),
    })),
  )
}

function warningsOf({ warnings, missingFerries = [], lines }: TripPrice): TripWarning[] {
  return [...warnings, ...partyWarnings(lines.filter((line) => line !== null))].map((text) => {
    const missing = missingFerries.find((each) => each.text === text)
    if (missing === undefined) return { text }
    const { from, to, date } = missing
    return { text, findFerry: withQuery(paths.ferry, { from, to, date }) }
  })
}

function hotelsFor({ checkIn, checkOut, islandId }: MissingStay): string {
  return withQuery(paths.hotelSearch, { destination: islandId, checkIn, checkOut })
}

function refundsOf({ refundSteps = [], now }: TripPrice): RefundLadder[] {
  const { initial, full } = laddersOfChoice(refundSteps, now)
  return [initial, full].filter((ladder) => ladder !== undefined)
}

/** Of each ferry line the picture of its boat, or of some boat. */
function vesselPictures({ plan }: TripPrice, banners: SiteHost['banners']): (lineId: string) => LineView['picture'] {
  return (id) => vesselPicture(plan?.ferries.filter(({ lineId }) => lineId === id) ?? [], banners)
}

function placeIn({ plan }: TripPrice, id: string): number {
  return (plan?.days ?? []).flatMap(({ entries }) => entries).findIndex(({ lineId }) => lineId === id)
}

type Around = { now: string; vessels: (lineId: string) => LineView['picture']; order: number }

function lineView(line: HeldLine, { now, vessels, order }: Around): LineView {
  const { startsAt, title, price, cancellation, priceVersion, lineId } = line
  const picture = line.picture ?? (line.kind === 'ferry' ? vessels(lineId) : undefined)
  return {
    startsAt,
    date: dayOf(startsAt),
    order,
    title,
    ...(picture === undefined ? {} : { picture }),
    when: whenText(line),
    party: lineParty(line),
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
