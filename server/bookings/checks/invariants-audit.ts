import { sql } from 'kysely'
import type { BookingState } from '#contract/terms/booking-states.ts'
import type { Db } from '#server/db/db.ts'
import { auditHash } from '../store/audit.ts'

type AuditRow = {
  id: string
  position: number
  at: Date
  event: string
  from_state: BookingState
  to_state: BookingState
  facts: string
  prev_hash: string
  row_hash: string
  /** Where the booking stands now; null for an audit without one. */
  state: BookingState | null
}

/** Where a state may lead, beside itself (booking rules 1.3, 1.4). */
const FORWARD: Record<BookingState, readonly BookingState[]> = {
  quoted: ['held', 'expired', 'confirmed_part', 'confirmed', 'settling'],
  held: ['paying', 'confirmed_part', 'confirmed', 'settling', 'expired'],
  paying: ['held', 'confirmed_part', 'confirmed', 'settling', 'expired', 'cancelled'],
  confirmed_part: ['confirmed', 'cancelled', 'no_show', 'completed'],
  confirmed: ['cancelled', 'no_show', 'completed'],
  expired: ['confirmed_part', 'confirmed', 'settling'],
  settling: ['cancelled'],
  cancelled: [],
  no_show: ['cancelled'],
  completed: [],
}

/** I8: rows out of order, transitions that do not exist, bookings in another state than their last entry. I11: wrong hashes. */
export type AuditProblem = { backward: string[]; broken: string[] }

/** Reads the audit of every booking once. */
export async function findAuditProblems(db: Db): Promise<AuditProblem> {
  const problems: AuditProblem = { backward: [], broken: [] }
  await eachAudit(db, (rows) => {
    problems.backward.push(...backwardIn(rows))
    problems.broken.push(...brokenIn(rows))
  })
  const { rows } = await sql<{ id: string }>`
    select id from booking where not exists (select 1 from booking_audit where booking_id = booking.id)`.execute(db)
  problems.backward.push(...rows.map(({ id }) => `${id} has no audit`))
  return problems
}

function backwardIn(rows: readonly AuditRow[]): string[] {
  const wrong: string[] = []
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1]
    const isNext = row.position === index + 1 && (before === undefined || before.to_state === row.from_state)
    const isForward =
      row.from_state === row.to_state || FORWARD[row.from_state].includes(row.to_state) || owesAgain(row)
    if (!isNext || !isForward) wrong.push(`${row.id} ${row.position} ${row.from_state} to ${row.to_state}`)
  }
  const last = rows.at(-1)
  if (last !== undefined && last.state !== null && last.state !== last.to_state)
    wrong.push(`${last.id} stands at ${last.state}, its audit at ${last.to_state}`)
  return wrong
}

/** What was paid in full is owed in part again by a change of a line alone (booking rules 1.9.4). */
function owesAgain({ event, from_state, to_state }: AuditRow): boolean {
  return event === 'line_changed' && from_state === 'confirmed' && to_state === 'confirmed_part'
}

/** Rows with a wrong hash, or without the hash of the row before. */
function brokenIn(rows: readonly AuditRow[]): string[] {
  return rows.flatMap((row, index) => {
    const { id: bookingId, position, at, event, from_state: from, to_state: to, facts, prev_hash: prevHash } = row
    const hash = auditHash({ bookingId, position, at, event, from, to, facts, prevHash })
    return hash === row.row_hash && prevHash === (rows[index - 1]?.row_hash ?? '') ? [] : [`${bookingId} ${position}`]
  })
}

/** Rows read at a time; the audit of a booking has a few. */
const ROWS = 2_000

/**
 * Reads the audit booking by booking, along its key: the plan does not depend on statistics, which are missing after a restore. The last
 * booking of a page may be cut off and is read again with the next page; one that fills a page alone is read with a larger page.
 */
async function eachAudit(db: Db, read: (rows: readonly AuditRow[]) => void): Promise<void> {
  let most = ROWS
  for (let after = ''; ; ) {
    const { rows } = await sql<AuditRow>`
      select booking_id as id, position, at, event, from_state, to_state, facts::text as facts, prev_hash, row_hash,
             (select state from booking where booking.id = booking_audit.booking_id) as state
        from booking_audit where booking_id > ${after} order by booking_id, position limit ${most}`.execute(db)
    const audits = [...Map.groupBy(rows, ({ id }) => id).values()]
    const isLast = rows.length < most
    const whole = isLast ? audits : audits.slice(0, -1)
    for (const audit of whole) read(audit)
    if (isLast) return
    after = whole.at(-1)?.[0]?.id ?? after
    most = whole.length === 0 ? 2 * most : ROWS
  }
}
