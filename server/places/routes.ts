import { fail, ok } from '#contract/terms/result.ts'
import { fetchPlaces, type Place } from '#contract/v1/places.ts'
import type { Db } from '#server/db/db.ts'
import { viewOf } from '#server/db/row-as-view.ts'
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
      return ok({ placesData: [placeOf(row)], total: 1, page: 1, limit: query.limit })
    }
    const { rows, total } = await listPlaces(db, query.limit, (query.page - 1) * query.limit)
    return ok({ placesData: rows.map(placeOf), total, page: query.page, limit: query.limit })
  })
}

function placeOf({ pictures, ...row }: PlaceRow): Place {
  return { ...viewOf<Omit<Place, 'image'>>(row), image: pictures.map(pictureOf) }
}
