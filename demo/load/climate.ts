import { SHORT_MONTHS } from '#contract/terms/india-time.ts'
import facts from '#demo/facts/rules.json' with { type: 'json' }
import { monthProse, seasonProse } from '#demo/prose/months.ts'
import type { Tx } from '#server/db/db.ts'
import { paragraphs } from './html.ts'
import { BASE_SEASON, ferryPercentOf, percentOf } from './season-facts.ts'

/** Weather, prices and days of the year as the facts have them, with what they mean for a visitor. */
export async function loadDemoClimate(tx: Tx): Promise<void> {
  await tx.insertInto('climate_month').values(facts.climate.map(monthRow)).execute()
  await tx.insertInto('climate_season').values(facts.seasons.map(seasonRow)).execute()
  await tx
    .insertInto('climate_holiday')
    .values(
      facts.holidays.map(({ date, name, tentative, localEvent }) => ({
        day: date,
        name,
        tentative,
        local: localEvent,
      })),
    )
    .execute()
  await tx
    .insertInto('climate_festival')
    .values(facts.events.map(({ month, ...event }) => ({ ...event, month: SHORT_MONTHS.indexOf(month) + 1 })))
    .execute()
}

function monthRow(fact: (typeof facts.climate)[number], index: number) {
  const prose = monthProse[index]
  if (prose === undefined || fact.month !== SHORT_MONTHS[index]) throw new Error(`The month ${fact.month} has no prose`)
  return {
    month: index + 1,
    air_max_c: fact.airMaxC,
    air_min_c: fact.airMinC,
    sea_temp_c: fact.seaTempC,
    rain_mm: fact.rainMm,
    rain_days: fact.rainDays,
    humidity_pct: fact.humidityPct,
    sea_state: fact.seaState,
    sea_level: prose.seaLevel,
    sunrise: fact.sunrise,
    sunset: fact.sunset,
    visibility_m: fact.underwaterVisibilityM,
    visit_rating: fact.visitRating5,
    headline: prose.headline,
    advice: paragraphs(prose.advice),
    good_for: JSON.stringify(prose.goodFor),
    not_for: JSON.stringify(prose.notFor),
    checked_on: facts.meta.asOf,
  }
}

function seasonRow(fact: (typeof facts.seasons)[number], index: number) {
  const meaning = seasonProse[fact.id]
  if (meaning === undefined) throw new Error(`The season ${fact.id} has no prose`)
  return {
    id: fact.id,
    name: fact.name,
    ranges: JSON.stringify(fact.ranges),
    hotel_percent: percentOf(fact.hotelFactor),
    package_percent: percentOf(fact.packageFactor),
    car_percent: percentOf(fact.carFactor),
    meaning,
    position: index + 1,
    is_base: fact.id === BASE_SEASON,
    ferry_percent: ferryPercentOf(fact.id),
  }
}
