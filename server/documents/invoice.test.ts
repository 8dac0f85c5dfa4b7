import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pdfPages } from '#tests/support/pdf-text.ts'
import {
  activityLine,
  carLine,
  ferryLine,
  hotelLine,
  packageLine,
  sampleBooking,
  sampleBrand,
} from '#tests/support/sample-bookings.ts'
import { invoicePdf, rupeesSpelledOut } from './invoice.ts'
import { halvesOf, invoiceRows, roundingOf, sumsOf } from './invoice-rules.ts'

describe('the halves of a tax', () => {
  it('add up to it for 5,000 taxes, an odd rupee in CGST', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (tax) => {
        const { cgst, utgst } = halvesOf(tax)
        expect(cgst + utgst).toBe(tax)
        expect(cgst - utgst).toBe(tax % 2)
      }),
      { numRuns: 5_000 },
    )
  })
})

describe('the rows of an invoice', () => {
  it('add up to the price of each line, and to what was kept of a cancelled one', () => {
    const amount = fc.integer({ min: 0, max: 5_000_000 })
    fc.assert(
      fc.property(
        amount,
        fc.integer({ min: 0, max: 40 }),
        amount,
        amount,
        fc.boolean(),
        (payable, rate, kept, fee, off) => {
          const tax = Math.round((payable * rate) / (100 + rate))
          const price = { packageBasePrice: payable - tax, discount: 0, taxAmount: tax, amountPayable: payable }
          const line = { ...carLine, price, state: off ? ('cancelled' as const) : ('live' as const) }
          const rows = invoiceRows([line], { kept: { 'l-car': kept }, untaxed: { 'l-car': fee } })
          for (const row of rows) {
            expect(row.taxable + row.cgst + row.utgst).toBe(row.total)
            expect(Math.min(row.taxable, row.cgst, row.utgst)).toBeGreaterThanOrEqual(0)
          }
          expect(sumsOf(rows).total).toBe(off ? Math.min(kept, payable) : payable)
        },
      ),
      { numRuns: 5_000 },
    )
  })

  it('name the rate of each, none where there is none, and no single one where parts differ', () => {
    const night = { packageBasePrice: 17_500, discount: 0, taxAmount: 2_175, amountPayable: 19_675 }
    const rows = invoiceRows([carLine, ferryLine(['1']), activityLine, packageLine, { ...hotelLine, price: night }], {
      untaxed: { 'l-ferry': 52 },
    })
    expect(rows.map(({ rate }) => rate)).toEqual([5, 18, 0, 18, 5, undefined])
    expect(rows.map(({ taxable }) => taxable)).toEqual([1_500, 1_100, 52, 7_627, 107_735, 17_500])
    expect(roundingOf(rows)).toBeUndefined()
    expect(roundingOf(rows.slice(0, 4))).toBe(14)
  })

  it('leave a cancelled line out where nothing was kept', () => {
    expect(invoiceRows([{ ...hotelLine, state: 'cancelled' }], { kept: {} })).toEqual([])
  })
})

it('writes rupees as Indian invoices do', () => {
  expect(rupeesSpelledOut(0)).toBe('Rupees zero only')
  expect(rupeesSpelledOut(19)).toBe('Rupees nineteen only')
  expect(rupeesSpelledOut(1_05_020)).toBe('Rupees one lakh five thousand and twenty only')
  expect(rupeesSpelledOut(1_13_122)).toBe('Rupees one lakh thirteen thousand one hundred and twenty-two only')
  expect(rupeesSpelledOut(12_34_56_789)).toBe(
    'Rupees twelve crore thirty-four lakh fifty-six thousand seven hundred and eighty-nine only',
  )
  expect(rupeesSpelledOut(1_00_00_00_000)).toBe('Rupees one hundred crore only')
})

it('is an invoice with both parties, every code, the halves and the sum in words', async () => {
  const lines = [{ ...hotelLine, state: 'cancelled' as const }, carLine, ferryLine(['P1', 'P2']), activityLine]
  const pdf = await invoicePdf(
    sampleBooking(lines, ['Asha Rao']),
    sampleBrand,
    {
      ...{ number: 'INV-2026-000123', day: '2026-11-21', customerGstin: '29ABCDE1234F1Z5' },
      ...{ kept: { 'l-hotel': 10_620 }, untaxed: { 'l-ferry': 104 } },
    },
    { compress: false },
  )
  const [page = '', ...more] = pdfPages(pdf)
  expect(more).toEqual([])
  expect(page).not.toContain('\uFFFD')
  for (const words of [
    'Invoice INV-2026-000123',
    'Sat 21 Nov 2026',
    'Andaman and Nicobar Islands (35)',
    'Drawn again After a cancellation; it takes the place of the one given before',
    'Padauk Andaman Holidays',
    '35AAAAA0000A1Z5 (SAMPLE)',
    '29ABCDE1234F1Z5',
    'cancelled, what is kept by the terms 996311 ₹9,000 18 % ₹810 ₹810 ₹10,620',
    '996412 ₹1,500 5 % ₹38 ₹37 ₹1,575',
    '996424 ₹2,200 18 % ₹198 ₹198 ₹2,596',
    'fees passed on without tax ₹104 none ₹0 ₹0 ₹104',
    '999652 ₹7,627 18 % ₹687 ₹686 ₹9,000',
    'Total ₹23,895',
    'Rupees twenty-three thousand eight hundred and ninety-five only',
    'rounding in this invoice: ₹0.14',
  ])
    expect(page).toContain(words)
})

it('says that it is practice where no money moves', async () => {
  const terms = { number: 'PRACTICE-000001', day: '2026-11-21' }
  const booking = sampleBooking([carLine], ['Asha Rao'])
  const [page] = pdfPages(await invoicePdf(booking, sampleBrand, terms, { compress: false, isPractice: true }))
  expect(page).toContain('Practice, not valid for travel')
  expect(page).toContain('Invoice PRACTICE-000001')
  const [real] = pdfPages(await invoicePdf(booking, sampleBrand, terms, { compress: false }))
  expect(real).not.toContain('Practice, not')
})
