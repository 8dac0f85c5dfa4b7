import { taxInside } from '#contract/terms/money.ts'
import { spellingsOf } from '#contract/terms/place-spellings.ts'
import { fail, ok } from '#contract/terms/result.ts'
import { fetchWaterSports, priceWaterSport, type WaterSport, type WaterSportQuery } from '#contract/v1/water-sports.ts'
import type { Db } from '#server/db/db.ts'
import type { Api } from '#server/http/api.ts'
import { implement } from '#server/http/implement.ts'
import { notFound } from '#server/http/refusal.ts'
import { pictureOf } from '#server/media/picture-sql.ts'
import type { ActivityRow } from './activity-sql.ts'
import { type ActivityFilter, listActivities } from './list-activities.ts'
import { priceActivity } from './price-activity.ts'
import { findActivity } from './store.ts'

export function waterSportRoutes(api: Api, { db, now }: { db: Db; now: () => Date }): void {
  implement(api, fetchWaterSports, async ({ query }) => {
    if (query.id !== undefined) {
      const row = await findActivity(db, query.id)
      if (row === undefined) return fail(notFound(fetchWaterSports.failure))
      return ok({ WaterSportsData: [viewOf(row)], total: 1, page: 1, limit: query.limit })
    }
    const { rows, total, facets } = await listActivities(db, filterOf(query))
    return ok({ WaterSportsData: rows.map(viewOf), facets, total, page: query.page, limit: query.limit })
  })

  implement(api, priceWaterSport, async ({ body }) => {
    const price = await priceActivity(db, now(), body)
    return price.ok ? ok({ data: price.value }) : price
  })
}

function filterOf(query: WaterSportQuery): ActivityFilter {
  return {
    places: query.place === undefined ? undefined : spellingsOf(query.place),
    swimmingNeeded: query.swimming === undefined ? undefined : query.swimming === '1',
    maxPrice: query.maxPrice,
    age: query.age,
    limit: query.limit,
    offset: (query.page - 1) * query.limit,
  }
}

/** A water sport as the wire has it. */
function viewOf(row: ActivityRow): WaterSport {
  return {
    _id: row.id,
    name: row.name,
    description: row.description,
    image: row.pictures.map(pictureOf),
    videos: row.videos,
    place: row.places,
    kind: row.kind,
    durationMinutes: row.duration_minutes,
    minAge: row.min_age,
    maxAge: row.max_age,
    maxWeightKg: row.max_weight_kg,
    swimmingNeeded: row.swimming_needed,
    price: row.price,
    taxAmount: taxInside(row.price, row.tax_percent),
    priceUnit: row.price_unit,
    groupSize: [row.group_min, row.group_max],
    healthRestrictions: row.health_restrictions,
    included: row.included,
    ...(row.label === null ? {} : { badge: row.label }),
    ...(row.rating === null ? {} : { rating: row.rating }),
    ...(row.struck_price !== null && row.struck_price > row.price ? { struckPrice: row.struck_price } : {}),
  }
}
