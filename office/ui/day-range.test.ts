import { expect, test } from 'vitest'
import { daysOf, isInRange, stepFrom, weekdayPlace } from './day-range.ts'

const backwards = { row: 'garden', from: '2027-03-02', to: '2027-02-27' }

test('a range drawn backwards holds the same days, over the end of a month too', () => {
  expect(daysOf(backwards)).toEqual(['2027-02-27', '2027-02-28', '2027-03-01', '2027-03-02'])
  expect(isInRange(backwards, 'garden', '2027-03-01')).toBe(true)
  expect(isInRange(backwards, 'beach', '2027-03-01')).toBe(false)
  expect(isInRange(backwards, 'garden', '2027-03-03')).toBe(false)
})

const days = Array.from({ length: 14 }, (_, place) => `2027-02-${String(place + 1).padStart(2, '0')}`)

test('arrows go by days and rows, on a phone by days and weeks, and not beyond the edge', () => {
  const grid = { rows: ['garden', 'beach'], days }
  expect(stepFrom(grid, 'garden', '2027-02-03', 'ArrowRight')).toEqual({ row: 'garden', day: '2027-02-04' })
  expect(stepFrom(grid, 'garden', '2027-02-03', 'ArrowDown')).toEqual({ row: 'beach', day: '2027-02-03' })
  expect(stepFrom(grid, 'beach', '2027-02-03', 'ArrowDown')).toBeUndefined()
  expect(stepFrom(grid, 'garden', '2027-02-01', 'ArrowLeft')).toBeUndefined()
  const month = { ...grid, weekly: true }
  expect(stepFrom(month, 'garden', '2027-02-03', 'ArrowDown')).toEqual({ row: 'garden', day: '2027-02-10' })
  expect(stepFrom(month, 'garden', '2027-02-10', 'ArrowDown')).toBeUndefined()
  expect(stepFrom(grid, 'garden', '2027-02-03', 'Enter')).toBeUndefined()
})

test('a week begins on Monday', () => {
  expect([weekdayPlace('2027-02-01'), weekdayPlace('2027-02-07')]).toEqual([0, 6])
})
