import { sql } from 'kysely'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { BookAnswer, CancelAnswer, HoldAnswer } from '#server/adapters/ferry-operator/ferry-operator.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { LIVE_SEAT } from './store.ts'

export type SeatClaim = {
  tripId: string
  seats: readonly string[]
  /** Who has them: a hold or a booking. */
  key: string
  /** Until when; null for good. */
  expiresAt: Date | null
}

/**
 * Takes all of these seats or none, inside the caller's transaction, in the order of their key. Seats that this claim has
 * already stay its own with the new end. The refusal names those that somebody else has, or that cannot be had at all.
 */
async function claimSeats(tx: Tx, { tripId, seats, key, expiresAt }: SeatClaim): Promise<Result<void, string[]>> {
  const asked = [...new Set(seats)].sort()
  const { rows } = await sql<{ seat: string }>`
    insert into ferry_seat (sailing_id, seat, state, claim, expires_at)
    select sailing.id, asked.seat, ${expiresAt === null ? 'booked' : 'held'}, ${key}, ${expiresAt}::timestamptz
      from ferry_sailing sailing join ferry_trip trip on trip.id = sailing.trip_id
      join ferry_cabin cabin on cabin.vessel_id = trip.vessel_id
      join unnest(${asked}::text[]) asked (seat) on asked.seat = any(cabin.seats) and asked.seat <> all(cabin.blocked)
     where sailing.id = ${tripId} and sailing.is_active
     order by asked.seat collate "C"
    on conflict (sailing_id, seat) do update
       set state = excluded.state, claim = excluded.claim, expires_at = excluded.expires_at
     where ferry_seat.expires_at <= app_now()
        or (ferry_seat.claim = excluded.claim and (ferry_seat.state = 'held' or excluded.state = 'booked'))
    returning seat`.execute(tx)
  const won = new Set(rows.map(({ seat }) => seat))
  const lost = asked.filter((seat) => !won.has(seat))
  return lost.length === 0 ? ok(undefined) : fail(lost)
}

/** Gives back every seat of a claim; says how many there were. */
async function releaseSeats(tx: Tx, key: string): Promise<number> {
  const { rows } = await sql`
    with mine as materialized (
      select sailing_id, seat from ferry_seat where claim = ${key} order by sailing_id, seat for update)
    delete from ferry_seat using mine where ferry_seat.sailing_id = mine.sailing_id and ferry_seat.seat = mine.seat
    returning ferry_seat.seat`.execute(tx)
  return rows.length
}

/** Leaves the transaction with everything it did undone. */
class Lost extends Error {
  readonly seats: string[]
  constructor(seats: string[]) {
    super('Seats are taken')
    this.seats = seats
  }
}

async function claimOrUndo(db: Db, claim: SeatClaim): Promise<Result<void, string[]>> {
  try {
    return await inTransaction(db, async (tx) => {
      const claimed = await claimSeats(tx, claim)
      if (!claimed.ok) throw new Lost(claimed.error)
      return claimed
    })
  } catch (error) {
    if (error instanceof Lost) return fail(error.seats)
    throw error
  }
}

export async function holdOwnSeats(db: Db, claim: SeatClaim & { expiresAt: Date }): Promise<HoldAnswer> {
  const claimed = await claimOrUndo(db, claim)
  return claimed.ok
    ? { state: 'held', expiresAt: claim.expiresAt }
    : { state: 'refused', reason: 'seats_gone', seats: claimed.error }
}

/** Seats of a hold of that key become booked; without one they are taken at once. The key again answers the same. */
export async function bookOwnSeats(db: Db, claim: Omit<SeatClaim, 'expiresAt'>): Promise<BookAnswer> {
  const claimed = await claimOrUndo(db, { ...claim, expiresAt: null })
  return claimed.ok
    ? { state: 'booked', pnr: claim.key, seats: [...claim.seats] }
    : { state: 'refused', reason: 'seats_gone' }
}

export async function cancelOwnSeats(db: Db, pnr: string): Promise<CancelAnswer> {
  const released = await inTransaction(db, (tx) => releaseSeats(tx, pnr))
  return released > 0 ? { state: 'cancelled' } : { state: 'refused', reason: 'not_booked' }
}

/** The seats of a sailing that are taken now, and its version. */
export type SeatState = { taken: string[]; version: number }

export async function readSeats(db: Db, tripId: string): Promise<SeatState | undefined> {
  const { rows } = await sql<SeatState>`
    select version, array(select seat from ferry_seat where sailing_id = sailing.id and ${LIVE_SEAT} order by seat) as taken
      from ferry_sailing sailing where id = ${tripId}`.execute(db)
  return rows[0]
}

/** The same of a sailing that is on the timetable, with when it leaves. */
export async function findTaken(db: Db, tripId: string): Promise<(SeatState & { departsAt: Date }) | undefined> {
  const { rows } = await sql<SeatState & { departsAt: Date }>`
    select version, departs_at as "departsAt",
           array(select seat from ferry_seat where sailing_id = sailing.id and ${LIVE_SEAT} order by seat) as taken
      from ferry_sailing sailing where id = ${tripId} and is_active`.execute(db)
  return rows[0]
}
