import { ok } from '#contract/terms/result.ts'
import { DEAL_KINDS, type Deal, fetchDeals } from '#contract/v1/deals.ts'
import type { Db } from '#server/db/db.ts'
import type { Api } from '#server/http/api.ts'
import { implement } from '#server/http/implement.ts'
import { pictureOf } from '#server/media/picture-sql.ts'
import { PRODUCTS } from '#server/products/registry.ts'
import { type DealRow, listDeals } from './store.ts'

const PROVIDERS = PRODUCTS.flatMap(({ deals }) => deals ?? [])

export function dealRoutes(api: Api, db: Db): void {
  implement(api, fetchDeals, async ({ query: { kind, page, limit, sort } }) => {
    const list = await listDeals(db, PROVIDERS, { kind, sort, limit, offset: (page - 1) * limit })
    const kinds = DEAL_KINDS.map((each) => list.kinds.find((known) => known.kind === each) ?? { kind: each, count: 0 })
    return ok({ deals: list.rows.map(dealOf), kinds, total: list.total, page, limit })
  })
}

function dealOf(row: DealRow): Deal {
  const [picture] = row.pictures
  return {
    _id: `${row.kind}.${row.id}`,
    kind: row.kind,
    id: row.id,
    slug: row.slug,
    name: row.name,
    facts: row.facts,
    places: row.places,
    ...(picture === undefined ? {} : { picture: pictureOf(picture) }),
    price: row.price,
    struckPrice: row.struck,
    taxAmount: row.tax,
    unit: row.unit,
    percent: row.percent,
    badge: row.label,
    endsAt: new Date(row.ends_at).toISOString(),
    ...(row.rating === null ? {} : { rating: row.rating }),
  }
}
