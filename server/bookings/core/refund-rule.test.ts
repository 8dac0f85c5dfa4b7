import { describe, expect, test } from 'vitest'
import { termsByDay } from './cancellation-terms.ts'
import { keptOf, type RefundLine, settle } from './refund-rule.ts'

const START = '2026-12-25'
const line = (total: number, nonRefundable = 0): RefundLine => ({
  ...{ id: 'a', total, nonRefundable },
  terms: termsByDay(START),
})
const guest = (one: RefundLine, paid: number, at: string) => {
  const { keep } = keptOf(one, 'guest', new Date(at))
  return settle({ paid, live: [], kept: [keep] }).refund
}
/** An hour of the day so many days before the start, in India. */
const daysBefore = (days: number) => new Date(Date.parse(`${START}T10:00:00+05:30`) - days * 86_400_000).toISOString()

describe('the worked examples', () => {
  test.each([
    ['V1', line(100_000), 100_000, '2026-12-10T23:59:59.999+05:30', 80_000],
    ['V2', line(100_000), 100_000, '2026-12-11T00:00:00+05:30', 50_000],
    ['V2 in UTC', line(100_000), 100_000, '2026-12-10T18:30:00Z', 50_000],
    ['V3', line(100_000), 100_000, '2026-12-18T23:59:59+05:30', 50_000],
    ['V4', line(100_000), 100_000, '2026-12-19T00:00:00+05:30', 0],
    ['V5', line(100_000), 100_000, '2026-12-24T18:30:00Z', 0],
    ['V6', line(100_000), 100_000, '2027-01-14T12:00:00+05:30', 0],
    ['V7 at 15 days', line(100_000, 5_000), 100_000, daysBefore(15), 76_000],
    ['V7 at 10 days', line(100_000, 5_000), 100_000, daysBefore(10), 47_500],
    ['V8 at 20 days', line(100_000), 30_000, daysBefore(20), 10_000],
    ['V8 at 10 days', line(100_000), 30_000, daysBefore(10), 0],
    ['V9', line(33_333), 33_333, daysBefore(15), 26_666],
    ['V10', line(70_000, 70_000), 70_000, daysBefore(100), 0],
    ['V11', line(100_000), 0, daysBefore(20), 0],
  ])('%s', (_, one, paid, at, refund) => {
    expect(guest(one, paid, at)).toBe(refund)
  })

  test('V8 and V10 where we call it off: everything paid comes back', () => {
    for (const [one, paid] of [
      [line(100_000), 30_000],
      [line(70_000, 70_000), 70_000],
    ] as const) {
      const { keep } = keptOf(one, 'operator', new Date(daysBefore(1)))
      expect(settle({ paid, live: [], kept: [keep] })).toEqual({ refund: paid, due: 0 })
    }
  })

  test('a part that never comes back is no more than the price: other lines lose nothing by it', () => {
    for (const days of [20, 10, 1]) {
      const at = new Date(daysBefore(days))
      const visa = keptOf(line(70_000, 90_000), 'guest', at)
      expect(visa).toMatchObject({ keep: 70_000, refund: 0 })
      expect(settle({ paid: 170_000, live: [], kept: [visa.keep, 0] })).toEqual({ refund: 100_000, due: 0 })
    }
  })
})
