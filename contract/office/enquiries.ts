import { z } from 'zod'
import { ENQUIRY_STATES } from '../terms/enquiry-states.ts'
import { QUOTE_NOTE_LENGTH_MAX } from '../terms/limits.ts'
import { Day, Id, Price, RecordId, Rupees } from '../v1/shapes.ts'
import { Instant, Line, Lines } from '../v1/trip-lines.ts'
import { ListQuery, listOf } from './lists.ts'
import { NoBody, NoQuery, officeEndpoint } from './office-endpoint.ts'
import { Subject, Text } from './reply-templates.ts'
import { Reach } from './today.ts'
import { WishStart } from './trips.ts'

const State = z.enum(ENQUIRY_STATES)
const ById = z.strictObject({ id: z.string().regex(/^\d{1,18}$/, 'Unknown id') })
const Assigned = z.object({ id: RecordId, name: z.string() })

export const EnquiryRow = z.object({
  id: RecordId,
  reference: z.string(),
  subject: z.string(),
  about: z.string(),
  name: z.string(),
  email: z.string(),
  ...Reach.shape,
  travellers: z.string(),
  travelDate: Day.nullable(),
  state: State,
  assigned: Assigned.nullable(),
  receivedAt: Instant,
  lastAt: Instant,
  /** By when an answer was promised; null where the hours of support did not say. */
  dueAt: Instant.nullable(),
  isLate: z.boolean(),
  /** Further enquiries of the same sender that are joined to it. */
  joined: z.int(),
})
export type EnquiryRow = z.infer<typeof EnquiryRow>

export const ENQUIRY_SORTS = ['due', 'lastAt', 'receivedAt', 'name'] as const

export const listEnquiries = officeEndpoint({
  operation: 'enquiries.read',
  method: 'GET',
  path: '/enquiries',
  summary: 'The inbox; joined enquiries are one row',
  query: ListQuery.extend({
    sort: z.enum(ENQUIRY_SORTS).default('due'),
    /** `open`: new, replied or quoted, as where none is said; `any`: those that are closed too, spam aside. */
    state: z.enum(['open', 'any', ...ENQUIRY_STATES]).optional(),
    /** A member's id, or `none`. */
    assigned: z.string().max(40).optional(),
    late: z.enum(['true']).optional(),
    subject: z.string().max(40).optional(),
  }),
  body: NoBody,
  response: listOf(EnquiryRow),
})

export const countEnquiries = officeEndpoint({
  operation: 'enquiries.read',
  method: 'GET',
  path: '/enquiries/counts',
  summary: 'How many enquiries stand where, and how many are late',
  query: NoQuery,
  body: NoBody,
  response: z.object({ counts: z.record(State, z.int()), late: z.int() }),
})

/** What was asked: of joined enquiries each one. */
const Ask = z.object({
  reference: z.string(),
  at: Instant,
  subject: z.string(),
  about: z.string(),
  detail: z.string().nullable(),
  travellers: z.string(),
  travelDate: Day.nullable(),
  message: z.string().nullable(),
  price: z.object({ amountPayable: Rupees, covers: z.string() }).nullable(),
})
const Message = z.object({
  id: RecordId,
  kind: z.enum(['reply', 'note']),
  at: Instant,
  by: z.string(),
  subject: z.string(),
  text: z.string(),
})
const EnquiryQuote = z.object({ number: z.string(), url: z.string(), state: z.enum(['open', 'accepted', 'expired']) })

export const Enquiry = EnquiryRow.extend({
  asks: z.array(Ask),
  messages: z.array(Message),
  quotes: z.array(EnquiryQuote),
  /** Where the quote of a group is written, for each of its requests. */
  writeLinks: z.array(z.object({ reference: z.string(), url: z.string() })),
  /** What was asked for as a trip: lines that are named whole, and where the picker of further ones begins. */
  basket: z.object({ lines: z.array(Line), start: WishStart }),
  /** Who can be given it. */
  members: z.array(Assigned),
})
export type Enquiry = z.infer<typeof Enquiry>
const EnquiryResponse = z.object({ enquiry: Enquiry })

export const fetchEnquiry = officeEndpoint({
  operation: 'enquiries.read',
  method: 'GET',
  path: '/enquiries/{id}',
  summary: 'One enquiry with all that was asked, answered and noted',
  query: ById,
  body: NoBody,
  response: EnquiryResponse,
  refusals: ['not_found'],
})

export const changeEnquiry = officeEndpoint({
  operation: 'enquiries.answer',
  method: 'PATCH',
  path: '/enquiries/{id}',
  summary: 'Where it stands, and who looks after it',
  query: ById,
  body: z.strictObject({ state: State.optional(), assignedTo: Id.nullable().optional() }),
  response: EnquiryResponse,
  refusals: ['not_found'],
})

export const replyToEnquiry = officeEndpoint({
  operation: 'enquiries.answer',
  method: 'POST',
  path: '/enquiries/{id}/reply',
  summary: 'Mails the sender; a new enquiry is then replied',
  query: ById,
  body: z.strictObject({ subject: Subject, text: Text }),
  response: EnquiryResponse,
  refusals: ['not_found', 'no_mailbox'],
})

export const noteOnEnquiry = officeEndpoint({
  operation: 'enquiries.answer',
  method: 'POST',
  path: '/enquiries/{id}/notes',
  summary: 'A note for the office alone',
  query: ById,
  body: z.strictObject({ text: Text }),
  response: EnquiryResponse,
  refusals: ['not_found'],
})

export const draftReply = officeEndpoint({
  operation: 'enquiries.answer',
  method: 'GET',
  path: '/enquiries/{id}/draft',
  summary: 'A template with what it says of this enquiry filled in, to be looked at before it is sent',
  query: ById.extend({ template: Id }),
  body: NoBody,
  response: z.object({ subject: z.string(), text: z.string() }),
  refusals: ['not_found'],
})

export const quoteEnquiry = officeEndpoint({
  operation: 'enquiries.answer',
  method: 'POST',
  path: '/enquiries/{id}/quote',
  summary: 'Prices a trip for the sender (`preview`), or puts it in writing and mails it',
  query: ById,
  body: z.strictObject({
    lines: Lines,
    note: z.string().trim().max(QUOTE_NOTE_LENGTH_MAX, `At most ${QUOTE_NOTE_LENGTH_MAX} characters`).optional(),
    preview: z.boolean().optional(),
  }),
  response: z.object({ total: Price, enquiry: Enquiry }),
  refusals: ['not_found', 'no_mailbox', 'unavailable', 'group'],
})

export const attachQuote = officeEndpoint({
  operation: 'enquiries.answer',
  method: 'POST',
  path: '/enquiries/{id}/attach-quote',
  summary: 'Joins a quote that was made on the site to the enquiry it answers',
  query: ById,
  body: z.strictObject({
    number: z
      .string()
      .trim()
      .regex(/^QUO-[0-9A-Z]{4,12}$/, 'Such as QUO-7K2M9P'),
  }),
  response: EnquiryResponse,
  refusals: ['not_found'],
})
