import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#server/db/db.ts'
import { tellPages } from '#server/ferries/call-off.ts'
import { inSeasonSql, monthDaySql } from '#server/products/price-sql.ts'
import { followFares } from '../ferries/fare-store.ts'
import type { MovedDay } from './plan-seasons.ts'

/** Nights from today on at the price of the season that they were in, which would be another; in the order in which rooms are locked. */
function dueNights(moved: readonly MovedDay[], today: string): RawBuilder<unknown> {
  return sql`
    select night.room_type_id, night.night, coalesce(next.price, room.base_price) as price
      from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) moved (day text, before text, after text)
      join room_night night on ${monthDaySql(sql`night.night`)} = moved.day and night.night >= ${today}::date
      join room_type room on room.id = night.room_type_id
      left join room_season_price was on was.room_type_id = room.id and was.season_id = moved.before
      left join room_season_price next on next.room_type_id = room.id and next.season_id = moved.after
     where night.price = coalesce(was.price, room.base_price) and night.price <> coalesce(next.price, room.base_price)`
}

/** Sailings from today on without fares of their own, on days whose percentage for ferries is another; not on days of ferries alone. */
function dueSailings(moved: readonly MovedDay[], today: string): RawBuilder<unknown> {
  const days = moved.filter(({ isFerry }) => isFerry).map(({ day }) => day)
  const monthDay = monthDaySql(sql`sail_date`)
  return sql`
    select id from ferry_sailing where sail_date >= ${today}::date and not has_own_fares and ${monthDay} = any(${days}::text[])
       and not exists (select 1 from ferry_season where rank > 0 and ${inSeasonSql(sql`from_day`, sql`until_day`, monthDay)})`
}

export async function countDue(
  db: Db,
  moved: readonly MovedDay[],
  today: string,
): Promise<{ nights: number; sailings: number }> {
  const { rows } = await sql<{ nights: number; sailings: number }>`
    select (select count(*)::integer from (${dueNights(moved, today)}) due) as nights,
           (select count(*)::integer from (${dueSailings(moved, today)}) due) as sailings`.execute(db)
  return rows[0] ?? { nights: 0, sailings: 0 }
}

/** Gives nights and sailings ahead the prices of the seasons as they are now; what was priced by itself keeps its price. */
export async function reprice(tx: Tx, moved: readonly MovedDay[], today: string): Promise<void> {
  if (moved.length === 0) return
  // A year of every room is more than a visitor's statement may take.
  await sql`set local statement_timeout = '2min'`.execute(tx)
  await sql`
    with due as (${dueNights(moved, today)} order by night.room_type_id, night.night for update of night)
    update room_night set price = due.price from due
     where room_night.room_type_id = due.room_type_id and room_night.night = due.night`.execute(tx)
  const { rows } = await sql<{ id: string }>`${dueSailings(moved, today)}`.execute(tx)
  if (rows.length === 0) return
  await followFares(
    tx,
    rows.map(({ id }) => id),
    { anew: false },
  )
  await tellPages(tx)
}
