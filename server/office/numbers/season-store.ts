import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import { inIndia } from '#server/db/india-sql.ts'
import { isCounted } from './practice.ts'
import { during } from './spans.ts'

export type SeasonMonth = { month: number; parts: number; sales: number; bySameDay: number }
type Season = { from: string; until: string }

/** What is sold of parts that start in a season, by the month in which they start; `byDay`: the same day of its year as today. */
export async function sumSeason(db: Db, season: Season, byDay: string): Promise<SeasonMonth[]> {
  const { rows } = await sql<SeasonMonth>`
    select extract(month from ${inIndia(sql.ref('line.starts_at'))})::integer as month,
           count(*)::integer as parts, sum(line.amount_payable)::float8 as sales,
           coalesce(sum(line.amount_payable) filter (where line.sold_on <= ${byDay}::date), 0)::float8 as "bySameDay"
      from booking_line line
     where line.sold_on is not null and line.state <> 'cancelled' and ${during(sql.ref('line.starts_at'), season)} and ${isCounted(sql.ref('line.booking_id'))}
     group by 1`.execute(db)
  return rows
}
