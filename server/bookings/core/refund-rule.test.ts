import { describe, expect, test } from 'vitest'
import { dayInIndia, daysBetween } from '#contract/terms/india-time.ts'
import { termsByDay } from '#server/products/cancellation-terms.ts'
import { numberOf, readRules } from '#tests/support/rules-document.ts'
import { keptOf, type RefundLine, settle } from './refund-rule.ts'

const rules = readRules('booking-rules')
const START = '2026-12-25'
const line = (total: number, nonRefundable = 0): RefundLine => ({
  ...{ id: 'a', total, nonRefundable },
  terms: termsByDay(START),
})
/** An hour of the day so many days before the start, in India. */
const daysBefore = (days: number) => new Date(Date.parse(`${START}T10:00:00+05:30`) - days * 86_400_000).toISOString()

/** The examples of the document, one for each of its refunds. */
const EXAMPLES = rules.rows('no. | price | never').flatMap((row) => {
  const lists = Object.entries(row).map(([head, cell]) => [head, cell.split('; ')] as const)
  const most = Math.max(...lists.map(([, cells]) => cells.length))
  return Array.from({ length: most }, (_, index) =>
    Object.fromEntries(lists.map(([head, cells]) => [head.replace('.', ''), cells[index] ?? cells[0] ?? ''])),
  )
})

describe('the worked examples (booking rules 1.5)', () => {
  test.each(EXAMPLES)('$no, $days days before, by the $by: $refund', (row) => {
    const { price = '', never = '', paid = '', 'cancelled at': at = '', days, by, refund = '' } = row
    const one = line(numberOf(price), numberOf(never))
    expect(daysBetween(dayInIndia(new Date(at)), START)).toBe(Number(days))
    const { keep } = keptOf(one, by === 'office' ? 'operator' : 'guest', new Date(at))
    expect(settle({ paid: numberOf(paid), live: [], kept: [keep] }).refund).toBe(numberOf(refund))
  })

  test('of lines that are cancelled alone', () => {
    for (const row of rules.rows('no. | price | other line')) {
      const [price = 0, other = 0, paid = 0, kept, refund, due] = Object.values(row).slice(1).map(numberOf)
      const { keep } = keptOf(line(price), 'guest', new Date(daysBefore(15)))
      expect({ keep, ...settle({ paid, live: [other], kept: [keep] }) }, row['no.']).toEqual({
        keep: kept,
        refund,
        due,
      })
    }
  })

  test('are those from V1 to V11, then V13 and V14', () => {
    const numbers = ['never', 'other line'].flatMap((head) => rules.rows(`no. | price | ${head}`))
    expect(numbers.map((row) => row['no.'])).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14].map((number) => `V${number}`),
    )
  })

  test('V8 and V10 where we call it off: everything paid comes back, and nothing is due', () => {
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
