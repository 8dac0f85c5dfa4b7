import { sql } from 'kysely'
import { restartJobs } from '#server/jobs/outbox.ts'
import { count } from '#server/metrics/counted.ts'
import type { BookingParts } from '../booking-parts.ts'
import { REFUND_SEND } from '../core/decision.ts'
import { askForPayments } from '../holds/sweep.ts'
import { runEach } from '../store/load.ts'
import { applyRefund } from './apply-webhook-events.ts'

const MOST = 200
/** Webhooks usually come within seconds; younger attempts are not compared yet. */
const SETTLE_SECONDS = 30
/** An order that is paid may have been paid twice, and one that is old may be paid at last. */
const AGAIN_SECONDS = 3_600
/** So long after an order was opened does its money usually come; longer only where it is still open: that of a balance. */
const PAYMENTS_HOURS = 48

/** Compares open attempts and refunds with the gateway and applies what was missed. Returns how many were compared. */
export async function reconcile(parts: BookingParts): Promise<number> {
  const bookings = await sql<{ booking_id: string }>`
    select distinct booking_id from (
      select booking_id from payment
       where order_id is not null
         and updated_at < app_now() - interval '1 second' *
             case when state = 'captured' or ${isOld()} then ${AGAIN_SECONDS}::int else ${SETTLE_SECONDS}::int end
         and (not ${isOld()} or (not is_closed and state <> 'captured' and exists (
              select 1 from booking where booking.id = payment.booking_id and booking.state in ('held', 'paying', 'confirmed_part'))))
       order by updated_at limit ${MOST}) open`.execute(parts.db)
  const ofPayments = await runEach(
    bookings.rows.map(({ booking_id }) => booking_id),
    async (id) => {
      count('reconcile_mismatches_total', { kind: 'payment' }, await askForPayments(parts, id))
      await sql`update payment set updated_at = app_now() where booking_id = ${id}`.execute(parts.db)
    },
  )
  await takeUpRefunds(parts)
  const refunds = await sql<{ id: string }>`
    select gateway_payment_id as id from refund
     where state = 'sent' and gateway = ${parts.gateway.name} and updated_at < app_now() - ${SETTLE_SECONDS} * interval '1 second'
     group by gateway_payment_id order by min(updated_at) limit ${MOST}`.execute(parts.db)
  const ofRefunds = await runEach(
    refunds.rows.map(({ id }) => id),
    (id) => askForRefunds(parts, id),
  )
  const trouble = ofPayments ?? ofRefunds
  if (trouble !== undefined) throw trouble
  return bookings.rows.length + refunds.rows.length
}

/** Refunds are requested for as long as it takes, however long the gateway was unavailable. */
async function takeUpRefunds({ db }: BookingParts): Promise<void> {
  const { rows } = await sql<{ key: string }>`
    select gateway_key as key from refund
     where state in ('due', 'failed') and updated_at < app_now() - ${AGAIN_SECONDS} * interval '1 second'
     order by updated_at limit ${MOST}`.execute(db)
  await restartJobs(
    db,
    REFUND_SEND,
    rows.map(({ key }) => key),
  )
}

async function askForRefunds(parts: BookingParts, paymentId: string): Promise<void> {
  const answer = await parts.gateway.refundsOf(paymentId)
  for (const refund of answer.state === 'answered' ? answer.refunds : []) {
    if ((await applyRefund(parts, refund)) === 'applied') count('reconcile_mismatches_total', { kind: 'refund' })
  }
  // Banks may take days: those not compared yet come first.
  await sql`
    update refund set updated_at = app_now()
     where gateway = ${parts.gateway.name} and gateway_payment_id = ${paymentId} and state = 'sent'`.execute(parts.db)
}

function isOld() {
  return sql<boolean>`(payment.created_at < app_now() - ${PAYMENTS_HOURS} * interval '1 hour')`
}
