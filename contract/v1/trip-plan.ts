import { z } from 'zod'
import { Day, Picture, RecordId, Rupees, Time } from './shapes.ts'

/** An instant as ISO, in UTC. */
const Instant = z.iso.datetime()

const PLAN_KINDS = [
  'arrival',
  'car',
  'ferry',
  'check-in',
  'check-out',
  'activity',
  'visit',
  'meal',
  'departure',
  'note',
] as const

/**
 * What happens on a day of a trip. `time` is absent where only the order is known. `isFixed`: missing it costs the trip (a ferry, an
 * activity, a driver).
 */
export const PlanEntry = z.object({
  time: Time.optional(),
  kind: z.enum(PLAN_KINDS),
  text: z.string(),
  note: z.string().optional(),
  lineId: RecordId.optional(),
  isFixed: z.boolean(),
})
export type PlanEntry = z.infer<typeof PlanEntry>

/** Nights of a trip without a bed, from `checkIn` on; `islandId` is where the traveller is then, where that is known. */
const MissingStay = z.object({ checkIn: Day, checkOut: Day, islandId: z.string().optional() })
export type MissingStay = z.infer<typeof MissingStay>

/** Two things of a trip on different islands (`from`, `to`: their ids) without a ferry between them; `text` is the warning that says so. */
export const MissingFerry = z.object({ text: z.string(), from: z.string(), to: z.string(), date: Day })
export type MissingFerry = z.infer<typeof MissingFerry>

/** A day of a trip in order of hours. `gaps` name what is missing: "No bed on the night of Tue 2 Feb". */
export const PlanDay = z.object({
  date: Day,
  title: z.string(),
  island: z.string().optional(),
  picture: Picture.optional(),
  entries: z.array(PlanEntry),
  gaps: z.array(z.string()),
  missingStay: MissingStay.optional(),
})
export type PlanDay = z.infer<typeof PlanDay>

const Port = z.object({ name: z.string(), town: z.string() })

/** One crossing, of a ferry line or of a package; `show` is what its counter wants to see. `seats` are named as on the boat: "12D". */
export const FerryTicket = z.object({
  lineId: RecordId,
  tripId: RecordId,
  date: Day,
  departTime: Time,
  arriveTime: Time,
  from: Port,
  to: Port,
  carrier: z.string(),
  vessel: z.string(),
  vesselId: z.string().optional(),
  className: z.string(),
  deck: z.string().optional(),
  seats: z.array(z.string()),
  infants: z.int().optional(),
  reportTime: Time,
  counterClosesTime: Time,
  luggage: z.string(),
  /** The carrier's own number of the ticket, once there is one. */
  pnr: z.string().optional(),
  show: z.string(),
})
export type FerryTicket = z.infer<typeof FerryTicket>

/** Nights in one hotel, booked by themselves or inside a package. */
export const HotelStay = z.object({
  lineId: RecordId,
  hotelId: RecordId.optional(),
  hotelName: z.string(),
  address: z.string().optional(),
  phone: z.string().optional(),
  picture: Picture.optional(),
  checkIn: Day,
  checkInTime: Time.optional(),
  checkOut: Day,
  checkOutTime: Time.optional(),
  nights: z.int(),
  rooms: z.string(),
  guests: z.string().optional(),
  included: z.array(z.string()),
})
export type HotelStay = z.infer<typeof HotelStay>

/** `driver` and `driverPhone` are filled in by the office; `driverNote` says when they come and whom to ring until then. */
export const CarRide = z.object({
  lineId: RecordId,
  title: z.string(),
  vehicles: z.string(),
  date: Day,
  pickupTime: Time,
  pickupPlace: z.string(),
  dropPlace: z.string().optional(),
  distanceOrHours: z.string().optional(),
  picture: Picture.optional(),
  included: z.array(z.string()),
  driver: z.string().optional(),
  driverPhone: z.string().optional(),
  driverNote: z.string(),
})
export type CarRide = z.infer<typeof CarRide>

export const ActivityVisit = z.object({
  lineId: RecordId,
  name: z.string(),
  date: Day,
  time: Time,
  meetTime: Time.optional(),
  place: z.string(),
  guests: z.string(),
  picture: Picture.optional(),
  durationMinutes: z.int().optional(),
  bring: z.array(z.string()),
  included: z.array(z.string()),
  healthRules: z.array(z.string()),
})
export type ActivityVisit = z.infer<typeof ActivityVisit>

/**
 * What comes back when everything that can still be cancelled is: `refund` of the `paid` rupees, after `from` and up to and with
 * `until`; the last step has no `until` and brings nothing. Steps with `isPaidInFull` say what it is once the whole price is in,
 * the others what it is as long as only `paid` is. Both are in order of time.
 */
export const RefundStep = z.object({
  from: Instant,
  until: Instant.optional(),
  paid: Rupees,
  refund: Rupees,
  isPaidInFull: z.boolean(),
})
export type RefundStep = z.infer<typeof RefundStep>

/** The whole trip in the order of days: what page, voucher, mails and calendar all say. */
export const TripPlan = z.object({
  title: z.string(),
  firstDate: Day,
  lastDate: Day,
  islands: z.array(z.string()),
  pictures: z.array(Picture),
  days: z.array(PlanDay),
  ferries: z.array(FerryTicket),
  stays: z.array(HotelStay),
  cars: z.array(CarRide),
  activities: z.array(ActivityVisit),
  included: z.array(z.string()),
  notIncluded: z.array(z.string()),
  carry: z.array(z.string()),
  permits: z.array(z.string()),
  emergency: z.array(z.object({ label: z.string(), number: z.string() })),
})
export type TripPlan = z.infer<typeof TripPlan>

/** Absent from what was stored before there were plans, and from other providers. */
export const Planned = {
  plan: TripPlan.optional(),
  refundSteps: z.array(RefundStep).optional(),
}
