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

/** I8: rows that do not follow the one before, steps that there are not, and bookings that stand elsewhere than their audit ends. I11: hashes that do not hold. */
export type AuditProblem = { backward: string[]; broken: string[] }

/** Reads every story once. */
export async function findAuditProblems(db: Db): Promise<AuditProblem> {
  const trouble: AuditProblem = { backward: [], broken: [] }
  await eachStory(db, (rows) => {
    trouble.backward.push(...backwardIn(rows))
    trouble.broken.push(...brokenIn(rows))
  })
  const { rows } = await sql<{ id: string }>`
    select id from booking where not exists (select 1 from booking_audit where booking_id = booking.id)`.execute(db)
  trouble.backward.push(...rows.map(({ id }) => `${id} has no audit`))
  return trouble
}

function backwardIn(rows: readonly AuditRow[]): string[] {
  const wrong: string[] = []
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1]
    const isNext = row.position === index + 1 && (before === undefined || before.to_state === row.from_state)
    const isForward = row.from_state === row.to_state || FORWARD[row.from_state].includes(row.to_state)
    if (!isNext || !isForward) wrong.push(`${row.id} ${row.position} ${row.from_state} to ${row.to_state}`)
  }
  const last = rows.at(-1)
  if (last !== undefined && last.state !== null && last.state !== last.to_state)
    wrong.push(`${last.id} stands at ${last.state}, its audit at ${last.to_state}`)
  return wrong
}

/** Rows whose hash is not theirs, or does not hold that of the row before. */
function brokenIn(rows: readonly AuditRow[]): string[] {
  return rows.flatMap((row, index) => {
    const { id: bookingId, position, at, event, from_state: from, to_state: to, facts, prev_hash: prevHash } = row
    const hash = auditHash({ bookingId, position, at, event, from, to, facts, prevHash })
    return hash === row.row_hash && prevHash === (rows[index - 1]?.row_hash ?? '') ? [] : [`${bookingId} ${position}`]
  })
}

/** Rows read at a time; a story is a few of them. */
const ROWS = 2_000

/**
 * The audit booking by booking, along its key: a planner that knows nothing of the tables, as after a restore, has nothing to choose.
 * The last story of a reading may go on, and is read again with the next; one that fills it alone is read with more rows at once.
 */
async function eachStory(db: Db, read: (rows: readonly AuditRow[]) => void): Promise<void> {
  let most = ROWS
  for (let after = ''; ; ) {
    const { rows } = await sql<AuditRow>`
      select booking_id as id, position, at, event, from_state, to_state, facts::text as facts, prev_hash, row_hash,
             (select state from booking where booking.id = booking_audit.booking_id) as state
        from booking_audit where booking_id > ${after} order by booking_id, position limit ${most}`.execute(db)
    const stories = [...Map.groupBy(rows, ({ id }) => id).values()]
    const isLast = rows.length < most
    const whole = isLast ? stories : stories.slice(0, -1)
    for (const story of whole) read(story)
    if (isLast) return
    after = whole.at(-1)?.[0]?.id ?? after
    most = whole.length === 0 ? 2 * most : ROWS
  }
}
