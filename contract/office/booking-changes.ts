import { z } from 'zod'
import { BOOKING_STATES } from '../terms/booking-states.ts'
import { isReceipt, RECEIPT_PROBLEM, TAKEN_HOWS } from '../terms/taken-money.ts'
import { BookingRef } from '../v1/bookings.ts'
import { ContactNumber, Email } from '../v1/contact.ts'
import { Id, RecordId, Rupees } from '../v1/shapes.ts'
import { Instant, Lines } from '../v1/trip-lines.ts'
import { fetchDocument, fetchStory, listBookings } from './bookings.ts'
import { ListQuery, listOf } from './lists.ts'
import { type AnyOfficeEndpoint, EmptyBody, NoBody, officeEndpoint } from './office-endpoint.ts'

const State = z.enum(BOOKING_STATES)
const ByRef = z.strictObject({ ref: BookingRef })

/** A sentence for the traveller: it stands in the mail between two others, so that it ends as one. */
const Reason = z
  .string('Please say why: the traveller reads it')
  .trim()
  .min(8, 'Please say why in a sentence: the traveller reads it')
  .max(300, 'Please say it in at most 300 characters')
  .transform((text) => (/[.!?]$/.test(text) ? text : `${text}.`))
const LineIds = z.array(RecordId).min(1).max(10).optional()

/** What cancelling now would do. `back` names each payment that something goes back by. */
export const CancelPreview = z.object({
  state: State,
  refund: Rupees,
  back: z.array(z.object({ gateway: z.string(), number: z.string(), amount: Rupees, isByHand: z.boolean() })),
  lines: z.array(z.object({ lineId: RecordId, title: z.string(), price: Rupees })),
  mailTo: z.string(),
})

export const previewOfficeCancel = officeEndpoint({
  operation: 'bookings.cancel',
  method: 'POST',
  path: '/bookings/{ref}/cancel/preview',
  summary: 'What it does if we cancel these lines, or all, now: everything that was paid for them goes back',
  query: ByRef,
  body: z.strictObject({ lineIds: LineIds }),
  response: z.object({ cancel: CancelPreview }),
  refusals: ['not_now', 'second_person'],
})

/** `refund` is what the preview said. */
const Cancel = z.strictObject({ lineIds: LineIds, reason: Reason, refund: Rupees })
const Cancelled = z.object({ state: State, refund: Rupees })

export const cancelForOperator = officeEndpoint({
  operation: 'bookings.cancel',
  method: 'POST',
  path: '/bookings/{ref}/cancel',
  summary: 'Cancels for the operator or the weather, with everything refunded that was paid for it',
  query: ByRef,
  body: Cancel,
  response: Cancelled,
  refusals: ['not_now', 'refund_changed'],
})

export const markNoShow = officeEndpoint({
  operation: 'bookings.change',
  method: 'POST',
  path: '/bookings/{ref}/no-show',
  summary: 'The travellers did not come; nothing is refunded',
  query: ByRef,
  body: EmptyBody,
  response: z.object({ state: State }),
  refusals: ['not_now'],
})

export const reverseNoShow = officeEndpoint({
  operation: 'bookings.reverse',
  method: 'POST',
  path: '/bookings/{ref}/no-show/reverse',
  summary: 'Another person than who marked the no-show cancels it with everything refunded',
  query: ByRef,
  body: Cancel.omit({ lineIds: true }),
  response: Cancelled,
  refusals: ['not_now', 'second_person', 'refund_changed'],
})

export const mailConfirmation = officeEndpoint({
  operation: 'bookings.change',
  method: 'POST',
  path: '/bookings/{ref}/confirmation',
  summary: 'Mails the confirmation with voucher, invoice and calendar once more, at most once a minute',
  query: ByRef,
  body: EmptyBody,
  response: z.object({ mailTo: z.string() }),
  success: 202,
  refusals: ['not_now'],
})

export const addNote = officeEndpoint({
  operation: 'bookings.change',
  method: 'POST',
  path: '/bookings/{ref}/notes',
  summary: 'A note for the team; the traveller never sees it',
  query: ByRef,
  body: z.strictObject({
    text: z.string().trim().min(1, 'Please write the note').max(2_000, 'A note has up to 2,000 characters'),
  }),
  response: z.object({}),
  success: 201,
})

const Receipt = z.string(RECEIPT_PROBLEM).trim().refine(isReceipt, RECEIPT_PROBLEM)

export const takeMoney = officeEndpoint({
  operation: 'bookings.money',
  method: 'POST',
  path: '/bookings/{ref}/money',
  summary: 'Records money that the office took, and mails a receipt; it settles what is due',
  query: ByRef,
  body: z.strictObject({
    how: z.enum(TAKEN_HOWS, 'Please choose how it was paid'),
    amount: z.int('Please enter whole rupees').positive('Please enter whole rupees').max(100_000_000),
    receipt: Receipt,
  }),
  response: z.object({ state: State, due: Rupees }),
  success: 201,
  refusals: ['not_now', 'already_paid', 'too_little', 'too_much', 'receipt_used', 'unavailable'],
})

export const notePaidBack = officeEndpoint({
  operation: 'bookings.money',
  method: 'POST',
  path: '/bookings/{ref}/refunds/{id}/paid',
  summary: 'Notes that the office has paid back by hand what it had taken, and mails it',
  query: ByRef.extend({ id: Id }),
  body: z.strictObject({ receipt: Receipt }),
  response: z.object({}),
  refusals: ['not_now'],
})

/** Something that is held now. Those of one network, or of one mailbox that was proved, have the same `network`. */
export const HoldRow = z.object({
  id: RecordId,
  state: z.enum(['held', 'paying']),
  network: z.string(),
  /** How many live holds that network has. */
  networkHolds: z.int(),
  ref: z.string().nullable(),
  name: z.string().nullable(),
  /** The member of staff who holds it for a caller. */
  heldBy: z.string().nullable(),
  lines: z.array(z.object({ title: z.string(), startsAt: Instant, seats: z.array(z.string()) })),
  total: Rupees,
  createdAt: Instant,
  expiresAt: Instant,
})
export type HoldRow = z.infer<typeof HoldRow>

export const listHolds = officeEndpoint({
  operation: 'bookings.read',
  method: 'GET',
  path: '/holds',
  summary: 'What is held at this moment, by the network that holds it, those that hold most first',
  query: ListQuery,
  body: NoBody,
  response: listOf(HoldRow),
})

export const endHold = officeEndpoint({
  operation: 'holds.end',
  method: 'POST',
  path: '/holds/{id}/end',
  summary: 'Ends a hold: what it held is free at once; what is paid for it later goes back in full',
  query: z.strictObject({ id: Id }),
  body: z.strictObject({ reason: Reason.optional() }),
  response: z.object({ state: State }),
  refusals: ['not_now'],
})

/** A trip for somebody who called: that of the office, or the one behind a link of My trip. */
export const mailTrip = officeEndpoint({
  operation: 'bookings.change',
  method: 'POST',
  path: '/bookings/quotes',
  summary:
    'Writes a trip of the office, or the trip behind a shared link, as a quote at the prices of today, and mails the caller its link to accept and pay',
  query: z.strictObject({}),
  body: z
    .strictObject({
      lines: Lines.optional(),
      link: z
        .string()
        .trim()
        .min(1, 'Please paste the link of the trip')
        .max(300, 'This is no link of a trip')
        .optional(),
      email: Email,
      /** Whether it is held for the caller at once. */
      holds: z.boolean().default(false),
      contactNumber: ContactNumber.optional(),
    })
    .refine(({ lines, link }) => (lines === undefined) !== (link === undefined), {
      path: ['lines'],
      message: 'Please send a trip, or the link of one',
    }),
  response: z.object({
    ...{ number: z.string(), url: z.string(), total: Rupees, validUntil: Instant, mailTo: z.string() },
    /** Until when it is held; null where nothing is. */
    heldUntil: Instant.nullable(),
    /** The same in a few sentences, ready to send, and where WhatsApp sends it. */
    message: z.string(),
    whatsapp: z.string(),
  }),
  success: 201,
  refusals: ['unavailable', 'group', 'too_many'],
})

/** Every call about bookings and holds. */
export const bookingEndpoints: readonly AnyOfficeEndpoint[] = [
  listBookings,
  fetchStory,
  fetchDocument,
  previewOfficeCancel,
  cancelForOperator,
  markNoShow,
  reverseNoShow,
  mailConfirmation,
  addNote,
  takeMoney,
  notePaidBack,
  listHolds,
  endHold,
  mailTrip,
]
