import { sql } from 'kysely'
import { PACKAGE_MOST, type PackageFields } from '#contract/office/packages.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { dayPicturesSql, type PictureRow, picturesSql } from '#server/media/picture-sql.ts'
import { firstFree, idStem } from '../free-id.ts'
import type { StoredPackage } from './fields.ts'
import type { KeptFields } from './kept-fields.ts'

export type PackageRecord = StoredPackage & {
  id: string
  version: string
  slug: string
  nights: number
  placeIds: string[]
  pictures: PictureRow[]
  dayPictures: Record<string, PictureRow[]>
  draft: { fields: KeptFields; revision: string; by: string; at: string } | null
}

/** `forUpdate` locks the package until the transaction ends. */
export async function findPackage(
  db: Db,
  id: string,
  { forUpdate = false }: { forUpdate?: boolean } = {},
): Promise<PackageRecord | undefined> {
  if (forUpdate) await sql`select 1 from package where id = ${id} for update`.execute(db)
  const { rows } = await sql<PackageRecord>`
    select package.id, updated_at::text as version, slug, name, category_id, nights, list_rate, upper_limit, special, is_active,
           description, overview, inclusive, exclusive, payment_policy, cancellation_policy, itinerary, hotels,
           coalesce((select json_agg(place_id order by position) from package_place where package_id = package.id), '[]') as "placeIds",
           ${picturesSql('package_picture', sql`package.id`, PACKAGE_MOST.pictures)} as pictures,
           ${dayPicturesSql(sql`package.id`)} as "dayPictures",
           (select json_build_object('fields', fields, 'revision', revision, 'by', by_name, 'at', at) from package_draft where package_id = package.id) as draft
      from package where package.id = ${id}`.execute(db)
  return rows[0]
}

export type ListedPackage = {
  id: string
  name: string
  category: string
  nights: number
  listRate: number
  special: boolean
  isLive: boolean
  hasDraft: boolean
  thumb: string | null
  updatedAt: Date
}

type Filter = { offset: number; limit: number; words: string; categoryId: string; isLive: string }

export async function listPackageRows(
  db: Db,
  { offset, limit, words, categoryId, isLive }: Filter,
): Promise<{ rows: ListedPackage[]; total: number }> {
  const { rows } = await sql<ListedPackage & { total: number }>`
    select package.id, package.name, category.name as category, nights, list_rate as "listRate", special, package.is_active as "isLive",
           exists (select 1 from package_draft where package_id = package.id) as "hasDraft", updated_at as "updatedAt",
           (select '/media/' || picture.id || '-' || picture.version from package_picture link join picture on picture.id = link.picture_id
             where link.package_id = package.id order by link.position limit 1) as thumb, count(*) over ()::integer as total
      from package join category on category.id = package.category_id
     where (${words} = '' or strpos(lower(package.name), lower(${words})) > 0)
       and (${categoryId} = '' or category_id = ${categoryId}) and (${isLive} = '' or package.is_active = (${isLive} = '1'))
     order by lower(package.name), package.id limit ${limit} offset ${offset}`.execute(db)
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
}

type Named = { id: string; name: string }
export type RoomOption = {
  hotelId: string
  hotelName: string
  place: string
  roomType: string
  capacity: number
  starRating: number
}
export type PackageOptions = {
  categories: Named[]
  places: Named[]
  activities: Named[]
  trips: (Named & { classCodes: string[] })[]
  rooms: RoomOption[]
}

export async function readPackageOptions(db: Db): Promise<PackageOptions> {
  const { rows } = await sql<PackageOptions>`
    select coalesce((select json_agg(json_build_object('id', id, 'name', name) order by position) from category where not is_deleted), '[]') as categories,
           coalesce((select json_agg(json_build_object('id', id, 'name', name) order by name) from place), '[]') as places,
           coalesce((select json_agg(json_build_object('id', id, 'name', name) order by name) from activity), '[]') as activities,
           coalesce((select json_agg(json_build_object(
                'id', trip.id, 'name', from_port.town || ' to ' || to_port.town || ' ' || trip.depart_time || ', ' || vessel.name,
                'classCodes', (select coalesce(json_agg(code order by position), '[]') from ferry_cabin where vessel_id = vessel.id
                    and map = (select max(newest.map) from ferry_cabin newest where newest.vessel_id = vessel.id)))
                order by from_port.position, to_port.position, trip.depart_time)
              from ferry_trip trip join ferry_route route on route.id = trip.route_id join ferry_vessel vessel on vessel.id = trip.vessel_id
              join ferry_port from_port on from_port.id = route.from_port_id join ferry_port to_port on to_port.id = route.to_port_id
             where trip.is_active), '[]') as trips,
           coalesce((select json_agg(json_build_object('hotelId', hotel.id, 'hotelName', hotel.name, 'place', island.name, 'roomType', room_type.name,
                'capacity', room_type.max_adults, 'starRating', hotel.star_rating) order by hotel.name, room_type.position)
              from room_type join hotel on hotel.id = room_type.hotel_id join island on island.id = hotel.island_id
             where room_type.is_private), '[]') as rooms`.execute(db)
  return rows[0] ?? { categories: [], places: [], activities: [], trips: [], rooms: [] }
}

/** An id and slug made of a name that no package has. */
export async function freePackageId(tx: Tx, name: string): Promise<string> {
  const stem = idStem(name)
  const { rows } = await sql<{ taken: string }>`
    select unnest(array[id, slug]) as taken from package where id like ${`${stem}%`} or slug like ${`${stem}%`}`.execute(
    tx,
  )
  return firstFree(stem, new Set(rows.map((row) => row.taken)))
}

export async function insertPackage(tx: Tx, id: string, stored: StoredPackage): Promise<void> {
  await tx
    .insertInto('package')
    .values({
      ...columnsOf(stored),
      ...{ id, slug: id },
      position: sql<number>`(select coalesce(max(position), 0) + 1 from package)`,
    })
    .execute()
}

export async function updatePackage(tx: Tx, id: string, stored: StoredPackage): Promise<void> {
  await tx
    .updateTable('package')
    .set({ ...columnsOf(stored), updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
}

function columnsOf({ itinerary, hotels, ...stored }: StoredPackage) {
  return {
    ...stored,
    nights: itinerary.length - 1,
    itinerary: JSON.stringify(itinerary),
    hotels: JSON.stringify(hotels),
  }
}

export async function replacePlaces(tx: Tx, id: string, placeIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('package_place').where('package_id', '=', id).execute()
  const values = [...new Set(placeIds)].map((place_id, index) => ({ package_id: id, place_id, position: index + 1 }))
  if (values.length > 0) await tx.insertInto('package_place').values(values).execute()
}

/** The pictures of a package and of each of its days, in their order. */
export async function replacePictures(tx: Tx, id: string, { pictureIds, days }: PackageFields): Promise<void> {
  await tx.deleteFrom('package_picture').where('package_id', '=', id).execute()
  await tx.deleteFrom('package_day_picture').where('package_id', '=', id).execute()
  const placed = (ids: readonly string[]) =>
    [...new Set(ids)].map((picture_id, index) => ({ package_id: id, position: index + 1, picture_id }))
  const ofDays = days.flatMap((day, index) => placed(day.pictureIds).map((row) => ({ ...row, day: index + 1 })))
  if (pictureIds.length > 0) await tx.insertInto('package_picture').values(placed(pictureIds)).execute()
  if (ofDays.length > 0) await tx.insertInto('package_day_picture').values(ofDays).execute()
}

/** Those of the pictures that are there. */
export async function findPictures(
  db: Db,
  ids: readonly string[],
): Promise<Pick<PictureRow, 'id' | 'alt' | 'version'>[]> {
  if (ids.length === 0) return []
  return db.selectFrom('picture').select(['id', 'alt', 'version']).where('id', 'in', ids).execute()
}

/** Versions of a package that are kept; the oldest goes first. */
const VERSIONS_MAX = 50

export async function insertVersion(tx: Tx, id: string, fields: PackageFields, by: string): Promise<void> {
  await sql`
    insert into package_version (package_id, number, fields, by_name)
    select ${id}, coalesce(max(number), 0) + 1, ${JSON.stringify(fields)}::jsonb, ${by} from package_version where package_id = ${id}`.execute(
    tx,
  )
  await sql`
    delete from package_version where package_id = ${id}
       and number <= (select max(number) - ${VERSIONS_MAX} from package_version where package_id = ${id})`.execute(tx)
}

export type VersionRow = { number: number; by: string; at: Date; fields: KeptFields }

export async function listVersions(db: Db, id: string): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select number, by_name as by, at, fields from package_version where package_id = ${id} order by number desc`.execute(
    db,
  )
  return rows
}

/** The picture that a crossing is shown by, where a plan has none yet. */
export async function ferryImage(db: Db): Promise<string> {
  const { rows } = await sql<{ image: string }>`
    select plan -> 'ferry' ->> 'image' as image from package cross join lateral jsonb_array_elements(itinerary) plan
     where plan -> 'ferry' ->> 'image' is not null limit 1`.execute(db)
  return rows[0]?.image ?? ''
}
