import { dayInIndia } from '#contract/terms/india-time.ts'
import { ok } from '#contract/terms/result.ts'
import { fetchCurrencies } from '#contract/v1/currencies.ts'
import type { Db } from '#server/db/db.ts'
import type { Api } from '#server/http/api.ts'
import { implement } from '#server/http/implement.ts'
import { readCurrencyRates } from '#server/settings/currency-rates.ts'

export function currencyRoutes(api: Api, { db, now }: { db: Db; now: () => Date }): void {
  implement(api, fetchCurrencies, async () => {
    const known = await readCurrencyRates(db, dayInIndia(now()))
    return ok(known ?? { asOf: null, rates: [] })
  })
}
