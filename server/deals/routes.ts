import { type RawBuilder, sql } from 'kysely'
import { ok } from '#contract/terms/result.ts'
import { DEAL_KINDS, type Deal, type DealKind, type DealSort, fetchDeals } from '#contract/v1/deals.ts'
import type { Db } from '#server/db/db.ts'
import type { Api } from '#server/http/api.ts'
import { implement } from '#server/http/implement.ts'
import { pictureOf } from '#server/media/picture-sql.ts'
import { PRODUCTS } from '#server/products/registry.ts'
import type { DealProvider, OfferRow } from './live-deal-sql.ts'

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

type DealRow = Omit<OfferRow, 'struck' | 'ends_at' | 'takes_off'> & {
  kind: DealKind
  struck: number
  percent: number
  ends_at: string
}
type DealList = { rows: DealRow[]; total: number; kinds: { kind: DealKind; count: number }[] }
type DealFilter = { kind: DealKind | undefined; sort: DealSort; limit: number; offset: number }

/** `turn` counts within a kind, so that the first page shows the range; `lane` puts kinds in the order of their providers. */
const ORDER: Record<DealSort, RawBuilder<unknown>> = {
  default: sql`turn, lane`,
  discount_desc: sql`percent desc, struck - price desc, turn, lane`,
  price_desc: sql`price desc, turn, lane`,
  price_asc: sql`price, turn, lane`,
}

/** Of a deal that takes a sum off, what it comes to, rounded down: no page promises more than it takes. */
const SHOWN_PERCENT = sql`case when takes_off > 0 then takes_off else floor(100.0 * (struck - price) / struck)::int end`

/** One statement: the page, the count of all of the kind, and the counts of every kind. */
async function listDeals(
  db: Db,
  providers: readonly DealProvider[],
  { kind = undefined, sort, limit, offset }: DealFilter,
): Promise<DealList> {
  const { rows } = await sql<DealList>`
    with offered as (${everything(providers)}),
         live as materialized (select *, ${SHOWN_PERCENT} as percent, row_number() over (partition by kind order by position, id) as turn from offered where struck > price),
         matched as (select * from live where ${kind ?? null}::text is null or kind = ${kind ?? null}::text),
         page as (select *, row_number() over (order by ${ORDER[sort]}) as rank from matched
                   order by ${ORDER[sort]} limit ${limit} offset ${offset})
    select coalesce((select json_agg(page order by rank) from page), '[]') as rows,
           (select count(*)::int from matched) as total,
           coalesce((select json_agg(each_kind) from (select kind, count(*)::int as count from live group by kind) each_kind), '[]') as kinds`.execute(
    db,
  )
  const [row] = rows
  if (row === undefined) throw new Error('The list of deals answered no row')
  return row
}

function everything(providers: readonly DealProvider[]): RawBuilder<unknown> {
  const all = providers.map(
    ({ kind, offers }, lane) =>
      sql`select ${sql.lit(kind)} as kind, ${sql.lit(lane)} as lane, offered.* from (${offers}) offered`,
  )
  return sql.join(all, sql` union all `)
}
