import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#server/db/db.ts'
import type { FerryFares } from '#server/db/tables-ferries.ts'
import { percentOn } from '#server/ferries/roll-sailings.ts'
import { percentSql } from '#server/products/price-sql.ts'

/** The fares of a departure in the season of each day, by class, as JSON of the database. */
function faresOfDay(day: RawBuilder<unknown>): RawBuilder<FerryFares> {
  return sql<FerryFares>`(
    select jsonb_object_agg(code, ${percentSql(sql`fare::int`, percentOn(day))}) from jsonb_each_text(trip.fares) fare (code, fare))`
}

const LOWEST = sql`(select min(fare::int) from jsonb_each_text(fares) each (code, fare))`

export type FareRow = { id: string; fares: FerryFares; isOwn: boolean }

/** Sets the fares of these sailings to those of the timetable; `anew` also where they have their own. */
export async function followFares(tx: Tx, ids: readonly string[], { anew }: { anew: boolean }): Promise<void> {
  await sql`
    update ferry_sailing sailing set fares = ${faresOfDay(sql`sailing.sail_date`)}, has_own_fares = false
      from ferry_trip trip where trip.id = sailing.trip_id and sailing.id = any(${[...ids]}::text[]) and (${anew} or not has_own_fares)`.execute(
    tx,
  )
  await sql`update ferry_sailing set lowest_fare = ${LOWEST} where id = any(${[...ids]}::text[])`.execute(tx)
}

export async function writeFares(tx: Tx, rows: readonly FareRow[]): Promise<void> {
  await sql`
    update ferry_sailing set fares = given.fares, has_own_fares = given."isOwn",
           lowest_fare = (select min(fare::int) from jsonb_each_text(given.fares) each (code, fare))
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) given (id text, fares jsonb, "isOwn" boolean)
     where ferry_sailing.id = given.id`.execute(tx)
}

export async function listFares(tx: Tx, ids: readonly string[]): Promise<FareRow[]> {
  const { rows } = await sql<FareRow>`
    select id, fares, has_own_fares as "isOwn" from ferry_sailing where id = any(${[...ids]}::text[]) order by sail_date, id`.execute(
    tx,
  )
  return rows
}
