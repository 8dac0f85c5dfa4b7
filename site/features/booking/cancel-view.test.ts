import { expect, test } from 'vitest'
import type { Booking, CancelQuote } from '#contract/v1/bookings.ts'
import { cancelView } from './cancel-view.ts'

const NOW = '2026-11-26T06:00:00.000Z'
const QUOTE: CancelQuote = {
  ...{ quoteId: 'q', refund: 80_000, keep: 20_000, paid: 100_000, validUntil: NOW },
  lines: [{ lineId: 'line-1', percent: 80, keep: 20_000, refund: 80_000 }],
  ladder: [
    { until: '2026-12-10T18:29:59.999Z', refundPercent: 80, refund: 80_000 },
    { until: '2026-12-18T18:29:59.999Z', refundPercent: 50, refund: 50_000 },
  ],
}
const LINE = { lineId: 'line-1', title: 'A stay', state: 'live', price: { amountPayable: 100_000 } }
const stepsOf = (quote: CancelQuote, due: number) =>
  cancelView(quote, { lines: [LINE] as unknown as Booking['lines'], now: NOW, due }).ladder.map(
    ({ when, back, note }) => [when, back, note].join(' ').trim(),
  )

test('what is paid in full comes back by percents of it, and in the end not at all', () => {
  expect(stepsOf(QUOTE, 0)).toEqual([
    'Until Thu 10 Dec 2026 ₹80,000 back 80 %',
    'Until Fri 18 Dec 2026 ₹50,000 back 50 %',
    'After that ₹0 no refund',
  ])
})

test('of a part no percent is told that it is not, and a balance ends the steps', () => {
  const ladder = [
    { until: '2026-12-10T18:29:59.999Z', refundPercent: 80, refund: 40_000 },
    { until: '2026-12-11T18:29:59.999Z', refundPercent: 50, refund: 10_000 },
  ]
  expect(stepsOf({ ...QUOTE, refund: 40_000, paid: 60_000, ladder }, 40_000)).toEqual([
    'Until Thu 10 Dec 2026 ₹40,000 back',
    'Until Fri 11 Dec 2026 ₹10,000 back',
  ])
})
