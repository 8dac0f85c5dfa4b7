import { MONTH_NAMES } from '#contract/terms/calendar-names.ts'
import { ok } from '#contract/terms/result.ts'
import { type ClimateMonth, fetchClimate, type PriceSeason } from '#contract/v1/climate.ts'
import type { Db } from '#server/db/db.ts'
import type { Api } from '#server/http/api.ts'
import { implement } from '#server/http/implement.ts'

export function climateRoutes(api: Api, db: Db): void {
  implement(api, fetchClimate, async () => {
    const months = await listMonths(db)
    return ok({
      months: months.map(({ checkedOn: _, month, ...row }) => ({ month, name: MONTH_NAMES[month - 1] ?? '', ...row })),
      seasons: await listSeasons(db),
      holidays: await listHolidays(db),
      festivals: await listFestivals(db),
      checkedOn: months[0]?.checkedOn ?? '',
    })
  })
}

type MonthRow = Omit<ClimateMonth, 'name'> & { checkedOn: string }

function listMonths(db: Db): Promise<MonthRow[]> {
  return db
    .selectFrom('climate_month')
    .select(['month', 'air_max_c as airMaxC', 'air_min_c as airMinC', 'sea_temp_c as seaTempC', 'rain_mm as rainMm'])
    .select(['rain_days as rainDays', 'humidity_pct as humidityPct', 'sea_state as seaState', 'sea_level as seaLevel'])
    .select(['sunrise', 'sunset', 'visibility_m as underwaterVisibilityM', 'visit_rating as visitRating5'])
    .select(['headline', 'advice', 'good_for as goodFor', 'not_for as notFor', 'checked_on as checkedOn'])
    .orderBy('month')
    .execute()
}

function listSeasons(db: Db): Promise<PriceSeason[]> {
  return db
    .selectFrom('climate_season')
    .select(['id as _id', 'name', 'ranges', 'hotel_percent as hotelPercent', 'package_percent as packagePercent'])
    .select(['car_percent as carPercent', 'meaning'])
    .orderBy('position')
    .execute()
}

function listHolidays(db: Db) {
  return db
    .selectFrom('climate_holiday')
    .select(['day as date', 'name', 'tentative', 'local'])
    .orderBy('day')
    .orderBy('name')
    .execute()
}

function listFestivals(db: Db) {
  return db
    .selectFrom('climate_festival')
    .select(['name', 'month', 'place', 'tentative'])
    .orderBy('month')
    .orderBy('name')
    .execute()
}
