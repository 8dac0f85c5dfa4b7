import { type RawBuilder, sql } from 'kysely'
import { TODAY_IN_INDIA } from '#server/db/india-sql.ts'

/** The percent that the tax table has for cars today in India. */
export function carTaxSql(): RawBuilder<number> {
  return sql<number>`(select rate.percent from tax_rate rate
    where rate.item = 'car_hire' and rate.from_date <= ${TODAY_IN_INDIA}
    order by rate.from_date desc limit 1)`
}
