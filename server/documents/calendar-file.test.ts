import { expect, it } from 'vitest'
import {
  activityLine,
  ferryLine,
  hotelLine,
  ORIGIN,
  packageLine,
  sampleBooking,
} from '#tests/support/sample-bookings.ts'
import { calendarFile } from './calendar-file.ts'

/** The events of a file, each by its names; fails where a line is not one that RFC 5545 allows. */
function readEvents(file: string): Map<string, string>[] {
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  for (const line of file.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line).not.toMatch(/[\r\n]/)
  }
  const events: Map<string, string>[] = []
  for (const line of file.replaceAll('\r\n ', '').split('\r\n')) {
    const colon = line.indexOf(':')
    if (line === 'BEGIN:VEVENT') events.push(new Map())
    else
      events.at(-1)?.set(
        line.slice(0, colon),
        line.slice(colon + 1).replaceAll(/\\(.)/g, (_, sign) => (sign === 'n' ? '\n' : sign)),
      )
  }
  return events
}

const place = 'Beach No. 5; "Vijay Nagar", C:\\jetty\nसी शेल रिसॉर्ट, स्वराज द्वीप, स्वराज द्वीप, स्वराज द्वीप'
const hotel = { ...hotelLine, details: [{ label: 'Address', text: place }] }
const booking = sampleBooking(
  [ferryLine(['P12', 'P13']), hotel, packageLine, { ...activityLine, state: 'cancelled' }],
  ['Asha Rao'],
)

it('holds an event for each live line in the order of days, hours in UTC and stays as whole days', () => {
  const events = readEvents(calendarFile(booking, ORIGIN))
  expect(events).toHaveLength(3)
  const [stay, ferry, tour] = events
  expect(ferry?.get('DTSTART')).toBe('20261225T010000Z')
  expect(ferry?.get('DTEND')).toBe('20261225T031500Z')
  expect(ferry?.get('DESCRIPTION')).toContain('Seats: P12, P13\nPNR: GO2-48213\nReporting time: 05:45')
  expect(ferry?.get('LOCATION')).toBe('Haddo Jetty, Sri Vijaya Puram (Port Blair)')
  expect(stay?.get('DTSTART;VALUE=DATE')).toBe('20261225')
  expect(stay?.get('DTEND;VALUE=DATE')).toBe('20261228')
  expect(stay?.get('LOCATION')).toBe(place)
  expect(tour?.get('DTSTART;VALUE=DATE')).toBe('20261228')
  expect(tour?.get('DTEND;VALUE=DATE')).toBe('20270102')
})

it('keeps the names of its events over time, sets no alarm and no time zone', () => {
  const later = { ...booking, now: '2026-12-01T00:00:00.000Z' }
  const ids = (file: string) => readEvents(file).map((event) => event.get('UID'))
  expect(ids(calendarFile(later, ORIGIN))).toEqual(ids(calendarFile(booking, ORIGIN)))
  expect(new Set(ids(calendarFile(booking, ORIGIN))).size).toBe(3)
  expect(calendarFile(booking, ORIGIN)).not.toMatch(/VALARM|VTIMEZONE|TZID/)
  expect(calendarFile(booking, ORIGIN)).toContain('\r\nMETHOD:PUBLISH\r\n')
})
