import { z } from 'zod'
import {
  BOOKING_STATES,
  DOCUMENTS,
  ID_TYPES,
  PAYMENT_PLANS,
  PAYMENT_STATES,
  REFUND_STATES,
  SEXES,
} from '../terms/booking-states.ts'
import { FAILURE } from '../terms/messages.ts'
import { ContactNumber, Email, PersonName } from './contact.ts'
import { endpoint } from './endpoint.ts'
import { Day, Id, LimitText, Paged, PageText, Price, RecordId, Rupees } from './shapes.ts'
import { HeldLine, Instant, Tier } from './trip-lines.ts'
import { Planned } from './trip-plan.ts'

/** Such as "PDK-7K2M9-P4X1C", in Crockford's digits: 50 random bits. */
export const BookingRef = z.string().regex(/^PDK-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/, 'Unknown reference')

/** `lineIds`: on which lines; all where it is not said. */
export const Traveller = z.strictObject({
  name: PersonName,
  age: z.int('Please enter an age').min(0, 'Please enter an age').max(120, 'Please enter an age'),
  sex: z.enum(SEXES, 'Please choose').optional(),
  nationality: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Please choose a country')
    .optional(),
  idType: z.enum(ID_TYPES, 'Please choose a document').optional(),
  idNumber: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9 /-]{4,30}$/, 'Please enter the number of the document')
    .optional(),
  lineIds: z.array(RecordId).max(10).optional(),
})
export type Traveller = z.infer<typeof Traveller>

const Payment = z.object({ id: RecordId, state: z.enum(PAYMENT_STATES), amount: Rupees, at: Instant })
const Refund = z.object({
  id: RecordId,
  state: z.enum(REFUND_STATES),
  amount: Rupees,
  reason: z.string(),
  /** "by": fourteen business days from its approval. */
  dueDate: Day,
})

/** `path` is where that version can be read, also once it holds no more. */
export const AgreedPolicy = z.object({ title: z.string(), version: z.string(), path: z.string() })
export type AgreedPolicy = z.infer<typeof AgreedPolicy>

export const Booking = z.object({
  ref: z.string(),
  /** Without persons, papers and numbers of tickets: its mailbox, by which it was opened, is not confirmed yet. */
  isSummary: z.literal(true).optional(),
  state: z.enum(BOOKING_STATES),
  late: z.boolean(),
  createdAt: Instant,
  expiresAt: Instant.optional(),
  lines: z.array(HeldLine),
  total: Price,
  paid: Rupees,
  due: Rupees,
  balanceDate: Day.optional(),
  /** `contactText` is the number as people read it. */
  lead: z.object({
    name: z.string(),
    email: z.string(),
    contactNumber: z.string(),
    contactText: z.string().optional(),
  }),
  travellers: z.array(Traveller.extend({ name: z.string(), idNumber: z.string().optional() })),
  /** Of a group that the office booked: until when its travellers are named by a list, and how many names are missing. */
  names: z.object({ until: Day, missing: z.int() }).optional(),
  payments: z.array(Payment),
  refunds: z.array(Refund),
  documents: z.array(z.enum(DOCUMENTS)),
  /** The policies as they held when it was placed: its traveller agreed to these versions. */
  policies: z.array(AgreedPolicy).optional(),
  history: z.array(z.object({ at: Instant, text: z.string() })),
  ...Planned,
  now: Instant,
})
export type Booking = z.infer<typeof Booking>

const NoQuery = z.strictObject({})
export const ByRef = z.strictObject({ ref: BookingRef })
const BookingResponse = z.object({ booking: Booking })
const common = { noun: 'bookings', private: true, failure: FAILURE.other } as const

export const placeBooking = endpoint({
  ...common,
  method: 'POST',
  path: '/bookings',
  summary: 'Gives a hold its travellers, its plan of payment and a reference; needs an Idempotency-Key',
  query: NoQuery,
  body: z.strictObject({
    holdId: Id,
    lead: z.strictObject({
      name: PersonName,
      email: Email,
      contactNumber: ContactNumber,
      adult18: z.literal(true, 'The lead traveller must be 18 or older'),
    }),
    travellers: z.array(Traveller).min(1, 'Please name the travellers').max(99),
    plan: z.enum(PAYMENT_PLANS),
    reseat: z.boolean().optional(),
    gstin: z
      .string()
      .regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/, 'Please enter a valid GSTIN')
      .optional(),
    notice: z.string().min(1).max(64),
  }),
  response: BookingResponse,
  success: 201,
  refusals: ['not_found', 'key_required', 'key_reused', 'in_progress', 'paying', 'expired', 'plan'],
})

export const fetchBookings = endpoint({
  ...common,
  method: 'GET',
  path: '/bookings',
  summary: 'The bookings of whoever is signed in, the latest first',
  query: z.strictObject({ page: PageText.optional(), limit: LimitText.optional() }),
  body: z.undefined(),
  response: z.object({ bookings: z.array(Booking), ...Paged }),
  success: 200,
  refusals: ['sign_in'],
})

export const fetchBooking = endpoint({
  ...common,
  method: 'GET',
  path: '/bookings/{ref}',
  summary:
    'A booking, to its visitor, its signed-in owner or whoever looked it up; a summary until its mailbox is confirmed',
  query: ByRef,
  body: z.undefined(),
  response: BookingResponse,
  success: 200,
  refusals: ['not_found'],
})

export const payBooking = endpoint({
  ...common,
  method: 'POST',
  path: '/bookings/{ref}/pay',
  summary: 'Opens the order for what is due, or the same one again; `go` is where the browser pays',
  query: ByRef,
  body: z.strictObject({}),
  response: z.object({
    payment: z.object({
      id: RecordId,
      gateway: z.enum(['razorpay', 'sandbox']),
      amount: Rupees,
      expiresAt: Instant,
      go: z.object({ method: z.enum(['GET', 'POST']), url: z.string(), fields: z.record(z.string(), z.string()) }),
    }),
  }),
  success: 200,
  refusals: ['not_found', 'mailbox_unconfirmed', 'hold_required', 'already_paid', 'closed', 'expired', 'gateway_away'],
})

/** What cancelling would bring at this moment; `ladder` is what it would bring later. */
export const CancelQuote = z.object({
  quoteId: RecordId,
  refund: Rupees,
  keep: Rupees,
  paid: Rupees,
  lines: z.array(z.object({ lineId: RecordId, percent: z.int(), keep: Rupees, refund: Rupees })),
  ladder: z.array(Tier),
  validUntil: Instant,
})
export type CancelQuote = z.infer<typeof CancelQuote>

export const previewCancel = endpoint({
  ...common,
  method: 'POST',
  path: '/bookings/{ref}/cancel/preview',
  summary: 'What comes back when these lines, or all, are cancelled now',
  query: ByRef,
  body: z.strictObject({ lineIds: z.array(RecordId).min(1).max(10).optional() }),
  response: z.object({ cancel: CancelQuote }),
  success: 200,
  refusals: ['not_found', 'mailbox_unconfirmed', 'too_late'],
})

export const cancelBooking = endpoint({
  ...common,
  method: 'POST',
  path: '/bookings/{ref}/cancel',
  summary: 'Cancels what a preview named; the same quote again answers the same',
  query: ByRef,
  body: z.strictObject({ quoteId: Id }),
  response: z.object({ booking: Booking, refund: z.object({ amount: Rupees, dueDate: Day }) }),
  success: 200,
  refusals: ['not_found', 'mailbox_unconfirmed', 'refund_changed', 'too_late'],
})

export const renameTravellers = endpoint({
  ...common,
  method: 'PATCH',
  path: '/bookings/{ref}/travellers',
  summary: 'Corrects names of travellers, where every carrier allows it',
  query: ByRef,
  body: z.strictObject({
    travellers: z
      .array(z.strictObject({ index: z.int().min(0).max(98), name: PersonName }))
      .min(1)
      .max(99),
  }),
  response: BookingResponse,
  success: 200,
  refusals: ['not_found', 'mailbox_unconfirmed', 'not_allowed', 'too_late'],
})

/** Characters of a list of travellers: a hundred lines of two hundred. */
const TRAVELLERS_LIST_MAX = 20_000

export const giveTravellers = endpoint({
  ...common,
  method: 'POST',
  path: '/bookings/{ref}/travellers',
  summary: 'Names the travellers of a group by a list, "name, age, sex, ID number, country" on each line',
  query: ByRef,
  body: z.strictObject({
    list: z.string().trim().min(1, 'Please paste the list of names').max(TRAVELLERS_LIST_MAX, 'This list is too long'),
  }),
  response: BookingResponse,
  success: 200,
  refusals: ['not_found', 'mailbox_unconfirmed', 'not_allowed', 'too_late'],
})
