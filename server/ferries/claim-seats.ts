import { sql } from 'kysely'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type {
  SeatBookResponse,
  SeatCancelResponse,
  SeatHoldResponse,
} from '#server/adapters/ferry-operator/ferry-operator.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { ahead, prepared } from '#server/db/statements.ts'
import type { Claim, Count, ItemKey, Stock } from '#server/products/stock.ts'
import { LIVE_SEAT } from './live-seat.ts'
import { listFreeLike, nameFree } from './price-seats.ts'

export type SeatClaim = {
  tripId: string
  seats: readonly string[]
  /** The hold or booking that has them. */
  key: string
  /** Until when; null for good. */
  expiresAt: Date | null
}
type SeatNeed = { tripId: string; seat: string }
/** A seat of a sailing with its claim. */
export type WantedSeat = SeatNeed & Claim

/**
 * Takes all of these seats, inside the caller's transaction, in the order of their key; answers the indexes of those that
 * somebody else has or that cannot be had at all, upon which the caller undoes the whole. Seats that this claim has already,
 * and any that ran out, become its own with the new end. Locking the sailings first, it waits for a change of them that the office is saving.
 */
export async function claimSeats(tx: Tx, asked: readonly WantedSeat[]): Promise<number[]> {
  if (asked.length === 0) return []
  const { rows } = await prepared(
    tx,
    sql<{ sailing_id: string; seat: string }>`
    with open as materialized (
      select id, vessel_id, map from ferry_sailing where id = any(${[...new Set(asked.map(({ tripId }) => tripId))]}::text[]) and is_active
       order by id for key share)
    insert into ferry_seat (sailing_id, seat, state, claim, expires_at)
    select distinct on (sailing.id collate "C", asked.seat collate "C")
           sailing.id, asked.seat, case when asked.expires_at is null then 'booked' else 'held' end, asked.claim, asked.expires_at
      from unnest(${asked.map(({ tripId }) => tripId)}::text[], ${asked.map(({ seat }) => seat)}::text[],
                  ${asked.map(({ key }) => key)}::text[], ${asked.map(({ expiresAt }) => expiresAt)}::timestamptz[])
           asked (sailing_id, seat, claim, expires_at)
      join open sailing on sailing.id = asked.sailing_id
      join ferry_cabin cabin on cabin.vessel_id = sailing.vessel_id and cabin.map = sailing.map and asked.seat = any(cabin.seats) and asked.seat <> all(cabin.blocked)
     order by sailing.id collate "C", asked.seat collate "C"
    on conflict (sailing_id, seat) do update
       set state = excluded.state, claim = excluded.claim, expires_at = excluded.expires_at
     where ferry_seat.expires_at <= app_now()
        or (ferry_seat.claim = excluded.claim and (ferry_seat.state = 'held' or excluded.state = 'booked'))
    returning sailing_id, seat`,
  )
  const won = new Set(rows.map((row) => `${row.sailing_id} ${row.seat}`))
  return asked.flatMap(({ tripId, seat }, index) => (won.has(`${tripId} ${seat}`) ? [] : [index]))
}

/** Moves the end of a claim's seats; null: for good. */
async function keepSeats(tx: Tx, key: string, expiresAt: Date | null): Promise<void> {
  await ahead(
    tx,
    sql`
    with mine as materialized (
      select sailing_id, seat from ferry_seat where claim = ${key} order by sailing_id, seat for update)
    update ferry_seat set state = case when ${expiresAt}::timestamptz is null then 'booked' else 'held' end, expires_at = ${expiresAt}::timestamptz
      from mine where ferry_seat.sailing_id = mine.sailing_id and ferry_seat.seat = mine.seat`,
  )
}

/** Gives back every seat of a claim; says how many there were. */
async function releaseSeats(tx: Tx, key: string): Promise<number> {
  const { rows } = await prepared(
    tx,
    sql`
    with mine as materialized (
      select sailing_id, seat from ferry_seat where claim = ${key} order by sailing_id, seat for update)
    delete from ferry_seat using mine where ferry_seat.sailing_id = mine.sailing_id and ferry_seat.seat = mine.seat
    returning ferry_seat.seat`,
  )
  return rows.length
}

/** Gives back those of a claim's seats that are named, whether or not they could be had again. */
async function releaseTheseSeats(tx: Tx, key: string, seats: readonly SeatNeed[]): Promise<void> {
  if (seats.length === 0) return
  await sql`
    with mine as materialized (
      select sailing_id, seat from ferry_seat
       where claim = ${key} and (sailing_id, seat) in (
         select * from unnest(${seats.map(({ tripId }) => tripId)}::text[], ${seats.map(({ seat }) => seat)}::text[]))
       order by sailing_id, seat for update)
    delete from ferry_seat using mine where ferry_seat.sailing_id = mine.sailing_id and ferry_seat.seat = mine.seat`.execute(
    tx,
  )
}

/** Seats of our own sailings. Claims that ran out are taken over where they lie: nothing is tidied. */
export const SEAT_STOCK: Stock<SeatNeed> = {
  claim: (tx, wanted) =>
    claimSeats(
      tx,
      wanted.map(({ need, claim }) => ({ ...need, ...claim })),
    ),
  ...{ extend: keepSeats, release: releaseSeats, releaseThese: releaseTheseSeats },
  free: async (db, needs) => {
    const sailings = [...Map.groupBy(needs, ({ tripId }) => tripId)].map(async ([tripId, seats]) => {
      const ids = await listFreeLike(
        db,
        tripId,
        seats.map(({ seat }) => seat),
      )
      return { ids, words: await nameFree(db, tripId, ids) }
    })
    const free = await Promise.all(sailings)
    return {
      ids: free.flatMap(({ ids }) => ids),
      words: free.flatMap(({ words }) => (words === '' ? [] : [words])),
    }
  },
  itemOf: ({ tripId }) => ({ item: { first: tripId, second: '', day: '', time: '' }, units: 1 }),
  count: countSeats,
  share: ({ networkSeats: units, networkPercent: percent }) => ({ units, percent }),
  words: { unit: 'seat', ofGroup: 'on one ferry', ofNetwork: 'of one sailing' },
}

async function countSeats(db: Db, asked: readonly (ItemKey & { countedBy: string })[]): Promise<Count[]> {
  const { rows } = await prepared(
    db,
    sql<Count>`
    select (select count(*) from ferry_seat join booking on booking.id = ferry_seat.claim
             where ferry_seat.sailing_id = asked.trip_id and ferry_seat.expires_at > app_now() and booking.counted_by = asked.counted_by)::int as held,
           coalesce((select sum(cardinality(cabin.seats) - cardinality(cabin.blocked)) from ferry_sailing sailing
              join ferry_cabin cabin on cabin.vessel_id = sailing.vessel_id and cabin.map = sailing.map
             where sailing.id = asked.trip_id), 0)::int as stock
      from unnest(${asked.map(({ countedBy }) => countedBy)}::text[], ${asked.map(({ first }) => first)}::text[])
           with ordinality asked (counted_by, trip_id, place)
     order by asked.place`,
  )
  return rows
}

/** Leaves the transaction with everything it did undone. */
class Lost extends Error {
  readonly seats: string[]
  constructor(seats: string[]) {
    super('Seats are taken')
    this.seats = seats
  }
}

async function claimOrUndo(db: Db, { tripId, seats, ...claim }: SeatClaim): Promise<Result<void, string[]>> {
  const asked = [...new Set(seats)].sort().map((seat) => ({ tripId, seat, ...claim }))
  try {
    return await inTransaction(db, async (tx) => {
      const lost = await claimSeats(tx, asked)
      if (lost.length > 0) throw new Lost(lost.map((index) => asked[index]?.seat ?? ''))
      return ok(undefined)
    })
  } catch (error) {
    if (error instanceof Lost) return fail(error.seats)
    throw error
  }
}

export async function holdOwnSeats(db: Db, claim: SeatClaim & { expiresAt: Date }): Promise<SeatHoldResponse> {
  const claimed = await claimOrUndo(db, claim)
  return claimed.ok
    ? { state: 'held', expiresAt: claim.expiresAt }
    : { state: 'refused', reason: 'seats_gone', seats: claimed.error }
}

/** Seats of a hold of that key become booked; without one they are taken at once. The key again answers the same. */
export async function bookOwnSeats(db: Db, claim: Omit<SeatClaim, 'expiresAt'>): Promise<SeatBookResponse> {
  const claimed = await claimOrUndo(db, { ...claim, expiresAt: null })
  return claimed.ok
    ? { state: 'booked', pnr: claim.key, seats: [...claim.seats] }
    : { state: 'refused', reason: 'seats_gone' }
}

export async function cancelOwnSeats(db: Db, pnr: string): Promise<SeatCancelResponse> {
  const released = await inTransaction(db, (tx) => releaseSeats(tx, pnr))
  return released > 0 ? { state: 'cancelled' } : { state: 'refused', reason: 'not_booked' }
}

/** The seats of a sailing that are taken now, and its version. */
export type SeatState = { taken: string[]; version: number }

export async function readSeats(db: Db, sailingId: string): Promise<SeatState | undefined> {
  const { rows } = await sql<SeatState>`
    select version, array(select seat from ferry_seat where sailing_id = sailing.id and ${LIVE_SEAT} order by seat) as taken
      from ferry_sailing sailing where id = ${sailingId}`.execute(db)
  return rows[0]
}

/** The same of a sailing that is on the timetable, with when it leaves. */
export async function findTaken(db: Db, sailingId: string): Promise<(SeatState & { departsAt: Date }) | undefined> {
  const { rows } = await prepared(
    db,
    sql<SeatState & { departsAt: Date }>`
    select version, departs_at as "departsAt",
           array(select seat from ferry_seat where sailing_id = sailing.id and ${LIVE_SEAT} order by seat) as taken
      from ferry_sailing sailing where id = ${sailingId} and is_active`,
  )
  return rows[0]
}
