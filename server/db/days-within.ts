import { type RawBuilder, sql } from 'kysely'
import type { StockDay } from '#contract/terms/stock-days.ts'

/** The column `days` of a row of stock without the days outside of these. */
export function daysWithin({ from, to }: { from: string; to: string }): RawBuilder<Record<string, StockDay>> {
  return sql<
    Record<string, StockDay>
  >`(select coalesce(jsonb_object_agg(each_day.key, each_day.value), '{}') from jsonb_each(days) each_day
    where each_day.key between ${from} and ${to})`
}
