import { expect, test } from 'vitest'
import { daysOfMonth, monthBeside, spanName } from './calendar-days.ts'

const TODAY = '2026-11-27'

test('a month ahead is shown whole, the one that has begun as four weeks from today', () => {
  const february = daysOfMonth('2027-02', TODAY)
  expect([february.length, february[0], february.at(-1)]).toEqual([28, '2027-02-01', '2027-02-28'])
  const now = daysOfMonth('2026-11', TODAY)
  expect([now.length, now[0], now.at(-1)]).toEqual([28, TODAY, '2026-12-24'])
  expect(daysOfMonth('2026-12', TODAY).length).toBe(31)
  expect(spanName(now, '2026-11', TODAY)).toBe('27 Nov to 24 Dec')
  expect(spanName(february, '2027-02', TODAY)).toBe('February 2027')
})

test('months end where nights for sale do, over the end of a year too', () => {
  expect(monthBeside('2026-12', 1, TODAY)).toBe('2027-01')
  expect(monthBeside('2026-11', -1, TODAY)).toBeUndefined()
  expect(monthBeside('2028-01', 1, TODAY)).toBeUndefined()
})
