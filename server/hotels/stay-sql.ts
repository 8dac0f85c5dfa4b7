import { type RawBuilder, sql } from 'kysely'
import { liveDeals } from '#server/deals/live-deal-sql.ts'

/** The best live deal of each hotel: (hotel_id, takes_off, label, starts_at). */
export const LIVE_DEALS = sql`select scope_id as hotel_id, takes_off, label, starts_at from (${liveDeals('hotel')}) live`

/** The dated slabs of the tax on a room's night, each with the days and the prices it holds for; `version` counts the dates. */
export const NIGHT_TAX = sql`
  select rate.percent, rate.from_date, dated.until_date, dated.version::integer as version, rate.from_price,
         coalesce(lead(rate.from_price) over (partition by rate.from_date order by rate.from_price), 2147483647) as until_price
    from tax_rate rate
    join (select from_date, coalesce(lead(from_date) over dates, 'infinity') as until_date, row_number() over dates as version
            from (select distinct from_date from tax_rate where item = 'hotel_night') each window dates as (order by from_date)) dated
      on dated.from_date = rate.from_date
   where rate.item = 'hotel_night'`

/** The slab that holds for a price on a day: the condition of a join with rows of NIGHT_TAX named `tax`. */
export function inSlab(price: RawBuilder<unknown>, day: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(${price} >= tax.from_price and ${price} < tax.until_price and ${day} >= tax.from_date and ${day} < tax.until_date)`
}

/** The nights with rooms that are counted as sold although their claims ran out. */
const RAN_OUT = sql`select room_type_id, night, sum(rooms) as rooms from room_claim where expires_at <= app_now() group by room_type_id, night`

/**
 * Rooms that can be had now in a row of room_night by that name: claims that ran out are free before they are tidied away.
 * There are hardly ever any, and then nothing is looked at; else they are listed once a statement, whatever the nights. None of a night that
 * the office has closed, nor of one on which a stay may begin only if it is longer than `stay`.
 */
export function freeRooms(name = 'room_night', stay?: { from: string; count: number }): RawBuilder<number> {
  const night = sql.raw(name)
  const tooShort =
    stay === undefined
      ? sql`false`
      : sql`${night}.min_nights > ${stay.count}::integer and ${night}.night = ${stay.from}::date`
  return sql<number>`(case when ${night}.is_closed or ${tooShort} then 0 else ${night}.allotment - ${night}.sold
    + case when exists (select 1 from room_claim where expires_at <= app_now())
            and (${night}.room_type_id, ${night}.night) in (select room_type_id, night from (${RAN_OUT}) ran_out)
           then ((select jsonb_object_agg(room_type_id || ' ' || night, rooms) from (${RAN_OUT}) ran_out)
                 ->> (${night}.room_type_id || ' ' || ${night}.night))::integer
           else 0 end end)`
}
