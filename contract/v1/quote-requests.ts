import { z } from 'zod'
import { QUOTE_NOTE_LENGTH_MAX, SIGNATURE_LENGTH_MAX } from '../terms/limits.ts'
import { FAILURE } from '../terms/messages.ts'
import { endpoint } from './endpoint.ts'
import { SavedQuote } from './quotes.ts'
import { Day, Id, Price } from './shapes.ts'
import { Instant } from './trip-lines.ts'

/** A group's request as the office sees it before it writes the quote. `shown` is the price the traveller saw, `now` that of this moment. */
export const QuoteRequest = z.object({
  reference: z.string(),
  createdAt: Instant,
  linkEndsAt: Instant,
  name: z.string(),
  email: z.string(),
  contactNumber: z.string(),
  packageName: z.string(),
  startDate: Day,
  adultCount: z.int(),
  childAges: z.array(z.int()),
  message: z.string().optional(),
  shown: Price.optional(),
  now: Price.optional(),
  /** Why it cannot be had from that day. */
  problem: z.string().optional(),
  /** Once it is written. */
  quote: SavedQuote.pick({ number: true, version: true, url: true, state: true }).optional(),
})
export type QuoteRequest = z.infer<typeof QuoteRequest>

const ByToken = z.strictObject({ token: Id })
const common = { noun: 'quotes', private: true, failure: FAILURE.other } as const

export const fetchQuoteRequest = endpoint({
  ...common,
  method: 'GET',
  path: '/quote-requests/{token}',
  summary: "A group's request, to whoever has the signed link that the office was mailed",
  query: ByToken,
  body: z.undefined(),
  response: z.object({ request: QuoteRequest }),
  success: 200,
  refusals: ['not_found', 'expired'],
})

/** `version` is the one seen, 0 where none is written yet: a form sent twice writes once. Another `startDate` has the price of today. */
export const writeQuote = endpoint({
  ...common,
  method: 'POST',
  path: '/quote-requests/{token}/quote',
  summary: "Writes the quote of a group's request and mails it, with the signed link of the office",
  query: ByToken,
  body: z.strictObject({
    version: z.int().min(0),
    startDate: Day.optional(),
    by: z.string().trim().max(SIGNATURE_LENGTH_MAX, `At most ${SIGNATURE_LENGTH_MAX} characters`).optional(),
    note: z.string().trim().max(QUOTE_NOTE_LENGTH_MAX, `At most ${QUOTE_NOTE_LENGTH_MAX} characters`).optional(),
  }),
  response: z.object({ quote: SavedQuote }),
  success: 201,
  refusals: ['not_found', 'expired', 'version', 'unavailable'],
})
