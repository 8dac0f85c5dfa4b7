import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { groupGuests, houseGuests, perNight, priceLine, roomsForAll, roomsNeeded } from './rules.ts'

const DOUBLE = { maxAdults: 2, maxChildren: 1 }
const FAMILY = { maxAdults: 4, maxChildren: 1 }

describe('guests split over rooms by capacity', () => {
  test.each([
    ['two adults fit a double', { adults: 2, children: 0 }, DOUBLE, 1],
    ['so do two adults with a child', { adults: 2, children: 1 }, DOUBLE, 1],
    ['a child may take the place of an adult', { adults: 1, children: 2 }, DOUBLE, 1],
    ['an adult may not take the place of a child', { adults: 3, children: 0 }, DOUBLE, 2],
    ['two adults with two children need two doubles', { adults: 2, children: 2 }, DOUBLE, 2],
    ['or one family room', { adults: 2, children: 2 }, FAMILY, 1],
    ['nine adults need five doubles', { adults: 9, children: 0 }, DOUBLE, 5],
    ['nine adults with six children too', { adults: 9, children: 6 }, DOUBLE, 5],
    ['four adults need two family rooms with six children', { adults: 4, children: 6 }, FAMILY, 2],
    ['no room is left without an adult', { adults: 1, children: 3 }, DOUBLE, undefined],
    ['a bed in a dormitory takes one adult', { adults: 2, children: 0 }, { maxAdults: 1, maxChildren: 0 }, 2],
  ])('%s', (_fact, guests, capacity, rooms) => {
    expect(roomsNeeded(guests, capacity)).toBe(rooms)
  })

  test('rooms asked for alike are one group, the fullest first', () => {
    const rooms = [
      { adults: 2, children: 0 },
      { adults: 3, children: 0 },
      { adults: 2, children: 1 },
      { adults: 2, children: 0 },
    ]
    expect(groupGuests(rooms)).toEqual([
      { adults: 3, children: 0, count: 1 },
      { adults: 2, children: 1, count: 1 },
      { adults: 2, children: 0, count: 2 },
    ])
    expect(roomsForAll(groupGuests(rooms), DOUBLE)).toBe(5)
    expect(roomsForAll([{ adults: 1, children: 3, count: 1 }], DOUBLE)).toBeUndefined()
  })

  const offers = [
    { id: 'cheap', ...DOUBLE, free: 1, price: 100 },
    { id: 'dear', ...DOUBLE, free: 5, price: 150 },
    { id: 'family', ...FAMILY, free: 1, price: 260 },
  ]
  const taken = (rooms: { adults: number; children: number }[]) => {
    const housed = houseGuests(groupGuests(rooms), offers)
    return housed && Object.fromEntries([...housed].filter(([, count]) => count > 0))
  }

  test('the cheapest rooms are taken while they last, then the next', () => {
    expect(taken([{ adults: 2, children: 0 }])).toEqual({ cheap: 1 })
    expect(taken(Array.from({ length: 3 }, () => ({ adults: 2, children: 0 })))).toEqual({ cheap: 1, dear: 2 })
  })

  test('a party for one large room goes into two small ones where that is cheaper or the large one is taken', () => {
    expect(taken([{ adults: 4, children: 0 }])).toEqual({ family: 1 })
    expect(
      taken([
        { adults: 4, children: 0 },
        { adults: 4, children: 0 },
      ]),
    ).toEqual({ family: 1, dear: 2 })
  })

  test('who does not fit is not housed', () => {
    expect(taken(Array.from({ length: 8 }, () => ({ adults: 2, children: 0 })))).toBeUndefined()
    expect(taken([{ adults: 1, children: 6 }])).toBeUndefined()
  })

  const room = fc.record({ adults: fc.integer({ min: 1, max: 9 }), children: fc.integer({ min: 0, max: 6 }) })
  const offer = fc.record({
    maxAdults: fc.integer({ min: 1, max: 6 }),
    maxChildren: fc.integer({ min: 0, max: 3 }),
    free: fc.integer({ min: 0, max: 9 }),
    price: fc.integer({ min: 0, max: 50_000 }),
  })

  test('never more rooms than are free, and a bed for everyone', () => {
    fc.assert(
      fc.property(fc.array(room, { minLength: 1, maxLength: 8 }), fc.array(offer, { maxLength: 5 }), (rooms, list) => {
        const named = list.map((each, index) => ({ ...each, id: `r${index}` }))
        const housed = houseGuests(groupGuests(rooms), named)
        if (housed === undefined) return
        const used = named.map((each) => ({ ...each, rooms: housed.get(each.id) ?? 0 }))
        for (const each of used) expect(each.rooms).toBeLessThanOrEqual(each.free)
        const guests = rooms.reduce((sum, { adults, children }) => sum + adults + children, 0)
        expect(
          used.reduce((sum, each) => sum + each.rooms * (each.maxAdults + each.maxChildren), 0),
        ).toBeGreaterThanOrEqual(guests)
      }),
    )
  })
})

describe('the price of a line', () => {
  const night = (price: number, taxPercent: number) => ({ date: '2026-12-14', price, taxPercent })

  test('tax goes by each night, and is rounded once: 7,500 at 5 %, 7,501 at 18 %', () => {
    expect(priceLine([night(7_500, 5), night(7_501, 18)], 1)).toEqual({
      packageBasePrice: 15_001,
      discount: 0,
      taxAmount: 1_725,
      amountPayable: 16_726,
    })
    // Night by night it would be 105 + 105 + 105 = 315.
    expect(priceLine([night(2_090, 5), night(2_090, 5), night(2_090, 5)], 1).taxAmount).toBe(314)
  })

  test('two rooms of a kind are one line: 2 x 2,090 at 5 % is 209, not 2 x 105', () => {
    expect(priceLine([night(2_090, 5)], 2)).toMatchObject({ packageBasePrice: 4_180, taxAmount: 209 })
  })

  test('payable is base plus tax, always; a night of it is rounded half up', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ price: fc.nat(100_000), taxPercent: fc.constantFrom(5, 18) }), {
          minLength: 1,
          maxLength: 30,
        }),
        fc.integer({ min: 1, max: 8 }),
        (nights, rooms) => {
          const price = priceLine(
            nights.map((each) => ({ ...each, date: '2026-12-14' })),
            rooms,
          )
          expect(price.amountPayable).toBe(price.packageBasePrice - price.discount + price.taxAmount)
          expect(
            Math.abs(perNight(price.amountPayable, nights.length) * nights.length - price.amountPayable),
          ).toBeLessThanOrEqual(nights.length / 2)
        },
      ),
    )
    expect(perNight(10_005, 2)).toBe(5_003)
  })
})
