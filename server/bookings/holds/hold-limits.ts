import { sql } from 'kysely'
import { counted } from '#contract/terms/counted.ts'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { KEPT, periodText } from '#contract/terms/retention.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { inIndia } from '#server/db/india-sql.ts'
import { oneRow } from '#server/db/one-row.ts'
import { prepared } from '#server/db/statements.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import { lockRequesters } from '#server/limits/form-limits.ts'
import type { StockKind } from '#server/products/priced-line.ts'
import { stockOf } from '#server/products/stocks.ts'
import { readBrand } from '#server/settings/brand.ts'
import { OFFICE_ALERT } from '../core/decision.ts'
import type { HoldDraft } from './hold-request.ts'
import type { HoldingLimits } from './holding-limits.ts'
import { countShares, itemsOf, keyOf, type RequestedItem, type Share, type StockItem } from './network-share.ts'

type HeldCount = { holds: number; seats: number }

/** In so many minutes the holds of visitors without a cookie are counted (booking rules 1.8). */
export const NAMELESS_MINUTES = 10

type SeatHold = { visitorId: string; tripId: string; seat: string }

/** Why a hold is more than may be held; `items`: the stock of which it is too much, `reached`: those of which its network holds some already. */
export type TooMany =
  | { of: 'visitor' }
  | { of: 'nameless' }
  | { of: 'network'; items: [StockItem, ...StockItem[]]; reached: StockItem[] }

/** Those holds that exceed the limits of their visitor or network, each counted with those before it (booking rules 1.8). */
export async function findTooMany(
  tx: Tx,
  holds: readonly HoldDraft[],
  limits: HoldingLimits,
): Promise<ReadonlyMap<HoldDraft, TooMany>> {
  const known = holds.filter(({ isNameless }) => !isNameless).map(({ visitorId }) => visitorId)
  const requested = requestedItems(holds, limits)
  const nameless = holds.filter(({ isNameless }) => isNameless).map(({ network }) => network)
  // Serialises holds of one visitor, network or mailbox.
  const counted = new Set([...[...requested.values()].map(({ countedBy }) => countedBy), ...nameless])
  const requesters = [...known.map((id) => `hold ${id}`), ...[...counted].map((each) => `hold network ${each}`)]
  await lockRequesters(tx, requesters)
  const held = known.length > 0 ? await countHolds(tx, known, seatHoldsOf(holds)) : new Map<string, HeldCount>()
  const shares = await sharesOf(tx, requested, limits)
  const namelessLeft = await namelessLeftOf(tx, nameless, limits)
  const times = await countTimes(tx, holds)
  const whyTooMany = (hold: HoldDraft): TooMany | undefined => {
    const { holds: count, seats } = held.get(hold.visitorId) ?? { holds: 0, seats: 0 }
    if (count >= limits.visitorHolds || seats > limits.visitorSeats) return { of: 'visitor' }
    if (hold.isNameless && takeOne(namelessLeft, hold.network) < 0) return { of: 'nameless' }
    const short = itemsOf(hold.lines).flatMap(({ item, units }) => {
      const share = shares.get(countedKey(hold, item))
      if (share === undefined) return []
      const isReached = share.left < share.most
      share.left -= units
      return share.left < 0 ? [{ item, isReached }] : []
    })
    const [first, ...more] = short.map(({ item }) => item)
    const reached = short.flatMap(({ item, isReached }) => (isReached ? [item] : []))
    if (first !== undefined) return { of: 'network', items: [first, ...more], reached }
    return (times.get(hold.visitorId) ?? 0) > limits.seatHoldsADay ? { of: 'visitor' } : undefined
  }
  return new Map(
    holds.flatMap((hold): [HoldDraft, TooMany][] => {
      const why = whyTooMany(hold)
      return why === undefined ? [] : [[hold, why]]
    }),
  )
}

function countedKey({ countedBy }: Pick<HoldDraft, 'countedBy'>, item: StockItem): string {
  return `${countedBy} ${keyOf(item)}`
}

/** Each item that each network or mailbox asks for, once; those without a limit are not counted. */
function requestedItems(holds: readonly HoldDraft[], limits: HoldingLimits): Map<string, RequestedItem> {
  return new Map(
    holds.flatMap((hold) =>
      itemsOf(hold.lines)
        .filter(({ item }) => stockOf(item.kind).share(limits).percent < 100)
        .map(({ item }): [string, RequestedItem] => [countedKey(hold, item), { ...item, countedBy: hold.countedBy }]),
    ),
  )
}

/** By network or mailbox and item; what is not there is not counted. */
async function sharesOf(
  tx: Tx,
  requested: ReadonlyMap<string, RequestedItem>,
  limits: HoldingLimits,
): Promise<ReadonlyMap<string, Share>> {
  const shares = await countShares(tx, [...requested.values()], limits)
  return new Map([...requested.keys()].map((key, index) => [key, shares[index] ?? { most: 0, left: 0 }]))
}

function takeOne(left: Map<string, number>, network: string): number {
  const after = (left.get(network) ?? 0) - 1
  left.set(network, after)
  return after
}

/** How many more holds each network may make for visitors without a cookie. */
async function namelessLeftOf(
  tx: Tx,
  networks: readonly string[],
  { networkNewHolds }: HoldingLimits,
): Promise<Map<string, number>> {
  if (networks.length === 0) return new Map()
  const counts = await countNamelessHolds(tx, [...new Set(networks)])
  return new Map([...counts].map(([network, count]) => [network, networkNewHolds - count]))
}

async function countTimes(tx: Tx, holds: readonly HoldDraft[]): Promise<ReadonlyMap<string, number>> {
  const seats = seatHoldsOf(holds)
  const [first] = holds
  return first === undefined || seats.length === 0 ? new Map() : countSeatHolds(tx, dayInIndia(first.now), seats)
}

function seatHoldsOf(holds: readonly HoldDraft[]): SeatHold[] {
  return holds.flatMap(({ lines, visitorId }) =>
    lines.flatMap(({ stock }) => stock.seats.map((seat) => ({ ...seat, visitorId }))),
  )
}

/** Live holds of visitors, and the most seats of one sailing that each would have with those asked for now, by visitor. */
async function countHolds(
  tx: Tx,
  visitorIds: readonly string[],
  asked: readonly SeatHold[],
): Promise<ReadonlyMap<string, HeldCount>> {
  const { rows } = await prepared(
    tx,
    sql<HeldCount & { visitor_id: string }>`
    with asked as materialized (
      select * from unnest(${asked.map(({ visitorId }) => visitorId)}::text[], ${asked.map(({ tripId }) => tripId)}::text[])
             asked (visitor_id, sailing_id)),
    live as materialized (
      select id, visitor_id from booking
       where visitor_id = any(${visitorIds}) and state in ('held', 'paying') and expires_at > app_now()),
    seat as (
      select visitor_id, sailing_id from asked
      union all
      select live.visitor_id, ferry_seat.sailing_id from live join ferry_seat on ferry_seat.claim = live.id
       where ferry_seat.expires_at > app_now()
         and (live.visitor_id, ferry_seat.sailing_id) in (select visitor_id, sailing_id from asked))
    select visitor.id as visitor_id, (select count(*) from live where live.visitor_id = visitor.id)::int as holds,
           coalesce((select max(count) from (
             select count(*) from seat where seat.visitor_id = visitor.id group by sailing_id) sailing), 0)::int as seats
      from unnest(${visitorIds}::text[]) visitor (id)`,
  )
  return new Map(rows.map((row) => [row.visitor_id, row]))
}

/** Holds that each network made of late for visitors who came without a cookie, by network. */
async function countNamelessHolds(tx: Tx, networks: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await prepared(
    tx,
    sql<{ network: string; count: number }>`
    select asked.network, (select count(*) from booking
             where is_nameless and booking.network = asked.network and created_at > app_now() - ${NAMELESS_MINUTES} * interval '1 minute')::int as count
      from unnest(${networks}::text[]) asked (network)`,
  )
  return new Map(rows.map(({ network, count }) => [network, count]))
}

/** Counts one more hold of each of these seats by its visitor on a day; answers the highest count by visitor. */
async function countSeatHolds(tx: Tx, day: string, seats: readonly SeatHold[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await prepared(
    tx,
    sql<{ visitor_id: string; times: number }>`
    insert into seat_hold_count (visitor_id, sailing_id, seat, day)
    select distinct visitor_id, sailing_id, seat, ${day}::date
      from unnest(${seats.map(({ visitorId }) => visitorId)}::text[], ${seats.map(({ tripId }) => tripId)}::text[],
                  ${seats.map(({ seat }) => seat)}::text[]) asked (visitor_id, sailing_id, seat)
     order by visitor_id, sailing_id, seat
    on conflict (visitor_id, sailing_id, seat, day) do update set times = seat_hold_count.times + 1
    returning visitor_id, times`,
  )
  const most = new Map<string, number>()
  for (const { visitor_id, times } of rows) most.set(visitor_id, Math.max(times, most.get(visitor_id) ?? 0))
  return most
}

/** Staff are alerted of a network or mailbox refused so many items within an hour (booking rules 1.8.5). */
export const ITEMS_TO_ALERT = 5

/** Refuses a hold above a limit, and notes it where its network holds some of that already. */
export async function refuseHold(db: Db, hold: HoldDraft, why: TooMany, limits: HoldingLimits): Promise<ApiRefusal> {
  if (why.of === 'network' && why.reached.length > 0) await noteLimitReached(db, hold.countedBy, why.reached)
  const [phone] = (await readBrand(db))?.phones ?? []
  return holdLimitRefusal(why, limits, phone?.text)
}

/** 429 with a message that names an enquiry and the telephone. `phone` is as people read it. */
function holdLimitRefusal(why: TooMany, limits: HoldingLimits, phone: string | undefined): ApiRefusal {
  return {
    status: 429,
    code: 'hold_limit',
    message: `${wordsOf(why, limits)} send us an enquiry, or call ${phone ?? 'us'}.`,
    // Expired holds do not count.
    retryAfterSeconds: (why.of === 'nameless' ? NAMELESS_MINUTES : limits.holdMinutes) * 60,
  }
}

function wordsOf(why: TooMany, limits: HoldingLimits): string {
  if (why.of === 'nameless') {
    return `Many trips have been held from your network in the last ${NAMELESS_MINUTES} minutes. Please try again in ${NAMELESS_MINUTES} minutes,`
  }
  if (why.of === 'network') {
    return `That is more than one network may hold: ${mostText(why.items[0].kind, limits)}. Please hold fewer,`
  }
  const { visitorHolds, visitorSeats } = limits
  const trips = counted(visitorHolds, 'trip')
  return `You hold a lot already: at most ${trips} at a time, and ${visitorSeats} seats of one ferry. Please book or give back what you hold first,`
}

function mostText(kind: StockKind, limits: HoldingLimits): string {
  const { share, words } = stockOf(kind)
  const { units, percent } = share(limits)
  return `${counted(units, words.unit)} or ${percent} % ${words.ofNetwork}`
}

/** Records the refused items of a network or mailbox, and alerts staff at most once an hour. */
async function noteLimitReached(db: Db, countedBy: string, items: readonly StockItem[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`delete from holding_limit_reached where at < app_now() - ${periodText(KEPT.hoarding)}::interval`.execute(
      tx,
    )
    await sql`
      insert into holding_limit_reached (counted_by, item)
      select ${countedBy}, item from unnest(${[...new Set(items.map(keyOf))].sort()}::text[]) item
      on conflict (counted_by, item) do update set at = excluded.at`.execute(tx)
    const reached = await sql<{ items: number; hour: string }>`
      select count(*)::int as items, to_char(${inIndia(sql`app_now()`)}, 'YYYY-MM-DD HH24') as hour
        from holding_limit_reached where counted_by = ${countedBy}`.execute(tx)
    const { items: count, hour } = oneRow(reached)
    if (count < ITEMS_TO_ALERT) return
    const facts = { items: String(count), network: countedBy }
    const payload = { bookingId: null, reference: null, kind: 'hoarding', facts }
    await enqueue(tx, OFFICE_ALERT, payload, { dedupeKey: `hoarding ${countedBy} ${hour}` })
  })
}
