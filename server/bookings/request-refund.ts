import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { dayInIndia } from '#contract/terms/india-time.ts'
import type { Tx } from '#server/db/db.ts'
import { afterCommit } from '#server/db/in-transaction.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import { count } from '#server/metrics/counted.ts'
import { BANK_HOLIDAYS_SETTING, refundDueDate } from './business-days.ts'
import { readClock } from './store.ts'
import type { StoredBooking, StoredRefund } from './stored-booking.ts'
import { REFUND_SEND } from './transition.ts'

export type RefundAsk = {
  amount: number
  /** Names what it is for: asked again with the same cause, it is the same refund. */
  cause: string
  /** For the traveller. */
  reason: string
  /** That payment alone; otherwise the latest first. */
  gatewayPaymentId?: string
}

/** Sets money apart to go back, a row for each payment it came by, and has it sent once this is committed. */
export async function requestRefund(tx: Tx, booking: StoredBooking, ask: RefundAsk): Promise<StoredBooking> {
  const refunds: StoredRefund[] = []
  const { value: holidays } = await readClock(tx, BANK_HOLIDAYS_SETTING)
  for (const { gateway, gatewayPaymentId, amount } of partsOf(booking, ask)) {
    const refund: StoredRefund = {
      id: randomBytes(16).toString('hex'),
      ...{ cause: ask.cause, gateway, gatewayPaymentId, amount, reason: ask.reason, state: 'due', tries: 0 },
      dueDate: refundDueDate(dayInIndia(booking.now), holidays),
      gatewayKey: randomBytes(16).toString('hex'),
    }
    await sql`/* later refund */
      insert into refund (id, booking_id, cause, gateway, gateway_payment_id, amount, reason, due_date, gateway_key)
      values (${refund.id}, ${booking.id}, ${refund.cause}, ${gateway}, ${gatewayPaymentId}, ${amount}, ${refund.reason},
              ${refund.dueDate}::date, ${refund.gatewayKey})`.execute(tx)
    await enqueue(tx, REFUND_SEND, { refundId: refund.id, bookingId: booking.id }, { dedupeKey: refund.gatewayKey })
    afterCommit(tx, () => count('refunds_total', { state: 'due' }))
    refunds.push(refund)
  }
  return { ...booking, refunds: [...booking.refunds, ...refunds] }
}

type RefundPart = { gateway: string; gatewayPaymentId: string; amount: number }

/** From the latest payment back, as much of each as has not been given back yet. */
function partsOf({ captures, refunds }: StoredBooking, { amount, gatewayPaymentId }: RefundAsk): RefundPart[] {
  let left = amount
  const parts: RefundPart[] = []
  for (const capture of captures.toReversed()) {
    if (capture.state !== 'captured') continue
    if (gatewayPaymentId !== undefined && capture.gatewayPaymentId !== gatewayPaymentId) continue
    const back = refunds
      .filter((each) => each.gatewayPaymentId === capture.gatewayPaymentId)
      .reduce((sum, each) => sum + each.amount, 0)
    const part = Math.min(left, capture.amount - back)
    if (part > 0) parts.push({ gateway: capture.gateway, gatewayPaymentId: capture.gatewayPaymentId, amount: part })
    left -= Math.max(0, part)
  }
  return parts
}
