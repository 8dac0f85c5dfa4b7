import { expect, test } from 'vitest'
import { refundDueDate } from './business-days.ts'

test.each([
  // Two weekends, and Christmas on a Friday.
  ['2026-12-10', undefined, '2026-12-31'],
  // Approved on a Saturday: Monday is the first day.
  ['2026-11-07', undefined, '2026-11-26'],
  ['2026-11-07', ['2026-11-09', '2026-11-24'], '2026-11-30'],
  // A holiday on a Sunday is none.
  ['2026-11-07', ['2026-11-08'], '2026-11-26'],
  ['2026-11-07', ['2027-11-09'], '2026-11-26'],
  ['2026-11-07', ['9 November 2026'], '2026-11-26'],
  ['2026-11-07', { days: ['2026-11-09'] }, '2026-11-26'],
])('a refund of %s, with %j as moving holidays, is promised by %s', (day, setting, due) => {
  expect(refundDueDate(day, setting)).toBe(due)
})
