import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Booking } from '#contract/v1/bookings.ts'
import { documentOf } from '#server/bookings/papers/booking-documents.ts'
import { findBookingOf } from '#server/bookings/store/load.ts'
import { readBrand } from '#server/settings/brand.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'
import { buyTrip, FAMILY_TRIP, openDays, PACKAGE_TRIP } from '#tests/support/whole-trips.ts'

let api: TestApi
let family: Booking
let packaged: Booking
beforeAll(async () => {
  api = await openTestApi()
  await openDays(api)
  family = (await buyTrip(api, FAMILY_TRIP, 'full')).booking
  packaged = (await buyTrip(api, PACKAGE_TRIP, 'initial')).booking
})
afterAll(() => api.close())

/** The events of a calendar file by their names, its folded lines joined and its signs read. */
async function eventsOf({ ref }: Booking): Promise<Record<string, string>[]> {
  const booking = await findBookingOf(api.testDatabase.db, ref)
  if (booking === undefined) throw new Error('The booking is gone')
  const brand = await readBrand(api.testDatabase.db)
  if (brand === undefined) throw new Error('The demo has no brand')
  const { content } = await documentOf({ ...api.parts, brand }, booking, 'calendar')
  const [, ...events] = content.toString().replaceAll('\r\n ', '').split('BEGIN:VEVENT\r\n')
  return events.map((event) =>
    Object.fromEntries(
      event.split('\r\n').map((line) => {
        const colon = line.indexOf(':')
        return [
          line.slice(0, colon),
          line
            .slice(colon + 1)
            .replaceAll('\\n', '\n')
            .replaceAll(/\\(.)/g, '$1'),
        ]
      }),
    ),
  )
}

test('the calendar has an event for each thing with its hour, in their order, and names them the same every time', async () => {
  const events = await eventsOf(family)
  expect(events.map(({ DTSTART, SUMMARY }) => [DTSTART, SUMMARY])).toEqual([
    ['20270209T063000Z', 'Check in: Tern House, 1 night'],
    ['20270209T070000Z', 'Car 12:30: Veer Savarkar International Airport to Tern House'],
    ['20270210T013000Z', 'Ferry 08:00: Haddo Wharf to Swaraj Dweep Jetty'],
    ['20270210T053000Z', 'Check in: Blue Shelf Beach Cottages, 2 nights'],
    ['20270211T021500Z', 'Shore Try-Dive 08:00'],
    ['20270212T093000Z', 'Ferry 16:00: Swaraj Dweep Jetty to Haddo Wharf'],
  ])
  expect(events[2]).toMatchObject({
    LOCATION: 'Haddo Wharf, Sri Vijaya Puram',
    DTEND: '20270210T040000Z',
    DESCRIPTION: expect.stringMatching(
      /Report by 07:00; the counter closes at 07:30[\s\S]*Seats: 4A, 4B, 4C, 1 on a lap/,
    ),
  })
  expect(events[0]?.DESCRIPTION).toContain('Telephone: +91 3192 200 041\nCheck-out: Wed 10 Feb 2027 by 10:00')
  for (const { DESCRIPTION } of events) expect(DESCRIPTION).not.toMatch(/\d{4}-\d\d-\d\d|\b1 room, /)
  const names = events.map(({ UID }) => UID)
  expect(new Set(names).size).toBe(names.length)
  expect((await eventsOf(family)).map(({ UID }) => UID)).toEqual(names)
})

test('the calendar of a package has its crossings and check-ins beside its days', async () => {
  const events = await eventsOf(packaged)
  expect(events.map(({ SUMMARY = '' }) => SUMMARY.replace(/:.*/, ''))).toEqual([
    ...['Radhanagar Sunset for Two, 4 nights 5 days', 'Check in', 'Ferry 08', 'Check in', 'Check in', 'Ferry 16'],
  ])
  expect(events[0]).toMatchObject({
    'DTSTART;VALUE=DATE': '20270210',
    'DTEND;VALUE=DATE': '20270215',
    TRANSP: 'TRANSPARENT',
  })
})
