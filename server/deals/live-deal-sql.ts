import { type RawBuilder, sql } from 'kysely'
import type { Deal, DealKind } from '#contract/v1/deals.ts'
import { inIndia } from '#server/db/india-sql.ts'
import type { PictureRow } from '#server/media/picture-sql.ts'

/**
 * The best live deal of each record of a kind: (scope_id, takes_off, label, starts_at, ends_at). Nothing is taken off twice:
 * of several deals the one that takes most off counts. `takes_off` is percent above nothing, rupees below (price-sql.ts).
 * The clock is asked once, not once a row.
 */
export function liveDeals(kind: DealKind): RawBuilder<unknown> {
  return sql`select distinct on (scope_id) scope_id, coalesce(percent, -amount) as takes_off, label, starts_at, ends_at from deal
    where kind = ${sql.lit(kind)} and starts_at <= (select app_now()) and ends_at > (select app_now())
    order by scope_id, ${shareOff('deal')} desc, id`
}

/** What a deal takes off in percent; of a sum, by the list price of a unit now. */
export function shareOff(deal: 'deal' | 'other'): RawBuilder<number> {
  const column = (name: string) => sql.ref(`${deal}.${name}`)
  return sql<number>`case when ${column('percent')} is not null then ${column('percent')} else coalesce(
    (select 100.0 * ${column('amount')} / nullif(case history.kind when 'package' then (history.rate + 1) / 2 else history.rate end, 0)
       from price_history history where history.kind = ${column('kind')} and history.scope_id = ${column('scope_id')}
        and history.until_date is null), 0) end`
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
  takes_off: number
  label: string
  ends_at: Date
  facts: string
  places: string[]
  pictures: PictureRow[]
  rating: { average: number; count: number } | null
}
