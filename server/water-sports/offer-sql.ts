import { sql } from 'kysely'

/** What each water sport on sale costs now: after the best live deal, rounded half up; and what it cost before, while a deal lives. */
export const ACTIVITY_OFFERS = sql`
  select activity.*, deal.label,
         case when deal.percent is null then activity.list_price
              else (2 * activity.list_price * (100 - deal.percent) + 100) / 200 end as price,
         (select min(history.rate) from price_history history
           where history.kind = 'activity' and history.scope_id = activity.id and deal.starts_at is not null
             and history.from_date < (deal.starts_at at time zone 'Asia/Kolkata')::date
             and coalesce(history.until_date, 'infinity') >= (deal.starts_at at time zone 'Asia/Kolkata')::date - 30) as struck_price
    from activity
    left join (select distinct on (scope_id) scope_id, percent, label, starts_at from deal
                where kind = 'activity' and starts_at <= app_now() and ends_at > app_now()
                order by scope_id, percent desc, id) deal on deal.scope_id = activity.id
   where activity.is_active`
