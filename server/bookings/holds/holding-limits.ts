import { z } from 'zod'
import { USUAL_FIGURES } from '#contract/terms/office-figures.ts'

const Count = z.int().positive()
const Percent = z.int().min(0).max(100)

/**
 * How much one visitor or network may hold (booking rules 1.8). The office may set each. Of one item of the stock a
 * network may hold so many units, or that percent of it where it is more; 100 percent is no limit.
 */
const HoldingLimits = z.object({
  holdMinutes: Count.default(USUAL_FIGURES.holdMinutes),
  payMinutes: Count.default(USUAL_FIGURES.payMinutes),
  holdMinutesMax: Count.default(USUAL_FIGURES.holdMinutesMax),
  visitorHolds: Count.default(USUAL_FIGURES.visitorHolds),
  /** Of one sailing, over all holds of a visitor; more than ten at once are an enquiry all the same. */
  visitorSeats: Count.default(USUAL_FIGURES.visitorSeats),
  seatHoldsADay: Count.default(USUAL_FIGURES.seatHoldsADay),
  /** Of one sailing. */
  networkSeats: Count.default(20),
  networkPercent: Percent.default(10),
  /** Of a room type on a night. */
  networkRooms: Count.default(3),
  networkRoomsPercent: Percent.default(20),
  /** Of a vehicle on an island, in a slot of four hours. */
  networkCars: Count.default(2),
  networkCarsPercent: Percent.default(25),
  /** Of one start time of an activity at a place. */
  networkPlaces: Count.default(8),
  networkPlacesPercent: Percent.default(25),
  /** New holds of a network in ten minutes by visitors who came without a cookie. */
  networkNewHolds: Count.default(20),
})
export type HoldingLimits = z.infer<typeof HoldingLimits>

export const HOLDING_LIMITS_SETTING = 'holding_limits'

/** The setting as it stands; what it does not say, or says wrong, is as written here. */
export function holdingLimitsOf(setting: unknown): HoldingLimits {
  const read = HoldingLimits.safeParse(setting ?? {})
  return read.success ? read.data : HoldingLimits.parse({})
}
