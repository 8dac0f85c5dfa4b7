import { type RawBuilder, sql } from 'kysely'
import { STAY_ROOMS_MAX } from '#contract/terms/limits.ts'
import type { GuestGroup } from './rules.ts'

/** Days in India; a search without dates looks at tonight. */
export type Nights = { from: string; until: string; count: number }

/** The percent a deal takes off each hotel now: the best live one, as on packages. Rows of hotel_id, percent, label, starts_at. */
export const LIVE_DEALS = sql`
  select distinct on (scope_id) scope_id as hotel_id, percent, label, starts_at
    from deal where kind = 'hotel' and starts_at <= app_now() and ends_at > app_now()
   order by scope_id, percent desc, id`

/** The dated slabs of the tax on a room's night, each with the days and the prices it holds for; `version` counts the dates. */
export const NIGHT_TAX = sql`
  select rate.percent, rate.from_date, dated.until_date, dated.version::integer as version, rate.from_price,
         coalesce(lead(rate.from_price) over (partition by rate.from_date order by rate.from_price), 2147483647) as until_price
    from tax_rate rate
    join (select from_date, coalesce(lead(from_date) over dates, 'infinity') as until_date, row_number() over dates as version
            from (select distinct from_date from tax_rate where item = 'hotel_night') each window dates as (order by from_date)) dated
      on dated.from_date = rate.from_date
   where rate.item = 'hotel_night'`

/** A price before tax after a deal of so many percent (null: none), half up. */
export function afterDeal(price: RawBuilder<unknown>, percent: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`((2 * ${price} * (100 - coalesce(${percent}, 0)) + 100) / 200)`
}

/** The slab that holds for a price on a day: the condition of a join with rows of NIGHT_TAX named `tax`. */
export function inSlab(price: RawBuilder<unknown>, day: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(${price} >= tax.from_price and ${price} < tax.until_price and ${day} >= tax.from_date and ${day} < tax.until_date)`
}

/**
 * The common table expressions that look up the nights of the private rooms of the hotels in `base` (`no`, `percent`). The last is `open_room`: how many are free in each night, what one costs and a hundred times its
 * tax; room types that are not open on all the nights are left out. Nights of one price are counted together first, as few
 * differ. Of all hotels the nights are read side by side, of a few (not `isWide`) each on its own.
 */
export function stockSteps(nights: Nights, isWide: boolean): RawBuilder<unknown> {
  return sql`
    stock as materialized (
      select room_night.room_type_id, room_night.price, count(*)::integer as nights, min(room_night.allotment - room_night.sold) as free,
             width_bucket(room_night.night, (select array_agg(distinct from_date order by from_date) from tax)) as tax_version
        from room_night
       where room_night.night >= ${nights.from}::date and room_night.night < ${nights.until}::date
             ${isWide ? sql`` : sql`and room_night.room_type_id in (select room_type.id from room_type where hotel_id in (select id from base))`}
       group by 1, 2, 5),
    open_room as materialized (
      select priced.no, priced.hotel_no, priced.max_adults, priced.max_children, min(priced.free) as free,
             sum(priced.nights * priced.price) as price, sum(priced.nights * priced.price * tax.percent) as taxed
        from (select room_type.position as no, base.no as hotel_no, room_type.max_adults, room_type.max_children, stock.nights, stock.free,
                     stock.tax_version, ${afterDeal(sql`stock.price`, sql`base.percent`)} as price
                from stock join room_type on room_type.id = stock.room_type_id and room_type.is_private
                join base on base.id = room_type.hotel_id offset 0) priced
        join tax on tax.version = priced.tax_version and priced.price >= tax.from_price and priced.price < tax.until_price
       group by 1, 2, 3, 4
      having sum(priced.nights) = ${nights.count}::int)`
}

/**
 * The common table expressions that house the groups in the rows of `open_room` (see stockSteps), as houseGuests does for one
 * hotel: one step a group, cheapest rooms first. The last is `stay_of_hotel`: what the party pays, or would pay if all were free.
 */
export function housingSteps(groups: readonly GuestGroup[]): RawBuilder<unknown> {
  const steps = groups.map((group, index) => sql`${sql.ref(`housed_${index + 1}`)} as (${housingStep(group, index)})`)
  const last = groups.length
  const everyGroup = (condition: (group: GuestGroup, taken: RawBuilder<unknown>) => RawBuilder<unknown>) =>
    sql.join(
      groups.map((group, index) => condition(group, sql.ref(`taken_${index + 1}`))),
      sql` and `,
    )
  const sums = (rooms: RawBuilder<unknown>, name: string) => sql`
    sum(${rooms})::integer as ${sql.ref(`${name}_rooms`)}, sum(${rooms} * price)::bigint as ${sql.ref(`${name}_base`)},
    sum((2 * ${rooms} * taxed + 100) / 200)::bigint as ${sql.ref(`${name}_tax`)}`
  return sql`
    housed_0 as (select *, free as still_free, 0 as used, 0 as ideal from open_room),
    ${sql.join(steps)},
    hotel_sums as materialized (
      select hotel_no, sum(free)::integer as free, ${sums(sql`used`, 'used')}, ${sums(sql`ideal`, 'ideal')},
             ${everyGroup((group, taken) => sql`sum(${taken}) = ${group.count}::int`)} as is_housed,
             ${everyGroup((_, taken) => sql`count(${taken}) > 0`)} as is_possible
        from ${sql.ref(`housed_${last}`)} group by hotel_no),
    stay_of_hotel as (
      select hotel_no, free, not is_housed as sold_out, is_possible and chosen.rooms <= ${STAY_ROOMS_MAX}::int as is_possible, chosen.*
        from hotel_sums
       cross join lateral (select case when is_housed then used_rooms else ideal_rooms end as rooms,
                                  case when is_housed then used_base else ideal_base end as base,
                                  case when is_housed then used_tax else ideal_tax end as tax) chosen)`
}

/**
 * `taken` is how many rooms asked for are housed in a row, null where they cannot be; `used` counts rooms really free, `ideal`
 * what would be taken if everything were.
 */
function housingStep({ adults, children, count }: GuestGroup, index: number): RawBuilder<unknown> {
  const earlier = Array.from({ length: index }, (_, step) => sql`${sql.ref(`taken_${step + 1}`)}, `)
  const asked = sql`${count}::integer`
  return sql`
    select no, hotel_no, max_adults, max_children, price, taxed, free, ${sql.join(earlier, sql``)} ${sql.ref(`taken_${index + 1}`)},
           still_free - coalesce(taken.rooms, 0) as still_free, used + coalesce(taken.rooms, 0) as used,
           ideal + case when rank = 1 then ${asked} * coalesce(needed, 0) else 0 end as ideal
      from (select *, row_number() over cheapest as rank, (sum(room_for) over cheapest)::integer - room_for as before
              from (select before.*, need.needed, before.still_free / need.needed as room_for
                      from ${sql.ref(`housed_${index}`)} before
                     cross join lateral (select ${neededSql(adults, children)} as needed) need offset 0) asked
            window cheapest as (partition by hotel_no order by needed * price nulls last, no rows unbounded preceding)) ranked
     cross join lateral (select case when needed is not null then greatest(0, least(room_for, ${asked} - before)) end as taken) each
     cross join lateral (select each.taken as ${sql.ref(`taken_${index + 1}`)}, each.taken * needed as rooms) taken`
}

/** roomsNeeded in SQL: null when the guests cannot stay in such rooms. */
function neededSql(adults: number, children: number): RawBuilder<number | null> {
  const guests = sql`${adults + children}::integer`
  const most = sql`greatest((${adults}::integer + before.max_adults - 1) / before.max_adults,
                            (${guests} + before.max_adults + before.max_children - 1) / (before.max_adults + before.max_children))`
  return sql<number | null>`case when ${most} <= ${adults}::integer then ${most} end`
}
