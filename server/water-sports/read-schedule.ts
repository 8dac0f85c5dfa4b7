import { type RawBuilder, sql } from 'kysely'
import type { GuestLimits } from '#contract/terms/guest-limits.ts'
import { HOLDING_LIMITS_SETTING, type HoldingLimits, holdingLimitsOf } from '#server/bookings/holds/holding-limits.ts'
import { daysWithin } from '#server/db/days-within.ts'
import type { Db } from '#server/db/db.ts'
import { afterDealSql } from '#server/products/price-sql.ts'
import type { ActivitySchedule, ActivityTariff, SeasonPrice, TakenUnits } from './rules.ts'
import { ACTIVITY_OFFERS } from './store.ts'

type Terms = {
  schedule: ActivitySchedule
  tariff: ActivityTariff & { seasonPrices: SeasonPrice[] }
  limits: GuestLimits
}
type ScheduleRow = Terms & {
  taken: { key: string; count: number }[]
  holding_limits: unknown
}

/** `holding`: what may be held of a slot. */
export type ReadSchedule = Terms & { taken: TakenUnits; holding: HoldingLimits }

/**
 * What the rules need of one water sport to check a party and days, with what is taken from one day to another; claims that ran out count
 * as free. Undefined when there is none of that id.
 */
export async function readSchedule(
  db: Db,
  id: string,
  days: { from: string; to: string },
): Promise<ReadSchedule | undefined> {
  const { rows } = await sql<ScheduleRow>`
    select jsonb_build_object('season', ${seasonSql('offer')}, 'darkNightsOnly', offer.dark_nights_only, 'places', ${placesSql(days)}) as schedule,
           jsonb_build_object('price', offer.price, 'taxPercent', offer.tax_percent, 'priceUnit', offer.price_unit, 'groupMax', offer.group_max,
                              'seasonPrices', ${SEASON_PRICES}) as tariff,
           jsonb_build_object('minAge', offer.min_age, 'maxAge', offer.max_age, 'maxWeightKg', offer.max_weight_kg) as limits,
           (select value from setting where key = ${HOLDING_LIMITS_SETTING}) as holding_limits,
           coalesce((select jsonb_agg(jsonb_build_object('key', place_id || ' ' || day || ' ' || start_time, 'count', count))
                       from (select place_id, day, start_time, count(*)::int as count from activity_claim
                              where activity_id = offer.id and day between ${days.from}::date and ${days.to}::date
                                and (expires_at is null or expires_at > app_now())
                              group by place_id, day, start_time) counted), '[]') as taken
      from (${ACTIVITY_OFFERS}) offer where offer.id = ${id}`.execute(db)
  const [row] = rows
  if (row === undefined) return undefined
  const { taken, holding_limits, ...terms } = row
  const counts = new Map(taken.map(({ key, count }) => [key, count]))
  return {
    ...terms,
    holding: holdingLimitsOf(holding_limits),
    taken: (placeId, day, time) => counts.get(`${placeId} ${day} ${time}`) ?? 0,
  }
}

/** The prices by season of a row of ACTIVITY_OFFERS named `offer`, after its deal. */
const SEASON_PRICES = sql`coalesce((
  select jsonb_agg(jsonb_build_object('from', season ->> 'from', 'to', season ->> 'to',
                                      'price', ${afterDealSql(sql`(season ->> 'price')::int`, sql`offer.takes_off`)}) order by place)
    from jsonb_array_elements(offer.season_prices) with ordinality each_season (season, place)), '[]')`

/** The places of a row of ACTIVITY_OFFERS named `offer`, with their slots. */
const placesSql = (days: { from: string; to: string }) => sql`coalesce((
  select jsonb_agg(jsonb_build_object(
           'placeId', activity_place.place_id, 'season', ${seasonSql('activity_place')}, 'closedWeekday', place.closed ->> 'weekday',
           'slots', coalesce((select jsonb_agg(jsonb_build_object('time', start_time, 'capacity', capacity, 'weekdays', weekdays,
                                                                    'days', ${daysWithin(days)}) order by start_time)
                                from activity_slot where activity_slot.activity_id = offer.id
                                 and activity_slot.place_id = activity_place.place_id), '[]')) order by activity_place.position)
    from activity_place join place on place.id = activity_place.place_id
   where activity_place.activity_id = offer.id), '[]')`

function seasonSql(table: 'offer' | 'activity_place'): RawBuilder<unknown> {
  const [from, to] = [sql.ref(`${table}.season_from`), sql.ref(`${table}.season_to`)]
  return sql`case when ${from} is not null and ${to} is not null then jsonb_build_object('from', ${from}, 'to', ${to}) end`
}

/** The same schedule at one place alone; without places when it is not offered there. */
export function atPlace(schedule: ActivitySchedule, placeId: string | undefined): ActivitySchedule {
  if (placeId === undefined) return schedule
  return { ...schedule, places: schedule.places.filter((place) => place.placeId === placeId) }
}
