import { type RawBuilder, sql } from 'kysely'
import type { OfficeDeal } from '#contract/office/deals.ts'
import type { DealKind } from '#contract/v1/deals.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inIndia } from '#server/db/india-sql.ts'
import { shareOff } from '#server/deals/live-deal-sql.ts'
import type { Off } from '#server/products/price-rules.ts'

/** Every product that a deal can be on: (kind, id, name). */
const PRODUCTS = sql`
  select 'package' as kind, id, name from package union all select 'hotel', id, name from hotel
  union all select 'activity', id, name from activity union all select 'car', id, name from car_package`

/** Deals as the office reads them. Days are India's; `until` is the last that has some of it. */
const DEALS = sql`
  select deal.id, deal.updated_at::text as version, deal.kind, scope_id as "scopeId", coalesce(product.name, scope_id) as name, percent, amount, label,
         to_char(${inIndia(sql`starts_at`)}, 'YYYY-MM-DD') as "from",
         to_char(${inIndia(sql`ends_at - interval '1 second'`)}, 'YYYY-MM-DD') as until,
         case when ends_at <= app_now() then 'over' when starts_at <= app_now() then 'running' else 'coming' end as state,
         ends_at > app_now() and exists (
           select 1 from deal other where other.kind = deal.kind and other.scope_id = deal.scope_id and other.id <> deal.id
              and other.starts_at < deal.ends_at and other.ends_at > greatest(deal.starts_at, app_now())
              and (${shareOff('other')}, deal.id) > (${shareOff('deal')}, other.id)) as "isOutdone", starts_at, ends_at
    from deal left join (${PRODUCTS}) product on product.kind = deal.kind and product.id = deal.scope_id`

type DealRow = OfficeDeal & { starts_at: Date; ends_at: Date }

const STATE_ORDER = sql`array_position(array['running', 'coming', 'over'], state)`

type Filter = { offset: number; limit: number; words: string; kind: string; state: string }

export async function listDealRows(
  db: Db,
  { offset, limit, words, kind, state }: Filter,
): Promise<{ rows: OfficeDeal[]; total: number }> {
  const { rows } = await sql<DealRow & { total: number }>`
    select told.*, count(*) over ()::integer as total from (${DEALS}) told
     where (${words} = '' or strpos(lower(name || ' ' || label), lower(${words})) > 0)
       and (${kind} = '' or kind = ${kind}) and (${state} = '' or state = ${state})
     order by ${STATE_ORDER}, case when state = 'over' then -extract(epoch from ends_at) else extract(epoch from ends_at) end, lower(name), id
     limit ${limit} offset ${offset}`.execute(db)
  return { rows: rows.map(({ total: _, ...row }) => dealOf(row)), total: rows[0]?.total ?? 0 }
}

function dealOf({ starts_at: _, ends_at: __, ...deal }: DealRow): OfficeDeal {
  return deal
}

/** `forUpdate` locks the deal until the transaction ends. */
export async function findDeal(
  db: Db,
  id: string,
  { forUpdate = false }: { forUpdate?: boolean } = {},
): Promise<OfficeDeal | undefined> {
  if (forUpdate) await sql`select 1 from deal where id = ${id} for update`.execute(db)
  const { rows } = await sql<DealRow>`select * from (${DEALS}) told where id = ${id}`.execute(db)
  return rows[0] && dealOf(rows[0])
}

export async function readDealProducts(db: Db): Promise<{ kind: DealKind; id: string; name: string }[]> {
  const { rows } = await sql<{ kind: DealKind; id: string; name: string }>`
    select kind, id, name from (${PRODUCTS}) product order by kind, lower(name), id`.execute(db)
  return rows
}

export type Listed = { scopeId: string; name: string; rate: number | null; priceUnit: string | null; others: Other[] }
type Other = Off & { label: string; from: string; until: string }

type Asked = { kind: DealKind; scopeIds: readonly string[]; startsAt: Date; endsAt: Date; except: string }

/** Products with what they cost before any deal today, and their deals that run on some of the same days. */
export async function readListed(db: Db, { kind, scopeIds, startsAt, endsAt, except }: Asked): Promise<Listed[]> {
  const { rows } = await sql<Listed>`
    select product.id as "scopeId", product.name,
           (select rate from price_history where kind = ${kind} and scope_id = product.id and until_date is null) as rate,
           (select price_unit from activity where ${kind} = 'activity' and activity.id = product.id) as "priceUnit",
           coalesce((select json_agg(json_build_object('label', label, 'percent', percent, 'amount', amount, 'from', "from", 'until', until) order by starts_at, id)
                       from (${DEALS}) other where other.kind = ${kind} and other."scopeId" = product.id and other.id <> ${except}
                        and starts_at < ${endsAt} and ends_at > ${startsAt}), '[]') as others
      from (${PRODUCTS}) product where product.kind = ${kind} and product.id = any(${[...scopeIds]}::text[])
     order by lower(product.name), product.id`.execute(db)
  return rows
}

type NewDeal = Off & {
  id: string
  kind: DealKind
  scopeId: string
  label: string
  startsAt: Date
  endsAt: Date
}

export async function insertDeals(tx: Tx, deals: readonly NewDeal[]): Promise<void> {
  await tx
    .insertInto('deal')
    .values(
      deals.map(({ scopeId, startsAt, endsAt, ...deal }) => ({
        ...{ ...deal, scope_id: scopeId, starts_at: startsAt, ends_at: endsAt },
      })),
    )
    .execute()
}

type Times = { startsAt?: Date | undefined; endsAt?: Date | RawBuilder<Date> | undefined }

export async function updateDeal(
  tx: Tx,
  id: string,
  { startsAt, endsAt, ...words }: Times & Partial<Off> & { label?: string },
): Promise<void> {
  await tx
    .updateTable('deal')
    .set({
      ...words,
      ...(startsAt === undefined ? {} : { starts_at: startsAt }),
      ...(endsAt === undefined ? {} : { ends_at: endsAt }),
      updated_at: sql<Date>`clock_timestamp()`,
    })
    .where('id', '=', id)
    .execute()
}

/** A deal has lived for an instant at least, by the check of its table. */
export async function endDealNow(tx: Tx, id: string): Promise<void> {
  await updateDeal(tx, id, { endsAt: sql<Date>`greatest(app_now(), starts_at + interval '1 second')` })
}

export async function deleteDeal(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('deal').where('id', '=', id).execute()
}
