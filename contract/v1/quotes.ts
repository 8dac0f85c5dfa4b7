import { z } from 'zod'
import { FAILURE } from '../terms/messages.ts'
import { Email, PersonName } from './contact.ts'
import { endpoint } from './endpoint.ts'
import { Hold, Initial } from './holds.ts'
import { Id, Price, RecordId } from './shapes.ts'
import { HeldLine, Instant, Lines } from './trip-lines.ts'
import { Planned } from './trip-plan.ts'

/** A trip in writing: `draft` ones are only shared, without a number and a validity. */
export const SavedQuote = z.object({
  id: RecordId,
  /** Such as "QUO-7K2M9P", in Crockford's digits, drawn at random. */
  number: z.string().optional(),
  version: z.int().positive(),
  /** Who saved it; told to that visitor, and to whoever has signed in with its mailbox. */
  name: z.string().optional(),
  createdAt: Instant,
  /** Written by the office for a group: it cannot be changed online, and its travellers are named later. */
  isForGroup: z.boolean(),
  /** Who wrote it, and their words to the travellers. */
  writtenBy: z.string().optional(),
  note: z.string().optional(),
  validUntil: Instant.optional(),
  url: z.string(),
  lines: z.array(HeldLine),
  total: Price,
  initial: Initial.optional(),
  /** Lines of a draft that cannot be had any more: they show what they were. */
  problems: z.array(z.object({ line: z.int(), message: z.string() })).optional(),
  /** What is said in place of accepting where it takes more than may be held online: our office books it. */
  group: z.string().optional(),
  ...Planned,
  state: z.enum(['open', 'accepted', 'expired']),
  /** Until when our office holds it for whoever accepts it first. */
  heldUntil: Instant.optional(),
  /** It has become a booking, whatever came of that: nobody can go on with it here. */
  isBooked: z.boolean().optional(),
})
export type SavedQuote = z.infer<typeof SavedQuote>

const NoQuery = z.strictObject({})
const ById = z.strictObject({ id: Id })
const Version = z.int().positive()
const QuoteResponse = z.object({ quote: SavedQuote })
const common = { noun: 'quotes', private: true, failure: FAILURE.other } as const

export const saveQuote = endpoint({
  ...common,
  method: 'POST',
  path: '/quotes',
  summary: 'Puts a trip in writing, with a number and a day until which it is valid, or shares a draft of it',
  query: NoQuery,
  body: z.strictObject({
    lines: Lines,
    name: PersonName.optional(),
    email: Email.optional(),
    draft: z.boolean().optional(),
  }),
  response: QuoteResponse,
  success: 201,
  refusals: ['too_many'],
})

export const fetchQuote = endpoint({
  ...common,
  method: 'GET',
  path: '/quotes/{id}',
  summary: 'A quote, to whoever has its link',
  query: ById,
  body: z.undefined(),
  response: QuoteResponse,
  success: 200,
  refusals: ['not_found'],
})

export const changeQuote = endpoint({
  ...common,
  method: 'PATCH',
  path: '/quotes/{id}',
  summary: 'The next version of a quote',
  query: ById,
  body: z.strictObject({ version: Version, lines: Lines }),
  response: QuoteResponse,
  success: 200,
  refusals: ['not_found', 'version', 'not_allowed'],
})

export const sendQuote = endpoint({
  ...common,
  method: 'POST',
  path: '/quotes/{id}/send',
  summary: 'Mails the link of a quote',
  query: ById,
  body: z.strictObject({ email: Email }),
  response: z.object({}),
  success: 202,
  refusals: ['not_found', 'too_many'],
})

export const acceptQuote = endpoint({
  ...common,
  method: 'POST',
  path: '/quotes/{id}/accept',
  summary: 'Holds what a quote names, at its price',
  query: ById,
  body: z.strictObject({ version: Version }),
  response: z.object({ hold: Hold }),
  success: 201,
  refusals: ['not_found', 'version', 'unavailable', 'expired'],
})
