import { MONTH_NAMES } from '#contract/terms/calendar-names.ts'
import { ok } from '#contract/terms/result.ts'
import { type ClimateMonth, fetchClimate, type PriceSeason } from '#contract/v1/climate.ts'
import type { Db } from '#server/db/db.ts'
import type { Api } from '#server/http/api.ts'
import { implement } from '#server/http/implement.ts'
import {
  type ClimateMonthRow,
  type ClimateSeasonRow,
  listFestivals,
  listHolidays,
  listMonths,
  listSeasons,
} from './store.ts'

export function climateRoutes(api: Api, db: Db): void {
  implement(api, fetchClimate, async () => {
    const months = await listMonths(db)
    return ok({
      months: months.map(monthOf),
      seasons: (await listSeasons(db)).map(seasonOf),
      holidays: await listHolidays(db),
      festivals: await listFestivals(db),
      checkedOn: months[0]?.checked_on ?? '',
    })
  })
}

function monthOf(row: ClimateMonthRow): ClimateMonth {
  return {
    month: row.month,
    name: MONTH_NAMES[row.month - 1] ?? '',
    airMaxC: row.air_max_c,
    airMinC: row.air_min_c,
    seaTempC: row.sea_temp_c,
    rainMm: row.rain_mm,
    rainDays: row.rain_days,
    humidityPct: row.humidity_pct,
    seaState: row.sea_state,
    seaLevel: row.sea_level,
    sunrise: row.sunrise,
    sunset: row.sunset,
    underwaterVisibilityM: row.visibility_m,
    visitRating5: row.visit_rating,
    headline: row.headline,
    advice: row.advice,
    goodFor: row.good_for,
    notFor: row.not_for,
  }
}

function seasonOf(row: ClimateSeasonRow): PriceSeason {
  return {
    _id: row.id,
    name: row.name,
    ranges: row.ranges,
    hotelPercent: row.hotel_percent,
    packagePercent: row.package_percent,
    carPercent: row.car_percent,
    meaning: row.meaning,
  }
}
