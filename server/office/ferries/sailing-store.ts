import { type RawBuilder, sql } from 'kysely'
import type { FerryClassCode } from '#contract/terms/ferry-labels.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { clockInIndia } from '#server/db/india-sql.ts'
import type { FerryFares, FerryGridRow } from '#server/db/tables-ferries.ts'
import { LIVE_SEAT } from '#server/ferries/live-seat.ts'
import { keepBack, mapOn } from '#server/ferries/roll-sailings.ts'
import { dropGoneSeats, SOLD_SEAT } from './map-store.ts'

export type ClassRow = {
  code: FerryClassCode
  name: string
  fare: number
  seats: number
  sold: number
  kept: number
  sample: number
  free: number
}
export type SailingRow = {
  id: string
  departureId: string
  date: string
  from: string
  to: string
  carrier: string
  vesselId: string
  vessel: string
  departTime: string
  arriveTime: string
  departsAt: Date
  isOff: boolean
  isException: boolean
  isExtra: boolean
  map: number
  classes: ClassRow[]
}

const CLASSES = sql`(
  select json_agg(json_build_object('code', cabin.code, 'name', cabin.name, 'fare', (sailing.fares ->> cabin.code)::int,
           'seats', cardinality(cabin.seats) - cardinality(cabin.blocked), 'sold', taken.sold, 'kept', taken.kept, 'sample', taken.sample,
           'free', cardinality(cabin.seats) - cardinality(cabin.blocked) - taken.sold - taken.kept - taken.sample) order by cabin.position)
    from ferry_cabin cabin cross join lateral (
      select count(*) filter (where ${SOLD_SEAT})::int as sold,
             count(*) filter (where state = 'blocked')::int as kept,
             count(*) filter (where is_sample)::int as sample
        from ferry_seat where sailing_id = sailing.id and ${LIVE_SEAT} and seat = any(cabin.seats) and seat <> all(cabin.blocked)) taken
   where cabin.vessel_id = sailing.vessel_id and cabin.map = sailing.map and sailing.fares ? cabin.code)`

export async function listSailingRows(db: Db, where: RawBuilder<unknown>): Promise<SailingRow[]> {
  const { rows } = await sql<SailingRow>`
    select sailing.id, trip.id as "departureId", sail_date::text as date, from_port.name as "from", to_port.name as "to", operator.name as carrier,
           vessel.id as "vesselId", vessel.name as vessel, ${clockInIndia(sql`departs_at`)} as "departTime",
           ${clockInIndia(sql`arrives_at`)} as "arriveTime", departs_at as "departsAt", not sailing.is_active as "isOff",
           is_exception as "isException", is_extra as "isExtra", map, coalesce(${CLASSES}, '[]') as classes
      from ferry_sailing sailing join ferry_trip trip on trip.id = sailing.trip_id join ferry_vessel vessel on vessel.id = sailing.vessel_id
      join ferry_operator operator on operator.id = vessel.operator_id
      join ferry_port from_port on from_port.id = sailing.from_port_id join ferry_port to_port on to_port.id = sailing.to_port_id
     where ${where} order by departs_at, sailing.id`.execute(db)
  return rows
}

export function ofDay(day: string): RawBuilder<unknown> {
  return sql`sail_date = ${day}::date`
}

export function ofId(id: string): RawBuilder<unknown> {
  return sql`sailing.id = ${id}`
}

type SeatRow = { seat: string; kind: 'sold' | 'sample' | 'kept'; freeAt: Date | null; ref: string | null }
export type CabinOfSailing = {
  code: FerryClassCode
  name: string
  deck: string
  windowLetters: string[]
  grid: FerryGridRow[]
  seats: string[]
  blocked: string[]
}

/** The cabins of a sailing, and each seat of it that nobody can have, with the booking that has it. */
export async function readSeatsOf(db: Db, sailingId: string): Promise<{ cabins: CabinOfSailing[]; seats: SeatRow[] }> {
  const { rows } = await sql<{
    cabins: CabinOfSailing[]
    seats: (Omit<SeatRow, 'freeAt'> & { freeAt: string | null })[]
  }>`
    select coalesce((select json_agg(json_build_object('code', code, 'name', name, 'deck', deck, 'windowLetters', window_letters, 'grid', grid,
                       'seats', cabin.seats, 'blocked', blocked) order by position)
              from ferry_cabin cabin where cabin.vessel_id = sailing.vessel_id and cabin.map = sailing.map and sailing.fares ? code), '[]') as cabins,
           coalesce((select json_agg(json_build_object('seat', seat, 'kind', case when is_sample then 'sample' when ferry_seat.state = 'blocked' then 'kept' else 'sold' end,
                       'freeAt', case when ferry_seat.state = 'blocked' then ferry_seat.expires_at end, 'ref', booking.reference) order by seat)
              from ferry_seat left join booking on booking.id = ferry_seat.claim
             where sailing_id = sailing.id and ${LIVE_SEAT}), '[]') as seats
      from ferry_sailing sailing where id = ${sailingId}`.execute(db)
  const [row] = rows
  const seats = (row?.seats ?? []).map((each) => ({
    ...each,
    freeAt: each.freeAt === null ? null : new Date(each.freeAt),
  }))
  return { cabins: row?.cabins ?? [], seats }
}

/** A sailing locked until the transaction ends, so that no seat of it is claimed meanwhile. */
export async function lockSailing(tx: Tx, id: string): Promise<SailingRow | undefined> {
  await sql`select 1 from ferry_sailing where id = ${id} for update`.execute(tx)
  const [row] = await listSailingRows(tx, ofId(id))
  return row
}

/** Seats that a booking or a hold has, by class. */
export async function soldSeatsOf(tx: Tx, sailingId: string): Promise<{ seat: string; code: string }[]> {
  const { rows } = await sql<{ seat: string; code: string }>`
    select seat, cabin.code from ferry_seat join ferry_sailing sailing on sailing.id = sailing_id
      join ferry_cabin cabin on cabin.vessel_id = sailing.vessel_id and cabin.map = sailing.map and seat = any(cabin.seats)
     where sailing_id = ${sailingId} and ${SOLD_SEAT} order by seat`.execute(tx)
  return rows
}

/** The seats for sale of a boat as it sails on a day, with their class. */
export async function seatsOnBoat(tx: Tx, vesselId: string, day: string): Promise<{ seat: string; code: string }[]> {
  const { rows } = await sql<{ seat: string; code: string }>`
    select seat, code from ferry_cabin cabin cross join lateral unnest(cabin.seats) seat
     where vessel_id = ${vesselId} and map = ${mapOn(sql`${vesselId}::text`, sql`${day}::date`)} and seat <> all(cabin.blocked)`.execute(
    tx,
  )
  return rows
}

export type SailingMove = { id: string; vesselId: string; departsAt: Date; arrivesAt: Date }

/**
 * Gives locked sailings another boat or time. Seats kept back stay so on a seat that is there, and are free as long before the
 * departure as they were; what the demo shows as sold is forgotten.
 */
export async function moveSailings(tx: Tx, moves: readonly SailingMove[], isException: boolean): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) given (id text, "vesselId" text, "departsAt" timestamptz, "arrivesAt" timestamptz)`
  const ids = moves.map(({ id }) => id)
  await sql`delete from ferry_seat where sailing_id = any(${ids}::text[]) and (is_sample or expires_at <= app_now())`.execute(
    tx,
  )
  await sql`
    update ferry_seat set expires_at = expires_at + (given."departsAt" - sailing.departs_at)
      from ${given} join ferry_sailing sailing on sailing.id = given.id
     where ferry_seat.sailing_id = given.id and ferry_seat.state = 'blocked' and expires_at is not null`.execute(tx)
  await sql`
    update ferry_sailing sailing
       set vessel_id = given."vesselId", departs_at = given."departsAt", arrives_at = given."arrivesAt",
           is_sampled = true, is_exception = sailing.is_exception or ${isException},
           map = case when sailing.vessel_id = given."vesselId" then map else ${mapOn(sql`given."vesselId"`, sql`sailing.sail_date`)} end
      from ${given} where given.id = sailing.id`.execute(tx)
  await dropGoneSeats(tx, ids)
  await keepBack(sql`(select * from ferry_sailing where id = any(${ids}::text[]))`).execute(tx)
}

/** The seats of a sailing that are kept back are these; those before them that are not among them are free again. */
export async function writeKept(
  tx: Tx,
  sailingId: string,
  { seats, freeAt }: { seats: readonly string[]; freeAt: Date | null },
): Promise<void> {
  await sql`delete from ferry_seat where sailing_id = ${sailingId} and (state = 'blocked' or expires_at <= app_now())`.execute(
    tx,
  )
  await sql`
    insert into ferry_seat (sailing_id, seat, state, expires_at)
    select ${sailingId}, seat, 'blocked', ${freeAt}::timestamptz from unnest(${[...seats]}::text[]) seat order by seat
    on conflict (sailing_id, seat) do update set state = 'blocked', is_sample = false, expires_at = excluded.expires_at
     where ferry_seat.is_sample`.execute(tx)
}

export type DepartureSailing = {
  id: string
  date: string
  departTime: string
  vessel: string
  isOff: boolean
  hasLeft: boolean
  isException: boolean
  hasOwnFares: boolean
  fares: FerryFares
  lowestFare: number
  sold: number
  kept: number
  free: number
}

export async function listOfDeparture(
  db: Db,
  tripId: string,
  days: { from: string; until: string; now: Date },
): Promise<DepartureSailing[]> {
  const { rows } = await sql<DepartureSailing>`
    select sailing.id, sail_date::text as date, ${clockInIndia(sql`departs_at`)} as "departTime", vessel.name as vessel,
           not sailing.is_active as "isOff", departs_at <= ${days.now} as "hasLeft", is_exception as "isException", has_own_fares as "hasOwnFares", fares, lowest_fare as "lowestFare",
           taken.sold, taken.kept, cabins.seats - taken.all as free
      from ferry_sailing sailing join ferry_vessel vessel on vessel.id = sailing.vessel_id
     cross join lateral (
       select count(*) filter (where ${SOLD_SEAT})::int as sold, count(*) filter (where state = 'blocked')::int as kept, count(*)::int as all
         from ferry_seat where sailing_id = sailing.id and ${LIVE_SEAT}) taken
     cross join lateral (
       select coalesce(sum(cardinality(seats) - cardinality(blocked)), 0)::int as seats from ferry_cabin cabin
        where cabin.vessel_id = sailing.vessel_id and cabin.map = sailing.map and sailing.fares ? code) cabins
     where trip_id = ${tripId} and sail_date >= ${days.from}::date and sail_date < ${days.until}::date
     order by sail_date`.execute(db)
  return rows
}
