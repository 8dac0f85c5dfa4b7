/** What a unit of a foreign currency costs, in rupees. */
export type CurrencyRate = { code: string; rupees: number }

/** Where all rates are shown, with their day. */
export const CURRENCY_PATH = '/currency'
/** Rates of an older day are shown to nobody (ours): in a month most currencies move by less than a hint rounds off. */
export const CURRENCY_RATES_DAYS_MAX = 31
/** So many currencies are shown (ours). */
export const CURRENCIES_MAX = 40

/** Smaller amounts, rounded to a whole unit, would be off by more than a tenth. */
const ROUGH_BELOW = 5
/** A rate of a day is no closer than this. */
const DIGITS = 3

/**
 * What a price in rupees is about in another currency: "about $118". Whole units of at most three digits, as nobody knows the
 * cents of a day to come; of an amount too small for that, what it is under: "under $2".
 */
export function currencyHint(rupees: number, { code, rupees: rate }: CurrencyRate): string {
  const amount = rupees / rate
  if (amount < ROUGH_BELOW) return `under ${inCurrency(Math.max(Math.ceil(amount), 1), code)}`
  const step = 10 ** Math.max(0, Math.floor(Math.log10(amount)) + 1 - DIGITS)
  return `about ${inCurrency(Math.round(amount / step) * step, code)}`
}

function inCurrency(amount: number, code: string): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency: code, maximumFractionDigits: 0 }).format(amount)
}
