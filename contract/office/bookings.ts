import { z } from 'zod'
import { BOOKING_STATES, DOCUMENTS, LINE_STATES, REFUND_STATES, SEXES } from '../terms/booking-states.ts'
import { AgreedPolicy, BookingRef } from '../v1/bookings.ts'
import { Day, RecordId, Rupees } from '../v1/shapes.ts'
import { Instant, Line } from '../v1/trip-lines.ts'
import { ListQuery, listOf } from './lists.ts'
import { NoBody, officeEndpoint } from './office-endpoint.ts'

/** The products of a line, as the office filters by them. */
export const LINE_KINDS = Line.options.map(({ shape }): Line['kind'] => shape.kind.value)

const State = z.enum(BOOKING_STATES)
const Kind = z.enum(LINE_KINDS)
const ByRef = z.strictObject({ ref: BookingRef })

/** A booking in the list. `id` is its reference; days are the first and the last of its live lines, or of all where none lives. */
export const BookingRow = z.object({
  id: z.string(),
  state: State,
  name: z.string(),
  contactNumber: z.string(),
  /** The number as people read it. */
  contactText: z.string(),
  email: z.string(),
  titles: z.array(z.string()),
  kinds: z.array(Kind),
  travellers: z.int(),
  firstDay: Day,
  lastDay: Day,
  createdAt: Instant,
  total: Rupees,
  paid: Rupees,
  due: Rupees,
})
export type BookingRow = z.infer<typeof BookingRow>

/** The latest first. `total` is counted up to 10,000. `q`: a reference, a name, a telephone number or its last digits, a mail address. */
export const listBookings = officeEndpoint({
  operation: 'bookings.read',
  method: 'GET',
  path: '/bookings',
  summary: 'Bookings by reference, name, telephone, mail address, day of travel, product and state',
  query: ListQuery.extend({
    /** A part of the trip starts on one of these days. */
    from: Day.optional(),
    until: Day.optional(),
    kind: Kind.optional(),
    state: State.optional(),
  }),
  body: NoBody,
  response: listOf(BookingRow),
})

const StoryLine = z.object({
  lineId: RecordId,
  kind: Kind,
  title: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  state: z.enum(LINE_STATES),
  price: Rupees,
  /** What was kept of a cancelled one. */
  kept: Rupees.nullable(),
  details: z.array(z.object({ label: z.string(), text: z.string() })),
  seats: z.array(z.string()),
  pnr: z.string().nullable(),
  driver: z.object({ name: z.string(), phone: z.string() }).nullable(),
})

/** Money as it stands in the books: what came in and what went back. */
const StoryMoney = z.object({
  at: Instant,
  entry: z.enum(['captured', 'refunded']),
  amount: Rupees,
  /** The gateway, or how the office took it. */
  gateway: z.string(),
  /** The gateway's number of the payment, or that of the receipt. */
  number: z.string(),
})

const StoryRefund = z.object({
  id: RecordId,
  amount: Rupees,
  reason: z.string(),
  state: z.enum(REFUND_STATES),
  dueDate: Day,
  /** The office took it, so that the office pays it back. */
  isByHand: z.boolean(),
})

export const BookingStory = z.object({
  id: z.string(),
  state: State,
  late: z.boolean(),
  createdAt: Instant,
  confirmedAt: Instant.nullable(),
  /** Until when it is held, before it is paid. */
  expiresAt: Instant.nullable(),
  lead: z.object({ name: z.string(), email: z.string(), contactNumber: z.string(), contactText: z.string() }),
  gstin: z.string().nullable(),
  lines: z.array(StoryLine),
  /** Without the numbers of their documents. */
  travellers: z.array(
    z.object({
      name: z.string(),
      age: z.int(),
      sex: z.enum(SEXES).nullable(),
      nationality: z.string().nullable(),
      hasDocument: z.boolean(),
    }),
  ),
  /** Of a group: until when it names its travellers, and how many are missing. */
  names: z.object({ until: Day, missing: z.int() }).nullable(),
  total: Rupees,
  paid: Rupees,
  due: Rupees,
  /** What confirms it, or what is due next. */
  dueNext: Rupees,
  balanceDay: Day.nullable(),
  money: z.array(StoryMoney),
  refunds: z.array(StoryRefund),
  /** What became of it, in the order of time. `by`: the member of staff. */
  history: z.array(z.object({ at: Instant, text: z.string(), by: z.string().nullable() })),
  mails: z.array(z.object({ at: Instant, subject: z.string(), state: z.enum(['waiting', 'sent', 'kept', 'failed']) })),
  documents: z.array(z.enum(DOCUMENTS)),
  /** The policies as they held when it was placed. */
  policies: z.array(AgreedPolicy),
  messages: z.array(z.object({ at: Instant, reference: z.string(), text: z.string() })),
  notes: z.array(z.object({ at: Instant, by: z.string(), text: z.string() })),
  /** Whether a no-show can be marked now: its first part has started. */
  hasStarted: z.boolean(),
  /** Whether whoever asks marked the no-show, so that somebody else has to reverse it. */
  isOwnNoShow: z.boolean(),
  now: Instant,
})
export type BookingStory = z.infer<typeof BookingStory>

export const fetchStory = officeEndpoint({
  operation: 'bookings.read',
  method: 'GET',
  path: '/bookings/{ref}',
  summary: 'The whole story of a booking',
  query: ByRef,
  body: NoBody,
  response: z.object({ booking: BookingStory }),
})

export const fetchDocument = officeEndpoint({
  operation: 'bookings.read',
  method: 'GET',
  path: '/bookings/{ref}/documents/{kind}',
  summary: 'A document of a booking as a file, as its traveller has it',
  query: ByRef.extend({ kind: z.enum(DOCUMENTS) }),
  body: NoBody,
  /** The file itself. */
  response: z.unknown(),
})
