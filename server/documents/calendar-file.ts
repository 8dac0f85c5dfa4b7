import { MINUTE_MS } from '#contract/terms/durations.ts'
import { formatDay, instantInIndia } from '#contract/terms/india-time.ts'
import { nightsText } from '#contract/terms/stay-labels.ts'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import type { Booking } from '#contract/v1/bookings.ts'
import type { HeldLine } from '#contract/v1/trip-lines.ts'
import type { ActivityVisit, CarRide, FerryTicket, HotelStay, TripPlan } from '#contract/v1/trip-plan.ts'
import { productOf } from '#server/products/registry.ts'
import { lapText, partyText, seatsText } from './line-labels.ts'

/** So long a calendar shows a check-in and a car whose end is not known (ours). */
const SHOWN_MINUTES = 30

/** Where a hotel does not say. */
const CHECK_IN = '12:00'

const PLACE_LABELS = /^(?:address|where|hotel|meeting point|pick-up (?:point|place)|from|jetty)$/i

/**
 * What has its hour on a trip as an iCalendar file (RFC 5545): each crossing, check-in, car and activity, those inside of a package
 * too, in UTC; a package also as whole days.
 */
export function calendarFile(booking: Booking, origin: string): string {
  const host = new URL(origin).host
  const link = `${origin}${visitorPaths.booking(booking.ref)}`
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

/** An event for everything of a plan that has its hour. */
function plannedHappenings(plan: TripPlan, lines: readonly HeldLine[]): Happening[] {
  const endOf = (lineId: string) => lines.find((line) => line.lineId === lineId)?.endsAt
  return [
    ...plan.ferries.map(crossing),
    ...plan.stays.map(checkIn),
    ...plan.cars.map((ride) => car(ride, endOf(ride.lineId))),
    ...plan.activities.map((visit) => activity(visit, endOf(visit.lineId))),
  ]
}

function crossing(ticket: FerryTicket): Happening {
  const { lineId, tripId, date, departTime, arriveTime, reportTime, counterClosesTime, from, to } = ticket
  return {
    ...{ lineId, key: tripId, isBusy: true, place: `${from.name}, ${from.town}` },
    summary: `Ferry ${departTime}: ${from.name} to ${to.name}`,
    span: timesOf(at(date, reportTime), at(date, arriveTime)),
    words: [
      `Report by ${reportTime}; the counter closes at ${counterClosesTime}`,
      `Leaves ${departTime}, arrives ${arriveTime}`,
      [ticket.carrier, ticket.vessel, ticket.className, ...(ticket.deck === undefined ? [] : [ticket.deck])].join(', '),
      `${ticket.seats.length === 1 ? 'Seat' : 'Seats'}: ${ticket.seats.join(', ')}${lapText(ticket)}`,
      ...(ticket.pnr === undefined ? [] : [`PNR: ${ticket.pnr}`]),
      `Luggage: ${ticket.luggage}`,
      `Show: ${ticket.show}`,
    ],
  }
}

function checkIn(stay: HotelStay): Happening {
  const { lineId, hotelName, address, phone, nights, rooms, included, checkInTime = CHECK_IN, checkOutTime } = stay
  const start = at(stay.checkIn, checkInTime)
  return {
    ...{ lineId, key: `stay-${stay.checkIn}`, isBusy: false, place: address },
    summary: `Check in: ${hotelName}, ${nightsText(nights)}`,
    span: timesOf(start),
    words: [
      [rooms, ...included].join(', '),
      ...(phone === undefined ? [] : [`Telephone: ${phone}`]),
      ...(checkOutTime === undefined ? [] : [`Check-out: ${formatDay(stay.checkOut)} by ${checkOutTime}`]),
    ],
  }
}

function car(ride: CarRide, end: string | undefined): Happening {
  const { lineId, title, vehicles, date, pickupTime, pickupPlace, driver, driverPhone, driverNote } = ride
  return {
    ...{ lineId, key: '', isBusy: true, place: pickupPlace },
    summary: `Car ${pickupTime}: ${title}`,
    span: timesOf(at(date, pickupTime), end),
    words: [
      `${vehicles}, pick-up ${pickupTime}: ${pickupPlace}`,
      ...(driver === undefined ? [] : [`Driver: ${driver}, ${driverPhone ?? ''}`]),
      driverNote,
    ],
  }
}

function activity(visit: ActivityVisit, end: string | undefined): Happening {
  const { lineId, name, date, time, meetTime, place, guests, bring, healthRules } = visit
  return {
    ...{ lineId, key: '', isBusy: true, place },
    summary: `${name} ${time}`,
    span: timesOf(at(date, meetTime ?? time), end),
    words: [
      ...(meetTime === undefined ? [] : [`Be there by ${meetTime}`]),
      guests,
      ...(bring.length === 0 ? [] : [`Bring: ${bring.join(', ')}`]),
      ...healthRules,
    ],
  }
}

/** A clock in India as an instant. */
function at(day: string, time: string): string {
  return instantInIndia(day, time).toISOString()
}

function timesOf(start: string, end?: string): string[] {
  const until =
    end !== undefined && end > start ? end : new Date(Date.parse(start) + SHOWN_MINUTES * MINUTE_MS).toISOString()
  return [`DTSTART:${utc(start)}`, `DTEND:${utc(until)}`]
}

/** What a line of the file may hold (RFC 5545 3.1), in octets, without its line break. */
const LINE_OCTETS_MAX = 75

/** One event. `key` tells it from the others of its line, the same every time the file is made. */
type Happening = {
  lineId: string
  key: string
  summary: string
  words: string[]
  place: string | undefined
  /** DTSTART and DTEND. */
  span: string[]
  /** False: one may do other things meanwhile. */
  isBusy: boolean
}

type Around = { host: string; link: string; ref: string; now: string }

function calendarText(happenings: readonly Happening[], around: Around): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(around.host)}//Bookings//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...happenings.flatMap((each) => eventOf(each, around)),
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('')
}

function eventOf(
  { lineId, key, summary, words, place, span, isBusy }: Happening,
  { host, link, ref, now }: Around,
): string[] {
  const name = [ref, lineId, ...(key === '' ? [] : [key])].join('-').replaceAll(/[^\w.-]/g, '-')
  return [
    'BEGIN:VEVENT',
    // Of the booking and its line alone: the file imported again replaces what it brought before.
    `UID:${name}@${host}`,
    `DTSTAMP:${utc(now)}`,
    ...span,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText([`Booking ${ref}`, ...words, link].join('\n'))}`,
    ...(place === undefined ? [] : [`LOCATION:${escapeText(place)}`]),
    `URL:${link}`,
    'STATUS:CONFIRMED',
    `TRANSP:${isBusy ? 'OPAQUE' : 'TRANSPARENT'}`,
    'END:VEVENT',
  ]
}

/** Whole days: the last one is not in it. */
function wholeDays({ from, until }: { from: string; until: string }): string[] {
  return [`DTSTART;VALUE=DATE:${from.replaceAll('-', '')}`, `DTEND;VALUE=DATE:${until.replaceAll('-', '')}`]
}

/** 20261225T013000Z */
function utc(instant: string): string {
  return `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

function escapeText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll(/\p{Cc}/gu, ' ')
}

/** Breaks a line by octets, never inside a character. */
function fold(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > LINE_OCTETS_MAX) {
      folded += '\r\n '
      // The blank that marks a continued line counts.
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}
