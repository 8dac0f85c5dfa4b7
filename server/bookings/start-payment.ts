import { sql } from 'kysely'
import type { Tx } from '#server/db/db.ts'
import { nextDue } from './account.ts'
import type { AuditFacts } from './audit.ts'
import type { Applied, BookingEvent } from './booking-event.ts'
import { MONEY_TABLE } from './state-table.ts'
import { keepStock } from './stock.ts'
import type { StoredBooking, StoredPayment } from './stored-booking.ts'
import { moveTo } from './transition.ts'

type Started = Extract<BookingEvent, { type: 'pay_started' }>

/** Opens an attempt, or leaves the open one as it is. Its row is there before the gateway hears of it. */
export async function startPayment(tx: Tx, booking: StoredBooking, event: Started): Promise<Applied> {
  const action = MONEY_TABLE[booking.state].pay_started
  if (action.do === 'refuse') return { result: 'refused', code: action.code, booking }
  if (booking.reference === null) return { result: 'refused', code: 'hold_required', booking }
  const amount = nextDue(booking)
  if (amount === 0) return { result: 'refused', code: 'already_paid', booking }
  const isBalance = action.do === 'open_balance_order'
  const open = openAttempt(booking, amount)
  if (open !== undefined) {
    if (booking.state !== 'held') return { result: 'duplicate', booking }
    return begin(tx, booking, event.payMinutes, { payment: open.id, amount })
  }
  const attempt: StoredPayment = {
    ...{ id: event.id, purpose: isBalance ? 'balance' : 'first', gateway: event.gateway, orderId: null, amount },
    ...{ state: 'created', isClosed: false, createdAt: booking.now },
  }
  await sql`/* later payment */
    insert into payment (id, booking_id, purpose, gateway, amount)
    values (${attempt.id}, ${booking.id}, ${attempt.purpose}, ${attempt.gateway}, ${amount})`.execute(tx)
  const opened = { ...booking, payments: [...booking.payments, attempt] }
  const facts = { payment: attempt.id, amount }
  if (isBalance)
    return { result: 'applied', booking: await moveTo(tx, opened, opened.state, { event: 'pay_started', facts }) }
  return begin(tx, opened, event.payMinutes, facts)
}

/** Held until it is paid: the first time with the minutes that starting to pay makes sure of. */
async function begin(tx: Tx, booking: StoredBooking, payMinutes: number, facts: AuditFacts): Promise<Applied> {
  const expiresAt = extendedEnd(booking, payMinutes)
  if (expiresAt.getTime() !== booking.expiresAt.getTime()) await keepStock(tx, booking.id, expiresAt)
  const change = { expires_at: expiresAt, is_extended: true }
  return { result: 'applied', booking: await moveTo(tx, booking, 'paying', { event: 'pay_started', facts, change }) }
}

/** The attempt that a visitor may still be sent to, for exactly what is due; also while a payment of it waits to be taken. */
export function openAttempt({ payments }: StoredBooking, amount: number): StoredPayment | undefined {
  return payments.findLast(
    ({ state, isClosed, amount: asked }) =>
      (state === 'created' || state === 'authorised') && !isClosed && asked === amount,
  )
}

/** Starting to pay makes sure of some minutes, once, and never beyond the hard end. */
function extendedEnd({ now, expiresAt, heldUntilMax, isExtended }: StoredBooking, payMinutes: number): Date {
  if (isExtended) return expiresAt
  const wanted = Math.max(expiresAt.getTime(), now.getTime() + payMinutes * 60_000)
  return new Date(Math.min(wanted, Math.max(heldUntilMax.getTime(), expiresAt.getTime())))
}
