import { describe, expect, test } from 'vitest'
import type { HeldLine, LineOf } from '#contract/v1/trip-lines.ts'
import { productOf } from './registry.ts'

const HELD = {
  ...{ lineId: 'line-1', title: 'A line', startsAt: '2026-12-25T01:30:00.000Z', endsAt: '2026-12-28T18:29:59.999Z' },
  price: { packageBasePrice: 100, discount: 0, taxAmount: 5, amountPayable: 105 },
  ...{ nonRefundable: 0, cancellation: [], initialPercent: 30, details: [], state: 'live' as const },
}
const START: LineOf<'package'> = {
  ...{ kind: 'package', packageId: 'reef', startDate: '2026-12-25' },
  ...{ adultCount: 2, childAges: [8, 0] },
}
const STAY: LineOf<'hotel'> = {
  ...{ kind: 'hotel', roomId: 'tern', checkIn: '2026-12-25', checkOut: '2026-12-28' },
  rooms: [
    { adults: 2, children: 0 },
    { adults: 1, children: 1 },
  ],
}
const SEATS: LineOf<'ferry'> = { kind: 'ferry', tripId: 'tm-101~2026-12-25', seats: ['P2A', 'P2B'], infants: 1 }
const HIRE: LineOf<'car'> = {
  ...{ kind: 'car', hire: 'airport', chargeId: 'airport.wandoor', pickupDate: '2026-12-25', pickupTime: '22:30' },
  ...{ vehicles: [{ vehicleId: 'sedan', count: 2 }], passengers: 6 },
}
const DIVE: LineOf<'activity'> = {
  ...{ kind: 'activity', waterSportId: 'dive', placeId: 'nemo', date: '2026-12-25', time: '09:00' },
  ages: [30, 12],
}

describe('a product says', () => {
  test.each<[HeldLine, string, string]>([
    [{ ...HELD, ...START }, 'Fri 25 Dec 2026 to Mon 28 Dec 2026', '2 adults, 2 children (ages 8, under 1)'],
    [{ ...HELD, ...STAY }, 'Fri 25 Dec 2026 to Mon 28 Dec 2026, 3 nights', '2 rooms, 3 adults, 1 child'],
    [
      { ...HELD, ...SEATS, endsAt: '2026-12-25T03:00:00.000Z' },
      'Fri 25 Dec 2026, 07:00 to 08:30',
      '2 seats, 1 infant on a lap',
    ],
    [{ ...HELD, ...HIRE }, 'Fri 25 Dec 2026, pick-up 22:30', '2 vehicles, 6 passengers'],
    [{ ...HELD, ...DIVE }, 'Fri 25 Dec 2026, 09:00', '2 guests'],
  ])('when a line is, and for whom: %j', (line, when, party) => {
    const product = productOf(line)
    expect([product.whenText(line), product.partyText(line)]).toEqual([when, party])
  })

  test('which whole days it takes, where it has no hours', () => {
    const daysOf = (line: HeldLine) => productOf(line).wholeDays?.(line)
    expect(daysOf({ ...HELD, ...START })).toEqual({ from: '2026-12-25', until: '2026-12-29' })
    expect(daysOf({ ...HELD, ...STAY })).toEqual({ from: '2026-12-25', until: '2026-12-28' })
    for (const line of [SEATS, HIRE, DIVE]) expect(daysOf({ ...HELD, ...line })).toBeUndefined()
  })

  test('what can be reviewed: of cars a planned day alone, of ferries nothing', () => {
    const subjectOf = (line: LineOf<'package' | 'hotel' | 'ferry' | 'car' | 'activity'>) =>
      productOf(line).reviewSubject?.(line)
    expect(subjectOf(START)).toEqual({ kind: 'package', subject_id: 'reef' })
    expect(subjectOf(STAY)).toEqual({ kind: 'hotel', subject_id: 'tern', room_id: 'tern' })
    expect(subjectOf(DIVE)).toEqual({ kind: 'activity', subject_id: 'dive' })
    expect([subjectOf(HIRE), subjectOf(SEATS)]).toEqual([undefined, undefined])
    expect(subjectOf({ ...HIRE, hire: 'package', chargeId: 'jails' })).toEqual({ kind: 'car', subject_id: 'jails' })
  })

  test.each([
    ['seats', SEATS, { ...SEATS, seats: ['P2B'] }, { ...SEATS, seats: ['P3A'] }],
    ['sailings', SEATS, { ...SEATS }, { ...SEATS, tripId: 'another' }],
    [
      'nights',
      STAY,
      { ...STAY, checkIn: '2026-12-27', checkOut: '2026-12-30' },
      { ...STAY, checkIn: '2026-12-28', checkOut: '2026-12-30' },
    ],
    ['vehicles', HIRE, { ...HIRE, chargeId: 'another' }, { ...HIRE, vehicles: [{ vehicleId: 'suv', count: 1 }] }],
    ['slots', DIVE, { ...DIVE, ages: [20] }, { ...DIVE, time: '11:00' }],
    ['starts', START, { ...START, adultCount: 4 }, { ...START, startDate: '2026-12-26' }],
  ])('whether two lines reach for the same %s', (_, line, sharing, apart) => {
    const product = productOf(line)
    expect([product.isSharing(line, sharing), product.isSharing(line, apart)]).toEqual([true, false])
  })
})
