import { z } from 'zod'
import { Day, Id, RecordId, Rupees, Time } from '../v1/shapes.ts'
import { Instant } from '../v1/trip-lines.ts'
import { LINE_KINDS } from './bookings.ts'
import { BEARERS } from './line-changes.ts'
import { ListQuery, listOf } from './lists.ts'
import { NoBody, officeEndpoint } from './office-endpoint.ts'
import { Reach } from './today.ts'

export const DISRUPTION_KINDS = ['sailing', 'day', 'activity', 'hotel'] as const
export type DisruptionKind = (typeof DISRUPTION_KINDS)[number]

/** `gone`: the traveller or the office has changed that part of the booking otherwise. */
export const PARTY_STATES = ['open', 'offered', 'waiting', 'rebooked', 'refunded', 'gone'] as const
export type PartyState = (typeof PARTY_STATES)[number]

const TARGET_KINDS = ['sailing', 'activity', 'hotel'] as const
const ById = z.strictObject({ id: Id })

/** Something that may be off on a day, with how many bookings have it. */
export const DisruptionTarget = z.object({
  kind: z.enum(TARGET_KINDS),
  id: RecordId,
  label: z.string(),
  time: Time.nullable(),
  parties: z.int(),
  /** A disruption that is open has it already. */
  isOff: z.boolean(),
})
export type DisruptionTarget = z.infer<typeof DisruptionTarget>

export const listTargets = officeEndpoint({
  operation: 'disruption.read',
  method: 'GET',
  path: '/disruptions/targets',
  summary: 'What may be off on a day: its sailings, activities and hotels, with how many bookings each has',
  query: z.strictObject({ day: Day, until: Day.optional() }),
  body: NoBody,
  response: z.object({ targets: z.array(DisruptionTarget) }),
})

export const DisruptionRow = z.object({
  id: RecordId,
  kind: z.enum(DISRUPTION_KINDS),
  title: z.string(),
  from: Day,
  reason: z.string(),
  openedAt: Instant,
  by: z.string(),
  closedAt: Instant.nullable(),
  parties: z.int(),
  settled: z.int(),
  /** Asked to choose and silent; and those of them whose time is over. */
  unanswered: z.int(),
  late: z.int(),
})
export type DisruptionRow = z.infer<typeof DisruptionRow>

export const listDisruptions = officeEndpoint({
  operation: 'disruption.read',
  method: 'GET',
  path: '/disruptions',
  summary: 'What is off, the open ones first',
  query: ListQuery,
  body: NoBody,
  response: listOf(DisruptionRow),
})

/** A sentence that stands in messages and on the page of the traveller. */
const Reason = z
  .string('Please say why: travellers read it')
  .trim()
  .min(8, 'Please say why in a sentence: travellers read it')
  .max(300, 'Please say it in at most 300 characters')
  .transform((text) => (/[.!?]$/.test(text) ? text : `${text}.`))

export const openDisruption = officeEndpoint({
  operation: 'disruption.settle',
  method: 'POST',
  path: '/disruptions',
  summary: 'Something is off: it is not sold any more, and every booking that has it is listed',
  query: z.strictObject({}),
  body: z.strictObject({
    kind: z.enum(DISRUPTION_KINDS),
    day: Day,
    /** The last night of a hotel, where it is off for several. */
    until: Day.optional(),
    targets: z
      .array(z.strictObject({ kind: z.enum(TARGET_KINDS), id: Id }))
      .min(1, 'Please choose what is off')
      .max(200),
    reason: Reason,
    bears: z.enum(BEARERS),
  }),
  response: z.object({ id: RecordId }),
  success: 201,
  refusals: ['not_found', 'already_open', 'not_now'],
})

/** Where a party can go: another sailing of the crossing, or another time of the activity. */
export const Elsewhere = z.object({
  id: RecordId,
  day: Day,
  time: Time,
  label: z.string(),
  free: z.int(),
})
export type Elsewhere = z.infer<typeof Elsewhere>

/** Another part of the booking on that day or after it. */
const Hanging = z.object({
  kind: z.enum(LINE_KINDS),
  title: z.string(),
  startsAt: Instant,
  /** It begins on the day that is off, or on the next. */
  isAtRisk: z.boolean(),
})

export const DisruptionParty = z.object({
  id: RecordId,
  ref: z.string(),
  lineId: RecordId,
  name: z.string(),
  ...Reach.shape,
  /** Whether there is an address to mail to. */
  hasMail: z.boolean(),
  people: z.int(),
  kind: z.enum(LINE_KINDS),
  title: z.string(),
  startsAt: Instant,
  /** As they are marked on board. */
  seats: z.array(z.string()),
  price: Rupees,
  state: z.enum(PARTY_STATES),
  offeredAt: Instant.nullable(),
  answerBy: Instant.nullable(),
  isLate: z.boolean(),
  settled: z.string().nullable(),
  byTraveller: z.boolean(),
  /** What goes back if that part is refunded, and whether nothing of the booking is left then. */
  refund: Rupees,
  endsBooking: z.boolean(),
  hangs: z.array(Hanging),
  /** The places of `elsewhere` that suit it. */
  suits: z.array(RecordId),
})
export type DisruptionParty = z.infer<typeof DisruptionParty>

export const Disruption = z.object({
  id: RecordId,
  kind: z.enum(DISRUPTION_KINDS),
  title: z.string(),
  from: Day,
  until: Day,
  reason: z.string(),
  bears: z.enum(BEARERS),
  openedAt: Instant,
  by: z.string(),
  closedAt: Instant.nullable(),
  now: Instant,
  elsewhere: z.array(Elsewhere),
  /** Those whose time is over first, then those who are asked, then those who are not; last those who are settled. */
  parties: z.array(DisruptionParty),
  messages: z.array(z.object({ at: Instant, by: z.string(), subject: z.string(), parties: z.int() })),
})
export type Disruption = z.infer<typeof Disruption>

export const fetchDisruption = officeEndpoint({
  operation: 'disruption.read',
  method: 'GET',
  path: '/disruptions/{id}',
  summary: 'What is off, with every booking that has it, what hangs on it, where it can go and who has not answered',
  query: ById,
  body: NoBody,
  response: z.object({ disruption: Disruption }),
  refusals: ['not_found'],
})
