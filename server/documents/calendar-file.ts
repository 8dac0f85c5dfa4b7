import type { Booking } from '#contract/v1/bookings.ts'
import type { HeldLine } from '#contract/v1/trip-lines.ts'
import { productOf } from '#server/products/registry.ts'
import { calendarText, type Happening, utc, wholeDays } from './calendar-text.ts'
import { partyText, seatsText } from './line-labels.ts'
import { plannedHappenings } from './planned-happenings.ts'

const PLACE_LABELS = /^(?:address|where|hotel|meeting point|pick-up (?:point|place)|from|jetty)$/i

/**
 * What has its hour on a trip as an iCalendar file (RFC 5545): each crossing, check-in, car and activity, those inside of a package
 * too, in UTC; a package also as whole days.
 */
export function calendarFile(booking: Booking, origin: string): string {
  const host = new URL(origin).host
  const link = `${origin}/booking/${booking.ref}`
  const planned = booking.plan === undefined ? [] : plannedHappenings(booking.plan, booking.lines)
  const lines = booking.lines.filter(
    ({ state, lineId, kind }) =>
      state === 'live' && (kind === 'package' || !planned.some((each) => each.lineId === lineId)),
  )
  const happenings = [...lines.map((line) => happeningOf(line, booking)), ...planned].toSorted(byStart)
  return calendarText(happenings, {
    host,
    link,
    ref: booking.ref,
    now: booking.now,
  })
}

/** Whole days come before their hours. */
function byStart(one: Happening, other: Happening): number {
  const startOf = ({ span: [start = ''] }: Happening) => start.replace(/^.*:/, '')
  return startOf(one).localeCompare(startOf(other))
}

/** A line as it was written down: a package, and whatever is from before trips had plans. */
function happeningOf(line: HeldLine, { ref, plan }: Booking): Happening {
  const place = line.details.find(({ label }) => PLACE_LABELS.test(label))?.text
  const seats = seatsText(line)
  return {
    ...{ lineId: line.lineId, key: '', summary: line.title, place, span: spanOf(line) },
    words: [
      partyText(line),
      ...(seats === undefined ? [] : [`Seats: ${seats}`]),
      ...(line.pnr === undefined || line.pnr === ref ? [] : [`PNR: ${line.pnr}`]),
      // What a plan says has events of its own.
      ...(plan === undefined ? line.details.map(({ label, text }) => `${label}: ${text}`) : []),
    ],
    isBusy: line.kind !== 'package',
  }
}

function spanOf(line: HeldLine): string[] {
  const days = productOf(line).wholeDays?.(line)
  if (days !== undefined) return wholeDays(days)
  return [`DTSTART:${utc(line.startsAt)}`, ...(line.endsAt > line.startsAt ? [`DTEND:${utc(line.endsAt)}`] : [])]
}
