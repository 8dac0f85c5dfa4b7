import { type RawBuilder, sql } from 'kysely'
import {
  ACTIVITY_AGE_CHOICES,
  ACTIVITY_PRICE_BANDS,
  type WaterSport,
  type WaterSportFacets,
} from '#contract/v1/water-sports.ts'
import type { Db } from '#server/db/db.ts'
import { liveDeals, struckSql } from '#server/deals/live-deal-sql.ts'
import { type PictureRow, picturesSql } from '#server/media/picture-sql.ts'
import { afterDealSql } from '#server/products/price-sql.ts'
import { type RatingRow, ratingSql } from '#server/reviews/rating-sql.ts'

/** What each water sport on sale costs now: after the best live deal, rounded half up; and what it cost before, while a deal lives. */
export const ACTIVITY_OFFERS = sql`
  select activity.*, deal.label, deal.takes_off, deal.ends_at,
         ${afterDealSql(sql`activity.list_price`, sql`deal.takes_off`)} as price,
         ${struckSql('activity', sql`activity.id`, sql`deal.starts_at`)} as struck_price
    from activity left join (${liveDeals('activity')}) deal on deal.scope_id = activity.id
   where activity.is_active`

/** Most pictures a water sport shows in its carousel (ours). */
const ACTIVITY_PICTURES_MAX = 8

/** The fields of the wire under its names, null where it leaves one out. */
export type ActivityRow = Omit<WaterSport, 'image' | 'taxAmount' | 'rating' | 'badge' | 'struckPrice'> & {
  taxPercent: number
  rating: RatingRow | null
  badge: string | null
  struckPrice: number | null
  pictures: PictureRow[]
}

/** One water sport as a JSON value; for rows of ACTIVITY_OFFERS named `offer`. */
function activityJson(): RawBuilder<ActivityRow> {
  return sql<ActivityRow>`jsonb_build_object(
    '_id', offer.id, 'name', offer.name, 'kind', offer.kind, 'description', offer.description,
    'durationMinutes', offer.duration_minutes, 'minAge', offer.min_age, 'maxAge', offer.max_age,
    'maxWeightKg', offer.max_weight_kg, 'swimmingNeeded', offer.swimming_needed, 'price', offer.price,
    'struckPrice', offer.struck_price, 'badge', offer.label, 'taxPercent', offer.tax_percent, 'priceUnit', offer.price_unit,
    'groupSize', jsonb_build_array(offer.group_min, offer.group_max), 'healthRestrictions', offer.health_restrictions,
    'rating', ${ratingSql('activity', sql`offer.id`)}, 'included', offer.included, 'videos', offer.videos,
    'pictures', ${picturesSql('activity_picture', sql`offer.id`, ACTIVITY_PICTURES_MAX)},
    'place', coalesce((select jsonb_agg(jsonb_build_object('_id', place.id, 'placeName', place.name) order by activity_place.position)
                         from activity_place join place on place.id = activity_place.place_id
                        where activity_place.activity_id = offer.id), '[]'))`
}

export async function findActivity(db: Db, id: string): Promise<ActivityRow | undefined> {
  const { rows } = await sql<{ activity: ActivityRow }>`
    select ${activityJson()} as activity from (${ACTIVITY_OFFERS}) offer where offer.id = ${id}`.execute(db)
  return rows[0]?.activity
}

export type ActivityFilter = {
  /** The spellings of an id or a name of a place or an island, old or new; undefined is anywhere. */
  places: readonly string[] | undefined
  swimmingNeeded: boolean | undefined
  maxPrice: number | undefined
  age: number | undefined
  limit: number
  offset: number
}

type ActivityList = { rows: ActivityRow[]; total: number; facets: WaterSportFacets }

type PlaceCount = WaterSportFacets['place'][number] & { oldName: string | null; alsoNamed: string[] }
type ListRow = {
  page: ActivityRow[]
  total: number
  places: PlaceCount[]
  swimming: WaterSportFacets['swimming']
  prices: WaterSportFacets['maxPrice']
  ages: WaterSportFacets['age']
}

/** One statement: the page, the count of all that match, and what each filter would find with the others as they are. */
export async function listActivities(db: Db, filter: ActivityFilter): Promise<ActivityList> {
  const { rows } = await statementOf(filter).execute(db)
  const row = rows[0]
  if (row === undefined) throw new Error('The list of water sports answered no row')
  const { page, total, places, swimming, prices, ages } = row
  const place = places.map(({ oldName, alsoNamed, ...each }) => ({
    ...each,
    ...(oldName === null ? {} : { oldName }),
    ...(alsoNamed.length === 0 ? {} : { alsoNamed: [...new Set(alsoNamed)] }),
  }))
  return { rows: page, total, facets: { place, swimming, maxPrice: prices, age: ages } }
}

function statementOf(filter: ActivityFilter) {
  return sql<ListRow>`
    with judged as materialized (${judged(filter)}),
         matched as (select * from judged where in_place and in_swimming and in_price and in_age),
         page as (select * from matched order by position, id limit ${filter.limit} offset ${filter.offset})
    select coalesce((select jsonb_agg(${activityJson()} order by offer.position, offer.id) from page offer), '[]') as page,
           (select count(*)::int from matched) as total,
           ${PLACE_COUNTS} as places, ${SWIMMING_COUNTS} as swimming, ${PRICE_COUNTS} as prices, ${AGE_COUNTS} as ages`
}

/** Each water sport, and which of the filters it passes. */
function judged(filter: ActivityFilter) {
  const { places, swimmingNeeded = null, maxPrice = null, age = null } = filter
  const spellings = places === undefined ? null : [...places]
  return sql`
    select offer.*,
           (${spellings}::text[] is null or exists (
             select 1 from activity_place join place on place.id = activity_place.place_id
               join island on island.id = place.island_id
              where activity_place.activity_id = offer.id
                and array[place.id, lower(place.name), lower(place.old_name), island.id, lower(island.name), lower(island.old_name),
                  regexp_replace(lower(island.old_name), ' island$', ''), lower(island.site_label), lower(island.main_town),
                  lower(island.main_town_old)] && ${spellings}::text[])) as in_place,
           (${swimmingNeeded}::boolean is null or swimming_needed = ${swimmingNeeded}::boolean) as in_swimming,
           (${maxPrice}::int is null or price <= ${maxPrice}::int) as in_price,
           (${age}::int is null or (min_age <= ${age}::int and coalesce(max_age, ${age}::int) >= ${age}::int)) as in_age
      from (${ACTIVITY_OFFERS}) offer`
}

/** Islands and the places on them, those with most first, those that the other filters leave with nothing too; an island that is one place comes once, as the island. */
const PLACE_COUNTS = sql`
  coalesce((
    select jsonb_agg(jsonb_build_object('value', id, 'name', name, 'oldName', old_name, 'island', island_id, 'isIsland', is_island, 'count', count,
                                        'alsoNamed', array_remove(also_named, null))
                     order by is_island desc, count desc, name)
      from (select place.id, place.name, place.old_name, place.island_id, false as is_island,
                   count(*) filter (where in_swimming and in_price and in_age)::int as count, '{}'::text[] as also_named
              from judged join activity_place on activity_place.activity_id = judged.id join place on place.id = activity_place.place_id
             where place.id <> place.island_id group by place.id
             union all
            select island.id, island.name, island.old_name, island.id, true,
                   count(distinct judged.id) filter (where in_swimming and in_price and in_age)::int,
                   array[island.site_label, island.main_town, island.main_town_old]
              from judged join activity_place on activity_place.activity_id = judged.id join place on place.id = activity_place.place_id
              join island on island.id = place.island_id
             group by island.id) counted), '[]')`

const SWIMMING_COUNTS = sql`
  (select jsonb_build_array(
            jsonb_build_object('value', '0', 'count', count(*) filter (where not swimming_needed)),
            jsonb_build_object('value', '1', 'count', count(*) filter (where swimming_needed)))
     from judged where in_place and in_price and in_age)`

const PRICE_COUNTS = sql`
  (select jsonb_agg(jsonb_build_object('value', band::text, 'count',
            (select count(*) from judged where price <= band and in_place and in_swimming and in_age)) order by band)
     from unnest(array[${sql.join(ACTIVITY_PRICE_BANDS)}]::int[]) as band)`

const AGE_COUNTS = sql`
  (select jsonb_agg(jsonb_build_object('value', years::text, 'count',
            (select count(*) from judged
              where min_age <= years and coalesce(max_age, years) >= years and in_place and in_swimming and in_price)) order by years)
     from unnest(array[${sql.join(ACTIVITY_AGE_CHOICES)}]::int[]) as years)`

/** Papers show no more of one activity (ours). */
const PICTURES_MAX = 2

/** What guests need to know; `restrictions`: health restrictions. */
export type BookableActivity = {
  name: string
  minutes: number
  included: string[]
  bring: string[]
  restrictions: string[]
  swimming: boolean
  place: string
  islandId: string
  island: string
  permit: string | null
  pictures: PictureRow[]
}

/** A water sport at one of its places; undefined where it is not offered. */
export async function findBookableActivity(
  db: Db,
  activityId: string,
  placeId: string,
): Promise<BookableActivity | undefined> {
  const { rows } = await sql<BookableActivity>`
    select activity.name, activity.duration_minutes as minutes, activity.included, activity.bring, activity.health_restrictions as restrictions,
           activity.swimming_needed as swimming, place.name as place, island.id as "islandId", island.name as island,
           place.permit, ${picturesSql('activity_picture', sql`activity.id`, PICTURES_MAX)} as pictures
      from activity_place stop
      join activity on activity.id = stop.activity_id and activity.is_active
      join place on place.id = stop.place_id
      join island on island.id = place.island_id
     where stop.activity_id = ${activityId} and stop.place_id = ${placeId}`.execute(db)
  return rows[0]
}
