import { z } from 'zod'
import { USUAL_FIGURES } from '#contract/terms/office-figures.ts'

/** How much one visitor or network may hold (booking rules, against hoarding). The office may set each. */
const HoldingLimits = z.object({
  holdMinutes: z.int().positive().default(USUAL_FIGURES.holdMinutes),
  payMinutes: z.int().positive().default(USUAL_FIGURES.payMinutes),
  holdMinutesMax: z.int().positive().default(USUAL_FIGURES.holdMinutesMax),
  visitorHolds: z.int().positive().default(USUAL_FIGURES.visitorHolds),
  /** Of one sailing, over all holds of a visitor; more than ten at once are an enquiry all the same. */
  visitorSeats: z.int().positive().default(USUAL_FIGURES.visitorSeats),
  /** Of one sailing: so many seats, or that percent of it where it is more. */
  networkSeats: z.int().positive().default(20),
  networkPercent: z.int().min(0).max(100).default(10),
  seatHoldsADay: z.int().positive().default(USUAL_FIGURES.seatHoldsADay),
})
export type HoldingLimits = z.infer<typeof HoldingLimits>

export const HOLDING_LIMITS_SETTING = 'holding_limits'

/** The setting as it stands; what it does not say, or says wrong, is as written here. */
export function holdingLimitsOf(setting: unknown): HoldingLimits {
  const read = HoldingLimits.safeParse(setting ?? {})
  return read.success ? read.data : HoldingLimits.parse({})
}
