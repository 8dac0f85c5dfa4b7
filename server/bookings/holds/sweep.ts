import { sql } from 'kysely'
import { inTransaction } from '#server/db/in-transaction.ts'
import { tidyStock } from '#server/products/stocks.ts'
import type { BookingParts } from '../booking-parts.ts'
import { applyPayment } from '../payments/apply-webhook-events.ts'
import { applyEvent } from '../store/apply-event.ts'
import { findBooking, listDue, runEach } from '../store/load.ts'

const MOST = 100
/** The longest wait for the gateway; money that comes later is late money. */
export const ASK_MS = 2_000

/** Expires holds whose time is over; returns how many. Only tidies up: what is free depends on the clock alone. */
export async function sweepExpired(parts: BookingParts): Promise<number> {
  const ids = await listDue(parts.db, sql`state in ('held', 'paying') and expires_at <= app_now()`, MOST)
  const trouble = await runEach(ids, (id) => expireOne(parts, id))
  const tidied = await tidyStock(parts.db)
  if (trouble !== undefined) throw trouble
  return ids.length + tidied
}

async function expireOne(parts: BookingParts, id: string): Promise<void> {
  const pass = ({ isPolled }: { isPolled: boolean }) =>
    inTransaction(parts.db, (tx) => applyEvent(tx, id, { type: 'clock_passed', isPolled }))
  const first = await pass({ isPolled: false })
  if (first.result !== 'refused') return
  // A payment is open: the gateway's payments are applied first.
  await withinTime(askForPayments(parts, id, { isOver: true }))
  await pass({ isPolled: true })
}

/** Applies every payment that the gateway has for the orders of a booking; returns how many were new. */
export async function askForPayments(parts: BookingParts, bookingId: string, { isOver = false } = {}): Promise<number> {
  let applied = 0
  const booking = await findBooking(parts.db, bookingId)
  for (const { orderId, gateway } of booking?.payments ?? []) {
    if (orderId === null || gateway !== parts.gateway.name) continue
    const answer = await parts.gateway.paymentsOf(orderId)
    if (answer.state === 'away') continue
    for (const payment of answer.payments)
      if ((await applyPayment(parts, payment, { isPolled: isOver })) === 'applied') applied += 1
  }
  return applied
}

async function withinTime(work: Promise<unknown>): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ASK_MS)
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
