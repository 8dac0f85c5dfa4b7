import { type RawBuilder, sql } from 'kysely'
import type { FerryClassCode } from '#contract/terms/ferry-labels.ts'
import { AISLE } from '#contract/terms/ferry-seats.ts'
import {
  type DrawnCabin,
  type DrawnCell,
  inOrder,
  isSeat,
  seatsOf,
  windowLettersOf,
} from '#contract/terms/seat-drawing.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { clockInIndia } from '#server/db/india-sql.ts'
import type { FerryFitting, FerryGridRow } from '#server/db/tables-ferries.ts'

type CabinRow = {
  code: FerryClassCode
  name: string
  deck: string
  grid: FerryGridRow[]
  blocked: string[]
  fittings: FerryFitting[]
}

export async function insertCabins(
  tx: Tx,
  vesselId: string,
  map: number,
  cabins: readonly DrawnCabin[],
): Promise<void> {
  const rows = inOrder(cabins).map((cabin, index) => {
    const seats = seatsOf(cabin)
    return {
      ...{ vessel_id: vesselId, map, code: cabin.code, name: cabin.name, deck: cabin.deck, position: index + 1 },
      window_letters: JSON.stringify(windowLettersOf(cabin)),
      grid: JSON.stringify(gridOf(cabin)),
      seats: seats.map(({ seat }) => seat),
      blocked: seats.filter(({ isCrew }) => isCrew).map(({ seat }) => seat),
      fittings: sql<FerryFitting[]>`${JSON.stringify(fittingsOf(cabin))}::jsonb`,
    }
  })
  await tx.insertInto('ferry_cabin').values(rows).execute()
}

function gridOf({ rows }: DrawnCabin): FerryGridRow[] {
  return rows.map(({ row, tag, cells }) => ({
    row,
    cells: cells.map((cell) => (isSeat(cell) ? (cell.seat ?? null) : cell.kind === 'aisle' ? AISLE : null)),
    ...(tag === '' ? {} : { tag }),
  }))
}

function fittingsOf({ rows }: DrawnCabin): FerryFitting[] {
  return rows.flatMap(({ cells }, row) =>
    cells.flatMap(({ kind }, column) => (kind === 'door' || kind === 'toilet' ? [{ row, column, kind }] : [])),
  )
}

/** The newest version of a boat's seats, as it is drawn, and the sailings after `now` that have an older one. */
export async function readNewestMap(
  db: Db,
  vesselId: string,
  now: Date,
): Promise<{ number: number; fromDate: string | null; older: number; cabins: DrawnCabin[] } | undefined> {
  const { rows } = await sql<{ number: number; fromDate: string | null; older: number; cabins: CabinRow[] }>`
    with newest as (
      select vessel.id, coalesce(max(ferry_map.number), 1) as number from ferry_vessel vessel
        left join ferry_map on ferry_map.vessel_id = vessel.id where vessel.id = ${vesselId} group by vessel.id)
    select newest.number, (select from_date::text from ferry_map where vessel_id = newest.id and number = newest.number) as "fromDate",
           (select count(*)::int from ferry_sailing sailing where sailing.vessel_id = newest.id and sailing.map < newest.number
               and sailing.departs_at > ${now}) as older,
           coalesce((select json_agg(json_build_object('code', code, 'name', name, 'deck', deck, 'grid', grid, 'blocked', blocked,
                       'fittings', fittings) order by position)
              from ferry_cabin where vessel_id = newest.id and map = newest.number), '[]') as cabins
      from newest`.execute(db)
  const [row] = rows
  return row && { ...row, cabins: row.cabins.map(drawnOf) }
}

function drawnOf({ code, name, deck, grid, blocked, fittings }: CabinRow): DrawnCabin {
  const crew = new Set(blocked)
  const kindAt = (row: number, column: number) =>
    fittings.find((each) => each.row === row && each.column === column)?.kind ?? 'gap'
  const rows = grid.map(({ row, cells, tag = '' }, index) => ({
    ...{ row, tag },
    cells: cells.map((cell, column): DrawnCell => {
      if (cell === AISLE) return { kind: 'aisle' }
      if (cell === null) return { kind: kindAt(index, column) }
      return { kind: crew.has(cell) ? 'crew' : 'seat', seat: cell }
    }),
  }))
  return { code, name, deck, rows }
}

export type AheadSailing = { id: string; date: string; departureTime: string; seats: string[] }

/** Sailings of a boat after `now` from a day on, with the seats that are sold or held; locked unless they are only looked at. */
export async function lockSailingsOfBoat(
  tx: Tx,
  vesselId: string,
  { from, now, isLook }: { from: string; now: Date; isLook: boolean },
): Promise<AheadSailing[]> {
  const where = sql`vessel_id = ${vesselId} and sail_date >= ${from}::date and departs_at > ${now}`
  if (!isLook)
    await sql`
    select 1 from ferry_sailing where ${where} order by id for update`.execute(tx)
  return listAhead(tx, where)
}

/** Seats that a booking or a live hold has, not those that the demo shows or the office keeps back. */
export const SOLD_SEAT = sql`(not ferry_seat.is_sample and (ferry_seat.state = 'booked' or (ferry_seat.state = 'held' and ferry_seat.expires_at > app_now())))`

async function listAhead(db: Db, where: RawBuilder<unknown>): Promise<AheadSailing[]> {
  const { rows } = await sql<AheadSailing>`
    select sailing.id, sail_date::text as date, ${clockInIndia(sql`departs_at`)} as "departureTime",
           array(select seat from ferry_seat where sailing_id = sailing.id and ${SOLD_SEAT} order by seat) as seats
      from ferry_sailing sailing where ${where} order by departs_at, id`.execute(db)
  return rows
}

/** Gives sailings another map of their boat. */
export async function moveToMap(tx: Tx, ids: readonly string[], map: number): Promise<void> {
  await sql`update ferry_sailing set map = ${map} where id = any(${[...ids]}::text[])`.execute(tx)
  await dropGoneSeats(tx, ids)
}

/** What is kept back or only shown as sold goes where its seat is not on the boat any more. */
export async function dropGoneSeats(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    with gone as materialized (
      select ferry_seat.sailing_id, ferry_seat.seat from ferry_seat join ferry_sailing sailing on sailing.id = sailing_id
       where sailing.id = any(${[...ids]}::text[]) and not ${SOLD_SEAT}
         and not exists (select 1 from ferry_cabin cabin where cabin.vessel_id = sailing.vessel_id and cabin.map = sailing.map
                            and ferry_seat.seat = any(cabin.seats) and ferry_seat.seat <> all(cabin.blocked))
       order by ferry_seat.sailing_id, ferry_seat.seat for update of ferry_seat)
    delete from ferry_seat using gone where ferry_seat.sailing_id = gone.sailing_id and ferry_seat.seat = gone.seat`.execute(
    tx,
  )
}

export async function insertMap(tx: Tx, row: { vesselId: string; number: number; fromDate: string }): Promise<void> {
  await tx
    .insertInto('ferry_map')
    .values({ vessel_id: row.vesselId, number: row.number, from_date: row.fromDate })
    .execute()
}
