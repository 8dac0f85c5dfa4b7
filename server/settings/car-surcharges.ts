import { type RawBuilder, sql } from 'kysely'
import { type CarNight, type CarSurcharges, USUAL_CAR_NIGHT } from '#contract/terms/car-surcharges.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { readSetting, writeFirstSetting, writeSetting } from './store.ts'

const CAR_NIGHT_SETTING = 'car_night'

/** The night that the office has set or else the usual one, and the seasons in which fares are others (car prices 1), as JSON of the database. */
export function carSurchargesSql(): RawBuilder<CarSurcharges> {
  return sql<CarSurcharges>`(select jsonb_build_object(
    'night', coalesce((select value from setting where key = ${CAR_NIGHT_SETTING}), ${JSON.stringify(USUAL_CAR_NIGHT)}::jsonb),
    'seasons', coalesce((select jsonb_agg(jsonb_build_object('from', part."from", 'to', part."to", 'percent', season.car_percent) order by season.position, part.place)
                           from climate_season season cross join lateral (select range ->> 'from' as "from", range ->> 'to' as "to", place
                                  from jsonb_array_elements(season.ranges) with ordinality each_range (range, place)) part
                          where season.car_percent <> 100), '[]')))`
}

export async function readCarSurcharges(db: Db): Promise<CarSurcharges> {
  const { rows } = await sql<{ surcharges: CarSurcharges }>`select ${carSurchargesSql()} as surcharges`.execute(db)
  return rows[0]?.surcharges ?? { night: USUAL_CAR_NIGHT, seasons: [] }
}

/** Only writeNight writes this key, so the shape is its argument's. */
export async function readNight(db: Db): Promise<CarNight> {
  return ((await readSetting(db, CAR_NIGHT_SETTING)) as CarNight | undefined) ?? USUAL_CAR_NIGHT
}

/** Until the transaction ends nobody else changes the night, also where none was set. */
export async function lockNight(tx: Tx): Promise<void> {
  await writeFirstSetting(tx, CAR_NIGHT_SETTING, USUAL_CAR_NIGHT)
  await sql`select 1 from setting where key = ${CAR_NIGHT_SETTING} for update`.execute(tx)
}

export async function writeNight(tx: Tx, night: CarNight): Promise<void> {
  await writeSetting(tx, CAR_NIGHT_SETTING, night)
}
