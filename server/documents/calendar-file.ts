import type { Booking } from '#contract/v1/bookings.ts'
import type { HeldLine } from '#contract/v1/trip-lines.ts'
import { daysOfStay, partyText, seatsText } from './line-words.ts'

/** What a line of the file may hold (RFC 5545 3.1), in octets, without its line break. */
const LINE_OCTETS_MAX = 75
const PLACE_LABELS = /^(?:address|where|hotel|meeting point|pick-up (?:point|place)|from|jetty)$/i

/** The live lines of a booking as an iCalendar file (RFC 5545): whole days for stays and packages, UTC hours for the rest. */
export function calendarFile(booking: Booking, origin: string): string {
  const host = new URL(origin).host
  const events = booking.lines
    .filter((line) => line.state === 'live')
    .flatMap((line) => eventOf(line, { booking, link: `${origin}/booking/${booking.ref}`, host }))
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(host)}//Bookings//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events,
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('')
}

type Around = { booking: Booking; link: string; host: string }

function eventOf(line: HeldLine, { booking, link, host }: Around): string[] {
  const place = line.details.find(({ label }) => PLACE_LABELS.test(label))?.text
  const seats = seatsText(line)
  const words = [
    `Booking ${booking.ref}`,
    partyText(line),
    ...(seats === undefined ? [] : [`Seats: ${seats}`]),
    ...(line.pnr === undefined ? [] : [`PNR: ${line.pnr}`]),
    ...line.details.map(({ label, text }) => `${label}: ${text}`),
    link,
  ]
  return [
    'BEGIN:VEVENT',
    // Of the booking and its line alone: the file imported again replaces what it brought before.
    `UID:${booking.ref}-${line.lineId.replaceAll(/[^\w.-]/g, '-')}@${host}`,
    `DTSTAMP:${utc(booking.now)}`,
    ...spanOf(line),
    `SUMMARY:${escapeText(line.title)}`,
    `DESCRIPTION:${escapeText(words.join('\n'))}`,
    ...(place === undefined ? [] : [`LOCATION:${escapeText(place)}`]),
    `URL:${link}`,
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ]
}

function spanOf(line: HeldLine): string[] {
  if (line.kind === 'hotel' || line.kind === 'package') {
    const { from, until } = daysOfStay(line)
    return [`DTSTART;VALUE=DATE:${from.replaceAll('-', '')}`, `DTEND;VALUE=DATE:${until.replaceAll('-', '')}`]
  }
  return [`DTSTART:${utc(line.startsAt)}`, ...(line.endsAt > line.startsAt ? [`DTEND:${utc(line.endsAt)}`] : [])]
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
