import { type RawBuilder, sql } from 'kysely'
import type { DealKind } from '#contract/v1/deals.ts'
import { inIndia } from '#server/db/india-sql.ts'

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
