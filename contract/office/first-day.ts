import { z } from 'zod'
import { FIRST_DAY_STEPS } from '../terms/first-day-steps.ts'
import { POLICIES } from '../terms/paths.ts'
import { Id } from '../v1/shapes.ts'
import { FactorProof } from './factor-proof.ts'
import { NoBody, NoQuery, officeEndpoint } from './office-endpoint.ts'
import { Version } from './sections.ts'

export const ChecklistStep = z.object({
  id: z.enum(FIRST_DAY_STEPS),
  isDone: z.boolean(),
  /** How far it is: "2 of 6 differ from the demo's". */
  note: z.string(),
})
export type ChecklistStep = z.infer<typeof ChecklistStep>

export const OpenPolicy = z.object({ slug: z.string(), title: z.string(), version: z.string() })
export type OpenPolicy = z.infer<typeof OpenPolicy>

const Checklist = z.object({
  steps: z.array(ChecklistStep),
  /** Those that are the demo's and that nobody has confirmed. */
  openPolicies: z.array(OpenPolicy),
  /** Somebody does not want to see it on Today any more. */
  isPutAway: z.boolean(),
})
export type Checklist = z.infer<typeof Checklist>

export const fetchChecklist = officeEndpoint({
  operation: 'settings.read',
  method: 'GET',
  path: '/first-day',
  summary: 'What leads to the first sale, and what of it is done',
  query: NoQuery,
  body: NoBody,
  response: z.object({ checklist: Checklist }),
})

export const putChecklistAway = officeEndpoint({
  operation: 'settings.change',
  method: 'PATCH',
  path: '/first-day',
  summary: 'Takes the checklist off Today, or puts it back',
  query: NoQuery,
  body: z.strictObject({ isPutAway: z.boolean() }),
  response: z.object({ checklist: Checklist }),
})

export const confirmPolicies = officeEndpoint({
  operation: 'settings.change',
  method: 'POST',
  path: '/first-day/policies',
  summary:
    'Says that policies of the demo hold for this business as they stand; refused where one is another version by now',
  query: NoQuery,
  body: z.strictObject({
    policies: z
      .array(z.strictObject({ slug: Id, version: Version }))
      .min(1)
      .max(POLICIES.length),
  }),
  response: z.object({ checklist: Checklist }),
  refusals: ['changed'],
})

const Counted = z.object({ what: z.string(), count: z.int() })

export const RestartPreview = z.object({
  /** What has to be typed. */
  businessName: z.string(),
  goes: z.array(Counted),
  stays: z.array(Counted),
  /** Bookings with money that no practice gateway took, and live holds where a real one takes it: with any of them nothing is emptied. */
  realBookings: z.int(),
  /** When it was done; null where the catalogue is the demo's. */
  doneAt: z.string().nullable(),
})
export type RestartPreview = z.infer<typeof RestartPreview>

export const previewRestart = officeEndpoint({
  operation: 'data.restart',
  method: 'GET',
  path: '/first-day/restart',
  summary: 'What a start with own data would empty, and what would stay',
  query: NoQuery,
  body: NoBody,
  response: z.object({ restart: RestartPreview }),
})

export const restartWithOwnData = officeEndpoint({
  operation: 'data.restart',
  method: 'POST',
  path: '/first-day/restart',
  summary: 'Empties the demo: its catalogue, its bookings and enquiries; texts and settings stay',
  query: NoQuery,
  body: z.strictObject({
    /** As the settings have it, against a hasty tap. */
    businessName: z.string().trim().min(1, 'Please type the name of the business').max(120),
    /** A fresh second factor, against a browser that was left open. */
    ...FactorProof.shape,
  }),
  response: z.object({ restart: RestartPreview }),
  refusals: ['wrong_name', 'wrong_code', 'wrong_passkey', 'expired', 'too_many', 'real_bookings', 'done'],
})
