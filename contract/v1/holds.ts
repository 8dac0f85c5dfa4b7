import { z } from 'zod'
import { FAILURE } from '../terms/messages.ts'
import { endpoint } from './endpoint.ts'
import { Day, Id, Price, RecordId, Rupees } from './shapes.ts'
import { HeldLine, Instant, Lines } from './trip-lines.ts'
import { MissingFerry, Planned } from './trip-plan.ts'

/** What may be paid first, and the day by which the rest is due; absent where everything is due at once. */
export const Initial = z.object({ amount: Rupees, balanceDate: Day })

/** Stock kept for a visitor until `expiresAt` by the database's clock (`now`). */
export const Hold = z.object({
  id: RecordId,
  state: z.enum(['held', 'paying']),
  expiresAt: Instant,
  now: Instant,
  lines: z.array(HeldLine),
  total: Price,
  initial: Initial.optional(),
  warnings: z.array(z.string()),
  ...Planned,
  /** Once it is a booking. */
  ref: z.string().optional(),
  /** Of a group that the office booked: the lead traveller is named now, the others until this day. */
  namesDate: Day.optional(),
})
export type Hold = z.infer<typeof Hold>

const NoQuery = z.strictObject({})
const HoldResponse = z.object({ hold: Hold })
const HoldId = z.strictObject({ id: Id })

export const makeHold = endpoint({
  method: 'POST',
  path: '/holds',
  noun: 'bookings',
  summary: 'Keeps everything asked for, or nothing, for {holdTime}',
  query: NoQuery,
  body: z.strictObject({ lines: Lines }),
  response: HoldResponse,
  success: 201,
  private: true,
  failure: FAILURE.other,
  refusals: ['unavailable', 'price_changed', 'hold_limit'],
})

export const fetchHold = endpoint({
  method: 'GET',
  path: '/holds/{id}',
  noun: 'bookings',
  summary: 'A hold of this visitor',
  query: HoldId,
  body: z.undefined(),
  response: HoldResponse,
  success: 200,
  private: true,
  failure: FAILURE.other,
  refusals: ['not_found', 'expired'],
})

export const releaseHold = endpoint({
  method: 'DELETE',
  path: '/holds/{id}',
  noun: 'bookings',
  summary: 'Gives back what a hold keeps; asked again it answers the same',
  query: HoldId,
  body: z.undefined(),
  response: z.object({}),
  success: 200,
  private: true,
  failure: FAILURE.other,
  refusals: ['not_found', 'paying'],
})

/** A trip as it would be held now: `problems` name the lines that cannot be had, which the sums leave out. */
export const TripPrice = z.object({
  lines: z.array(HeldLine.nullable()),
  problems: z.array(z.object({ line: z.int(), message: z.string() })),
  total: Price,
  initial: Initial.optional(),
  warnings: z.array(z.string()),
  missingFerries: z.array(MissingFerry).optional(),
  ...Planned,
  now: Instant,
})
export type TripPrice = z.infer<typeof TripPrice>

export const priceTrip = endpoint({
  method: 'POST',
  path: '/trip/price',
  noun: 'bookings',
  summary: 'What a trip costs and on which terms at this moment; nothing is kept',
  query: NoQuery,
  body: z.strictObject({ lines: Lines }),
  response: z.object({ trip: TripPrice }),
  success: 200,
  private: true,
  failure: FAILURE.other,
  refusals: ['too_many'],
})
