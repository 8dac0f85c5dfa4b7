import { sql } from 'kysely'
import { HOUR_MS } from '#contract/terms/durations.ts'
import { addDays, dayInIndia } from '#contract/terms/india-time.ts'
import { TRAVEL_HORIZON_DAYS } from '#contract/terms/limits.ts'
import type { Log } from '#server/adapters/log/log.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inSeasonSql, monthDaySql } from '#server/products/price-sql.ts'

/** Nights made beyond the horizon, so that midnight finds them there. */
const SPARE_NIGHTS = 2
/** Nights gone by are kept for as long as a guest may ask about them (ours). */
const KEPT_NIGHTS = 60
/** Nights made by one statement: of many hotels, more would keep the embedded engine from answering for too long. */
const STEP_NIGHTS = 60
const ROLL_EVERY_MS = HOUR_MS

/**
 * Makes the nights that the horizon has reached, from `today` on, at their season's price, and drops those long gone.
 * Set-based whatever the number of hotels; nights that are there keep their price and what is sold.
 */
export async function rollRoomNights(tx: Tx, today: string): Promise<void> {
  // The first nights of a large catalogue take longer than a visitor's statement may.
  await sql`set local statement_timeout = '15min'`.execute(tx)
  const last = TRAVEL_HORIZON_DAYS + SPARE_NIGHTS - 1
  if (await isRolled(tx, addDays(today, last))) return
  for (let reached = Math.min(STEP_NIGHTS, last); ; reached = Math.min(reached + STEP_NIGHTS, last)) {
    await makeNights(tx, today, addDays(today, reached))
    if (reached === last) break
  }
  await sql`delete from room_night where night < ${addDays(today, -KEPT_NIGHTS)}::date and sold = 0`.execute(tx)
}

/** Nights are made to the end or not at all, so the last one speaks for all. */
async function isRolled(tx: Tx, last: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from room_type where not exists (
      select 1 from room_night where room_type_id = room_type.id and night = ${last}::date) limit 1`.execute(tx)
  return rows.length === 0
}

async function makeNights(tx: Tx, first: string, last: string): Promise<void> {
  await sql`
    with open as materialized (
      select room_type.id, room_type.base_price, room_type.allotment,
             coalesce((select max(night) from room_night where room_type_id = room_type.id), '-infinity') as made_until
        from room_type),
    calendar as materialized (
      select day.night, season.id as season_id
        from (select ${first}::date + step as night from generate_series(0, ${last}::date - ${first}::date) step) day
        left join hotel_season season on ${inSeasonSql(sql`season.from_day`, sql`season.until_day`, monthDaySql(sql`day.night`))})
    insert into room_night (room_type_id, night, price, allotment)
    select open.id, calendar.night, coalesce(season_price.price, open.base_price), open.allotment
      from open
      join calendar on calendar.night > open.made_until
      left join room_season_price season_price on season_price.room_type_id = open.id and season_price.season_id = calendar.season_id
     order by calendar.night, open.id
    on conflict do nothing`.execute(tx)
}

/** Rolls now and every hour, in every process; concurrent runs insert the same nights. */
export async function scheduleRoomNights({
  db,
  now,
  log,
}: {
  db: Db
  now: () => Date
  log: Log
}): Promise<{ stop(): void }> {
  const roll = () => db.transaction().execute((tx) => rollRoomNights(tx, dayInIndia(now())))
  await roll()
  const timer = setInterval(() => {
    roll().catch((error: unknown) =>
      log.warn({ event: 'room_nights_not_rolled', err: error }, 'The nights ahead could not be made; trying again'),
    )
  }, ROLL_EVERY_MS).unref()
  return { stop: () => clearInterval(timer) }
}
