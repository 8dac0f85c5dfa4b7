import { sql } from 'kysely'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { KEPT, periodText } from '#contract/terms/retention.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction, sqlStateOf } from '#server/db/in-transaction.ts'
import { oneRow } from '#server/db/one-row.ts'
import { findLockedSailings } from '#server/ferries/locked-sailings.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import { NO_STOCK, type StockNeed } from '#server/products/priced-line.ts'
import { claimStocks, freeInstead, type ShortLines } from '#server/products/stocks.ts'
import { readBrand } from '#server/settings/brand.ts'
import { saveVisitors } from '#server/visitors/visitor.ts'
import { OFFICE_ALERT } from '../core/topics.ts'
import { beginAudits } from '../store/audit.ts'
import { holdLimitRefusal } from './hold-limit-refusal.ts'
import { findTooMany, type TooMany } from './hold-limits.ts'
import type { HoldDraft, SavedHold } from './hold-request.ts'
import { insertHolds } from './hold-store.ts'
import type { HoldingLimits } from './holding-limits.ts'
import { keyOf, type StockItem } from './network-share.ts'

/** A requester refused this many items within an hour is reported to the operator (booking rules 1.8.5). */
export const ITEMS_TO_ALERT = 5

type Saved = Map<HoldDraft, Result<SavedHold, ApiRefusal> | Locked | Failed>
type Problem = TooMany | ShortLines | Locked
/** Another transaction has locked a sailing of it for longer than a moment. */
type Locked = 'locked'
/** The error of a hold tried by itself; nothing of it is saved. */
export type Failed = { failed: unknown }

/** SQLSTATEs of locks not granted in time and of refused data: errors of one hold, not of the others. */
const LOCK_NOT_HAD = '55P03'
const OF_ONE = /^(?:2[23]...|40...|55P03|57014)$/
const TIME_OVER = /^(?:55P03|57014)$/

/**
 * Saves these holds and their claims in one transaction. When some cannot be had, it is rolled back and the rest are tried again, so
 * that each is saved whole or not at all. Holds on a locked sailing come back as `locked`, so that those on other sailings do not
 * wait for it; with `waitsForLocks` they wait until the lock time-out.
 */
export async function saveHolds(
  db: Db,
  wanted: readonly HoldDraft[],
  limits: HoldingLimits,
  { waitsForLocks = false }: { waitsForLocks?: boolean } = {},
): Promise<Saved> {
  if (wanted.length === 0) return new Map()
  try {
    await inTransaction(db, async (tx) => {
      if (!waitsForLocks) await leaveLocked(tx, wanted)
      await insertAll(tx, wanted, limits)
    })
    return new Map(wanted.map((hold) => [hold, ok(madeOf(hold))]))
  } catch (error) {
    const state = sqlStateOf(error)
    if (error instanceof Undone) return saveRest(db, wanted, { limits, waitsForLocks }, error.problems)
    // Tried one after the other, each would wait for the same lock again.
    const isLocked = waitsForLocks && state === LOCK_NOT_HAD
    if (wanted.length === 1 || isLocked || !OF_ONE.test(state)) throw error
    return saveEach(db, wanted, { limits, waitsForLocks })
  }
}

async function leaveLocked(tx: Tx, wanted: readonly HoldDraft[]): Promise<void> {
  const locked = new Set(await findLockedSailings(tx, [...new Set(wanted.flatMap(sailingsOf))]))
  const problems = wanted.filter((hold) => sailingsOf(hold).some((id) => locked.has(id)))
  if (problems.length > 0) throw new Undone(new Map(problems.map((hold) => [hold, 'locked'])))
}

/** The sailings that a hold takes seats of. */
export function sailingsOf({ lines }: Pick<HoldDraft, 'lines'>): string[] {
  return lines.flatMap(({ stock }) => stock.seats.map(({ tripId }) => tripId))
}

class Undone extends Error {
  readonly problems: ReadonlyMap<HoldDraft, Problem>
  constructor(problems: ReadonlyMap<HoldDraft, Problem>) {
    super('Not everything can be had')
    this.problems = problems
  }
}

async function insertAll(tx: Tx, holds: readonly HoldDraft[], limits: HoldingLimits): Promise<void> {
  for (const { quoted } of holds) await quoted?.accept(tx)
  const limited = holds.filter(({ quoted }) => quoted?.office === undefined)
  const tooMany = await findTooMany(tx, limited, limits)
  if (tooMany.size > 0) throw new Undone(tooMany)
  await saveVisitors(
    tx,
    holds.map(({ met }) => met),
  )
  await insertHolds(tx, holds)
  const entries = holds.map(({ id, now }) => ({
    bookingId: id,
    at: now,
    ...({ from: 'quoted', to: 'held', entry: { event: 'held' } } as const),
  }))
  await beginAudits(tx, entries)
  const short = await claimStocks(
    tx,
    holds.map(({ id, expiresAt, lines }) => ({
      needs: lines.map(({ stock }) => stock),
      claim: { key: id, expiresAt },
    })),
  )
  const problems = holds.flatMap((hold, index): [HoldDraft, Problem][] => {
    const lines = short[index] ?? []
    return lines.length > 0 ? [[hold, lines]] : []
  })
  if (problems.length > 0) throw new Undone(new Map(problems))
}

type Options = { limits: HoldingLimits; waitsForLocks: boolean }

async function saveRest(
  db: Db,
  wanted: readonly HoldDraft[],
  { limits, waitsForLocks }: Options,
  problems: ReadonlyMap<HoldDraft, Problem>,
): Promise<Saved> {
  const saved = await saveHolds(
    db,
    wanted.filter((hold) => !problems.has(hold)),
    limits,
    { waitsForLocks },
  )
  const counted: HoldDraft[] = []
  for (const [hold, problem] of problems) {
    if (problem === 'locked') saved.set(hold, problem)
    else if (!('of' in problem))
      saved.set(hold, fail(await unavailable(hold, problem, (need) => freeInstead(db, need))))
    else if (wanted.length === 1) saved.set(hold, fail(await tooMany(db, hold, problem, limits)))
    else counted.push(hold)
  }
  // Holds that were above a limit only together with others, which may not have been saved, are counted again by themselves.
  return new Map([...saved, ...(await saveEach(db, counted, { limits, waitsForLocks }))])
}

async function tooMany(db: Db, hold: HoldDraft, why: TooMany, limits: HoldingLimits): Promise<ApiRefusal> {
  if (why.of === 'network' && why.reached.length > 0) await recordLimitReached(db, hold.countedBy, why.reached)
  const [phone] = (await readBrand(db))?.phones ?? []
  return holdLimitRefusal(why, limits, phone?.text)
}

/** Saves each hold in a transaction of its own: an error of one is no error of the others. After a time-out the rest are not tried, as they would wait for the same lock. */
async function saveEach(db: Db, wanted: readonly HoldDraft[], { limits, waitsForLocks }: Options): Promise<Saved> {
  const saved: Saved = new Map()
  let over: Failed | undefined
  for (const hold of wanted) {
    try {
      const results =
        over === undefined ? await saveHolds(db, [hold], limits, { waitsForLocks }) : [[hold, over] as const]
      for (const [each, result] of results) saved.set(each, result)
    } catch (error) {
      const failed = { failed: error }
      saved.set(hold, failed)
      if (TIME_OVER.test(sqlStateOf(error))) over = failed
    }
  }
  return saved
}

function madeOf({ id, now, expiresAt, lines, namesDate }: HoldDraft): SavedHold {
  return { id, now, expiresAt, lines, namesDate }
}

/** 409 with what is free in place of it, by line. */
export async function unavailable(
  hold: Pick<HoldDraft, 'lines'>,
  short: ShortLines,
  freeOf: (need: StockNeed) => ReturnType<typeof freeInstead>,
): Promise<ApiRefusal> {
  const free = await Promise.all(
    short.map(async (line) => ({ line, ...(await freeOf(hold.lines[line]?.stock ?? NO_STOCK)) })),
  )
  const titles = short.map((line) => hold.lines[line]?.title ?? '').join('; ')
  return {
    status: 409,
    code: 'unavailable',
    message: `Somebody was faster: ${titles}. Nothing was booked.`,
    more: { unavailable: free },
  }
}

/** Records items of refused holds; the operator is alerted once an hour of a requester with many. */
async function recordLimitReached(db: Db, countedBy: string, items: readonly StockItem[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`delete from holding_limit_reached where at < app_now() - ${periodText(KEPT.hoarding)}::interval`.execute(
      tx,
    )
    await sql`
      insert into holding_limit_reached (counted_by, item)
      select ${countedBy}, item from unnest(${[...new Set(items.map(keyOf))].sort()}::text[]) item
      on conflict (counted_by, item) do update set at = excluded.at`.execute(tx)
    const reached = await sql<{ items: number; hour: string }>`
      select count(*)::int as items, to_char(app_now() at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24') as hour
        from holding_limit_reached where counted_by = ${countedBy}`.execute(tx)
    const { items: count, hour } = oneRow(reached)
    if (count < ITEMS_TO_ALERT) return
    const facts = { items: String(count), network: countedBy }
    const payload = { bookingId: null, reference: null, kind: 'hoarding', facts }
    await enqueue(tx, OFFICE_ALERT, payload, { dedupeKey: `hoarding ${countedBy} ${hour}` })
  })
}
