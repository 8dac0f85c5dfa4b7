import { sql } from 'kysely'
import type { FerryDays, OfficeSeason, SeasonFields } from '#contract/office/price-seasons.ts'
import type { Season } from '#contract/terms/season.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { firstFree, idStem } from '../free-id.ts'

/** In the order of the page of the year. */
export async function listSeasonRows(db: Db): Promise<OfficeSeason[]> {
  const { rows } = await sql<OfficeSeason>`
    select id, updated_at::text as version, name, meaning, ranges, package_percent as "packagePercent", hotel_percent as "hotelPercent",
           car_percent as "carPercent", ferry_percent as "ferryPercent", is_base as "isBase",
           (select count(*)::integer from room_season_price where season_id = climate_season.id) as rooms
      from climate_season order by position, id`.execute(db)
  return rows
}

/** Days of ferries alone; those over New Year are kept as two parts. */
export function listFerryDays(db: Db): Promise<FerryDays[]> {
  return db
    .selectFrom('ferry_season')
    .select(['from_day as from', 'until_day as to', 'percent'])
    .where('rank', '>', 0)
    .orderBy('from_day', 'desc')
    .execute()
}

/** One change of seasons after the other: each looks at the days of all of them. */
export async function lockSeasons(tx: Tx): Promise<void> {
  await sql`select 1 from climate_season order by id for update`.execute(tx)
}

export async function insertSeason(tx: Tx, fields: SeasonFields): Promise<string> {
  const stem = idStem(fields.name)
  const { rows } = await sql<{ id: string }>`
    select id from climate_season union select season_id from room_season_price`.execute(tx)
  const id = firstFree(stem, new Set(rows.map((row) => row.id)))
  await tx
    .insertInto('climate_season')
    .values({
      ...{ id, ...columnsOf(fields), ranges: JSON.stringify(fields.ranges) },
      position: sql<number>`(select coalesce(max(position), 0) + 1 from climate_season)`,
    })
    .execute()
  return id
}

export async function updateSeason(tx: Tx, id: string, fields: SeasonFields): Promise<void> {
  await tx
    .updateTable('climate_season')
    .set({
      ...{ ...columnsOf(fields), ranges: JSON.stringify(fields.ranges) },
      updated_at: sql<Date>`clock_timestamp()`,
    })
    .where('id', '=', id)
    .execute()
}

function columnsOf({ name, meaning, packagePercent, hotelPercent, carPercent, ferryPercent }: SeasonFields) {
  return {
    ...{ name, meaning, package_percent: packagePercent, hotel_percent: hotelPercent },
    ...{ car_percent: carPercent, ferry_percent: ferryPercent },
  }
}

export async function deleteSeason(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('climate_season').where('id', '=', id).execute()
}

export async function writeBaseDays(tx: Tx, ranges: readonly Season[]): Promise<void> {
  await sql`update climate_season set ranges = ${JSON.stringify(ranges)}::jsonb where is_base`.execute(tx)
}

/** A part of the year over New Year as two, so that a plain comparison finds its days. */
const PLAIN_DAYS = sql`
  climate_season season cross join jsonb_to_recordset(season.ranges) part ("from" text, "to" text)
  cross join lateral (select part."from" as from_day, case when part."from" <= part."to" then part."to" else '12-31' end as until_day
                      union all select '01-01', part."to" where part."from" > part."to") plain`

/** Says the days of the seasons again where rooms and ferries look for them; days of ferries alone (rank 1) stay. */
export async function followSeasons(tx: Tx): Promise<void> {
  await sql`delete from hotel_season`.execute(tx)
  await sql`insert into hotel_season (id, from_day, until_day)
    select season.id, plain.from_day, plain.until_day from ${PLAIN_DAYS} where not season.is_base`.execute(tx)
  await sql`delete from ferry_season where rank = 0`.execute(tx)
  await sql`insert into ferry_season (id, from_day, until_day, percent)
    select season.id, plain.from_day, plain.until_day, season.ferry_percent from ${PLAIN_DAYS}`.execute(tx)
}

type RoomNames = { room: string; hotel: string; others: number }

/** The first kind of room with a price of its own in a season, and how many others there are. */
export async function findRoomPriced(db: Db, seasonId: string): Promise<RoomNames | undefined> {
  const { rows } = await sql<RoomNames>`
    select room_type.name as room, hotel.name as hotel, (count(*) over () - 1)::integer as others
      from room_season_price join room_type on room_type.id = room_type_id join hotel on hotel.id = room_type.hotel_id
     where season_id = ${seasonId} order by hotel.name, room_type.position, room_type.id limit 1`.execute(db)
  return rows[0]
}

/** A package to show prices of: that one, or the first of the list. */
export async function findSamplePackage(
  db: Db,
  id: string | undefined,
): Promise<{ id: string; name: string } | undefined> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from package where ${id ?? null}::text is null and is_active or id = ${id ?? null}
     order by position, id limit 1`.execute(db)
  return rows[0]
}
