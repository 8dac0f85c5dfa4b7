import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from './db.ts'
import { oneRow } from './one-row.ts'
import { ahead, prepared } from './statements.ts'

/** A number of units of a thing (`first` and `second` are its key) in one slot of a day. */
export type UnitNeed = { first: string; second: string; day: string; time: string; units: number }
export type UnitClaim = { key: string; expiresAt: Date | null }

/**
 * Stock with a row for each unit taken: `claims` holds these, `stock` says how many units there are. `bySlot`: a row of stock is for one
 * start time rather than all. Names of tables and columns, never user input.
 */
export type UnitTable = {
  claims: 'car_claim' | 'activity_claim'
  stock: 'car_fleet' | 'activity_slot'
  first: string
  second: string
  units: string
  bySlot: boolean
}

/** Expired units released at a time. */
const TIDY_MAX = 500

type Slot = { first: string; second: string; day: string; time: string }

/** Operations on a stock of units, with needs in the terms of its product. */
export function unitClaims<Need>(table: UnitTable, unitOf: (need: Need) => UnitNeed) {
  return {
    claim: (tx: Tx, need: readonly Need[], claim: UnitClaim) => claimUnits(tx, table, need.map(unitOf), claim),
    keep: (tx: Tx, key: string, expiresAt: Date | null) => keepUnits(tx, table, key, expiresAt),
    release: (tx: Tx, key: string) => releaseUnits(tx, table, key),
    releaseThese: (tx: Tx, key: string, need: readonly Need[]) => releaseTheseUnits(tx, table, key, need.map(unitOf)),
    lock: (tx: Tx, need: readonly Need[]) => ahead(tx, lockStock(table, slotsOf(need.map(unitOf)))),
    tidy: (db: Db) => tidyUnits(db, table),
  }
}

/**
 * Claims all of these units in the caller's transaction. Returns the indexes of those that are not available, and the caller rolls back.
 * Units that this key has already get the new end; expired ones may be taken. Everybody who changes a claim locks its row of the stock
 * first, in the order of the key. Who waited for the lock has read the units as they were before, and so reads them again under the
 * lock.
 */
async function claimUnits(tx: Tx, table: UnitTable, need: readonly UnitNeed[], claim: UnitClaim): Promise<number[]> {
  if (need.length === 0) return []
  const asked = new Map<string, number>()
  for (const each of need) asked.set(slotKey(each), (asked.get(slotKey(each)) ?? 0) + each.units)
  const lost = async () => {
    const won = Map.groupBy(await takeUnits(tx, table, need, claim), slotKey)
    return need.flatMap((each, index) => {
      const key = slotKey(each)
      return (won.get(key)?.length ?? 0) < (asked.get(key) ?? 0) ? [index] : []
    })
  }
  const missing = await lost()
  return missing.length === 0 ? missing : lost()
}

async function takeUnits(
  tx: Tx,
  table: UnitTable,
  need: readonly UnitNeed[],
  { key, expiresAt }: UnitClaim,
): Promise<Slot[]> {
  const { claims, first, second } = columnsOf(table)
  const { rows } = await prepared(
    tx,
    sql<Slot>`
    with asked as materialized (${slotsOf(need)}),
    locked as materialized (
      ${lockStock(table, sql`select first, second, start_time from asked`)}),
    chosen as materialized (
      select asked.first, asked.second, asked.day, asked.start_time, free.unit
        from asked join locked on ${isOf(table, 'locked', 'asked')}
       cross join lateral (
         select each_unit.unit from generate_series(1, ${unitsOn(sql`locked`, sql`asked.day`)}) each_unit (unit)
           left join ${claims} taken on taken.${first} = asked.first and taken.${second} = asked.second and taken.day = asked.day
                                    and taken.start_time = asked.start_time and taken.unit = each_unit.unit
          where taken.claim = ${key}
             or (not ${isClosedOn(sql`locked`, sql`asked.day`)} and (taken.unit is null or taken.expires_at <= app_now()))
          order by coalesce(taken.claim = ${key}, false) desc, each_unit.unit limit asked.units) free)
    insert into ${claims} (${first}, ${second}, day, start_time, unit, claim, expires_at)
    select first, second, day, start_time, unit, ${key}, ${expiresAt}::timestamptz from chosen order by 1, 2, 3, 4, 5
    on conflict (${first}, ${second}, day, start_time, unit) do update
       set claim = excluded.claim, expires_at = excluded.expires_at
     where ${claims}.expires_at <= app_now()
        or (${claims}.claim = excluded.claim and (${claims}.expires_at is not null or excluded.expires_at is null))
    returning ${first} as first, ${second} as second, day, start_time as time`,
  )
  return rows
}

/** Changes the end of the units that a key still has; null: for good. */
async function keepUnits(tx: Tx, table: UnitTable, key: string, expiresAt: Date | null): Promise<void> {
  const { claims } = columnsOf(table)
  await ahead(
    tx,
    sql`
    with locked as materialized (${lockStock(table, ownedBy(table, key))})
    update ${claims} set expires_at = ${expiresAt}::timestamptz where claim = ${key} and (select count(*) from locked) > 0`,
  )
}

/** Releases every unit of a key. */
async function releaseUnits(tx: Tx, table: UnitTable, key: string): Promise<void> {
  const { claims } = columnsOf(table)
  await ahead(
    tx,
    sql`
    with locked as materialized (${lockStock(table, ownedBy(table, key))})
    delete from ${claims} where claim = ${key} and (select count(*) from locked) > 0`,
  )
}

/** Releases so many units of a key in each slot; the rest stays. */
async function releaseTheseUnits(tx: Tx, table: UnitTable, key: string, need: readonly UnitNeed[]): Promise<void> {
  const { claims, first, second } = columnsOf(table)
  await ahead(
    tx,
    sql`
    with asked as materialized (${slotsOf(need)}),
    locked as materialized (${lockStock(table, sql`select first, second, start_time from asked`)}),
    chosen as materialized (
      select asked.first, asked.second, asked.day, asked.start_time, own.unit from asked
       cross join lateral (
         select taken.unit from ${claims} taken
          where taken.${first} = asked.first and taken.${second} = asked.second and taken.day = asked.day
            and taken.start_time = asked.start_time and taken.claim = ${key}
          order by taken.unit desc limit asked.units) own)
    delete from ${claims} using chosen
     where ${claims}.${first} = chosen.first and ${claims}.${second} = chosen.second and ${claims}.day = chosen.day
       and ${claims}.start_time = chosen.start_time and ${claims}.unit = chosen.unit and (select count(*) from locked) > 0`,
  )
}

/** Slots with how many units are meant of each. */
function slotsOf(need: readonly UnitNeed[]): RawBuilder<unknown> {
  return sql`
    select first, second, day, start_time, sum(units)::integer as units
      from unnest(${need.map((each) => each.first)}::text[], ${need.map((each) => each.second)}::text[], ${need.map(({ day }) => day)}::date[],
                  ${need.map(({ time }) => time)}::text[], ${need.map((each) => each.units)}::integer[])
           each_need (first, second, day, start_time, units)
     group by first, second, day, start_time`
}

/** Releases expired units in the order of the key, except locked ones; returns how many were locked. */
async function tidyUnits(db: Db, table: UnitTable): Promise<number> {
  const { claims, first, second } = columnsOf(table)
  const tidied = await sql<{ count: number }>`
    with locked as materialized (
      select ${first}, ${second}, day, start_time, unit from ${claims}
       where expires_at <= app_now() order by 1, 2, 3, 4, 5 limit ${TIDY_MAX} for update skip locked),
    given_back as (
      delete from ${claims} using locked
       where ${claims}.${first} = locked.${first} and ${claims}.${second} = locked.${second} and ${claims}.day = locked.day
         and ${claims}.start_time = locked.start_time and ${claims}.unit = locked.unit
      returning 1)
    select count(*)::integer as count from given_back`.execute(db)
  return oneRow(tidied).count
}

export type FreeUnits = Slot & { left: number }

/** Units left in each slot of the stock on that day; expired claims count as free. */
export async function listFreeUnits(
  db: Db,
  table: UnitTable,
  slots: readonly Omit<UnitNeed, 'units'>[],
): Promise<FreeUnits[]> {
  const { claims, first, second } = columnsOf(table)
  const { rows } = await sql<FreeUnits>`
    select distinct asked.first, asked.second, asked.day, asked.start_time as time,
           greatest(0, ${openOn(table, sql`stock`, sql`asked.day`)} - (select count(*) from ${claims} taken
             where taken.${first} = asked.first and taken.${second} = asked.second and taken.day = asked.day
               and taken.start_time = asked.start_time and (taken.expires_at is null or taken.expires_at > app_now())))::integer as left
      from unnest(${slots.map((each) => each.first)}::text[], ${slots.map((each) => each.second)}::text[],
                  ${slots.map(({ day }) => day)}::date[], ${slots.map(({ time }) => time)}::text[]) asked (first, second, day, start_time)
      join ${sql.table(table.stock)} stock on ${isOf(table, 'stock', 'asked')}
     order by 1, 2, 3, 4`.execute(db)
  return rows
}

/** Units of a row of stock on a day: as many as usual, unless the office has set another number for it. */
function unitsOn(stock: RawBuilder<unknown>, day: RawBuilder<unknown>, units: RawBuilder<unknown> = sql`units`) {
  return sql<number>`coalesce((${stock}.days -> ${day}::text ->> 'units')::integer, ${stock}.${units})`
}

function isClosedOn(stock: RawBuilder<unknown>, day: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`coalesce((${stock}.days -> ${day}::text ->> 'isClosed')::boolean, false)`
}

/** Units that are for sale on a day: none where it is closed, or where the slot does not run on that day of the week. */
function openOn(table: UnitTable, stock: RawBuilder<unknown>, day: RawBuilder<unknown>): RawBuilder<number> {
  const runs = table.bySlot ? sql`strpos(${stock}.weekdays, extract(dow from ${day})::integer::text) > 0` : sql`true`
  return sql<number>`(case when ${runs} and not ${isClosedOn(stock, day)} then ${unitsOn(stock, day, sql.ref(table.units))} else 0 end)`
}

/** Locks the rows of stock of these in the order of their key; the foreign key of a claim locks in no order. */
function lockStock(table: UnitTable, named: RawBuilder<unknown>): RawBuilder<unknown> {
  const { first, second, units } = columnsOf(table)
  const time = table.bySlot ? sql`, start_time` : sql``
  return sql`
    select ${first}, ${second}${time}, ${units} as units, days from ${sql.table(table.stock)} stock
     where exists (select 1 from (${named}) named where ${isOf(table, 'stock', 'named')})
     order by ${first}, ${second}${time} for no key update`
}

function ownedBy(table: UnitTable, key: string): RawBuilder<unknown> {
  const { claims, first, second } = columnsOf(table)
  return sql`select ${first} as first, ${second} as second, start_time from ${claims} where claim = ${key}`
}

function isOf(table: UnitTable, stock: string, named: string): RawBuilder<boolean> {
  const [one, other] = [sql.raw(stock), sql.raw(named)]
  const { first, second } = columnsOf(table)
  const time = table.bySlot ? sql`and ${one}.start_time = ${other}.start_time` : sql``
  return sql<boolean>`(${one}.${first} = ${other}.first and ${one}.${second} = ${other}.second ${time})`
}

function columnsOf({ claims, first, second, units }: UnitTable) {
  return { claims: sql.table(claims), first: sql.ref(first), second: sql.ref(second), units: sql.ref(units) }
}

function slotKey({ first, second, day, time }: Slot): string {
  return `${first} ${second} ${day} ${time}`
}

/** Units of each slot that one requester holds, and how many there are; in the order of the request. */
export function countUnits(table: UnitTable) {
  const { claims, first, second, units } = columnsOf(table)
  return async (
    db: Db,
    asked: readonly (Slot & { countedBy: string })[],
  ): Promise<{ held: number; stock: number }[]> => {
    const { rows } = await sql<{ held: number; stock: number }>`
      select (select count(*) from ${claims} taken join booking on booking.id = taken.claim
               where taken.${first} = asked.first and taken.${second} = asked.second and taken.day = asked.day
                 and taken.start_time = asked.start_time and taken.expires_at > app_now() and booking.counted_by = asked.counted_by)::int as held,
             coalesce((select ${units} from ${sql.table(table.stock)} stock where ${isOf(table, 'stock', 'asked')}), 0)::int as stock
        from unnest(${asked.map(({ countedBy }) => countedBy)}::text[], ${asked.map((each) => each.first)}::text[],
                    ${asked.map((each) => each.second)}::text[], ${asked.map(({ day }) => day)}::date[],
                    ${asked.map((each) => each.time)}::text[])
             with ordinality asked (counted_by, first, second, day, start_time, place)
       order by asked.place`.execute(db)
    return rows
  }
}
