import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/db.ts'
import { prepared } from '#server/db/statements.ts'
import { LIVE_SEAT } from './live-seat.ts'

/** Claims of seats lock the sailing until the commit. A lock held longer than this is not waited for. */
const MOMENT = '50ms'

/** Those of these sailings that cannot be locked within a moment. Keeps no lock itself. */
export async function findLockedSailings(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { rows } = await prepared(
    tx,
    sql<{ locked: string[] }>`
    select locked_sailings(${ids}::text[], ${MOMENT}) as locked`,
  )
  return rows[0]?.locked ?? []
}

/** The seats of these that are taken now. */
export async function findTakenSeats<Seat extends { tripId: string; seat: string }>(
  db: Db,
  seats: readonly Seat[],
): Promise<Seat[]> {
  if (seats.length === 0) return []
  const { rows } = await prepared(
    db,
    sql<{ sailing_id: string; seat: string }>`
    select ferry_seat.sailing_id, ferry_seat.seat
      from (select distinct * from unnest(${seats.map(({ tripId }) => tripId)}::text[], ${seats.map(({ seat }) => seat)}::text[])
                   asked (sailing_id, seat)) asked
      join ferry_seat on ferry_seat.sailing_id = asked.sailing_id and ferry_seat.seat = asked.seat and ${LIVE_SEAT}`,
  )
  const taken = new Set(rows.map((row) => `${row.sailing_id} ${row.seat}`))
  return seats.filter(({ tripId, seat }) => taken.has(`${tripId} ${seat}`))
}
