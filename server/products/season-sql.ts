import { type RawBuilder, sql } from 'kysely'

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
