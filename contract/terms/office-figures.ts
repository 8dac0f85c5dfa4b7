import { PICKUP_LEAD_MINUTES } from './car-hire.ts'
import { type CarSurcharges, USUAL_CAR_SURCHARGES } from './car-surcharges.ts'
import { FERRY_SEATS_MAX } from './limits.ts'

/** What the office may set and texts name (booking rules 1.8, 1.5.8). Percents are of the price. */
export type OfficeFigures = {
  /** A hold lives so long; starting to pay adds so much once; nothing is held longer than the last. */
  holdMinutes: number
  payMinutes: number
  holdMinutesMax: number
  /** Live holds of one visitor, seats of one sailing in them, and times a day that one visitor holds the same seat. */
  visitorHolds: number
  visitorSeats: number
  seatHoldsADay: number
  /** What may be paid first. */
  packagePercent: number
  hotelPercent: number
  carPercent: number
  activityPercent: number
  ferryPercent: number
  /** Packages that start on these days of the year, both in, are paid in full at once: "12-15". */
  packageInFull: { from: string; until: string }
  /** The shortest notice of a pick-up. */
  pickupLeadMinutes: number
  /** What a car costs more or less by night and by season. */
  carSurcharges: CarSurcharges
}

/** Where the office has set nothing. */
export const USUAL_FIGURES: OfficeFigures = {
  holdMinutes: 15,
  payMinutes: 10,
  holdMinutesMax: 30,
  visitorHolds: 3,
  visitorSeats: FERRY_SEATS_MAX,
  seatHoldsADay: 3,
  packagePercent: 50,
  hotelPercent: 30,
  carPercent: 30,
  activityPercent: 30,
  ferryPercent: 100,
  packageInFull: { from: '12-15', until: '01-15' },
  pickupLeadMinutes: PICKUP_LEAD_MINUTES,
  carSurcharges: USUAL_CAR_SURCHARGES,
}
