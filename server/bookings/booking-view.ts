import type { DocumentKind } from '#contract/terms/booking-states.ts'
import type { Booking } from '#contract/v1/bookings.ts'
import { phoneText } from '#server/adapters/phone/phone-number.ts'
import { type StoredTraveller, shownEnd } from '#server/privacy/document-keys.ts'
import type { StoredBooking } from './core/booking.ts'
import { balanceOf, nextDue, paidOf } from './core/money.ts'
import { bookedPlan } from './papers/planned-view.ts'
import { missingNames } from './place/missing-names.ts'
import { sumOf } from './price/price-lines.ts'
import { heldLineOf } from './view.ts'

export type HistoryRow = { at: Date; text: string }

const PAYABLE = ['held', 'paying', 'confirmed_part']
const CONFIRMED = ['confirmed_part', 'confirmed', 'completed', 'no_show']

/** A booking as it crosses the wire, to those who may see it. */
export function bookingView(booking: StoredBooking, history: readonly HistoryRow[]): Booking {
  const { reference, lead, state, balanceDate } = booking
  if (reference === null || lead === null) throw new Error(`${booking.id} is a hold`)
  const isHeld = state === 'held' || state === 'paying'
  return {
    ref: reference,
    state,
    late: booking.late,
    createdAt: booking.createdAt.toISOString(),
    ...(isHeld ? { expiresAt: booking.expiresAt.toISOString() } : {}),
    lines: booking.lines.map(heldLineOf),
    total: sumOf(booking.lines.map(({ price }) => price)),
    paid: paidOf(booking),
    due: dueOf(booking),
    ...(balanceDate === null || !PAYABLE.includes(state) ? {} : { balanceDate }),
    lead: { ...lead, contactText: phoneText(lead.contactNumber) },
    travellers: booking.travellers.map(shownTraveller),
    payments: paymentsOf(booking),
    refunds: booking.refunds.map(({ id, state: refundState, amount, reason, dueDate }) => ({
      ...{ id, state: refundState, amount, reason, dueDate },
    })),
    ...namesOf(booking),
    documents: documentsOf(booking),
    history: history.map(({ at, text }) => ({ at: at.toISOString(), text })),
    ...bookedPlan(booking),
    now: booking.now.toISOString(),
  }
}

/** Of a group that we booked: until when it names its travellers, and how many names are still to come. */
function namesOf(booking: StoredBooking): Pick<Booking, 'names'> {
  const { namesDate } = booking
  return namesDate === null ? {} : { names: { until: namesDate, missing: missingNames(booking) } }
}

/** What is to be paid next; once confirmed, the balance. */
function dueOf(booking: StoredBooking): number {
  return booking.state === 'held' || booking.state === 'paying'
    ? nextDue(booking)
    : CONFIRMED.includes(booking.state)
      ? balanceOf(booking).due
      : 0
}

function shownTraveller({ idSealed: _, ...traveller }: StoredTraveller): Booking['travellers'][number] {
  const { idNumber } = traveller
  return idNumber === undefined ? traveller : { ...traveller, idNumber: shownEnd(idNumber) }
}

/** Attempts without money, and each payment that the gateway has. */
function paymentsOf({ payments, captures }: StoredBooking): Booking['payments'] {
  const made = captures.map(({ gatewayPaymentId, state, amount, at }) => ({
    id: gatewayPaymentId,
    state: state === 'void' ? ('failed' as const) : state,
    amount,
    at: at.toISOString(),
  }))
  const open = payments
    .filter(({ id, state }) => state === 'created' && !captures.some(({ paymentId }) => paymentId === id))
    .map(({ id, state, amount, createdAt }) => ({ id, state, amount, at: createdAt.toISOString() }))
  return [...made, ...open]
}

function documentsOf({ state, lines, confirmedAt }: StoredBooking): DocumentKind[] {
  if (confirmedAt === null) return []
  const isOn = CONFIRMED.includes(state) && lines.some((line) => line.state !== 'cancelled')
  return isOn ? ['voucher', 'invoice', 'calendar'] : ['invoice']
}
