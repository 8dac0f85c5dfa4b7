import { expect, test } from 'vitest'
import { validUntilOf } from './save-quote.ts'

const CLOSES_LATE = '2027-03-01T07:00:00+05:30'

test.each([
  [
    'a week later, whatever the hour it was made at',
    '2026-11-24T00:51:00+05:30',
    CLOSES_LATE,
    '2026-12-01T18:00:00+05:30',
  ],
  ['the same at the end of the day', '2026-11-24T23:59:00+05:30', CLOSES_LATE, '2026-12-01T18:00:00+05:30'],
  [
    'the evening before sales close in the morning',
    '2026-11-24T12:00:00+05:30',
    '2026-11-27T07:00:00+05:30',
    '2026-11-26T18:00:00+05:30',
  ],
  [
    'the evening on which sales close later',
    '2026-11-24T12:00:00+05:30',
    '2026-11-27T18:00:00+05:30',
    '2026-11-27T18:00:00+05:30',
  ],
  [
    'the end of sales, where no evening comes before',
    '2026-11-24T19:00:00+05:30',
    '2026-11-25T07:00:00+05:30',
    '2026-11-25T07:00:00+05:30',
  ],
])('a quote stands until %s', (_until, now, closes, until) => {
  const lines = [{ salesCloseAt: new Date(CLOSES_LATE) }, { salesCloseAt: new Date(closes) }]
  expect(validUntilOf(lines, new Date(now))).toEqual(new Date(until))
})
