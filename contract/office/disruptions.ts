import { z } from 'zod'
import { Day, Id, RecordId, Rupees, Time } from '../v1/shapes.ts'
import { Instant } from '../v1/trip-lines.ts'
import { LINE_KINDS } from './bookings.ts'
import { BEARERS } from './line-changes.ts'
import { ListQuery, listOf } from './lists.ts'
import { type AnyOfficeEndpoint, NoBody, officeEndpoint } from './office-endpoint.ts'
import { Reach } from './today.ts'

export const DISRUPTION_KINDS = ['sailing', 'day', 'activity', 'hotel'] as const
export type DisruptionKind = (typeof DISRUPTION_KINDS)[number]

/** `gone`: the traveller or the office has changed that part of the booking otherwise. */
export const PARTY_STATES = ['open', 'offered', 'waiting', 'rebooked', 'refunded', 'gone'] as const
export type PartyState = (typeof PARTY_STATES)[number]

/** Parts of bookings that one disruption settles at once. */
export const PARTIES_MAX = 500
/** Hours that a traveller may be given to choose. */
export const ANSWER_HOURS_MAX = 72

const TARGET_KINDS = ['sailing', 'activity', 'hotel'] as const
const ById = z.strictObject({ id: Id })
const PartyIds = z.array(Id).min(1, 'Please choose somebody').max(PARTIES_MAX)

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

export const DEEDS = ['rebook', 'refund', 'wait'] as const
export type Deed = (typeof DEEDS)[number]

/** `to`: a place of `elsewhere`; without it the first with room. `apart`: also where a party cannot sit together. */
const Settling = z.strictObject({
  deed: z.enum(DEEDS),
  partyIds: PartyIds,
  to: Id.optional(),
  apart: z.boolean().default(false),
})

/** What the traveller pays more, what goes back, and what we bear. */
const Costs = { charged: Rupees, back: Rupees, borne: Rupees }

const PlanRow = z.object({
  partyId: RecordId,
  ref: z.string(),
  name: z.string(),
  people: z.int(),
  fits: z.boolean(),
  /** Where it goes, or why it does not. */
  words: z.string(),
  isTogether: z.boolean(),
  ...Costs,
})
export const Plan = z.object({
  /** In which order parties are taken. */
  order: z.string(),
  rows: z.array(PlanRow),
  fits: z.int(),
  misses: z.int(),
  ...Costs,
})
export type Plan = z.infer<typeof Plan>

export const planSettling = officeEndpoint({
  operation: 'disruption.read',
  method: 'POST',
  path: '/disruptions/{id}/plan',
  summary: 'What settling these parties so would do now, party by party, with what it costs: nothing is changed',
  query: ById,
  body: Settling,
  response: z.object({ plan: Plan }),
  refusals: ['not_found', 'not_now'],
})

export const settleParties = officeEndpoint({
  operation: 'disruption.settle',
  method: 'POST',
  path: '/disruptions/{id}/settle',
  summary: 'Settles these parties, each for itself: one that fails does not stop the others',
  query: ById,
  /** The sums are those of the plan. */
  body: Settling.extend({ charged: Rupees, back: Rupees }),
  response: z.object({
    results: z.array(
      z.object({ partyId: RecordId, ref: z.string(), name: z.string(), isDone: z.boolean(), words: z.string() }),
    ),
  }),
  refusals: ['not_found', 'not_now', 'plan_changed'],
})

const Subject = z.string().trim().min(3, 'Please enter a subject').max(150, 'A subject has up to 150 characters')
const Text = z.string().trim().min(1, 'Please write something').max(4_000, 'A message has up to 4,000 characters')
const Writing = z.strictObject({
  subject: Subject,
  text: Text,
  partyIds: PartyIds,
  /** How long they have to choose; null where no answer is asked for. */
  answerHours: z.int().min(1, 'Please give them an hour at least').max(ANSWER_HOURS_MAX).nullable(),
})

export const draftMessage = officeEndpoint({
  operation: 'disruption.read',
  method: 'GET',
  path: '/disruptions/{id}/message',
  summary: 'A message to begin with, and the names that are filled in',
  query: ById,
  body: NoBody,
  response: z.object({
    subject: z.string(),
    text: z.string(),
    answerHours: z.int(),
    names: z.array(z.object({ name: z.string(), is: z.string() })),
  }),
  refusals: ['not_found'],
})

export const previewMessage = officeEndpoint({
  operation: 'disruption.read',
  method: 'POST',
  path: '/disruptions/{id}/message/preview',
  summary: 'The message to each of these parties exactly as it would be sent, and the same for WhatsApp',
  query: ById,
  body: Writing,
  response: z.object({
    mails: z.array(
      z.object({
        partyId: RecordId,
        name: z.string(),
        /** Empty where there is no address. */
        to: z.string(),
        subject: z.string(),
        text: z.string(),
        whatsapp: z.string(),
      }),
    ),
  }),
  refusals: ['not_found', 'not_now'],
})

export const sendMessage = officeEndpoint({
  operation: 'disruption.settle',
  method: 'POST',
  path: '/disruptions/{id}/message',
  summary: 'Mails each of these parties; who is asked to choose has until then',
  query: ById,
  body: Writing,
  response: z.object({ sent: z.int(), without: z.int() }),
  success: 202,
  refusals: ['not_found', 'not_now'],
})

export const closeDisruption = officeEndpoint({
  operation: 'disruption.settle',
  method: 'POST',
  path: '/disruptions/{id}/close',
  summary: 'Closes it: travellers can choose no more',
  query: ById,
  /** Whether what was taken off sale is sold again. */
  body: z.strictObject({ sell: z.boolean() }),
  response: z.object({}),
  refusals: ['not_found', 'not_now'],
})

/** Every call of the disruption desk. */
export const disruptionEndpoints: readonly AnyOfficeEndpoint[] = [
  listTargets,
  listDisruptions,
  openDisruption,
  fetchDisruption,
  planSettling,
  settleParties,
  draftMessage,
  previewMessage,
  sendMessage,
  closeDisruption,
]
