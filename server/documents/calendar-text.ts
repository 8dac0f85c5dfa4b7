/** What a line of the file may hold (RFC 5545 3.1), in octets, without its line break. */
const LINE_OCTETS_MAX = 75

/** One event. `key` tells it from the others of its line, the same every time the file is made. */
export type Happening = {
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

export function calendarText(happenings: readonly Happening[], around: Around): string {
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
export function wholeDays({ from, until }: { from: string; until: string }): string[] {
  return [`DTSTART;VALUE=DATE:${from.replaceAll('-', '')}`, `DTEND;VALUE=DATE:${until.replaceAll('-', '')}`]
}

/** 20261225T013000Z */
export function utc(instant: string): string {
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
