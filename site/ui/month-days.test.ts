import { expect, test } from 'vitest'
import { addMonths, monthName, sameDayIn, weekday, weeksOf } from './month-days.ts'

test('a month is its weeks from Monday, with gaps where a neighbour begins', () => {
  const weeks = weeksOf('2028-02')
  expect(weeks[0]).toEqual([
    undefined,
    '2028-02-01',
    '2028-02-02',
    '2028-02-03',
    '2028-02-04',
    '2028-02-05',
    '2028-02-06',
  ])
  expect(weeks.at(-1)?.[1]).toBe('2028-02-29')
  expect(weeks.flat().filter((day) => day !== undefined)).toHaveLength(29)
})

test('a month that begins on Monday and has 28 days is four weeks', () => {
  expect(weeksOf('2027-02')).toHaveLength(4)
})

test.each([
  ['2026-12', 1, '2027-01'],
  ['2027-01', -1, '2026-12'],
  ['2026-11', 14, '2028-01'],
])('%s and %i months is %s', (month, count, then) => {
  expect(addMonths(month, count)).toBe(then)
})

test('the 31st becomes the last day of a shorter month', () => {
  expect(sameDayIn('2027-01-31', '2027-02')).toBe('2027-02-28')
  expect(sameDayIn('2028-01-31', '2028-02')).toBe('2028-02-29')
  expect(sameDayIn('2027-02-10', '2027-03')).toBe('2027-03-10')
})

test('names and weekdays', () => {
  expect(monthName('2026-12')).toBe('December 2026')
  expect(weekday('2026-11-23')).toBe(0)
  expect(weekday('2026-11-22')).toBe(6)
})
