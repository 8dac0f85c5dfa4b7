import { sql } from 'kysely'
import type { Tx } from '#server/db/db.ts'
import { afterCommit } from '#server/db/in-transaction.ts'
import { later } from '#server/db/statements.ts'
import { enqueueAll, type NewJob } from '#server/jobs/outbox.ts'
import { count } from '#server/metrics/counted.ts'
import { extendStock, releaseLines, releaseStock } from '#server/products/stocks.ts'
import { inviteReviews } from '#server/reviews/invite-reviews.ts'
import type { StoredBooking, StoredCapture } from '../core/booking.ts'
import {
  BOOKING_MAIL,
  type Change,
  type Effect,
  mail,
  OFFICE_ALERT,
  PAYMENT_CAPTURE,
  REFUND_SEND,
  type StockEffect,
  unchanged,
} from '../core/decision.ts'
import { type AuditRecord, writeAudit } from './audit.ts'
import { saveLines } from './save-lines.ts'

/** Columns of a booking that change after it is held. `more`: columns that no decision reads. */
const COLUMNS = {
  state: 'state',
  reference: 'reference',
  expiresAt: 'expires_at',
  isExtended: 'is_extended',
  expiredAt: 'expired_at',
  plan: 'plan',
  initialAmount: 'initial_amount',
  balanceDate: 'balance_date',
  reseat: 'reseat',
  gstin: 'gstin',
  late: 'late',
  confirmedAt: 'confirmed_at',
  mailboxConfirmedAt: 'mailbox_confirmed_at',
} as const satisfies Partial<Record<keyof StoredBooking, string>>
const JSON_COLUMNS = { lead: 'lead', travellers: 'travellers' } as const

/**
 * Writes once what a decision changed of a locked booking: the differences from `before`, then stock, the audit and the outbox. Returns
 * the saved booking.
 */
export async function save(
  tx: Tx,
  before: StoredBooking,
  { booking, effects }: Change,
  more: Record<string, unknown> = {},
): Promise<StoredBooking> {
  await saveBooking(tx, before, booking, more)
  await saveLines(tx, before, booking)
  await savePayments(tx, before, booking)
  await saveRefunds(tx, before, booking)
  const jobs: NewJob[] = []
  for (const effect of effects) jobs.push(...(await carryOut(tx, booking, effect)))
  const records = effects.flatMap((effect): AuditRecord[] => {
    if (effect.do !== 'audit') return []
    const { from, to, entry } = effect
    return [{ bookingId: booking.id, at: booking.now, from, to, entry }]
  })
  const audited = records.length === 0 ? before.audited : await writeAudit(tx, records, before.audited)
  await enqueueAll(tx, jobs)
  return { ...booking, audited }
}

async function saveBooking(tx: Tx, before: StoredBooking, after: StoredBooking, more: Record<string, unknown>) {
  const changed: [column: string, value: unknown][] = [
    ...keysOf(COLUMNS).flatMap((key): [string, unknown][] =>
      comparable(before[key]) === comparable(after[key]) ? [] : [[COLUMNS[key], after[key]]],
    ),
    ...keysOf(JSON_COLUMNS).flatMap((key): [string, unknown][] =>
      before[key] === after[key] ? [] : [[JSON_COLUMNS[key], JSON.stringify(after[key])]],
    ),
    ...Object.entries(more),
  ]
  if (changed.length === 0) return
  const sets = changed.map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  await later(tx, 'booking', sql`update booking set ${sql.join(sets)} where id = ${after.id}`)
}

function keysOf<Names extends object>(names: Names): (keyof Names)[] {
  return Object.keys(names) as (keyof Names)[]
}

function comparable(value: unknown): unknown {
  return value instanceof Date ? value.getTime() : value
}

async function savePayments(tx: Tx, before: StoredBooking, after: StoredBooking): Promise<void> {
  const payments = newOrChanged(before.payments, after.payments, ({ id }) => id).map((each) => ({
    ...{ id: each.id, purpose: each.purpose, gateway: each.gateway, amount: each.amount },
    ...{ state: each.state, is_closed: each.isClosed },
  }))
  if (payments.length > 0)
    await later(
      tx,
      'payment',
      sql`
      insert into payment (id, booking_id, purpose, gateway, amount, state, is_closed)
      select id, ${after.id}, purpose, gateway, amount, state, is_closed
        from jsonb_to_recordset(${JSON.stringify(payments)}::jsonb) payment (
               id text, purpose text, gateway text, amount integer, state text, is_closed boolean) order by id
      on conflict (id) do update set state = excluded.state, is_closed = excluded.is_closed, updated_at = app_now()`,
    )
  const captures = newOrChanged(before.captures, after.captures, ({ gatewayPaymentId }) => gatewayPaymentId)
  for (const capture of captures) {
    const { gateway, gatewayPaymentId, paymentId, state, amount } = capture
    await later(
      tx,
      'capture',
      sql`
      insert into capture (gateway, gateway_payment_id, payment_id, booking_id, state, amount)
      values (${gateway}, ${gatewayPaymentId}, ${paymentId}, ${after.id}, ${state}, ${amount})
      on conflict (gateway, gateway_payment_id) do update set state = excluded.state, amount = excluded.amount`,
    )
    if (state === 'captured') await addToLedger(tx, after.id, 'captured', capture, gatewayPaymentId)
  }
}

async function saveRefunds(tx: Tx, before: StoredBooking, after: StoredBooking): Promise<void> {
  for (const refund of newOrChanged(before.refunds, after.refunds, ({ id }) => id)) {
    const { id, cause, gateway, gatewayPaymentId, amount, reason, state, dueDate, tries, gatewayKey } = refund
    await later(
      tx,
      'refund',
      sql`
      insert into refund (id, booking_id, cause, gateway, gateway_payment_id, amount, reason, state, due_date, gateway_key)
      values (${id}, ${after.id}, ${cause}, ${gateway}, ${gatewayPaymentId}, ${amount}, ${reason}, ${state}, ${dueDate}::date, ${gatewayKey})
      on conflict (id) do update set state = ${state}, tries = ${tries}, gateway_key = ${gatewayKey},
         gateway_refund_id = coalesce(${refund.gatewayRefundId}, refund.gateway_refund_id), updated_at = app_now()`,
    )
    afterCommit(tx, () => count('refunds_total', { state }))
    if (state === 'processed') await addToLedger(tx, after.id, 'refunded', refund, id)
  }
}

async function addToLedger(
  tx: Tx,
  bookingId: string,
  entry: 'captured' | 'refunded',
  { gateway, gatewayPaymentId, amount }: Pick<StoredCapture, 'gateway' | 'gatewayPaymentId' | 'amount'>,
  sourceId: string,
) {
  await later(
    tx,
    'ledger',
    sql`
    insert into ledger (booking_id, entry, gateway, gateway_payment_id, source_id, amount)
    values (${bookingId}, ${entry}, ${gateway}, ${gatewayPaymentId}, ${sourceId}, ${amount})`,
  )
}

/** New or replaced objects: decisions never change one in place. */
function newOrChanged<Row>(before: readonly Row[], after: readonly Row[], keyOf: (row: Row) => string): Row[] {
  const old = new Map(before.map((row) => [keyOf(row), row]))
  return after.filter((row) => old.get(keyOf(row)) !== row)
}

/** Requires the row of the booking to be locked, as does everything done with its stock. */
export async function carryOutStock(tx: Tx, bookingId: string, effect: StockEffect): Promise<void> {
  switch (effect.do) {
    case 'release':
      return releaseStock(tx, bookingId)
    case 'extend':
      return extendStock(tx, bookingId, effect.until)
    case 'release_lines':
      return releaseLines(tx, bookingId, effect.gone)
  }
}

/** Stock at once; what is asked of a gateway or a mail server becomes a job of the outbox. */
async function carryOut(tx: Tx, booking: StoredBooking, effect: Effect): Promise<NewJob[]> {
  const { id, reference } = booking
  switch (effect.do) {
    case 'audit':
      return []
    case 'release':
    case 'release_lines':
    case 'extend':
      await carryOutStock(tx, id, effect)
      return []
    case 'mail': {
      const { kind, key } = effect.mail
      return [
        { topic: BOOKING_MAIL, payload: { bookingId: id, ...effect.mail }, dedupeKey: `${id} ${kind} ${key}`.trim() },
      ]
    }
    case 'alert': {
      const { kind, facts } = effect
      const dedupeKey = `${id} ${kind} ${JSON.stringify(facts)}`
      return [{ topic: OFFICE_ALERT, payload: { bookingId: id, reference, kind, facts }, dedupeKey }]
    }
    case 'capture': {
      const { gateway, gatewayPaymentId, amount } = effect
      const payload = { gateway, gatewayPaymentId, amount, bookingId: id }
      return [{ topic: PAYMENT_CAPTURE, payload, dedupeKey: gatewayPaymentId }]
    }
    case 'refund': {
      const { refundId, gatewayKey, afterSeconds } = effect
      return [{ topic: REFUND_SEND, payload: { refundId, bookingId: id }, dedupeKey: gatewayKey, afterSeconds }]
    }
    case 'invite_reviews': {
      const invited = { bookingId: id, leadName: booking.lead?.name ?? '', lines: effect.lines }
      const tokens = await inviteReviews(tx, invited)
      const mails = Object.keys(tokens).length === 0 ? [] : mail(unchanged(booking), 'review', tokens).effects
      return (await Promise.all(mails.map((each) => carryOut(tx, booking, each)))).flat()
    }
    case 'count_late_payment':
      afterCommit(tx, () => count('late_payments_total', { outcome: effect.outcome }))
      return []
  }
}
