import type { BookingState } from '#contract/terms/booking-states.ts'
import type { Tx } from '#server/db/db.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import { type AuditFacts, writeAudit } from './audit.ts'
import { type BookingChange, changeBooking } from './store.ts'
import type { StoredBooking } from './stored-booking.ts'

export const BOOKING_MAIL = 'booking-mail'
export const OFFICE_ALERT = 'office-alert'
export const REFUND_SEND = 'refund-send'
export const PAYMENT_CAPTURE = 'payment-capture'

/** Which mail of a booking; at most one of each key is ever sent (booking rules I10). */
export type BookingMailKind =
  | 'confirmed'
  | 'late'
  | 'short'
  | 'foreign_payment'
  | 'settling'
  | 'cancelled'
  | 'part_cancelled'
  | 'operator_cancelled'
  | 'refunded'
  | 'refund_manual'
  | 'balance_due'
  | 'balance_lapsed'
  | 'review'

/** Writes where a booking stands now, with its row locked: the state and the audit row together. */
export async function moveTo(
  tx: Tx,
  booking: StoredBooking,
  to: BookingState,
  happened: { event: string; facts?: AuditFacts; change?: BookingChange },
): Promise<StoredBooking> {
  const { event, facts = {}, change = {} } = happened
  await changeBooking(tx, booking.id, { ...change, ...(to === booking.state ? {} : { state: to }) })
  const entry = { bookingId: booking.id, at: booking.now, event, from: booking.state, to, facts }
  const audited = await writeAudit(tx, entry, booking.audited)
  return {
    ...booking,
    audited,
    state: to,
    ...(change.expires_at === undefined ? {} : { expiresAt: change.expires_at }),
    ...(change.is_extended === undefined ? {} : { isExtended: change.is_extended }),
    ...(change.expired_at === undefined ? {} : { expiredAt: change.expired_at }),
    ...(change.late === undefined ? {} : { late: change.late }),
    ...(change.confirmed_at === undefined ? {} : { confirmedAt: change.confirmed_at }),
  }
}

/** Has a mail sent about it once this is committed. `key` tells two of a kind apart: the day of a reminder. */
export async function mail(
  tx: Tx,
  booking: StoredBooking,
  kind: BookingMailKind,
  facts: Record<string, string | number> = {},
  key = '',
): Promise<void> {
  if (booking.lead === null) return
  const payload = { bookingId: booking.id, kind, facts, key }
  await enqueue(tx, BOOKING_MAIL, payload, { dedupeKey: `${booking.id} ${kind} ${key}`.trim() })
}

/** Tells the office of something that a person has to look at. */
export async function alertOffice(
  tx: Tx,
  booking: StoredBooking,
  kind: string,
  facts: Record<string, string | number | null> = {},
): Promise<void> {
  const payload = { bookingId: booking.id, reference: booking.reference, kind, facts }
  await enqueue(tx, OFFICE_ALERT, payload, { dedupeKey: `${booking.id} ${kind} ${JSON.stringify(facts)}` })
}
