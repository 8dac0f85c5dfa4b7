import { sql } from 'kysely'
import { liveDeals, struckSql } from '#server/deals/live-deal-sql.ts'
import { afterDealSql } from '#server/products/price-sql.ts'

/** What each water sport on sale costs now: after the best live deal, rounded half up; and what it cost before, while a deal lives. */
export const ACTIVITY_OFFERS = sql`
  select activity.*, deal.label, deal.percent, deal.ends_at,
         ${afterDealSql(sql`activity.list_price`, sql`deal.percent`)} as price,
         ${struckSql('activity', sql`activity.id`, sql`deal.starts_at`)} as struck_price
    from activity left join (${liveDeals('activity')}) deal on deal.scope_id = activity.id
   where activity.is_active`
