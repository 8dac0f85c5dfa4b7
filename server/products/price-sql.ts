import { type RawBuilder, sql } from 'kysely'
import { DEAL_PERCENT_MAX } from '#contract/terms/limits.ts'

/** `percentOf` in SQL: so many percent of a sum in whole rupees, half up. */
export function percentSql(amount: RawBuilder<unknown>, percent: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`((2 * ${amount} * ${percent} + 100) / 200)`
}

/** `afterDeal` in SQL: a price after a deal that takes off percent (above nothing), rupees (below) or nothing (null). */
export function afterDealSql(price: RawBuilder<unknown>, off: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(case when ${off} < 0 then greatest(${price} + ${off}, ${percentSql(price, sql.lit(100 - DEAL_PERCENT_MAX))})
    else ${percentSql(price, sql`(100 - coalesce(${off}, 0))`)} end)`
}

/** `perPersonRate` in SQL: half of what two adults sharing pay, half up. */
export function perPersonSql(rate: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`((${rate} + 1) / 2)`
}

/** "12-15" of a date. */
export function monthDaySql(day: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`to_char((${day})::timestamp, 'MM-DD')`
}

/** `isInSeason` in SQL: both ends inside; may run over New Year. */
export function inSeasonSql(
  from: RawBuilder<unknown>,
  to: RawBuilder<unknown>,
  monthDay: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql<boolean>`(case when ${from} <= ${to} then ${monthDay} between ${from} and ${to}
    else ${monthDay} >= ${from} or ${monthDay} <= ${to} end)`
}
