import { z } from 'zod'
import { CAR_CHILD_MAX_AGE, CAR_PAX_MAX } from '../terms/car-hire.ts'
import { groupAskText } from '../terms/group-texts.ts'
import { FERRY_SEATS_MAX, PACKAGE_CHILD_MAX_AGE, PARTY_COUNT_MAX, STAY_ROOMS_MAX } from '../terms/limits.ts'
import { VALIDATION } from '../terms/messages.ts'
import { Day, Id, Picture, Price, RecordId, Rupees, Time } from './shapes.ts'

/** One thing of a trip as it is asked for; prices are the server's, and `priceVersion` only says which one was seen. */
const Seen = { priceVersion: z.string().max(64).optional() }
const Count = z.int(VALIDATION.count).min(0, VALIDATION.count).max(PARTY_COUNT_MAX, VALIDATION.count)
const ages = (most: number) =>
  z
    .array(z.int('Please choose an age').min(0, 'Please choose an age').max(most, 'Please choose an age'))
    .max(PARTY_COUNT_MAX)

export const CAR_HIRES = ['airport', 'pickup-drop', 'hourly', 'package'] as const

const PackageLine = z.strictObject({
  kind: z.literal('package'),
  ...Seen,
  packageId: Id,
  startDate: Day,
  adultCount: Count,
  childAges: ages(PACKAGE_CHILD_MAX_AGE),
})

const HotelLine = z.strictObject({
  kind: z.literal('hotel'),
  ...Seen,
  roomId: Id,
  checkIn: Day,
  checkOut: Day,
  rooms: z
    .array(z.strictObject({ adults: Count.min(1, VALIDATION.adult), children: Count }))
    .min(1)
    .max(STAY_ROOMS_MAX, groupAskText(`${STAY_ROOMS_MAX} rooms`)),
})

const FerryLine = z.strictObject({
  kind: z.literal('ferry'),
  ...Seen,
  tripId: Id,
  seats: z
    .array(z.string().regex(/^[A-Za-z\d-]{1,16}$/, 'This is no seat'))
    .min(1)
    .max(FERRY_SEATS_MAX, groupAskText(`${FERRY_SEATS_MAX} seats`)),
  infants: Count.optional(),
})

const CarLine = z.strictObject({
  kind: z.literal('car'),
  ...Seen,
  hire: z.enum(CAR_HIRES),
  chargeId: Id,
  vehicles: z
    .array(z.strictObject({ vehicleId: Id, count: z.int().min(1).max(CAR_PAX_MAX) }))
    .min(1)
    .max(CAR_PAX_MAX),
  pickupDate: Day,
  pickupTime: Time,
  fromAirport: z.boolean().optional(),
  /** The end of a road that one is picked up at; without it, the one it is named after first. */
  fromPoint: Id.optional(),
  /** The hotels that the road ends at, or begins: each is named after the line's own checks, and lies at one of its points. */
  hotelIds: z.array(Id).max(2).optional(),
  passengers: z.int(VALIDATION.adult).min(1, VALIDATION.adult).max(PARTY_COUNT_MAX, VALIDATION.adult),
  childAges: ages(CAR_CHILD_MAX_AGE).optional(),
  entryFee: z.boolean().optional(),
})

const ActivityLine = z.strictObject({
  kind: z.literal('activity'),
  ...Seen,
  waterSportId: Id,
  placeId: Id,
  date: Day,
  time: Time,
  /** One entry a guest; null where the activity has no limit of age and nobody was asked. */
  ages: z.array(z.int().min(0).max(120).nullable()).min(1).max(PARTY_COUNT_MAX),
  weightsKg: z.array(z.int().min(1).max(300)).max(PARTY_COUNT_MAX).optional(),
})

/** A package, a stay, seats, a car or an activity, with its day. */
export const Line = z.discriminatedUnion('kind', [PackageLine, HotelLine, FerryLine, CarLine, ActivityLine])
export type Line = z.infer<typeof Line>
export type LineOf<Kind extends Line['kind']> = Extract<Line, { kind: Kind }>
export const LINES_MAX = 10
export const Lines = z.array(Line).min(1, 'Your trip is empty').max(LINES_MAX, `A trip holds up to ${LINES_MAX} things`)

/** An instant as ISO, in UTC. */
export const Instant = z.iso.datetime()

/** Up to and with `until` so much of the price comes back; the earliest step first. */
export const Tier = z.object({ until: Instant, refundPercent: z.int(), refund: Rupees })
export type Tier = z.infer<typeof Tier>

/** What a line is once it is held: named, priced and dated by the server. */
const Held = {
  lineId: RecordId,
  title: z.string(),
  picture: Picture.optional(),
  startsAt: Instant,
  endsAt: Instant,
  price: Price,
  nonRefundable: Rupees,
  cancellation: z.array(Tier),
  initialPercent: z.int(),
  /** What a voucher says of it beside its title, line by line: "Reporting time", "07:15". */
  details: z.array(z.object({ label: z.string(), text: z.string() })),
  pnr: z.string().optional(),
  state: z.enum(['live', 'cancelled', 'completed']),
}
export const HeldLine = z.discriminatedUnion('kind', [
  PackageLine.extend({ ...Held, seats: z.array(z.string()).optional() }),
  HotelLine.extend(Held),
  FerryLine.extend(Held),
  CarLine.extend(Held),
  ActivityLine.extend(Held),
])
export type HeldLine = z.infer<typeof HeldLine>
