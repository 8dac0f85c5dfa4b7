import { sql } from 'kysely'

/** The best deal of each package that has one now. The clock is asked once, not once a row. */
const LIVE_DEALS = sql`
  select distinct on (scope_id) scope_id, percent, label, starts_at from deal
   where kind = 'package' and starts_at <= (select app_now()) and ends_at > (select app_now())
   order by scope_id, percent desc, id`

/**
 * What each package costs now, for two adults sharing in the base season: after the best live deal, taken from the
 * per-person price and rounded half up (docs/package-prices.md). Packages of hidden categories are not on offer.
 */
export const OFFERS = sql`
  select package.id, package.nights, package.position, category.slug as category_slug, deal.label, deal.starts_at,
         case when deal.percent is null then package.list_rate
              else 2 * ((2 * ((package.list_rate + 1) / 2) * (100 - deal.percent) + 100) / 200) end as rate
    from package
    join category on category.id = package.category_id and category.is_active and not category.is_deleted
    left join (${LIVE_DEALS}) deal on deal.scope_id = package.id
   where package.is_active`

/** The lowest rate of the 30 days before the deal began (India's days), for rows of OFFERS named `offer`. */
export const STRUCK_RATE = sql`
  (select min(history.rate) from price_history history
    where history.kind = 'package' and history.scope_id = offer.id and offer.starts_at is not null
      and history.from_date < (offer.starts_at at time zone 'Asia/Kolkata')::date
      and coalesce(history.until_date, 'infinity') >= (offer.starts_at at time zone 'Asia/Kolkata')::date - 30)`
