import { sql } from 'kysely'
import type { ActivityStop, OfficeActivity } from '#contract/office/activities.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { type PictureRow, picturesSql } from '#server/media/picture-sql.ts'

const PICTURES_MAX = 12

/** What the office changes of an activity beside its timetable and pictures. */
export type ActivityFields = Omit<OfficeActivity, 'id' | 'version' | 'taxPercent' | 'path' | 'pictures' | 'stops'>
export type ActivityRecord = ActivityFields & {
  id: string
  version: string
  taxPercent: number
  pictures: PictureRow[]
  stops: ActivityStop[]
}

const season = (row: string) =>
  sql`case when ${sql.ref(`${row}.season_from`)} is not null
    then json_build_object('from', ${sql.ref(`${row}.season_from`)}, 'to', ${sql.ref(`${row}.season_to`)}) end`

/** `forUpdate` locks it until the transaction ends. Times that run on no day of the week are over and left out. */
export async function findActivityRecord(
  db: Db,
  id: string,
  { forUpdate = false }: { forUpdate?: boolean } = {},
): Promise<ActivityRecord | undefined> {
  if (forUpdate) await sql`select 1 from activity where id = ${id} for update`.execute(db)
  const { rows } = await sql<ActivityRecord>`
    select id, updated_at::text as version, name, kind, description as "descriptionHtml", duration_minutes as "durationMinutes",
           min_age as "minAge", max_age as "maxAge", max_weight_kg as "maxWeightKg", swimming_needed as "swimmingNeeded",
           list_price as "listPrice", season_prices as "seasonPrices", tax_percent as "taxPercent", price_unit as "priceUnit", group_min as "groupMin", group_max as "groupMax",
           ${season('activity')} as season, dark_nights_only as "darkNightsOnly", health_restrictions as "healthRestrictions",
           included, bring, is_active as "isLive", ${picturesSql('activity_picture', sql`activity.id`, PICTURES_MAX)} as pictures,
           coalesce((select json_agg(json_build_object('placeId', stop.place_id, 'season', ${season('stop')}, 'times',
               coalesce((select json_agg(json_build_object('time', start_time, 'capacity', capacity, 'weekdays', weekdays) order by start_time)
                           from activity_slot slot
                          where slot.activity_id = activity.id and slot.place_id = stop.place_id and weekdays <> ''), '[]')) order by stop.position)
             from activity_place stop where stop.activity_id = activity.id), '[]') as stops
      from activity where id = ${id}`.execute(db)
  return rows[0]
}

export type ListedActivity = {
  id: string
  name: string
  kind: string
  places: string
  listPrice: number
  priceUnit: string
  times: number
  isLive: boolean
  thumb: string | null
}

type Filter = { offset: number; limit: number; words: string; placeId: string; isLive: string }

export async function listActivityRows(
  db: Db,
  { offset, limit, words, placeId, isLive }: Filter,
): Promise<{ rows: ListedActivity[]; total: number }> {
  const { rows } = await sql<ListedActivity & { total: number }>`
    select activity.id, activity.name, activity.kind, coalesce(stops.names, '') as places, list_price as "listPrice", price_unit as "priceUnit",
           (select count(*)::integer from activity_slot where activity_id = activity.id and weekdays <> '') as times, is_active as "isLive",
           (select '/media/' || picture.id || '-' || picture.version from activity_picture link join picture on picture.id = link.picture_id
             where link.activity_id = activity.id order by link.position limit 1) as thumb, count(*) over ()::integer as total
      from activity
      left join (select activity_id, string_agg(place.name, ', ' order by stop.position) as names, array_agg(place.id) as ids
                   from activity_place stop join place on place.id = stop.place_id group by activity_id) stops on stops.activity_id = activity.id
     where (${words} = '' or strpos(lower(activity.name || ' ' || activity.kind || ' ' || coalesce(stops.names, '')), lower(${words})) > 0)
       and (${placeId} = '' or ${placeId} = any(stops.ids)) and (${isLive} = '' or is_active = (${isLive} = '1'))
     order by activity.position, activity.id limit ${limit} offset ${offset}`.execute(db)
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
}

export type ActivityOptions = { places: { id: string; name: string }[]; kinds: string[] }

export async function readActivityOptions(db: Db): Promise<ActivityOptions> {
  const { rows } = await sql<ActivityOptions>`
    select coalesce((select json_agg(json_build_object('id', id, 'name', name) order by name) from place), '[]') as places,
           coalesce((select json_agg(kind order by kind) from (select distinct kind from activity) known), '[]') as kinds`.execute(
    db,
  )
  return rows[0] ?? { places: [], kinds: [] }
}

export async function insertActivity(tx: Tx, id: string, fields: ActivityFields): Promise<void> {
  await tx
    .insertInto('activity')
    .values({
      ...{ id, ...columnsOf(fields), videos: JSON.stringify([]) },
      position: sql<number>`(select coalesce(max(position), 0) + 1 from activity)`,
    })
    .execute()
}

/** Gives it a new version. */
export async function updateActivity(tx: Tx, id: string, fields: ActivityFields): Promise<void> {
  await tx
    .updateTable('activity')
    .set({ ...columnsOf(fields), updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
}

function columnsOf(fields: ActivityFields) {
  return {
    ...{
      name: fields.name,
      kind: fields.kind,
      description: fields.descriptionHtml,
      duration_minutes: fields.durationMinutes,
    },
    ...{
      min_age: fields.minAge,
      max_age: fields.maxAge,
      max_weight_kg: fields.maxWeightKg,
      swimming_needed: fields.swimmingNeeded,
    },
    ...{
      list_price: fields.listPrice,
      price_unit: fields.priceUnit,
      group_min: fields.groupMin,
      group_max: fields.groupMax,
    },
    ...{
      season_from: fields.season?.from ?? null,
      season_to: fields.season?.to ?? null,
      dark_nights_only: fields.darkNightsOnly,
    },
    ...{ health_restrictions: JSON.stringify(fields.healthRestrictions), included: JSON.stringify(fields.included) },
    ...{
      bring: JSON.stringify(fields.bring),
      season_prices: JSON.stringify(fields.seasonPrices),
      is_active: fields.isLive,
    },
  }
}

/** The places where it runs, in their order; those left out go, with the times of theirs that nobody has ever taken. */
export async function writeStops(tx: Tx, id: string, stops: readonly ActivityStop[]): Promise<void> {
  const rows = JSON.stringify(
    stops.map(({ placeId, season: its }, index) => ({
      placeId,
      place: index + 1,
      from: its?.from ?? null,
      to: its?.to ?? null,
    })),
  )
  const given = sql`jsonb_to_recordset(${rows}::jsonb) given ("placeId" text, place integer, "from" text, "to" text)`
  await sql`
    delete from activity_place where activity_id = ${id} and place_id not in (select "placeId" from ${given})`.execute(
    tx,
  )
  await sql`
    insert into activity_place (activity_id, place_id, position, season_from, season_to)
    select ${id}, "placeId", place, "from", "to" from ${given}
    on conflict (activity_id, place_id) do update
       set position = excluded.position, season_from = excluded.season_from, season_to = excluded.season_to`.execute(tx)
}

/** Times and places as they are given; one that is left out runs no more, and goes where nobody has ever taken it. */
export async function writeTimes(tx: Tx, id: string, stops: readonly ActivityStop[]): Promise<void> {
  const rows = JSON.stringify(stops.flatMap(({ placeId, times }) => times.map((time) => ({ placeId, ...time }))))
  const given = sql`jsonb_to_recordset(${rows}::jsonb) given ("placeId" text, time text, capacity integer, weekdays text)`
  const isLeftOut = sql`activity_id = ${id} and (place_id, start_time) not in (select "placeId", time from ${given})`
  await sql`
    delete from activity_slot slot where ${isLeftOut}
       and not exists (select 1 from activity_claim taken where taken.activity_id = slot.activity_id
                          and taken.place_id = slot.place_id and taken.start_time = slot.start_time)`.execute(tx)
  await sql`update activity_slot set weekdays = '' where ${isLeftOut}`.execute(tx)
  await sql`
    insert into activity_slot (activity_id, place_id, start_time, capacity, weekdays)
    select ${id}, "placeId", time, capacity, weekdays from ${given}
    on conflict (activity_id, place_id, start_time) do update set capacity = excluded.capacity, weekdays = excluded.weekdays`.execute(
    tx,
  )
}

/** A place of an activity of which anything was ever sold: its name. */
export async function findSoldPlace(db: Db, id: string, placeIds: readonly string[]): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select place.name from activity_claim join place on place.id = place_id
     where activity_id = ${id} and place_id = any(${[...placeIds]}::text[]) limit 1`.execute(db)
  return rows[0]?.name
}
