import { fail, ok } from '#contract/terms/result.ts'
import { fetchPlaces, type Place } from '#contract/v1/places.ts'
import type { Db } from '#server/db/db.ts'
import type { Api } from '#server/http/api.ts'
import { implement } from '#server/http/implement.ts'
import { notFound } from '#server/http/refusal.ts'
import { pictureOf } from '#server/media/picture-sql.ts'
import { findPlace, listPlaces, type PlaceRow } from './store.ts'

export function placeRoutes(api: Api, db: Db): void {
  implement(api, fetchPlaces, async ({ query }) => {
    if (query.id !== undefined) {
      const row = await findPlace(db, query.id)
      if (row === undefined) return fail(notFound(fetchPlaces.failure))
      return ok({ placesData: [viewOf(row)], total: 1, page: 1, limit: query.limit })
    }
    const { rows, total } = await listPlaces(db, query.limit, (query.page - 1) * query.limit)
    return ok({ placesData: rows.map(viewOf), total, page: query.page, limit: query.limit })
  })
}

function viewOf(row: PlaceRow): Place {
  return {
    _id: row.id,
    name: row.name,
    image: row.pictures.map(pictureOf),
    description: row.description,
    ...(row.old_name === null ? {} : { oldName: row.old_name }),
    island: {
      _id: row.island_id,
      name: row.island_name,
      ...(row.island_old_name === null ? {} : { oldName: row.island_old_name }),
    },
    kind: row.kind,
    lat: row.lat,
    lng: row.lng,
    top: row.top,
    goodFor: row.good_for,
    ...(row.hours === null ? {} : { hours: row.hours }),
    ...(row.closed === null ? {} : { closed: row.closed }),
    ...(row.entry_fee === null ? {} : { entryFee: row.entry_fee }),
    ...(row.permit === null ? {} : { permit: row.permit }),
    ...(row.reach === null ? {} : { reach: row.reach }),
    checkedOn: row.checked_on,
  }
}
