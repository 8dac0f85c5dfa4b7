import type { Selectable } from 'kysely'
import type { Db, Tables } from '#server/db/db.ts'

export type ClimateMonthRow = Selectable<Tables['climate_month']>
export type ClimateSeasonRow = Omit<Selectable<Tables['climate_season']>, 'position'>

const MONTH_COLUMNS = [
  'month',
  'air_max_c',
  'air_min_c',
  'sea_temp_c',
  'rain_mm',
  'rain_days',
  'humidity_pct',
  'sea_state',
  'sea_level',
  'sunrise',
  'sunset',
  'visibility_m',
  'visit_rating',
  'headline',
  'advice',
  'good_for',
  'not_for',
  'checked_on',
] as const

export function listMonths(db: Db): Promise<ClimateMonthRow[]> {
  return db.selectFrom('climate_month').select(MONTH_COLUMNS).orderBy('month').execute()
}

export function listSeasons(db: Db): Promise<ClimateSeasonRow[]> {
  return db
    .selectFrom('climate_season')
    .select(['id', 'name', 'ranges', 'hotel_percent', 'package_percent', 'car_percent', 'meaning'])
    .orderBy('position')
    .execute()
}

export function listHolidays(db: Db) {
  return db
    .selectFrom('climate_holiday')
    .select(['day as date', 'name', 'tentative', 'local'])
    .orderBy('day')
    .orderBy('name')
    .execute()
}

export function listFestivals(db: Db) {
  return db
    .selectFrom('climate_festival')
    .select(['name', 'month', 'place', 'tentative'])
    .orderBy('month')
    .orderBy('name')
    .execute()
}
