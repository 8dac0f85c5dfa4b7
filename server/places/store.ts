import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { ClosedDay, EntryFee, PlaceReach } from '#server/db/tables-catalogue.ts'
import type { PictureRow } from '#server/media/picture.ts'
import { picturesSql } from '#server/media/picture-sql.ts'

/** Most pictures a place shows (given). */
const PLACE_PICTURES_MAX = 3

export type PlaceRow = {
  id: string
  name: string
  old_name: string | null
  island_id: string
  island_name: string
  island_old_name: string | null
  lat: number
  lng: number
  kind: string
  description: string
  good_for: string[]
  hours: string | null
  closed: ClosedDay | null
  entry_fee: EntryFee | null
  permit: string | null
  reach: PlaceReach | null
  checked_on: string
  top: boolean
  pictures: PictureRow[]
}

/** A page of places, the most visited first, with the count of all. */
export async function listPlaces(db: Db, limit: number, offset: number): Promise<{ rows: PlaceRow[]; total: number }> {
  const { rows } =
    await sql<PlaceRow>`${PLACES} order by place.top desc, place.position limit ${limit} offset ${offset}`.execute(db)
  const counted = await sql<{ total: number }>`select count(*)::int as total from place`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

export async function findPlace(db: Db, id: string): Promise<PlaceRow | undefined> {
  const { rows } = await sql<PlaceRow>`${PLACES} where place.id = ${id}`.execute(db)
  return rows[0]
}

const PLACES = sql`
  select place.id, place.name, place.old_name, island.id as island_id, island.name as island_name, island.old_name as island_old_name,
         place.lat, place.lng, place.kind, place.description, place.good_for, place.hours, place.closed, place.entry_fee,
         place.permit, place.reach, place.checked_on, place.top,
         ${picturesSql('place_picture', sql`place.id`, PLACE_PICTURES_MAX)} as pictures
    from place join island on island.id = place.island_id`
