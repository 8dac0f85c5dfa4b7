import { expect, test } from 'vitest'
import { priceGuests, unitsOf } from './rules.ts'

const PERSON = { price: 3_500, taxPercent: 18, priceUnit: 'per person', groupMax: 2 } as const
const BOAT = { price: 24_000, taxPercent: 18, priceUnit: 'per boat', groupMax: 4 } as const

test.each([
  [1, 1, 3_500, 534],
  [2, 2, 7_000, 1_068],
  [3, 3, 10_500, 1_602],
])('%i guests take %i units and pay ₹%i, tax ₹%i inside', (guests, units, amountPayable, taxAmount) => {
  expect(unitsOf(PERSON, guests)).toBe(units)
  expect(priceGuests(PERSON, guests)).toMatchObject({ amountPayable, taxAmount })
})

test.each([
  [1, 4, 24_000],
  [4, 4, 24_000],
  [5, 8, 48_000],
])('of boats %i guests take %i places and pay ₹%i', (guests, units, amountPayable) => {
  expect(unitsOf(BOAT, guests)).toBe(units)
  expect(priceGuests(BOAT, guests).amountPayable).toBe(amountPayable)
})

test('what is paid is base less discount plus tax, and the lines add up to it', () => {
  for (let price = 1; price <= 3_000; price += 7) {
    const sum = priceGuests({ ...PERSON, price }, 3)
    expect(sum.packageBasePrice - sum.discount + sum.taxAmount).toBe(sum.amountPayable)
    expect(sum.lines.reduce((total, line) => total + line.amount, 0)).toBe(sum.amountPayable)
  }
})
