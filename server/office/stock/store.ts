import { sql } from 'kysely'
import type { StockDay } from '#contract/terms/stock-days.ts'
import type { Db, Tx } from '#server/db/db.ts'
import type { StockTable } from './stock-tables.ts'

export type LineRow = {
  id: string
  name: string
  units: number
  weekdays: string
  days: Record<string, StockDay>
}

/** The lines of a car or an activity; one that runs on no day of the week is over. */
export async function listLines(db: Db, table: StockTable, ownerId: string): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select ${table.lineId} as id, ${table.name} as name, line.${sql.ref(table.units)} as units, ${table.weekdays} as weekdays, line.days
      from ${sql.table(table.stock)} line where line.${sql.ref(table.owner)} = ${ownerId} and ${table.weekdays} <> ''
     order by ${table.order}`.execute(db)
  return rows
}

/** Locks every line of the owner, in the order in which everybody does. */
export async function lockLines(tx: Tx, table: StockTable, ownerId: string): Promise<void> {
  const keys = table.stock === 'car_fleet' ? sql`island_id, vehicle_id` : sql`activity_id, place_id, start_time`
  await sql`
    select 1 from ${sql.table(table.stock)} where ${sql.ref(table.owner)} = ${ownerId} order by ${keys} for no key update`.execute(
    tx,
  )
}

export async function isOwner(db: Db, { record }: StockTable, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(record)} where id = ${id}`.execute(db)
  return rows.length > 0
}

export type SoldRow = { id: string; day: string; sold: number }

/** Units taken of each line on each day that has any, where it is fullest; claims that ran out count as free. */
export async function listSold(
  db: Db,
  table: StockTable,
  ownerId: string,
  { from, until = null }: { from: string; until?: string | null },
): Promise<SoldRow[]> {
  const { rows } = await sql<SoldRow>`
    select id, day::text as day, max(count)::integer as sold
      from (select ${table.lineId} as id, taken.day, taken.start_time, count(*) as count
              from ${sql.table(table.stock)} line join ${sql.table(table.claims)} taken on ${table.isOf}
             where line.${sql.ref(table.owner)} = ${ownerId} and taken.day >= ${from}::date
               and (${until}::date is null or taken.day <= ${until}::date)
               and (taken.expires_at is null or taken.expires_at > app_now())
             group by 1, 2, 3) counted
     group by id, day order by day, id`.execute(db)
  return rows
}

export async function writeDays(
  tx: Tx,
  table: StockTable,
  ownerId: string,
  lines: readonly { id: string; days: Record<string, StockDay> }[],
): Promise<void> {
  await sql`
    update ${sql.table(table.stock)} line set days = given.days
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) given (id text, days jsonb)
     where line.${sql.ref(table.owner)} = ${ownerId} and given.id = ${table.lineId}`.execute(tx)
}

/**
 * Numbers the units that are taken on these days from 1 on where they lie above the new number of units, so that no unit above it stays
 * taken. The lines are locked; what ran out is deleted first.
 */
export async function renumber(
  tx: Tx,
  table: StockTable,
  ownerId: string,
  limits: readonly { id: string; day: string; units: number }[],
): Promise<void> {
  const claims = sql.table(table.claims)
  const given = sql`jsonb_to_recordset(${JSON.stringify(limits)}::jsonb) given (id text, day date, units integer)`
  const at = sql`
    ${given} join ${sql.table(table.stock)} line on line.${sql.ref(table.owner)} = ${ownerId} and ${table.lineId} = given.id
      join ${claims} taken on ${table.isOf} and taken.day = given.day`
  await sql`
    delete from ${claims} gone using (select taken.ctid as place from ${at} where taken.expires_at <= app_now()) ran_out
     where gone.ctid = ran_out.place`.execute(tx)
  await sql`
    with high as (
      select taken.ctid as place, given.id, taken.day, taken.start_time, given.units,
             row_number() over (partition by given.id, taken.day, taken.start_time order by taken.unit) as turn
        from ${at} where taken.unit > given.units),
    empty as (
      select slot.id, slot.day, slot.start_time, each_unit.unit,
             row_number() over (partition by slot.id, slot.day, slot.start_time order by each_unit.unit) as turn
        from (select distinct id, day, start_time, units from high) slot
       cross join lateral generate_series(1, slot.units) each_unit (unit)
       where not exists (select 1 from ${at} where given.id = slot.id and taken.day = slot.day and taken.start_time = slot.start_time
                                              and taken.unit = each_unit.unit))
    update ${claims} moved set unit = empty.unit
      from high join empty using (id, day, start_time, turn) where moved.ctid = high.place`.execute(tx)
}
