import { sql } from 'kysely'
import { liveDeals, struckSql } from '#server/deals/live-deal-sql.ts'
import { afterDealSql, perPersonSql } from '#server/products/price-sql.ts'

/**
 * What each package costs now, for two adults sharing in the base season: after the best live deal, taken from the
 * per-person price and rounded half up (package prices 1.2). Packages of hidden categories are not on offer.
 */
export const OFFERS = sql`
  select package.id, package.nights, package.position, category.slug as category_slug,
         deal.label, deal.percent, deal.starts_at, deal.ends_at,
         case when deal.percent is null then package.list_rate
              else 2 * ${afterDealSql(perPersonSql(sql`package.list_rate`), sql`deal.percent`)} end as rate
    from package
    join category on category.id = package.category_id and category.is_active and not category.is_deleted
    left join (${liveDeals('package')}) deal on deal.scope_id = package.id
   where package.is_active`

/** The lowest rate of the 30 days before the deal began (India's days), for rows of OFFERS named `offer` (package prices 1.3). */
export const STRUCK_RATE = struckSql('package', sql`offer.id`, sql`offer.starts_at`)
