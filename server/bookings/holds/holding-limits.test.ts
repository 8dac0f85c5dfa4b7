import { expect, test } from 'vitest'
import { holdingLimitsOf } from './holding-limits.ts'

/** Where the office has set nothing (booking rules 1.8). */
const RULES = {
  ...{ holdMinutes: 15, payMinutes: 10, holdMinutesMax: 30 },
  ...{ visitorHolds: 3, visitorSeats: 10, seatHoldsADay: 3 },
  ...{ networkSeats: 20, networkPercent: 10, networkRooms: 3, networkRoomsPercent: 20 },
  ...{ networkCars: 2, networkCarsPercent: 25, networkPlaces: 8, networkPlacesPercent: 25, networkNewHolds: 20 },
}

test('where the office has set nothing, the booking rules hold', () => {
  for (const nothing of [undefined, null, {}]) expect(holdingLimitsOf(nothing)).toEqual(RULES)
})

test('what the office sets holds beside the rest; a setting that makes no sense is none', () => {
  expect(holdingLimitsOf({ networkPercent: 100, networkCarsPercent: 0 })).toEqual({
    ...RULES,
    ...{ networkPercent: 100, networkCarsPercent: 0 },
  })
  for (const wrong of [{ networkPercent: 101 }, { networkPercent: -1 }, { networkRooms: 0 }, { visitorHolds: 'many' }])
    expect(holdingLimitsOf({ ...wrong, networkCars: 9 })).toEqual(RULES)
})
