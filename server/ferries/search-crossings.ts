import { type RawBuilder, sql } from 'kysely'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { FERRY_CLOSES_MINUTES } from '#contract/terms/limits.ts'
import { paths } from '#contract/terms/paths.ts'
import type { Db } from '#server/db/db.ts'
import { TODAY_IN_INDIA } from '#server/db/india-sql.ts'
import { prepared } from '#server/db/statements.ts'
import type { SearchFacts } from '#server/products/product.ts'

/** Sailings shown of a crossing that a search found (ours). */
const SAILINGS_MAX = 3

/** The price of a crossing is the lowest of so many days (ours). */
const PRICED_DAYS = 30
/** Its next sailings are looked for in so many days (ours). */
const NEXT_DAYS = 7

/** Whether people call the island by its main town: Port Blair. */
function isTown(end: End): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${end}_island`)}.site_label is not distinct from ${sql.ref(`${end}_island`)}.main_town_old`
}

type End = 'origin' | 'goal'

/** "Sri Vijaya Puram (Port Blair)" where people name the town, "Swaraj Dweep (Havelock)" where they name the island: the labels of the ports. */
function label(end: End): RawBuilder<string> {
  const [port, island] = [sql.ref(end), sql.ref(`${end}_island`)]
  return sql<string>`case
    when ${isTown(end)} and ${port}.town <> ${island}.main_town then ${port}.town
    when ${isTown(end)} then ${island}.main_town || ' (' || ${island}.site_label || ')'
    when ${island}.site_label = ${island}.name then ${island}.name
    else ${island}.name || ' (' || ${island}.site_label || ')' end`
}

/** Every name by which people call an end, a row each. */
function names(end: End): RawBuilder<string> {
  const [port, island] = [sql.ref(end), sql.ref(`${end}_island`)]
  return sql<string>`select distinct name from unnest(
    case when not ${isTown(end)} then array[${island}.name, ${island}.site_label, regexp_replace(${island}.old_name, ' Island$', '')]
         when ${port}.town = ${island}.main_town then array[${port}.town, ${island}.main_town_old]
         else array[${port}.town] end) name where name is not null`
}

/** Each crossing on sale: one is looked for by where it goes, or by both its ends. */
export const CROSSING_ENTRIES = sql`
  select 'ferry', origin.id || '~' || goal.id, ${label('origin')} || ' to ' || ${label('goal')},
         (select string_agg('Ferry to ' || name || E'\nBoat to ' || name || E'\n' || name || ' ferry', E'\n') from (${names('goal')}) each_name)
           || E'\n' || (select string_agg(one.name || ' to ' || other.name, E'\n')
                          from (${names('origin')}) one cross join (${names('goal')}) other),
         'Ferry, ' || round(min(extract(epoch from trip.arrive_time::time - trip.depart_time::time)) / 60) || ' minutes and more',
         'ferry boat ship cruise jetty ticket seat timetable from to ' || string_agg(distinct operator.name || ' ' || vessel.name, ' '),
         '', ${sql.lit(`${paths.ferry}?from=`)} || origin.id || '&to=' || goal.id, null,
         (select min(lowest_fare) from ferry_sailing sailing
           where sailing.from_port_id = origin.id and sailing.to_port_id = goal.id and sailing.is_active
             and sailing.sail_date between ${TODAY_IN_INDIA} and ${TODAY_IN_INDIA} + ${sql.lit(PRICED_DAYS)}),
         case when origin.position = (select min(position) from ferry_port) then 0.5 else 0.4 end::real
    from ferry_trip trip
    join ferry_route route on route.id = trip.route_id
    join ferry_vessel vessel on vessel.id = trip.vessel_id
    join ferry_operator operator on operator.id = vessel.operator_id
    join ferry_port origin on origin.id = route.from_port_id
    join island origin_island on origin_island.id = origin.island_id
    join ferry_port goal on goal.id = route.to_port_id
    join island goal_island on goal_island.id = goal.island_id
   where trip.is_active
   group by origin.id, goal.id, origin_island.id, goal_island.id`

type NextRow = { id: string; tripId: string; vesselId: string; vessel: string; departsAt: string; fareFrom: number }

/** The next sailings on sale of crossings that were found. */
export async function findNextSailings(
  { db, now }: { db: Db; now: Date },
  ids: readonly string[],
): Promise<ReadonlyMap<string, SearchFacts>> {
  const today = dayInIndia(now)
  const { rows } = await prepared(
    db,
    sql<NextRow>`
    select crossing.id, next.id as "tripId", vessel.id as "vesselId", vessel.name as vessel, next.departs_at as "departsAt", next.lowest_fare as "fareFrom"
      from unnest(${ids}::text[]) crossing (id)
     cross join lateral (
       select sailing.id, sailing.vessel_id, sailing.departs_at, sailing.lowest_fare from ferry_sailing sailing
        where sailing.from_port_id = split_part(crossing.id, '~', 1) and sailing.to_port_id = split_part(crossing.id, '~', 2)
          and sailing.sail_date between ${today}::date and ${today}::date + ${NEXT_DAYS}::int
          and sailing.is_active and sailing.departs_at > ${now}::timestamptz + ${FERRY_CLOSES_MINUTES} * interval '1 minute'
        order by sailing.departs_at, sailing.id limit ${SAILINGS_MAX}) next
      join ferry_vessel vessel on vessel.id = next.vessel_id
     order by next.departs_at, next.id`,
  )
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].map(([id, sailings]) => [
      id,
      {
        sailings: sailings.map(({ departsAt, tripId, vesselId, vessel, fareFrom }) => ({
          ...{ tripId, vesselId, vessel, fareFrom },
          departsAt: new Date(departsAt).toISOString(),
        })),
      },
    ]),
  )
}
