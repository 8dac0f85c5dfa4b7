import { sql } from 'kysely'
import { fail, ok } from '#contract/terms/result.ts'
import { fetchPlaces, type Place } from '#contract/v1/places.ts'
import type { Db } from '#server/db/db.ts'
import { type RowOf, viewOf } from '#server/db/row-as-view.ts'
import type { Api } from '#server/http/api.ts'
import { implement } from '#server/http/implement.ts'
import { notFound } from '#server/http/refusal.ts'
import { type PictureRow, pictureOf, picturesSql } from '#server/media/picture-sql.ts'

export function placeRoutes(api: Api, db: Db): void {
  implement(api, fetchPlaces, async ({ query }) => {
    if (query.id !== undefined) {
      const row = await findPlace(db, query.id)
      if (row === undefined) return fail(notFound(fetchPlaces.failure))
      return ok({ placesData: [placeOf(row)], total: 1, page: 1, limit: query.limit })
    }
    const { rows, total } = await listPlaces(db, query.limit, (query.page - 1) * query.limit)
    return ok({ placesData: rows.map(placeOf), total, page: query.page, limit: query.limit })
  })
}

function placeOf({ pictures, ...row }: PlaceRow): Place {
  return { ...viewOf<Omit<Place, 'image'>>(row), image: pictures.map(pictureOf) }
}

/** Most pictures a place shows (given). */
const PLACE_PICTURES_MAX = 3

type PlaceRow = RowOf<Omit<Place, 'image'>> & { pictures: PictureRow[] }

/** A page of places, the most visited first, with the count of all. */
async function listPlaces(db: Db, limit: number, offset: number): Promise<{ rows: PlaceRow[]; total: number }> {
  const { rows } =
    await sql<PlaceRow>`${PLACES} order by place.top desc, place.position limit ${limit} offset ${offset}`.execute(db)
  const counted = await sql<{ total: number }>`select count(*)::int as total from place`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

async function findPlace(db: Db, id: string): Promise<PlaceRow | undefined> {
  const { rows } = await sql<PlaceRow>`${PLACES} where place.id = ${id}`.execute(db)
  return rows[0]
}

const PLACES = sql`
  select place.id as _id, place.name, place.description, place.old_name as "oldName",
         json_strip_nulls(json_build_object('_id', island.id, 'name', island.name, 'oldName', island.old_name)) as island,
         place.kind, place.lat, place.lng, place.top, place.good_for as "goodFor", place.hours, place.closed, place.entry_fee as "entryFee",
         place.permit, place.reach, place.checked_on as "checkedOn",
         ${picturesSql('place_picture', sql`place.id`, PLACE_PICTURES_MAX)} as pictures
    from place join island on island.id = place.island_id`
