import { sql } from 'kysely'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction, sqlStateOf } from '#server/db/in-transaction.ts'
import { later } from '#server/db/statements.ts'
import { findLockedSailings } from '#server/ferries/locked-sailings.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import { NO_STOCK, type StockNeed } from '#server/products/priced-line.ts'
import { claimStocks, freeInstead, type ShortLines } from '#server/products/stocks.ts'
import { saveVisitors } from '#server/visitors/visitor.ts'
import { beginAudits } from '../store/audit.ts'
import { pricedColumns } from '../store/save-lines.ts'
import { findTooMany, refuseHold, type TooMany } from './hold-limits.ts'
import type { HoldDraft, NewHold, SavedHold } from './hold-request.ts'
import type { HoldingLimits } from './holding-limits.ts'

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
  const entries = holds.map(({ id, now, heldBy }) => ({
    bookingId: id,
    at: now,
    ...({ from: 'quoted', to: 'held' } as const),
    entry: { event: 'held' as const, ...(heldBy == null ? {} : { facts: { by: heldBy } }) },
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
    else if (wanted.length === 1) saved.set(hold, fail(await refuseHold(db, hold, problem, limits)))
    else counted.push(hold)
  }
  // Holds that were above a limit only together with others, which may not have been saved, are counted again by themselves.
  return new Map([...saved, ...(await saveEach(db, counted, { limits, waitsForLocks }))])
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

/** All of these, with their lines, in two statements however many there are. */
export async function insertHolds(tx: Tx, holds: readonly NewHold[]): Promise<void> {
  const rows = holds.map((hold) => ({
    ...{ id: hold.id, visitor_id: hold.visitorId, network: hold.network, quote_id: hold.quoteId },
    ...{ names_date: hold.namesDate, counted_by: hold.countedBy, is_nameless: hold.isNameless },
    held_by: hold.heldBy ?? null,
    ...{ created_at: hold.now, expires_at: hold.expiresAt, held_until_max: hold.heldUntilMax },
  }))
  await later(
    tx,
    'booking',
    sql`
    insert into booking (id, state, visitor_id, network, counted_by, is_nameless, quote_id, names_date, held_by, created_at, expires_at, held_until_max)
    select id, 'held', visitor_id, network, counted_by, is_nameless, quote_id, names_date, held_by, created_at, expires_at, held_until_max
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) hold (
        id text, visitor_id text, network text, counted_by text, is_nameless boolean, quote_id text, names_date date, held_by text,
        created_at timestamptz, expires_at timestamptz, held_until_max timestamptz)`,
  )
  await later(
    tx,
    'booking_line',
    sql`
    insert into booking_line (booking_id, line_id, position, kind, asked, title, starts_at, ends_at, sales_close_at, base_price, discount,
                              tax_amount, amount_payable, untaxed, non_refundable, terms, initial_percent, price_version, stock, whereabouts, details,
                              facts)
    select * from jsonb_to_recordset(${JSON.stringify(holds.flatMap(lineRows))}::jsonb) line (
      booking_id text, line_id text, position integer, kind text, asked jsonb, title text, starts_at timestamptz, ends_at timestamptz,
      sales_close_at timestamptz, base_price integer, discount integer, tax_amount integer, amount_payable integer, untaxed integer,
      non_refundable integer, terms jsonb, initial_percent integer, price_version text, stock jsonb, whereabouts jsonb, details jsonb, facts jsonb)`,
  )
}

function lineRows({ id, lines }: NewHold): object[] {
  return lines.map((line, position) => ({
    ...{ booking_id: id, line_id: line.lineId, position, kind: line.asked.kind },
    ...pricedColumns(line),
  }))
}
