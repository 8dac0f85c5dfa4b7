import { z } from 'zod'
import { daysBetween } from '../terms/india-time.ts'
import { AVAILABILITY_DAYS_MAX, PORT_NAME_LENGTH_MAX } from '../terms/limits.ts'
import { FAILURE, VALIDATION } from '../terms/messages.ts'
import { endpoint } from './endpoint.ts'
import { Day, Id, Rupees, Time } from './shapes.ts'

/** What can be asked for; each kind is answered by its own slice. A hotel is asked by the id of one of its room types, a car by that of a charge or a car package, a ferry by its ports, `from~to`. */
const AVAILABILITY_KINDS = ['package', 'hotel', 'ferry', 'activity', 'car'] as const

const ONE_OF = `Please give one of: ${AVAILABILITY_KINDS.join(', ')}`

export const CLOSED_REASONS = ['sold_out', 'closed', 'too_soon', 'not_yet', 'no_sailing', 'moon'] as const
export type ClosedReason = (typeof CLOSED_REASONS)[number]

/**
 * `left`: of a package the travellers its rooms and ferries still hold, of a hotel the rooms free that night, of a water sport or a ferry
 * the most that one slot or sailing holds, of a car the vehicles (or sets of them) that seat the party in the freest hours.
 * `priceFrom`, tax inside: a person of two sharing, a room for that night, a guest or a boat, a seat, the cheapest vehicle that
 * seats the party by day.
 */
export const AvailableDay = z.object({
  date: z.string(),
  open: z.boolean(),
  reason: z.enum(CLOSED_REASONS).optional(),
  left: z.number().int().nonnegative().optional(),
  priceFrom: Rupees.optional(),
  slots: z.array(z.object({ time: Time, left: z.number().int().nonnegative() })).optional(),
})
export type AvailableDay = z.infer<typeof AvailableDay>

/** Two ports, towns or islands, as the search of ferries takes them: by id or name. */
const Crossing = z
  .string()
  .max(2 * PORT_NAME_LENGTH_MAX + 1, 'Unknown id')
  .regex(/^[^~]+~[^~]+$/, 'Unknown id')

const PeopleText = z
  .string()
  .regex(/^\d{1,2}$/, 'Please enter a whole number')
  .transform(Number)

/** `place`: of a water sport offered at several places, the one meant; without it, the best of them. Without `adults` and `children`: two adults, one room, one guest. */
export const AvailabilityQuery = z
  .strictObject({
    kind: z.enum(AVAILABILITY_KINDS, ONE_OF),
    id: z.union([Id, Crossing], 'Unknown id'),
    from: Day,
    to: Day,
    place: Id.optional(),
    adults: PeopleText.optional(),
    children: PeopleText.optional(),
  })
  .refine(({ kind, id }) => (kind === 'ferry') === id.includes('~'), { path: ['id'], message: 'Unknown id' })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'The last day must not be before the first' })
  .refine(({ from, to }) => daysBetween(from, to) < AVAILABILITY_DAYS_MAX, {
    path: ['to'],
    message: `Please ask for at most ${AVAILABILITY_DAYS_MAX} days`,
  })
  .refine(({ kind, place }) => place === undefined || kind === 'activity', {
    path: ['place'],
    message: VALIDATION.unknownField,
  })
export type AvailabilityQuery = z.infer<typeof AvailabilityQuery>

export const fetchAvailability = endpoint({
  method: 'GET',
  path: '/availability',
  noun: 'availability',
  summary: 'Which days are open, and why others are not; with the slots of each day where there are any',
  query: AvailabilityQuery,
  body: z.undefined(),
  /** `partial`: others sell on these days too, and are asked only for one day at a time. */
  response: z.object({ days: z.array(AvailableDay), partial: z.boolean().optional() }),
  success: 200,
  failure: FAILURE.other,
  refusals: ['not_found', 'pax_limit'],
})
