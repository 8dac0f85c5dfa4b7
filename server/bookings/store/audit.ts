import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { BookingState } from '#contract/terms/booking-states.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { batched } from '#server/db/batched.ts'
import type { Tx } from '#server/db/db.ts'
import { afterCommit } from '#server/db/in-transaction.ts'
import { later, prepared } from '#server/db/statements.ts'
import { count } from '#server/metrics/counted.ts'
import type { AuditEntry, AuditedEvent } from '../core/audit-entry.ts'
import type { Audited } from '../core/booking.ts'

export type HistoryRow = { at: Date; text: string }

type AuditRow = { at: Date; event: AuditedEvent; to: BookingState; amount: number | null }

/** Facts of an entry as JSON has them. */
export type AuditFacts = Readonly<Record<string, string | number | boolean | null | readonly string[]>>

const FIRST = ''

/** An entry of the audit of one booking, with the states before and after it. */
export type AuditRecord = { bookingId: string; at: Date; from: BookingState; to: BookingState; entry: AuditEntry }

/**
 * Adds entries to the audit of a booking whose row is locked: each has the hash of the one before, the first that of none. Returns the
 * last hash.
 */
export async function writeAudit(
  tx: Tx,
  records: readonly AuditRecord[],
  before: Audited | null = null,
): Promise<Audited | null> {
  const rows: ReturnType<typeof rowOf>[] = []
  let last = before
  for (const record of records) {
    const row = rowOf(record, last)
    rows.push(row)
    last = { position: row.position, rowHash: row.row_hash }
  }
  await insertRows(tx, rows)
  for (const record of records) countLater(tx, record)
  return last
}

/** The first entries of bookings created in this transaction. */
export async function beginAudits(tx: Tx, records: readonly AuditRecord[]): Promise<void> {
  await insertRows(
    tx,
    records.map((record) => rowOf(record, null)),
  )
  for (const record of records) countLater(tx, record)
}

function countLater(tx: Tx, { entry: { event }, from, to }: AuditRecord): void {
  afterCommit(tx, () => count('booking_transitions_total', { from, event, to }))
}

function rowOf({ bookingId, at, from, to, entry }: AuditRecord, before: Audited | null) {
  const position = (before?.position ?? 0) + 1
  const prevHash = before?.rowHash ?? FIRST
  const { event } = entry
  const facts: AuditFacts = ('facts' in entry ? entry.facts : undefined) ?? {}
  const hashed = { bookingId, position, at, event, from, to, facts: JSON.stringify(facts), prevHash }
  return {
    ...{ booking_id: bookingId, position, at, event, from_state: from, to_state: to },
    ...{ facts, prev_hash: prevHash, row_hash: auditHash(hashed) },
  }
}

async function insertRows(tx: Tx, rows: readonly object[]): Promise<void> {
  await later(
    tx,
    'booking_audit',
    sql`
    insert into booking_audit (booking_id, position, at, event, from_state, to_state, facts, prev_hash, row_hash)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) entry (
      booking_id text, position integer, at timestamptz, event text, from_state text, to_state text, facts jsonb, prev_hash text,
      row_hash text)`,
  )
}

export type AuditedRow = {
  bookingId: string
  position: number
  at: Date
  event: string
  from: string
  to: string
  /** As JSON with its names in the order of their bytes, whatever order they were stored in. */
  facts: string
  prevHash: string
}

/** SHA-256 of everything in a row and of the hash before it. */
export function auditHash(row: AuditedRow): string {
  const facts = JSON.stringify(Object.entries(JSON.parse(row.facts) as AuditFacts).sort())
  const said = [row.bookingId, row.position, row.at.toISOString(), row.event, row.from, row.to, facts, row.prevHash]
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url')
}

/** The audit of a booking for its travellers, without internal entries. */
export const readHistory = batched<string, HistoryRow[]>(async (db, bookingIds) => {
  const { rows } = await prepared(
    db,
    sql<AuditRow & { booking_id: string }>`
    select booking_id, at, event, to_state as "to", (facts ->> 'amount')::int as amount
      from booking_audit where booking_id = any(${bookingIds}) order by booking_id, position`,
  )
  const audits = Map.groupBy(rows, ({ booking_id }) => booking_id)
  return bookingIds.map((id) => (audits.get(id) ?? []).flatMap(historyOf))
})

function historyOf(row: AuditRow): HistoryRow[] {
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
    case 'money_taken':
      return `Payment${sum} received by our office`
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
    case 'line_changed':
      return 'A part changed by us'
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
    case 'driver_named':
      return 'Driver named'
    case 'driver_taken_off':
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
