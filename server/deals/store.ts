import { type RawBuilder, sql } from 'kysely'
import type { DealKind, DealSort } from '#contract/v1/deals.ts'
import type { Db } from '#server/db/db.ts'
import type { DealProvider, OfferRow } from './provider.ts'

export type DealRow = Omit<OfferRow, 'struck' | 'ends_at'> & { kind: DealKind; struck: number; ends_at: string }
export type DealList = { rows: DealRow[]; total: number; kinds: { kind: DealKind; count: number }[] }
export type DealFilter = { kind: DealKind | undefined; sort: DealSort; limit: number; offset: number }

/** `turn` counts within a kind, so that the first page shows the range; `lane` puts kinds in the order of their providers. */
const ORDER: Record<DealSort, RawBuilder<unknown>> = {
  default: sql`turn, lane`,
  discount_desc: sql`percent desc, struck - price desc, turn, lane`,
  price_desc: sql`price desc, turn, lane`,
  price_asc: sql`price, turn, lane`,
}

/** One statement: the page, the count of all of the kind, and the counts of every kind. */
export async function listDeals(
  db: Db,
  providers: readonly DealProvider[],
  { kind = undefined, sort, limit, offset }: DealFilter,
): Promise<DealList> {
  const { rows } = await sql<DealList>`
    with offered as (${everything(providers)}),
         live as materialized (select *, row_number() over (partition by kind order by position, id) as turn from offered where struck > price),
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
