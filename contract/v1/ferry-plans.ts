import { z } from 'zod'
import { FERRY_CLASSES, infantsProblem } from '../terms/ferry-labels.ts'
import { groupAskText } from '../terms/group-texts.ts'
import { FERRY_LEGS_MAX, FERRY_LEGS_MIN, FERRY_PLANS_MAX, FERRY_SEATS_MAX } from '../terms/limits.ts'
import { FAILURE, FERRY_REFUSED } from '../terms/messages.ts'
import { endpoint } from './endpoint.ts'
import { FERRY_LAPS, FerryEnds, FerryPartyCounts, FerrySailing, OperatorResponse } from './ferries.ts'
import { Day, Id, Rupees, Time } from './shapes.ts'

/** An island hop: each leg starts where the one before ends, on its day or later. */
export const FerryPlanRequest = z
  .strictObject({
    legs: z
      .array(z.strictObject({ ...FerryEnds, date: Day }))
      .min(FERRY_LEGS_MIN, FERRY_REFUSED.legs)
      .max(FERRY_LEGS_MAX, FERRY_REFUSED.legs),
    ...FerryPartyCounts,
  })
  .refine((party) => infantsProblem(party) === undefined, FERRY_LAPS)
export type FerryPlanRequest = z.infer<typeof FerryPlanRequest>

/**
 * `fareFrom` is what the whole party pays for all legs in the cheapest class with room; `waitsMinutes` lie between the legs;
 * `isSeated`: `seatPlan` finds seats on every leg.
 */
export const FerryPlan = z.object({
  legs: z.array(FerrySailing),
  isSeated: z.boolean().optional(),
  fareFrom: Rupees,
  waitsMinutes: z.array(z.number().int().nonnegative()),
})
export type FerryPlan = z.infer<typeof FerryPlan>

/** The first leg (from 0) that lets no plan through, and days on which it sails; of a connection the first arrival and the last boat on. */
export const FerryPlanProblem = z.object({
  leg: z.number().int().nonnegative(),
  reason: z.enum(['no_sailing', 'closed', 'full', 'connection']),
  arrivalTime: Time.optional(),
  departureTime: Time.optional(),
  nearestDates: z.array(Day),
})
export type FerryPlanProblem = z.infer<typeof FerryPlanProblem>

export const planFerries = endpoint({
  method: 'POST',
  path: '/ferry/plans',
  noun: 'ferries',
  summary: 'Two to four crossings as one plan: only connections that can be made, the cheapest first',
  query: z.strictObject({}),
  body: FerryPlanRequest,
  response: z.object({
    plans: z.array(FerryPlan).max(FERRY_PLANS_MAX),
    operators: z.array(OperatorResponse),
    problem: FerryPlanProblem.optional(),
  }),
  success: 200,
  failure: FAILURE.other,
  refusals: ['too_many'],
})

/** Sailings of a plan; `class` where another than the cheapest with room is wanted. */
export const SeatPlanRequest = z
  .strictObject({
    legs: z
      .array(z.strictObject({ tripId: Id, class: z.enum(FERRY_CLASSES).optional() }))
      .min(FERRY_LEGS_MIN, FERRY_REFUSED.legs)
      .max(FERRY_LEGS_MAX, FERRY_REFUSED.legs),
    ...FerryPartyCounts,
  })
  .refine((party) => infantsProblem(party) === undefined, FERRY_LAPS)
  .refine(({ adults, children }) => adults + children <= FERRY_SEATS_MAX, {
    path: ['adults'],
    message: groupAskText(`${FERRY_SEATS_MAX} seats`),
  })
export type SeatPlanRequest = z.infer<typeof SeatPlanRequest>

/** Free seats of one class that touch each other, as they are marked on board ("Premium, seats 2A and 2B"), and what the party pays for them. */
const SeatsTogether = z.object({
  class: z.enum(FERRY_CLASSES),
  seats: z.array(z.string()),
  label: z.string(),
  fare: Rupees,
})
export type SeatsTogether = z.infer<typeof SeatsTogether>

/**
 * `together` is absent where `reason` says why; `otherClasses` then hold the party together on the same sailing. `apart`: the class
 * has seats enough, but not beside each other. `office`: another operator's, whose seats our office books.
 */
export const PlanLegSeats = z.object({
  sailing: FerrySailing.optional(),
  together: SeatsTogether.optional(),
  reason: z.enum(['missing', 'departed', 'closed', 'office', 'full', 'apart']).optional(),
  otherClasses: z.array(SeatsTogether),
})
export type PlanLegSeats = z.infer<typeof PlanLegSeats>

export const seatPlan = endpoint({
  method: 'POST',
  path: '/ferry/plans/seats',
  noun: 'ferries',
  summary: 'Free seats together for a party on each leg of a plan; nothing is held',
  query: z.strictObject({}),
  body: SeatPlanRequest,
  response: z.object({ legs: z.array(PlanLegSeats).max(FERRY_LEGS_MAX) }),
  success: 200,
  failure: FAILURE.other,
  refusals: ['too_many'],
})
