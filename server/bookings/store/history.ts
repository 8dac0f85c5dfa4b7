import { sql } from 'kysely'
import type { BookingState } from '#contract/terms/booking-states.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { batched } from '#server/db/batched.ts'
import { prepared } from '#server/db/statements.ts'
import type { HistoryRow } from '../booking-view.ts'
import type { AuditedEvent } from '../core/audit-entry.ts'

type AuditRow = { at: Date; event: AuditedEvent; to: BookingState; amount: number | null }

/** The history of a booking for its travellers: the audit without internal entries. */
export const readHistory = batched<string, HistoryRow[]>(async (db, bookingIds) => {
  const { rows } = await prepared(
    db,
    sql<AuditRow & { booking_id: string }>`
    select booking_id, at, event, to_state as "to", (facts ->> 'amount')::int as amount
      from booking_audit where booking_id = any(${bookingIds}) order by booking_id, position`,
  )
  const stories = Map.groupBy(rows, ({ booking_id }) => booking_id)
  return bookingIds.map((id) => (stories.get(id) ?? []).flatMap(told))
})

function told(row: AuditRow): HistoryRow[] {
  const text = textOf(row)
  return text === undefined ? [] : [{ at: row.at, text }]
}

function textOf({ event, to, amount }: AuditRow): string | undefined {
  const sum = amount === null ? '' : ` of ${formatRupees(amount)}`
  switch (event) {
    case 'held':
      return 'Held for you'
    case 'placed':
      return 'Booked, to be paid'
    case 'pay_started':
      return `Payment${sum} begun`
    case 'captured':
      return `Payment${sum} received${to === 'settling' ? '; what you wanted was taken by then, so it goes back' : ''}`
    case 'captured_back':
      return `Payment${sum} received and on its way back`
    case 'failed':
      return 'A payment did not go through'
    case 'clock_passed':
      return 'The time to pay ran out'
    case 'guest_cancelled':
      return isPart(to) ? 'A part cancelled by you' : 'Cancelled by you'
    case 'operator_cancelled':
      return isPart(to) ? 'A part cancelled by us' : 'Cancelled by us'
    case 'balance_lapsed':
      return 'Cancelled, as the balance was not paid'
    case 'trip_started':
      return 'Travelled'
    case 'refund_processed':
      return `Refund${sum} sent by the bank`
    case 'named':
      return 'Names of your group received'
    case 'renamed':
      return 'Names corrected'
    case 'authorised':
    case 'started_unpaid':
    case 'no_show_marked':
    case 'refund_failed':
      return undefined
  }
}

/** A booking stays confirmed while something of it is left. */
function isPart(to: BookingState): boolean {
  return to === 'confirmed' || to === 'confirmed_part'
}
