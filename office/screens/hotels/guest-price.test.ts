import { expect, test } from 'vitest'
import { guestPrice, guestWords } from './guest-price.ts'

const TAXES = [
  { fromPrice: 0, percent: 5 },
  { fromPrice: 7501, percent: 18 },
]

test('a guest pays the price with the tax of its slab', () => {
  expect(guestWords(3200, TAXES)).toBe('A guest pays ₹3,360 with 5 % GST.')
  expect(guestWords(9400, TAXES)).toBe('A guest pays ₹11,092 with 18 % GST, the rate above ₹7,500.')
  expect([guestPrice(7500, TAXES).percent, guestPrice(7501, TAXES).percent]).toEqual([5, 18])
})

test('half a rupee of tax is rounded up', () => {
  expect(guestPrice(3210, TAXES).pays).toBe(3371)
})

test('nothing is promised before there is a price', () => {
  for (const price of [null, 0, 12.5]) expect(guestWords(price, TAXES)).toBe('Before GST.')
  expect(guestWords(3200, undefined)).toBe('Before GST.')
})
