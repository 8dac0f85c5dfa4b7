import { expect, test } from 'vitest'
import { NO_FACTS } from '#server/products/line-facts.ts'
import { NO_STOCK } from '#server/products/priced-line.ts'
import { crossingAt } from '#tests/support/crossings.ts'
import { offLabel } from './off-label.ts'

type Line = Parameters<typeof offLabel>[0]
type Off = Parameters<typeof offLabel>[1]

const DAY = '2026-11-30'
const NOTHING = { sailingIds: [], activityIds: [], hotelIds: [] }
const off = (more: Partial<Off>): Off => ({
  ...{ kind: 'sailing', title: '08:00 Haddo Wharf to Swaraj Dweep, MV Tern, Mon 30 Nov 2026', from: DAY, until: DAY },
  ...NOTHING,
  ...more,
})
const [first, second] = [crossingAt('a', DAY, '08:00'), crossingAt('b', DAY, '13:30')]
const trip: Line = {
  ...{ title: 'Two nights on Swaraj Dweep, 2 nights 3 days', stock: NO_STOCK },
  asked: { kind: 'package', packageId: 'two', startDate: DAY, adultCount: 2, childAges: [] },
  startsAt: new Date(`${DAY}T00:00:00+05:30`),
  endsAt: new Date('2026-12-02T00:00:00+05:30'),
  facts: {
    ...{ ...NO_FACTS, crossings: [first, second] },
    stays: [
      { hotelId: 'tern-house', hotelName: 'Tern House', checkIn: DAY, checkOut: '2026-12-02', rooms: '', included: [] },
    ],
  },
}
const ferry: Line = {
  ...{ ...trip, title: 'Haddo Wharf to Swaraj Dweep, MV Tern', startsAt: new Date(`${DAY}T08:00:00+05:30`) },
  asked: { kind: 'ferry', tripId: 'a', seats: ['P2A'] },
  facts: { ...NO_FACTS, crossings: [first] },
}
const OF_TRIP = ', of your trip Two nights on Swaraj Dweep, 2 nights 3 days'
const FIRST = 'The 08:00 ferry Haddo Wharf to Swaraj Dweep, MV Tern, Mon 30 Nov 2026'

test('of a package only its ferry is off, or both of them, or its hotel', () => {
  expect(offLabel(trip, off({ sailingIds: ['a'] }))).toBe(`${FIRST}${OF_TRIP}`)
  expect(offLabel(trip, off({ sailingIds: ['a', 'b'] }))).toBe(
    `${FIRST} and the 13:30 ferry Haddo Wharf to Swaraj Dweep, MV Tern, Mon 30 Nov 2026${OF_TRIP}`,
  )
  expect(offLabel(trip, off({ kind: 'hotel', hotelIds: ['tern-house'] }))).toBe(
    `Tern House, Mon 30 Nov 2026 to Wed 2 Dec 2026${OF_TRIP}`,
  )
})

test('a ferry is named with the time it would have left, also one of which little was kept', () => {
  expect(offLabel(ferry, off({ sailingIds: ['a'] }))).toBe(FIRST)
  const bare = { ...ferry, facts: NO_FACTS, stock: { ...NO_STOCK, seats: [{ tripId: 'a', seat: 'P2A' }] } }
  expect(offLabel(bare, off({ sailingIds: ['a'] }))).toBe(
    'Haddo Wharf to Swaraj Dweep, MV Tern, Mon 30 Nov 2026, 08:00',
  )
})

test('an activity has its time, and a hotel its day', () => {
  const dive: Line = {
    ...{ ...ferry, title: 'A dive', facts: NO_FACTS },
    asked: { kind: 'activity', waterSportId: 'dive', placeId: 'beach', date: DAY, time: '08:00', ages: [30] },
  }
  expect(offLabel(dive, off({ kind: 'activity', activityIds: ['dive'] }))).toBe('A dive, Mon 30 Nov 2026, 08:00')
  const stay: Line = {
    ...{ ...trip, title: 'Tern House' },
    asked: { kind: 'hotel', roomId: 'd', checkIn: DAY, checkOut: '2026-12-02', rooms: [{ adults: 2, children: 0 }] },
  }
  expect(offLabel(stay, off({ kind: 'hotel', hotelIds: ['tern-house'] }))).toBe('Tern House, Mon 30 Nov 2026')
})

test('what was moved since is not named as off: neither the new ferry, nor the new day, nor the package', () => {
  const title = 'The ferry 08:00 Haddo Wharf to Swaraj Dweep, MV Tern, Mon 30 Nov 2026'
  const moved = { ...ferry, facts: { ...NO_FACTS, crossings: [second] } }
  expect(offLabel(moved, off({ sailingIds: ['a'] }))).toBe(title)
  expect(offLabel(trip, off({ sailingIds: ['c'] }))).toBe(`${title}${OF_TRIP}`)
  const later: Line = {
    ...{ ...ferry, startsAt: new Date('2026-12-01T08:00:00+05:30'), endsAt: new Date('2026-12-01T09:00:00+05:30') },
    asked: { kind: 'activity', waterSportId: 'dive', placeId: 'beach', date: '2026-12-01', time: '08:00', ages: [30] },
  }
  const day = { kind: 'day' as const, activityIds: ['dive'], sailingIds: ['x'] }
  expect(offLabel(later, off({ ...day, until: '2026-11-30' }))).toBe('A part of Mon 30 Nov 2026')
  expect(offLabel(later, off({ ...day, from: '2026-11-29' }))).toBe('A part of Sun 29 Nov 2026 to Mon 30 Nov 2026')
})
