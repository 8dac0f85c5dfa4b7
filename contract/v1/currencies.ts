import { z } from 'zod'
import { CURRENCIES_MAX } from '../terms/currency.ts'
import { FAILURE } from '../terms/messages.ts'
import { endpoint } from './endpoint.ts'
import { Day } from './shapes.ts'

/** ISO 4217: USD. */
const CurrencyCode = z.string().regex(/^[A-Z]{3}$/)

export const fetchCurrencies = endpoint({
  method: 'GET',
  path: '/currencies',
  cached: {},
  noun: 'currencies',
  own: true,
  summary:
    'What other currencies cost in rupees, and on which day: a hint beside prices. Nothing is paid in them. Empty while there are none',
  query: z.strictObject({}),
  body: z.undefined(),
  response: z.object({
    asOf: Day.nullable(),
    rates: z.array(z.object({ code: CurrencyCode, rupees: z.number().positive() })).max(CURRENCIES_MAX),
  }),
  success: 200,
  failure: FAILURE.other,
  refusals: [],
})
