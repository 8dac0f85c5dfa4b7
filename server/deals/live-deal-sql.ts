import { type RawBuilder, sql } from 'kysely'
import type { Deal, DealKind } from '#contract/v1/deals.ts'
import { inIndia } from '#server/db/india-sql.ts'
import type { PictureRow } from '#server/media/picture-sql.ts'

/**
 * The best live deal of each record of a kind: (scope_id, percent, label, starts_at, ends_at). Nothing is taken off twice:
 * of several deals the one with the highest percent counts. The clock is asked once, not once a row.
 */
export function liveDeals(kind: DealKind): RawBuilder<unknown> {
  return sql`select distinct on (scope_id) scope_id, percent, label, starts_at, ends_at from deal
    where kind = ${sql.lit(kind)} and starts_at <= (select app_now()) and ends_at > (select app_now())
    order by scope_id, percent desc, id`
}

/** The lowest rate a record had in the 30 days (India's) before the instant `startsAt`; null without a history. */
export function struckSql(
  kind: DealKind,
  scopeId: RawBuilder<unknown>,
  startsAt: RawBuilder<unknown>,
): RawBuilder<number | null> {
  return sql<number | null>`(select min(history.rate) from price_history history
    where history.kind = ${sql.lit(kind)} and history.scope_id = ${scopeId} and ${startsAt} is not null
      and history.from_date < ${inIndia(startsAt)}::date
      and coalesce(history.until_date, 'infinity') >= ${inIndia(startsAt)}::date - 30)`
}

/**
 * How a slice brings what it has on a deal: `offers` selects OfferRow's columns, in its order, one row a record with a live
 * deal (see live-deal-sql.ts). `price` and `struck` are what is paid for one unit, the tax inside both.
 */
export type DealProvider = { kind: DealKind; offers: RawBuilder<unknown> }

export type OfferRow = {
  id: string
  slug: string
  name: string
  position: number
  price: number
  struck: number | null
  tax: number
  unit: Deal['unit']
  percent: number
  label: string
  ends_at: Date
  facts: string
  places: string[]
  pictures: PictureRow[]
  rating: { average: number; count: number } | null
}
