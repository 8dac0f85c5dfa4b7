import { sql } from 'kysely'
import type { BookingState } from '#contract/terms/booking-states.ts'
import type { Db } from '#server/db/db.ts'
import { auditHash } from './audit.ts'

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

/** Where a state may lead, beside itself (booking rules 1.3 and 1.4). */
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

/** Rows that do not follow the one before, steps that there are not, and bookings that stand elsewhere than their audit ends. */
export async function backwardAudits(db: Db): Promise<string[]> {
  const wrong: string[] = []
  await eachStory(db, (rows) => {
    for (const [index, row] of rows.entries()) {
      const before = rows[index - 1]
      const isNext = row.position === index + 1 && (before === undefined || before.to_state === row.from_state)
      const isForward = row.from_state === row.to_state || FORWARD[row.from_state].includes(row.to_state)
      if (!isNext || !isForward) wrong.push(`${row.id} ${row.position} ${row.from_state} to ${row.to_state}`)
    }
    const last = rows.at(-1)
    if (last !== undefined && last.state !== null && last.state !== last.to_state)
      wrong.push(`${last.id} stands at ${last.state}, its audit at ${last.to_state}`)
  })
  const { rows } = await sql<{ id: string }>`
    select id from booking where not exists (select 1 from booking_audit where booking_id = booking.id)`.execute(db)
  return [...wrong, ...rows.map(({ id }) => `${id} has no audit`)]
}

/** Rows whose hash is not theirs, or does not hold that of the row before. */
export async function brokenAudits(db: Db): Promise<string[]> {
  const broken: string[] = []
  await eachStory(db, (rows) => {
    for (const [index, row] of rows.entries()) {
      const { id: bookingId, position, at, event, from_state: from, to_state: to, facts, prev_hash: prevHash } = row
      const hash = auditHash({ bookingId, position, at, event, from, to, facts, prevHash })
      if (hash !== row.row_hash || prevHash !== (rows[index - 1]?.row_hash ?? ''))
        broken.push(`${bookingId} ${position}`)
    }
  })
  return broken
}

const STORIES = 500

/** The audit booking by booking, some at a time. */
async function eachStory(db: Db, read: (rows: readonly AuditRow[]) => void): Promise<void> {
  for (let after = ''; ; ) {
    const { rows } = await sql<AuditRow>`
      select audit.booking_id as id, audit.position, audit.at, audit.event, audit.from_state, audit.to_state, audit.facts::text as facts,
             audit.prev_hash, audit.row_hash, booking.state
        from booking_audit audit left join booking on booking.id = audit.booking_id
       where audit.booking_id in (
         select distinct booking_id from booking_audit where booking_id > ${after} order by booking_id limit ${STORIES})
       order by audit.booking_id, audit.position`.execute(db)
    const stories = Map.groupBy(rows, ({ id }) => id)
    for (const story of stories.values()) read(story)
    if (stories.size < STORIES) return
    after = rows.at(-1)?.id ?? ''
  }
}
