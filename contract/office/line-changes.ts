import { z } from 'zod'
import { BOOKING_STATES } from '../terms/booking-states.ts'
import { FERRY_SEATS_MAX } from '../terms/limits.ts'
import { BookingRef } from '../v1/bookings.ts'
import { Day, Id, Price, RecordId, Rupees, Time } from '../v1/shapes.ts'
import { Instant, Line, Tier } from '../v1/trip-lines.ts'
import { type AnyOfficeEndpoint, NoBody, officeEndpoint } from './office-endpoint.ts'

const Seats = z
  .array(z.string().regex(/^[A-Za-z\d-]{1,16}$/, 'This is no seat'))
  .min(1)
  .max(FERRY_SEATS_MAX)
  .optional()

/**
 * What becomes of a line; what is left out stays as it is. Seats that are not named are chosen together, in the class of before.
 * `crossing`: one ferry within a line, of a package too, moves to another sailing between the same ports.
 */
export const LineTo = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ferry'), tripId: Id, seats: Seats }),
  z.strictObject({ kind: z.literal('package'), startDate: Day }),
  z.strictObject({ kind: z.literal('hotel'), checkIn: Day, checkOut: Day, roomId: Id.optional() }),
  z.strictObject({ kind: z.literal('car'), pickupDate: Day, pickupTime: Time.optional() }),
  z.strictObject({ kind: z.literal('activity'), date: Day, time: Time.optional() }),
  z.strictObject({ kind: z.literal('crossing'), from: Id, to: Id, seats: Seats }),
])
export type LineTo = z.infer<typeof LineTo>

/** Why a line is changed: the traveller asked for it, or what they had booked is not on. */
export const CHANGE_WHYS = ['asked', 'disruption'] as const
export type ChangeWhy = (typeof CHANGE_WHYS)[number]

/** Who pays a higher price. A lower one is always to the traveller's good. */
export const BEARERS = ['traveller', 'operator'] as const
export type Bearer = (typeof BEARERS)[number]

const SignedRupees = z.int()

/** A line before or after the change. */
const SideOfLine = z.object({
  title: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  seats: z.array(z.string()),
  details: z.array(z.object({ label: z.string(), text: z.string() })),
  price: Price,
})

/** What the change would do now, exactly as the writer would decide it. */
export const LineChangePreview = z.object({
  /** Names the line as it was previewed: sent with the change, so that a line that was changed meanwhile is refused. */
  seen: z.string(),
  was: SideOfLine,
  now: SideOfLine,
  /** The price of now less that of before: what the traveller is charged more, or gets back. */
  difference: SignedRupees,
  /** Of a higher price, what the operator bears: it is not in `difference`. */
  borne: Rupees,
  state: z.enum(BOOKING_STATES),
  total: Rupees,
  paid: Rupees,
  /** What goes back, by payment. The rest of a lower price lessens what is still due. */
  refund: Rupees,
  back: z.array(z.object({ gateway: z.string(), number: z.string(), amount: Rupees, isByHand: z.boolean() })),
  dueBefore: Rupees,
  due: Rupees,
  /** By when the balance is to be paid; null where nothing is due. */
  balanceDay: Day.nullable(),
  /** Whether the booking is cancelled where the balance is not paid by then. */
  lapses: z.boolean(),
  /** What comes back of the changed line from now on. */
  cancellation: z.array(Tier),
  mailTo: z.string(),
})
export type LineChangePreview = z.infer<typeof LineChangePreview>

export const LineChanged = z.object({
  state: z.enum(BOOKING_STATES),
  difference: SignedRupees,
  refund: Rupees,
  due: Rupees,
})
export type LineChanged = z.infer<typeof LineChanged>

const OfLine = z.strictObject({ ref: BookingRef, id: RecordId })
const Change = { to: LineTo, bears: z.enum(BEARERS).default('traveller') }

export const previewLineChange = officeEndpoint({
  operation: 'bookings.change',
  method: 'POST',
  path: '/bookings/{ref}/lines/{id}/preview',
  summary:
    'What a change of this line would do now: the line of before and after, the difference, what is due or goes back',
  query: OfLine,
  body: z.strictObject(Change),
  response: z.object({ change: LineChangePreview }),
  refusals: ['not_now', 'same', 'unavailable', 'departed', 'group'],
})

export const changeLine = officeEndpoint({
  operation: 'bookings.change',
  method: 'POST',
  path: '/bookings/{ref}/lines/{id}',
  summary:
    'Changes a line of a confirmed booking: new stock is claimed before the old is free, and the traveller is mailed',
  query: OfLine,
  body: z.strictObject({
    ...Change,
    seen: z.string().max(32),
    /** What the preview said. */
    difference: SignedRupees,
    /** The same key again changes nothing and gets the same answer. */
    key: z.string().regex(/^[\w-]{16,64}$/, 'Please send a key of 16 to 64 letters, digits, dashes and underscores'),
    note: z.string().trim().max(300, 'Please say it in at most 300 characters').optional(),
  }),
  response: LineChanged,
  refusals: [
    'not_now',
    'same',
    'unavailable',
    'departed',
    'group',
    'price_changed',
    'changed_meanwhile',
    'in_progress',
    'key_reused',
  ],
})

/** Another sailing, slot or room that a line may move to on a day. */
export const LineOption = z.object({
  to: LineTo,
  label: z.string(),
  /** "12 seats free", "Sold out". */
  free: z.string(),
  isFree: z.boolean(),
  isCurrent: z.boolean(),
  /** Of a sailing, the seats that are free, as they are marked on board. */
  seats: z.array(z.object({ id: z.string(), onBoard: z.string(), className: z.string() })),
  /** How many of them the party needs. */
  needed: z.int(),
})
export type LineOption = z.infer<typeof LineOption>

export const LineOptions = z.object({
  asked: Line,
  /** The ferries of a package: each may move to another sailing. */
  crossings: z.array(z.object({ tripId: z.string(), label: z.string(), day: Day })),
  options: z.array(LineOption),
})
export type LineOptions = z.infer<typeof LineOptions>

export const listLineOptions = officeEndpoint({
  operation: 'bookings.read',
  method: 'GET',
  path: '/bookings/{ref}/lines/{id}/options',
  summary: 'What a line can be changed to on a day: sailings between the same ports, slots, rooms of the same hotel',
  /** `until`: the day of check-out; `crossing`: the sailing of a package that is to be another. */
  query: OfLine.extend({ day: Day, until: Day.optional(), crossing: Id.optional() }),
  body: NoBody,
  response: LineOptions,
})

export const lineChangeEndpoints: readonly AnyOfficeEndpoint[] = [previewLineChange, changeLine, listLineOptions]
