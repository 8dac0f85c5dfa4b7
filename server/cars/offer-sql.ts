import { type RawBuilder, sql } from 'kysely'
import { TODAY_IN_INDIA } from '#server/db/india-sql.ts'
import { liveDeals, struckSql } from '#server/deals/live-deal-sql.ts'
import { afterDealSql } from '#server/products/price-sql.ts'

/** Every car package on sale with its best live deal, and what its smallest vehicle costs now and cost before. */
export const CAR_PACKAGE_OFFERS = sql`
  select car_package.*, deal.label, deal.percent, deal.ends_at, ${afterDealSql(sql`smallest.list_price`, sql`deal.percent`)} as price,
         ${struckSql('car', sql`car_package.id`, sql`deal.starts_at`)} as struck_price
    from car_package
    join (select package_id, min(list_price) as list_price from car_package_rate group by package_id) smallest
      on smallest.package_id = car_package.id
    left join (${liveDeals('car')}) deal on deal.scope_id = car_package.id
   where car_package.is_active`

/** The percent that the tax table has for cars today in India. */
export function carTaxSql(): RawBuilder<number> {
  return sql<number>`(select rate.percent from tax_rate rate
    where rate.item = 'car_hire' and rate.from_date <= ${TODAY_IN_INDIA}
    order by rate.from_date desc limit 1)`
}
