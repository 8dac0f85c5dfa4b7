import { currencyHint } from '#contract/terms/currency.ts'
import { formatDay } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { sumText } from './texts.ts'

type CurrencyRow = { code: string; name: string; rate: string; example: string }

export type CurrencyView = {
  /** "Tue 24 Nov 2026" */
  asOf: string
  rows: CurrencyRow[]
  /** What the form holds. */
  currency: string
  amount: string
  /** "₹38,000 is about $450." */
  sum?: string
}

/** What every row of the table is worked out for. */
export const EXAMPLE = 10_000
const AMOUNT = /^\d{1,9}$/

type Rates = { asOf: string; rates: readonly { code: string; rupees: number }[] }

export function currencyView({ asOf, rates }: Rates, search: URLSearchParams): CurrencyView {
  const names = new Intl.DisplayNames('en', { type: 'currency' })
  const rate = rates.find(({ code }) => code === search.get('currency')) ?? rates[0]
  const asked = (search.get('amount') ?? '').trim()
  const amount = AMOUNT.test(asked) ? asked : ''
  return {
    asOf: formatDay(asOf),
    rows: rates.map((each) => ({
      code: each.code,
      name: names.of(each.code) ?? each.code,
      rate: exactRupees(each.rupees),
      example: currencyHint(EXAMPLE, each),
    })),
    currency: rate?.code ?? '',
    amount: amount === '' ? String(EXAMPLE) : amount,
    ...(amount === '' || rate === undefined
      ? {}
      : { sum: sumText(formatRupees(Number(amount)), currencyHint(Number(amount), rate)) }),
  }
}

/** A rate as it was set, to four places: ₹84.50, ₹0.5612 */
function exactRupees(rupees: number): string {
  const format = { style: 'currency', currency: 'INR', maximumFractionDigits: 4 } as const
  return new Intl.NumberFormat('en-IN', format).format(rupees)
}
