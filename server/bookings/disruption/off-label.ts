import { dayInIndia, formatDay, timeInIndia } from '#contract/terms/india-time.ts'
import type { StoredLine } from '../core/booking.ts'
import { ferryLabel } from '../core/ferry-label.ts'
import { lostSailing } from './elsewhere.ts'
import type { DisruptionRecord } from './store.ts'

type Off = Pick<DisruptionRecord, 'kind' | 'title' | 'from' | 'until' | 'sailingIds' | 'activityIds' | 'hotelIds'>
type Line = Pick<StoredLine, 'asked' | 'title' | 'startsAt' | 'endsAt' | 'stock' | 'facts'>

/**
 * What of a line is off, as its traveller is told: "The 08:00 ferry Haddo Wharf to Swaraj Dweep Jetty, MV Saffron Tern, Fri 25 Dec 2026".
 * Of a package it is never the whole.
 */
export function offLabel(line: Line, off: Off): string {
  const isPackage = line.asked.kind === 'package'
  const ofTrip = isPackage ? `, of your trip ${line.title}` : ''
  const ferries = line.facts.crossings.filter(({ tripId }) => off.sailingIds.includes(tripId)).map(ferryLabel)
  if (ferries.length > 0) return `The ${ferries.join(' and the ')}${ofTrip}`
  const stays = isPackage ? staysOff(line, off) : []
  if (stays.length > 0) return `${stays.join(' and ')}${ofTrip}`
  if (!isPackage && isHit(line, off)) return `${line.title}, ${startText(line)}`
  return `${wasOff(off)}${ofTrip}`
}

function staysOff({ facts }: Line, { from, until, hotelIds }: Off): string[] {
  return facts.stays
    .filter(({ hotelId = '', checkIn, checkOut }) => hotelIds.includes(hotelId) && checkIn <= until && checkOut > from)
    .map(({ hotelName, checkIn, checkOut }) => `${hotelName}, ${formatDay(checkIn)} to ${formatDay(checkOut)}`)
}

/** Not where it was moved away from what is off. */
function isHit(line: Line, off: Off): boolean {
  if (line.asked.kind === 'ferry') return lostSailing(line, off) !== undefined
  return dayInIndia(line.startsAt) <= off.until && dayInIndia(line.endsAt) >= off.from
}

function startText({ asked, startsAt }: Line): string {
  const day = formatDay(dayInIndia(startsAt))
  return asked.kind === 'hotel' ? day : `${day}, ${timeInIndia(startsAt)}`
}

/** Of a line that was moved since: the title of the desk, where that is one thing. */
function wasOff({ kind, title, from, until, sailingIds, activityIds, hotelIds }: Off): string {
  const isOne = kind !== 'day' && sailingIds.length + activityIds.length + hotelIds.length === 1
  if (isOne) return kind === 'sailing' ? `The ferry ${title}` : title
  return from === until ? `A part of ${formatDay(from)}` : `A part of ${formatDay(from)} to ${formatDay(until)}`
}
