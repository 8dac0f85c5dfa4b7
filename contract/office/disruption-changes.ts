import { z } from 'zod'
import { Id, RecordId, Rupees } from '../v1/shapes.ts'
import { fetchDisruption, listDisruptions, listTargets, openDisruption } from './disruptions.ts'
import { type AnyOfficeEndpoint, NoBody, officeEndpoint } from './office-endpoint.ts'

/** Parts of bookings that one disruption settles at once. */
const PARTIES_MAX = 500
/** Hours that a traveller may be given to choose. */
const ANSWER_HOURS_MAX = 72

const ById = z.strictObject({ id: Id })
const PartyIds = z.array(Id).min(1, 'Please choose somebody').max(PARTIES_MAX)

const SETTLE_WAYS = ['rebook', 'refund', 'wait'] as const
export type SettleWay = (typeof SETTLE_WAYS)[number]

/** `to`: a place of `elsewhere`; without it the first with room. `apart`: also where a party cannot sit together. */
const Settling = z.strictObject({
  deed: z.enum(SETTLE_WAYS),
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
