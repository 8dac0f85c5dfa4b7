import { expect, test } from 'vitest'
import { LINES_MAX } from '#contract/v1/trip-lines.ts'
import type { TripItem } from '#site/shop/book/wanted.ts'
import { askedDay, keyOf, parseTrip, TRIP_MAX } from './trip-items.ts'

const FERRY: TripItem = {
  line: { kind: 'ferry', tripId: 'tm-101.2027-02-11', seats: ['P5A'] },
  title: 'MV Tideline Meridian',
  href: '/ferry/tm-101.2027-02-11',
  enquiry: '/ferry/tm-101.2027-02-11/enquiry',
}
const kept = (items: unknown, version: unknown = 1) => JSON.stringify({ version, items })

test('a trip holds as many things as one booking takes', () => {
  expect(TRIP_MAX).toBe(LINES_MAX)
})

test('what is kept is read again', () => {
  expect(parseTrip(kept([FERRY, { ...FERRY, seen: 1_705 }]))).toHaveLength(2)
})

test.each([
  ['no text', null],
  ['no JSON', '{'],
  ['a list of an older make', '[]'],
  ['another version', kept([FERRY], 2)],
  ['no list', kept({ 0: FERRY })],
])('%s is an empty trip', (_, text) => {
  expect(parseTrip(text)).toEqual([])
})

test.each([
  ['nothing', null],
  ['a kind that nobody sells', { ...FERRY, line: { ...FERRY.line, kind: 'flight' } }],
  ['an address of another site', { ...FERRY, href: '//elsewhere.example/ferry' }],
  ['no address to ask at', { ...FERRY, enquiry: undefined }],
  ['a price in words', { ...FERRY, seen: '₹1,705' }],
])('%s is dropped, and what stands beside it stays', (_, item) => {
  expect(parseTrip(kept([item, FERRY]))).toEqual([FERRY])
})

test('the same thing is the same whatever it cost where it was seen', () => {
  const seen = { ...FERRY, line: { ...FERRY.line, priceVersion: 'v1' }, seen: 1_705 }
  expect(keyOf(seen)).toBe(keyOf(FERRY))
  const turned = Object.fromEntries(Object.entries(FERRY.line).reverse()) as typeof FERRY.line
  expect(keyOf({ line: turned }), 'in another order').toBe(keyOf(FERRY))
  expect(keyOf({ line: { kind: 'ferry', tripId: 'tm-101.2027-02-11', seats: ['P5B'] } })).not.toBe(keyOf(FERRY))
})

test('each kind of thing has the day it was asked for', () => {
  const rooms = [{ adults: 2, children: 0 }]
  const lines = [
    FERRY.line,
    { kind: 'hotel' as const, roomId: 'sea', checkIn: '2027-02-12', checkOut: '2027-02-14', rooms },
    { kind: 'package' as const, packageId: 'one', startDate: '2027-02-13', adultCount: 2, childAges: [] },
    { kind: 'activity' as const, waterSportId: 'dive', placeId: 'reef', date: '2027-02-14', time: '08:00', ages: [30] },
  ]
  expect(lines.map((line) => askedDay({ line }))).toEqual(['2027-02-11', '2027-02-12', '2027-02-13', '2027-02-14'])
  expect(askedDay({ line: { kind: 'ferry', tripId: 'a-ship', seats: ['1'] } })).toBeUndefined()
})
