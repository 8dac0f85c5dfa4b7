import { z } from 'zod'
import { daysBetween } from '../terms/india-time.ts'
import { AVAILABILITY_DAYS_MAX } from '../terms/limits.ts'
import { FAILURE } from '../terms/messages.ts'
import { endpoint } from './endpoint.ts'
import { Day, Id, Rupees, Time } from './shapes.ts'

/** What can be asked for; each kind is answered by its own slice. */
export const AVAILABILITY_KINDS = ['activity'] as const
export type AvailabilityKind = (typeof AVAILABILITY_KINDS)[number]

export const CLOSED_REASONS = ['sold_out', 'closed', 'too_soon', 'not_yet', 'no_sailing', 'moon'] as const
export type ClosedReason = (typeof CLOSED_REASONS)[number]

/** `left` is the most that one slot still holds. */
export const AvailableDay = z.object({
  date: z.string(),
  open: z.boolean(),
  reason: z.enum(CLOSED_REASONS).optional(),
  left: z.number().int().nonnegative().optional(),
  priceFrom: Rupees.optional(),
  slots: z.array(z.object({ time: Time, left: z.number().int().nonnegative() })).optional(),
})
export type AvailableDay = z.infer<typeof AvailableDay>

const PeopleText = z
  .string()
  .regex(/^\d{1,2}$/, 'Please enter a whole number')
  .transform(Number)

/** `place`: for what is offered at several places, the one meant; without it, the best of them. */
export const AvailabilityQuery = z
  .strictObject({
    kind: z.enum(AVAILABILITY_KINDS, `Please give one of: ${AVAILABILITY_KINDS.join(', ')}`),
    id: Id,
    from: Day,
    to: Day,
    place: Id.optional(),
    adults: PeopleText.optional(),
    children: PeopleText.optional(),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'The last day must not be before the first' })
  .refine(({ from, to }) => daysBetween(from, to) < AVAILABILITY_DAYS_MAX, {
    path: ['to'],
    message: `Please ask for at most ${AVAILABILITY_DAYS_MAX} days`,
  })
export type AvailabilityQuery = z.infer<typeof AvailabilityQuery>

export const fetchAvailability = endpoint({
  method: 'GET',
  path: '/availability',
  noun: 'availability',
  summary: 'Which days are open, and why others are not; with the slots of each day where there are any',
  query: AvailabilityQuery,
  body: z.undefined(),
  answer: z.object({ days: z.array(AvailableDay) }),
  success: 200,
  failure: FAILURE.other,
  refusals: ['not_found'],
})
