import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '#server/db/db.ts'
import { afterCommit } from '#server/db/in-transaction.ts'
import { count } from '#server/metrics/counted.ts'

export type AuditFacts = Record<string, string | number | boolean | null>

const FIRST = ''

export type AuditEntry = { bookingId: string; at: Date; event: string; from: string; to: string; facts: AuditFacts }

/** Where the story of a booking has got to: its next row holds this hash. */
export type Audited = { position: number; rowHash: string }

/**
 * Adds a row to the story of a booking whose row the caller has locked; its hash holds that of the row before, which is null
 * for the first. Answers where the story is now.
 */
export async function writeAudit(tx: Tx, entry: AuditEntry, before: Audited | null = null): Promise<Audited> {
  const row = rowOf(entry, before)
  await insertRows(tx, [row])
  countLater(tx, entry)
  return { position: row.position, rowHash: row.row_hash }
}

/** The first rows of bookings that begin in this transaction. */
export async function beginAudits(tx: Tx, entries: readonly AuditEntry[]): Promise<void> {
  await insertRows(
    tx,
    entries.map((entry) => rowOf(entry, null)),
  )
  for (const entry of entries) countLater(tx, entry)
}

function countLater(tx: Tx, { event, from, to }: AuditEntry): void {
  afterCommit(tx, () => count('booking_transitions_total', { from, event, to }))
}

function rowOf(entry: AuditEntry, before: Audited | null) {
  const position = (before?.position ?? 0) + 1
  const prevHash = before?.rowHash ?? FIRST
  const facts = JSON.stringify(entry.facts)
  return {
    ...{
      booking_id: entry.bookingId,
      position,
      at: entry.at,
      event: entry.event,
      from_state: entry.from,
      to_state: entry.to,
    },
    ...{ facts: entry.facts, prev_hash: prevHash, row_hash: auditHash({ ...entry, position, prevHash, facts }) },
  }
}

async function insertRows(tx: Tx, rows: readonly object[]): Promise<void> {
  await sql`/* later booking_audit */
    insert into booking_audit (booking_id, position, at, event, from_state, to_state, facts, prev_hash, row_hash)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) entry (
      booking_id text, position integer, at timestamptz, event text, from_state text, to_state text, facts jsonb, prev_hash text,
      row_hash text)`.execute(tx)
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

/** SHA-256 of everything a row says and of the hash before it. */
export function auditHash(row: AuditedRow): string {
  const facts = JSON.stringify(Object.entries(JSON.parse(row.facts) as AuditFacts).sort())
  const said = [row.bookingId, row.position, row.at.toISOString(), row.event, row.from, row.to, facts, row.prevHash]
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url')
}
