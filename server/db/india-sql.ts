import { type RawBuilder, sql } from 'kysely'
import { INDIA_ZONE } from '#contract/terms/india-time.ts'

const ZONE = sql.lit(INDIA_ZONE)

/** What clocks in India show at an instant (a timestamptz), and the instant at which they show that (a timestamp). */
export function inIndia(at: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`((${at}) at time zone ${ZONE})`
}

/** "06:30": what clocks in India show at an instant. */
export function clockInIndia(at: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`to_char(${inIndia(at)}, 'HH24:MI')`
}

/** The day it is in India, by the database's clock. */
export const TODAY_IN_INDIA = sql`${inIndia(sql`app_now()`)}::date`
