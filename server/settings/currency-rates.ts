import { z } from 'zod'
import { CURRENCIES_MAX, CURRENCY_RATES_DAYS_MAX, type CurrencyRate } from '#contract/terms/currency.ts'
import { daysBetween, isDay } from '#contract/terms/india-time.ts'
import type { Db } from '#server/db/db.ts'
import { readSetting } from './store.ts'

export const CURRENCY_RATES_SETTING = 'currency_rates'

/** `rates`: rupees for one unit, by the code of the currency. */
const Setting = z.object({
  asOf: z.string().refine(isDay),
  rates: z.record(z.string().regex(/^[A-Z]{3}$/), z.number().positive()),
})

export type DatedRates = { asOf: string; rates: CurrencyRate[] }

export async function readCurrencyRates(db: Db, today: string): Promise<DatedRates | undefined> {
  return currencyRatesOf(await readSetting(db, CURRENCY_RATES_SETTING), today)
}

/** As the office has set them, however old; undefined where it has set none, or nonsense. */
export function storedRatesOf(value: unknown): DatedRates | undefined {
  const read = Setting.safeParse(value)
  if (!read.success) return undefined
  const rates = Object.entries(read.data.rates).map(([code, rupees]) => ({ code, rupees }))
  return { asOf: read.data.asOf, rates }
}

/** Undefined where the office has set none, or nonsense, or set them too long ago. */
function currencyRatesOf(value: unknown, today: string): DatedRates | undefined {
  const read = Setting.safeParse(value)
  if (!read.success) return undefined
  const { asOf } = read.data
  const age = daysBetween(asOf, today)
  if (age < 0 || age > CURRENCY_RATES_DAYS_MAX) return undefined
  const known = new Set(Intl.supportedValuesOf('currency'))
  const rates = Object.entries(read.data.rates)
    .filter(([code]) => code !== 'INR' && known.has(code))
    .map(([code, rupees]) => ({ code, rupees }))
    .toSorted((one, other) => one.code.localeCompare(other.code))
    .slice(0, CURRENCIES_MAX)
  return rates.length === 0 ? undefined : { asOf, rates }
}
