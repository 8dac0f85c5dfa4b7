import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bestPlans, canFollow, partyFare, whyNoPlan } from './plan-rules.ts'

type Trip = Parameters<typeof canFollow>[0]
const trip = (departureTime: string, arrivalTime: string, more: Partial<Trip> = {}): Trip => ({
  ...{ date: '2026-12-25', departureTime, arrivalTime, infantFare: 50, salesOpen: true },
  tripId: `${departureTime} ${more.vessel?.id ?? 'a'}`,
  vessel: { id: 'a', name: 'A' },
  classes: [{ code: 'pClass', name: 'Premium', fare: 1_000, taxAmount: 0, portFee: 50, seatsLeft: 9 }],
  ...more,
})
const other = { vessel: { id: 'b', name: 'B' } }

describe('a leg can follow another', () => {
  test.each([
    ['on another vessel an hour later', trip('10:30', '11:20', other), true],
    ['on another vessel a minute sooner', trip('10:29', '11:20', other), false],
    ['on the same vessel going on at once', trip('09:30', '10:20'), true],
    ['on the same vessel before it has come', trip('09:29', '10:20'), false],
    ['on the day after, however early', trip('05:00', '06:00', { ...other, date: '2026-12-26' }), true],
    ['not on the day before', trip('20:00', '21:00', { ...other, date: '2026-12-24' }), false],
  ])('%s: %#', (_what, next, expected) => {
    expect(canFollow(trip('08:00', '09:30'), next)).toBe(expected)
  })
})

test('a party pays the cheapest class that holds all of it, and the port fee for infants', () => {
  const classes = [
    { code: 'pClass' as const, name: 'Premium', fare: 1_000, taxAmount: 0, portFee: 50, seatsLeft: 2 },
    { code: 'bClass' as const, name: 'Business', fare: 1_500, taxAmount: 0, portFee: 50, seatsLeft: 3 },
  ]
  const one = trip('08:00', '09:30', { classes })
  expect(partyFare(one, { adults: 2, children: 0, infants: 1 })).toBe(2_050)
  expect(partyFare(one, { adults: 2, children: 1, infants: 0 })).toBe(4_500)
  expect(partyFare(one, { adults: 4, children: 0, infants: 0 })).toBeUndefined()
  expect(partyFare({ ...one, salesOpen: false }, { adults: 1, children: 0, infants: 0 })).toBeUndefined()
})

const minutes = fc.integer({ min: 0, max: 12 * 4 })
const clock = (quarters: number) =>
  `${String(6 + Math.floor(quarters / 4)).padStart(2, '0')}:${String((quarters % 4) * 15).padStart(2, '0')}`
const anySailing = fc
  .record({
    at: minutes,
    vessel: fc.constantFrom('a', 'b'),
    fare: fc.integer({ min: 900, max: 904 }),
    seats: fc.constantFrom(0, 1, 5),
  })
  .map(({ at, vessel, fare, seats }) =>
    trip(clock(at), clock(at + 4), {
      vessel: { id: vessel, name: vessel },
      classes: [{ code: 'pClass', name: 'Premium', fare, taxAmount: 0, portFee: 50, seatsLeft: seats }],
    }),
  )

test('the plans are those of trying every combination, best first, whatever the timetable', () => {
  const party = { adults: 1, children: 0, infants: 0 }
  fc.assert(
    fc.property(
      fc.array(fc.array(anySailing, { maxLength: 6 }), { minLength: 2, maxLength: 4 }),
      fc.integer({ min: 1, max: 5 }),
      (legs, most) => {
        let all: Trip[][] = [[]]
        for (const trips of legs) all = all.flatMap((plan) => trips.map((each) => [...plan, each]))
        const costs = all
          .filter((plan) => plan.every((each) => partyFare(each, party) !== undefined))
          .filter((plan) => plan.every((each, index) => index === 0 || canFollow(plan[index - 1] ?? each, each)))
          .map((plan) => plan.reduce((sum, each) => sum + (partyFare(each, party) ?? 0), 0))
          .sort((one, two) => one - two)
        const found = bestPlans(legs, party, most)
        expect(found.map(({ fareFrom }) => fareFrom)).toEqual(costs.slice(0, most))
        for (const { legs: taken, waitsMinutes } of found) {
          expect(waitsMinutes).toHaveLength(taken.length - 1)
          expect(waitsMinutes.every((wait) => wait >= 0)).toBe(true)
        }
      },
    ),
    { numRuns: 200 },
  )
})

describe('why there is no plan', () => {
  const party = { adults: 2, children: 0, infants: 0 }
  const early = trip('08:00', '09:30')
  test.each([
    ['nobody sails', [[early], []], { leg: 1, reason: 'no_sailing' }],
    ['sales are closed', [[{ ...early, salesOpen: false }], []], { leg: 0, reason: 'closed' }],
    ['no class holds the party', [[early], [trip('12:00', '13:00', { classes: [] })]], { leg: 1, reason: 'full' }],
    [
      'the last boat on leaves too soon',
      [
        [trip('10:00', '11:30'), early],
        [trip('07:00', '08:00', other), trip('10:29', '11:00', other)],
      ],
      { leg: 1, reason: 'connection', arrivalTime: '09:30', departureTime: '10:29' },
    ],
  ] as const)('%s', (_why, legs, expected) => {
    expect(whyNoPlan(legs as unknown as Trip[][], party)).toEqual(expected)
  })

  test('is said exactly when there is none, whatever the timetable', () => {
    fc.assert(
      fc.property(fc.array(fc.array(anySailing, { maxLength: 4 }), { minLength: 2, maxLength: 4 }), (legs) => {
        expect(whyNoPlan(legs, party) === undefined).toBe(bestPlans(legs, party, 1).length > 0)
      }),
    )
  })
})
