import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import { batched } from '#server/db/batched.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { prepared } from '#server/db/statements.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import { readBrand } from '#server/settings/brand.ts'
import type { BookingParts } from '../booking-parts.ts'
import type { StoredBooking, StoredPayment } from '../core/booking.ts'
import { graceEnd, nextDue } from '../core/money.ts'
import { openAttempt } from '../core/payments.ts'
import { HOLDING_LIMITS_SETTING, holdingLimitsOf } from '../holds/holding-limits.ts'
import { type Applied, applyEvent } from '../store/apply-event.ts'
import { readClock } from '../store/load.ts'

export type OpenedPayment = {
  id: string
  gateway: 'razorpay' | 'sandbox'
  amount: number
  expiresAt: string
  go: { method: 'GET' | 'POST'; url: string; fields: Record<string, string> }
}

const REFUSALS: Record<string, ApiRefusal> = {
  hold_required: { status: 409, code: 'hold_required', message: 'Please book this first.' },
  already_paid: { status: 409, code: 'already_paid', message: 'Everything is paid already.' },
  closed: { status: 409, code: 'closed', message: 'This booking is over: nothing can be paid for it any more.' },
}
const AWAY: ApiRefusal = {
  status: 503,
  code: 'gateway_away',
  message: 'The payment page does not answer at the moment. What you hold is kept: please try again in a minute.',
  retryAfterSeconds: 20,
}

/** Opens the order for what is due and returns where to pay; repeated calls return the same order. */
export async function payBooking(parts: BookingParts, id: string): Promise<Result<OpenedPayment, ApiRefusal>> {
  const { db, gateway } = parts
  const { value } = await readClock(db, HOLDING_LIMITS_SETTING)
  const { payMinutes } = holdingLimitsOf(value)
  // The attempt is committed before the gateway is called: a webhook may come before its response (booking rules 1.1.7).
  const attemptId = `pay_${randomBytes(12).toString('hex')}`
  const started = await inTransaction(db, (tx) =>
    applyEvent(tx, id, {
      type: 'pay_started',
      id: attemptId,
      gateway: gateway.name,
      payMinutes,
    }),
  )
  if (started.result === 'refused') return fail(refusalOf(started))
  const { booking } = started
  const attempt = openAttempt(booking, nextDue(booking))
  if (attempt === undefined) throw new Error(`No attempt is open for ${id}`)
  const orderId = attempt.orderId ?? (await orderFor(parts, booking, attempt, { isFirst: attempt.id === attemptId }))
  return orderId === undefined ? fail(AWAY) : ok(await openedOf(parts, booking, attempt, orderId))
}

async function orderFor(
  parts: BookingParts,
  booking: StoredBooking,
  attempt: StoredPayment,
  { isFirst }: { isFirst: boolean },
): Promise<string | undefined> {
  const order = { receipt: attempt.id, amount: attempt.amount, reference: booking.reference ?? '' }
  // For an earlier attempt without an order, only the gateway's response may have been lost.
  const found = isFirst ? undefined : await parts.gateway.findOrder(order)
  if (found?.state === 'away') return undefined
  const made = found?.state === 'found' ? found : await parts.gateway.createOrder(order)
  if (made.state === 'away') return undefined
  // Two tabs may both have opened one: the first order stays, and the other is never paid.
  return keepOrder(parts.db, { id: attempt.id, orderId: made.orderId })
}

/** Stores the order of an attempt, and returns the one that it has. */
const keepOrder = batched<{ id: string; orderId: string }, string | undefined>(async (db, asked) => {
  // In the order of their keys, as everywhere several rows are changed.
  const { rows } = await prepared(
    db,
    sql<{ id: string; order_id: string }>`
    with locked as materialized (
      select payment.id, asked.order_id
        from unnest(${asked.map(({ id }) => id)}::text[], ${asked.map(({ orderId }) => orderId)}::text[]) asked (id, order_id)
        join payment on payment.id = asked.id order by payment.id for no key update of payment)
    update payment set order_id = coalesce(payment.order_id, locked.order_id), updated_at = app_now()
      from locked where payment.id = locked.id returning payment.id, payment.order_id`,
  )
  const orders = new Map(rows.map((row) => [row.id, row.order_id]))
  return asked.map(({ id }) => orders.get(id))
})

async function openedOf(
  parts: BookingParts,
  booking: StoredBooking,
  attempt: StoredPayment,
  orderId: string,
): Promise<OpenedPayment> {
  const reference = booking.reference ?? ''
  const page = `${parts.origin}${visitorPaths.booking(reference)}`
  const lead = booking.lead ?? { name: '', email: '', contactNumber: '' }
  const [first] = booking.lines
  const description = booking.lines.length === 1 ? (first?.title ?? '') : `Your trip of ${booking.lines.length} parts`
  // Read each time: the business may have another name since the start.
  const payee = (await readBrand(parts.db))?.brandName ?? ''
  const question = { orderId, amount: attempt.amount, reference, payee, description, lead }
  return {
    id: attempt.id,
    gateway: parts.gateway.name,
    amount: attempt.amount,
    expiresAt: (booking.state === 'confirmed_part' ? graceEnd(booking.balanceDate) : booking.expiresAt).toISOString(),
    go: parts.gateway.checkout({ ...question, returnUrl: `${page}/return`, cancelUrl: page }),
  }
}

function refusalOf({ code }: Extract<Applied, { result: 'refused' }>): ApiRefusal {
  return (
    REFUSALS[code] ?? {
      status: 410,
      code: 'expired',
      message: 'The time to pay has run out, and what you held is free again. You can ask for the same trip once more.',
    }
  )
}
