import { z } from 'zod'
import { infantsProblem } from '../terms/ferry-labels.ts'
import { FERRY_LEGS_MAX, FERRY_LEGS_MIN, FERRY_PLANS_MAX } from '../terms/limits.ts'
import { FAILURE, FERRY_REFUSED } from '../terms/messages.ts'
import { endpoint } from './endpoint.ts'
import { FERRY_LAPS, FerryEnds, FerryPartyCounts, FerrySailing, OperatorResponse } from './ferries.ts'
import { Day, Rupees, Time } from './shapes.ts'

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

/** `fareFrom` is what the whole party pays for all legs in the cheapest class with room; `waitsMinutes` lie between the legs. */
export const FerryPlan = z.object({
  legs: z.array(FerrySailing),
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
