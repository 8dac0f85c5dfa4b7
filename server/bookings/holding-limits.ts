import { z } from 'zod'

/** How much one visitor or network may hold (booking rules, against hoarding). The office may set each. */
const HoldingLimits = z.object({
  holdMinutes: z.int().positive().default(15),
  payMinutes: z.int().positive().default(10),
  holdMinutesMax: z.int().positive().default(30),
  visitorHolds: z.int().positive().default(3),
  /** Of one sailing, over all holds of a visitor; more than ten at once are an enquiry all the same. */
  visitorSeats: z.int().positive().default(10),
  /** Of one sailing: so many seats, or that percent of it where it is more. */
  networkSeats: z.int().positive().default(20),
  networkPercent: z.int().min(0).max(100).default(10),
  seatHoldsADay: z.int().positive().default(3),
})
export type HoldingLimits = z.infer<typeof HoldingLimits>

export const HOLDING_LIMITS_SETTING = 'holding_limits'

/** The setting as it stands; what it does not say, or says wrong, is as written here. */
export function holdingLimitsOf(setting: unknown): HoldingLimits {
  const read = HoldingLimits.safeParse(setting ?? {})
  return read.success ? read.data : HoldingLimits.parse({})
}
