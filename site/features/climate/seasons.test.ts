import { describe, expect, test } from 'vitest'
import type { PriceSeason } from '#contract/v1/climate.ts'
import { FRAME } from './chart-frame.ts'
import { priceSteps, priceText, seasonOn } from './seasons.ts'

const season = (_id: string, hotelPercent: number, ...ranges: [string, string][]): PriceSeason => ({
  _id,
  name: _id.charAt(0).toUpperCase() + _id.slice(1),
  ranges: ranges.map(([from, to]) => ({ from, to })),
  hotelPercent,
  packagePercent: 100,
  carPercent: 100,
  meaning: '',
})
const seasons = [
  season('peak', 140, ['12-15', '01-15']),
  season('regular', 100, ['01-16', '05-15'], ['10-01', '12-14']),
  season('monsoon', 75, ['05-16', '09-30']),
]

describe('the season of a day', () => {
  test.each([
    ['12-14', 'regular'],
    ['12-15', 'peak'],
    ['12-31', 'peak'],
    ['01-01', 'peak'],
    ['01-15', 'peak'],
    ['01-16', 'regular'],
    ['02-29', 'regular'],
    ['05-15', 'regular'],
    ['05-16', 'monsoon'],
    ['09-30', 'monsoon'],
    ['10-01', 'regular'],
  ])('%s is %s', (day, id) => expect(seasonOn(seasons, day)?._id).toBe(id))
})

test('the price of a month is told with the day it changes', () => {
  expect([1, 2, 5, 7, 12].map((month) => priceText(seasons, month))).toEqual([
    'Peak until the 15th, then regular',
    'Regular',
    'Regular until the 15th, then monsoon',
    'Monsoon',
    'Regular until the 14th, then peak',
  ])
})

test('the line steps four times a year, begins and ends at the edges, and is flat where nothing changes', () => {
  const path = priceSteps(seasons, 'hotelPercent')
  expect(path.match(/V/g)).toHaveLength(4)
  expect(path.startsWith(`M${FRAME.left} `)).toBe(true)
  expect(path.endsWith(`H${FRAME.right}`)).toBe(true)
  expect(priceSteps(seasons, 'carPercent')).toMatch(/^M40 [\d.]+H358$/)
  // 15 December is day 348 of 365.
  expect(path).toContain(`H${Math.round((FRAME.left + (348 / 365) * (FRAME.right - FRAME.left)) * 10) / 10}V`)
})
