import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { USUAL_CAR_SURCHARGES } from '#contract/terms/car-surcharges.ts'
import { priceDrive, vehiclesFor } from './package-rules.ts'
import { carDayAvailability, cheapestSet, fareOf, type SeatOffer, slotsOf } from './rules.ts'

const SURCHARGES = {
  ...USUAL_CAR_SURCHARGES,
  seasons: [...USUAL_CAR_SURCHARGES.seasons, { from: '05-16', to: '09-30', percent: 95 }],
}

describe('the fare of a searched car (car prices 1)', () => {
  test.each([
    ['a short road by day', 550, {}, [550, 0, 28, 578]],
    ['the same at night, at least 150 more', 550, { time: '23:00' }, [700, 150, 35, 735]],
    ['a long road at night, 20% more', 5_300, { time: '22:00' }, [6_360, 1_060, 318, 6_678]],
    ['in the peak', 5_300, { date: '2026-12-25', time: '10:00' }, [6_095, 0, 305, 6_400]],
    ['a night in the peak', 5_300, { date: '2026-12-25', time: '04:59' }, [7_314, 1_219, 366, 7_680]],
    ['in the monsoon', 2_800, { date: '2027-07-01' }, [2_660, 0, 133, 2_793]],
    ['eight hours in January', 2_800, { date: '2027-01-15', time: '09:00' }, [3_220, 0, 161, 3_381]],
  ] as const)('%s', (_what, price, pickup, [whole, nightCharge, taxAmount, amountPayable]) => {
    expect(fareOf({ price, taxPercent: 5 }, pickup, SURCHARGES)).toEqual({
      price: whole,
      nightCharge,
      taxAmount,
      amountPayable,
    })
  })

  test('payable = price + tax, and the night is inside the price, for every fare', () => {
    const pickups = fc.record({
      date: fc.constantFrom(undefined, '2026-12-25', '2027-03-01'),
      time: fc.constantFrom(undefined, '04:59', '05:00', '21:59', '22:00'),
    })
    fc.assert(
      fc.property(fc.nat(200_000), pickups, (price, pickup) => {
        const fare = fareOf({ price, taxPercent: 5 }, pickup, SURCHARGES)
        expect(fare.amountPayable).toBe(fare.price + fare.taxAmount)
        expect(fare.taxAmount).toBe(Math.floor((2 * fare.price * 5 + 100) / 200))
        expect(fare.price - fare.nightCharge).toBe(
          fareOf({ price, taxPercent: 5 }, { date: pickup.date }, SURCHARGES).price,
        )
      }),
    )
  })
})

const rowsOf = (limits: [number, number, number][]) =>
  limits.map(([minPax, maxPax, price], index) => {
    return { vehicleId: `v${index}`, vehicleName: `V${index}`, vehicleCount: 1, minPax, maxPax, price }
  })

describe('the price of a drive (car prices 3)', () => {
  const rows = rowsOf([
    [1, 4, 2_800],
    [5, 6, 3_500],
    [7, 40, 14_000],
  ])

  test('payable = base - discount + tax, the vehicles pay for the cars, and the lines add up, for every party', () => {
    const parties = fc.record({
      adultCount: fc.nat(40),
      childCount: fc.constant(0),
      childAges: fc.array(fc.integer({ min: 0, max: 10 }), { maxLength: 20 }),
      entryFee: fc.boolean(),
    })
    fc.assert(
      fc.property(parties, fc.nat(2_000), (asked, entryFee) => {
        const party = { ...asked, childCount: asked.childAges.length }
        fc.pre(party.adultCount + party.childCount <= 40)
        const price = priceDrive({ rows, entryFee, taxPercent: 5 }, party)
        if (price === undefined) throw new Error('No vehicle')
        const paid = price.vehicles.reduce((sum, each) => sum + each.price, 0)
        expect(price.amountPayable).toBe(price.packageBasePrice - price.discount + price.taxAmount)
        expect(price.carPrice + price.taxAmount).toBe(paid)
        expect(price.packageBasePrice).toBe(price.carPrice + price.entryCharges)
        expect(price.amountPayable).toBe(paid + price.entryCharges)
        expect(price.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(price.amountPayable)
        expect(party.entryFee || price.entryCharges === 0).toBe(true)
      }),
    )
  })

  test('half a ticket is rounded half up, a child at a time', () => {
    const party = { adultCount: 1, childCount: 3, childAges: [4, 5, 10], entryFee: true }
    expect(priceDrive({ rows, entryFee: 25, taxPercent: 5 }, party)?.entryCharges).toBe(25 + 2 * 13)
    expect(priceDrive({ rows, entryFee: 25, taxPercent: 5 }, { ...party, childAges: [] })?.entryCharges).toBe(
      25 + 3 * 13,
    )
  })

  test('where no row is made for a party, the cheapest rows together seat it', () => {
    const small = rowsOf([
      [1, 4, 2_800],
      [5, 6, 3_500],
    ])
    expect(vehiclesFor(small, 9)).toEqual([
      { vehicleId: 'v0', vehicleName: 'V0', count: 1, price: 2_800 },
      { vehicleId: 'v1', vehicleName: 'V1', count: 1, price: 3_500 },
    ])
    expect(vehiclesFor([], 1)).toBeUndefined()
    expect(vehiclesFor(rows, 0)).toEqual([])
  })
})

describe('a set of cars', () => {
  const offer = (vehicleId: string, seats: number, price: number, left = 9): SeatOffer => ({
    vehicleId,
    seats,
    price,
    left,
  })

  test('is the cheapest; of equally cheap ones the fewest cars, then the fewest empty seats', () => {
    expect(cheapestSet([offer('a', 4, 10), offer('b', 7, 15)], 8)).toEqual([{ vehicleId: 'a', count: 2 }])
    expect(cheapestSet([offer('a', 4, 10), offer('b', 8, 20)], 8)).toEqual([{ vehicleId: 'b', count: 1 }])
    expect(cheapestSet([offer('a', 9, 20), offer('b', 8, 20)], 8)).toEqual([{ vehicleId: 'b', count: 1 }])
  })

  test('takes no more of a car than are free, and is none when all together are too few', () => {
    expect(cheapestSet([offer('a', 4, 10, 1), offer('b', 7, 15)], 8)).toEqual([
      { vehicleId: 'a', count: 1 },
      { vehicleId: 'b', count: 1 },
    ])
    expect(cheapestSet([offer('a', 4, 10, 1)], 8)).toBeUndefined()
    expect(cheapestSet([offer('a', 4, 10)], 0)).toBeUndefined()
  })

  test('seats everyone and is never dearer than one kind alone, for every fleet', () => {
    const offers = fc.array(
      fc.record({ seats: fc.integer({ min: 1, max: 12 }), price: fc.nat(5_000), left: fc.nat(5) }),
      {
        minLength: 1,
        maxLength: 5,
      },
    )
    fc.assert(
      fc.property(offers, fc.integer({ min: 1, max: 40 }), (list, passengers) => {
        const known = list.map((each, index) => ({ ...each, vehicleId: String(index) }))
        const set = cheapestSet(known, passengers)
        const seats = known.reduce((sum, each) => sum + each.seats * each.left, 0)
        expect(set !== undefined).toBe(seats >= passengers)
        if (set === undefined) return
        const of = (id: string) => known[Number(id)] ?? { seats: 0, price: 0, left: 0 }
        const price = set.reduce((sum, { vehicleId, count }) => sum + count * of(vehicleId).price, 0)
        expect(set.reduce((sum, { vehicleId, count }) => sum + count * of(vehicleId).seats, 0)).toBeGreaterThanOrEqual(
          passengers,
        )
        for (const { vehicleId, count } of set) expect(count).toBeLessThanOrEqual(of(vehicleId).left)
        for (const each of known) {
          const needed = Math.ceil(passengers / each.seats)
          if (needed <= each.left) expect(price).toBeLessThanOrEqual(needed * each.price)
        }
      }),
    )
  })
})

describe('the hours that a hire takes', () => {
  test.each([
    ['a short ride inside four hours', '08:00', { minutes: 20, days: 1 }, ['10 08:00']],
    ['one that reaches into the next four', '11:50', { minutes: 20, days: 1 }, ['10 08:00', '10 12:00']],
    ['one that ends exactly with them', '08:00', { minutes: 240, days: 1 }, ['10 08:00']],
    ['one over midnight', '23:00', { minutes: 300, days: 1 }, ['10 20:00', '11 00:00']],
    [
      'two days',
      '09:00',
      { minutes: 480, days: 2 },
      ['10 08:00', '10 12:00', '10 16:00', '11 08:00', '11 12:00', '11 16:00'],
    ],
  ] as const)('of %s', (_what, time, length, slots) => {
    expect(slotsOf('2027-02-10', time, length).map((slot) => `${slot.day.slice(8)} ${slot.time}`)).toEqual(slots)
  })

  test('a day is open while the scarcest car of one set is there', () => {
    const request = {
      day: '2027-02-10',
      now: new Date('2027-02-01T00:00:00+05:30'),
      closedWeekdays: [],
      leadMinutes: 330,
      length: { minutes: 60, days: 1 },
      sets: [[{ vehicleId: 'a', count: 2 }]],
    }
    expect(carDayAvailability({ ...request, left: () => 5 })).toMatchObject({ open: true, left: 2 })
    expect(carDayAvailability({ ...request, left: () => 1 })).toMatchObject({
      open: false,
      reason: 'sold_out',
      left: 0,
    })
    expect(carDayAvailability({ ...request, closedWeekdays: ['Wednesday'], left: () => 5 })).toMatchObject({
      reason: 'closed',
    })
  })
})
