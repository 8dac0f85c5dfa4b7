import { expect, it } from 'vitest'
import type { SavedQuote } from '#contract/v1/quotes.ts'
import { pdfPages } from '#tests/support/pdf-text.ts'
import { hotelLine, ORIGIN, packageLine, sampleBooking, sampleBrand } from '#tests/support/sample-bookings.ts'
import { quotePdf } from './quote-sheet.ts'

const lines = [hotelLine, packageLine]
const { total } = sampleBooking(lines, [])

const quote: SavedQuote = {
  ...{ id: 'q', number: 'QUO-7K2M9P', version: 1, name: 'Asha Rao', createdAt: '2026-11-24T06:30:00.000Z' },
  ...{ isForGroup: true, writtenBy: 'Meera Das', note: 'All of you sit on one deck.', state: 'open' },
  ...{ url: `${ORIGIN}/quote/q`, validUntil: '2026-12-01T12:30:00.000Z', lines, total },
  initial: { amount: 1_000, balanceDate: '2026-12-10' },
  refundSteps: [
    { from: '2026-11-24', until: '2026-12-10T18:29:59.000Z', paid: 1_000, refund: 500, isPaidInFull: false },
  ],
}

it('says in a file all that the page of a quote says', async () => {
  const pages = await pdfPages(await quotePdf(quote, sampleBrand, { compress: false }))
  const text = pages.join(' ')
  for (const words of [
    'QUO-7K2M9P',
    'Dear Asha Rao,',
    'All of you sit on one deck.',
    'Meera Das',
    packageLine.title,
    hotelLine.title,
    'This price stands until Tue 1 Dec 2026, 18:00 IST',
    '₹1,000 when you accept',
    'by Thu 10 Dec 2026',
    'Until Thu 10 Dec 2026: ₹500 of the ₹1,000 you have paid.',
    `${ORIGIN}/quote/q`,
  ])
    expect(text).toContain(words)
  expect(text).not.toMatch(/undefined|NaN|Version/)
})
