import { sql } from 'kysely'
import { HOLDING_LIMITS_SETTING } from '#server/bookings/holds/holding-limits.ts'
import type { Db } from '#server/db/db.ts'
import { ACTIVITY_OFFERS, type ActivityRow, activityJson } from './activity-sql.ts'

export async function findActivity(db: Db, id: string): Promise<ActivityRow | undefined> {
  const { rows } = await sql<{ activity: ActivityRow }>`
    select ${activityJson()} as activity from (${ACTIVITY_OFFERS}) offer where offer.id = ${id}`.execute(db)
  return rows[0]?.activity
}

type SeasonColumns = { season_from: string | null; season_to: string | null }

/** What prices a party and decides the availability of a day. */
export type ScheduleRow = SeasonColumns & {
  price: number
  tax_percent: number
  price_unit: 'per person' | 'per boat'
  group_max: number
  min_age: number
  max_age: number | null
  max_weight_kg: number | null
  dark_nights_only: boolean
  places: (SeasonColumns & {
    place_id: string
    closed_weekday: string | null
    slots: { time: string; capacity: number }[]
  })[]
  taken: { place_id: string; day: string; time: string; count: number }[]
  /** The office's setting of what may be held of a slot. */
  holding_limits: unknown
}

/** One water sport's terms, its places with their slots, and what is taken of them from one day to another; claims that ran out count as free. */
export async function findSchedule(
  db: Db,
  id: string,
  days: { from: string; to: string },
): Promise<ScheduleRow | undefined> {
  const { rows } = await sql<ScheduleRow>`
    select offer.price, offer.tax_percent, offer.price_unit, offer.group_max, offer.min_age, offer.max_age, offer.max_weight_kg,
           offer.dark_nights_only, offer.season_from, offer.season_to,
           (select value from setting where key = ${HOLDING_LIMITS_SETTING}) as holding_limits,
           coalesce((select jsonb_agg(jsonb_build_object(
                       'place_id', activity_place.place_id, 'season_from', activity_place.season_from, 'season_to', activity_place.season_to,
                       'closed_weekday', place.closed ->> 'weekday',
                       'slots', coalesce((select jsonb_agg(jsonb_build_object('time', start_time, 'capacity', capacity) order by start_time)
                                            from activity_slot where activity_slot.activity_id = offer.id
                                             and activity_slot.place_id = activity_place.place_id), '[]')) order by activity_place.position)
                       from activity_place join place on place.id = activity_place.place_id
                      where activity_place.activity_id = offer.id), '[]') as places,
           coalesce((select jsonb_agg(jsonb_build_object('place_id', place_id, 'day', day, 'time', start_time, 'count', count))
                       from (select place_id, day, start_time, count(*)::int as count from activity_claim
                              where activity_id = offer.id and day between ${days.from}::date and ${days.to}::date
                                and (expires_at is null or expires_at > app_now())
                              group by place_id, day, start_time) counted), '[]') as taken
      from (${ACTIVITY_OFFERS}) offer where offer.id = ${id}`.execute(db)
  return rows[0]
}
