import { taxInside } from '#contract/terms/money.ts'
import { spellingsOf } from '#contract/terms/place-spellings.ts'
import { fail, ok } from '#contract/terms/result.ts'
import { fetchWaterSports, priceWaterSport, type WaterSport, type WaterSportQuery } from '#contract/v1/water-sports.ts'
import type { Db } from '#server/db/db.ts'
import type { Api } from '#server/http/api.ts'
import { implement } from '#server/http/implement.ts'
import { notFound } from '#server/http/refusal.ts'
import { pictureOf } from '#server/media/picture-sql.ts'
import { priceActivity } from './price-activity.ts'
import type { ActivityRow } from './store.ts'
import { type ActivityFilter, findActivity, listActivities } from './store.ts'

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

function viewOf({ pictures, taxPercent, rating, badge, struckPrice, ...row }: ActivityRow): WaterSport {
  return {
    ...row,
    image: pictures.map(pictureOf),
    taxAmount: taxInside(row.price, taxPercent),
    ...(rating === null ? {} : { rating }),
    ...(badge === null ? {} : { badge }),
    ...(struckPrice !== null && struckPrice > row.price ? { struckPrice } : {}),
  }
}
