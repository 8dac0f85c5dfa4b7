import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { StoredBooking } from '../core/booking.ts'
import { graceEnd } from '../core/money.ts'
import { keptOf } from '../core/refund-rule.ts'
import { refundCauseKey } from '../core/refunds.ts'
import { findBooking } from '../store/load.ts'

type CancelRow = { id: string; event: string; at: Date; lines: readonly string[] }

/** States in which no payment is open: the money kept is what the rule says (booking rules 1.5). */
const SETTLED = ['confirmed', 'completed', 'expired', 'settling', 'cancelled', 'no_show', 'confirmed_part']

/** Refunds above the captured sum of their payment, and bookings that keep another sum than the rule says. */
export async function wrongRefunds(db: Db): Promise<string[]> {
  const { rows: above } = await sql<{ says: string }>`
    select refund.gateway_payment_id as says from refund
     group by refund.gateway, refund.gateway_payment_id
    having sum(amount) > coalesce((select max(capture.amount) from capture where capture.gateway_payment_id = refund.gateway_payment_id
                                     and capture.gateway = refund.gateway and capture.state = 'captured'), 0)
    union all
    select coalesce(booking_id, '') || ' refunded in the ledger without a refund' from ledger
     where entry = 'refunded' and not exists (select 1 from refund where refund.id = ledger.source_id and refund.amount = ledger.amount)`.execute(
    db,
  )
  const touched = await listTouched(db)
  const wrong: string[] = []
  for (let from = 0; from < touched.length; from += TOGETHER) {
    const ids = touched.slice(from, from + TOGETHER)
    const [bookings, cancellations] = await Promise.all([
      Promise.all(ids.map((id) => findBooking(db, id))),
      cancellationsOf(db, ids),
    ])
    for (const booking of bookings) {
      const problem = booking && problemOf(booking, cancellations.get(booking.id) ?? [])
      if (problem !== undefined) wrong.push(problem)
    }
  }
  return [...above.map(({ says }) => says), ...wrong]
}

/** Bookings read at a time. */
const TOGETHER = 64

/**
 * Paid bookings with a cancellation, a refund, an excess or no confirmation. All other bookings keep the whole price and need not be read:
 * most of a hundred thousand.
 */
async function listTouched(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from booking
     where state = any(${SETTLED}) and exists (select 1 from capture where booking_id = booking.id)
       and (confirmed_at is null or state in ('expired', 'settling')
            or exists (select 1 from refund where refund.booking_id = booking.id)
            or exists (select 1 from booking_line line where line.booking_id = booking.id and line.state = 'cancelled')
            or (select coalesce(sum(amount), 0) from capture where capture.booking_id = booking.id and capture.state = 'captured')
               > (select coalesce(sum(amount_payable), 0) from booking_line line where line.booking_id = booking.id))
     order by id`.execute(db)
  return rows.map(({ id }) => id)
}

async function cancellationsOf(db: Db, ids: readonly string[]): Promise<Map<string, CancelRow[]>> {
  const { rows } = await sql<CancelRow>`
    select booking_id as id, event, at, facts -> 'lines' as lines from booking_audit
     where booking_id = any(${ids}) and event in ('guest_cancelled', 'operator_cancelled', 'balance_lapsed') and facts ? 'lines'
     order by booking_id, position`.execute(db)
  return Map.groupBy(rows, ({ id }) => id)
}

function problemOf(booking: StoredBooking, cancellations: readonly CancelRow[]): string | undefined {
  const { captures, refunds, lines, confirmedAt, state } = booking
  // A payment that was refunded as a whole is outside of the rule.
  const isWhole = (id: string) => refunds.some(({ cause }) => cause === refundCauseKey({ of: 'payment', payment: id }))
  const mine = captures.filter((each) => each.state === 'captured' && !isWhole(each.gatewayPaymentId))
  const paid = mine.reduce((sum, { amount }) => sum + amount, 0)
  const back = refunds
    .filter(({ gatewayPaymentId }) => mine.some((each) => each.gatewayPaymentId === gatewayPaymentId))
    .reduce((sum, { amount }) => sum + amount, 0)
  const isUnconfirmed = confirmedAt === null || state === 'expired' || state === 'settling'
  const owed = lines.reduce((sum, line) => {
    if (line.state !== 'cancelled') return sum + line.price.amountPayable
    const kept = keptByRule(booking, line.lineId, cancellations)
    return sum + (kept ?? line.kept ?? 0)
  }, 0)
  const stray = lines.find(({ lineId, state: lineState, kept }) => {
    const rule = lineState === 'cancelled' && !isUnconfirmed ? keptByRule(booking, lineId, cancellations) : undefined
    return rule !== undefined && rule !== kept
  })
  const stays = isUnconfirmed ? 0 : Math.min(paid, owed)
  if (stray === undefined && paid - back === stays) return undefined
  return `${booking.reference ?? booking.id}: ${paid} came in and ${back} goes back, ${stays} should stay`
}

function keptByRule(
  { lines, balanceDate }: StoredBooking,
  lineId: string,
  cancellations: readonly CancelRow[],
): number | undefined {
  const line = lines.find((each) => each.lineId === lineId)
  const cancelled = cancellations.findLast(({ lines: named }) => named.includes(lineId))
  if (line === undefined || cancelled === undefined) return undefined
  const { price, nonRefundable, terms } = line
  const at = cancelled.event === 'balance_lapsed' ? graceEnd(balanceDate) : cancelled.at
  const cause = cancelled.event === 'operator_cancelled' ? 'operator' : 'guest'
  return keptOf({ id: lineId, total: price.amountPayable, nonRefundable, terms }, cause, at).keep
}
