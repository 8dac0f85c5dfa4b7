import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction, sqlStateOf } from '#server/db/in-transaction.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import { readBrand } from '#server/settings/brand.ts'
import { keepVisitors } from '#server/visitors/visitor.ts'
import { beginAudits } from './audit.ts'
import { noteLimitReached } from './hoarding-alert.ts'
import { holdLimitRefusal } from './hold-limit-refusal.ts'
import { findTooMany, type TooMany } from './hold-limits.ts'
import { insertHolds } from './hold-store.ts'
import type { HoldingLimits } from './holding-limits.ts'
import { NO_STOCK } from './priced-line.ts'
import { claimStocks, freeInstead, type ShortLines } from './stock.ts'
import type { MadeHold, WantedHold } from './wanted-hold.ts'

type Kept = Map<WantedHold, Result<MadeHold, ApiRefusal>>
type Problem = TooMany | ShortLines

/** Locks that were not had in time and data that is not taken: the trouble of one of them, and not of the others. */
const OF_ONE = /^(?:2[23]...|40...|55P03|57014)$/

/**
 * Stores these holds with all that they claim in one transaction. Where some cannot be had, all of it is undone and the rest
 * tried again, so that each is kept whole or not at all.
 */
export async function keepHolds(db: Db, wanted: readonly WantedHold[], limits: HoldingLimits): Promise<Kept> {
  if (wanted.length === 0) return new Map()
  try {
    await inTransaction(db, (tx) => insertAll(tx, wanted, limits))
    return new Map(wanted.map((hold) => [hold, ok(madeOf(hold))]))
  } catch (error) {
    if (error instanceof Undone) return keepRest(db, wanted, limits, error.problems)
    if (wanted.length === 1 || !OF_ONE.test(sqlStateOf(error))) throw error
    return eachAlone(db, wanted, limits)
  }
}

class Undone extends Error {
  readonly problems: ReadonlyMap<WantedHold, Problem>
  constructor(problems: ReadonlyMap<WantedHold, Problem>) {
    super('Not everything can be had')
    this.problems = problems
  }
}

async function insertAll(tx: Tx, holds: readonly WantedHold[], limits: HoldingLimits): Promise<void> {
  for (const { quoted } of holds) await quoted?.accept(tx)
  const limited = holds.filter(({ quoted }) => quoted?.office === undefined)
  const tooMany = await findTooMany(tx, limited, limits)
  if (tooMany.size > 0) throw new Undone(tooMany)
  await keepVisitors(
    tx,
    holds.map(({ met }) => met),
  )
  await insertHolds(tx, holds)
  const entries = holds.map(({ id, now }) => ({
    bookingId: id,
    at: now,
    event: 'held',
    from: 'quoted',
    to: 'held',
    facts: {},
  }))
  await beginAudits(tx, entries)
  const short = await claimStocks(
    tx,
    holds.map(({ id, expiresAt, lines }) => ({
      needs: lines.map(({ stock }) => stock),
      claim: { key: id, expiresAt },
    })),
  )
  const problems = holds.flatMap((hold, index): [WantedHold, Problem][] => {
    const lines = short[index] ?? []
    return lines.length > 0 ? [[hold, lines]] : []
  })
  if (problems.length > 0) throw new Undone(new Map(problems))
}

async function keepRest(
  db: Db,
  wanted: readonly WantedHold[],
  limits: HoldingLimits,
  problems: ReadonlyMap<WantedHold, Problem>,
): Promise<Kept> {
  const kept = await keepHolds(
    db,
    wanted.filter((hold) => !problems.has(hold)),
    limits,
  )
  const counted: WantedHold[] = []
  for (const [hold, problem] of problems) {
    if (!('of' in problem)) kept.set(hold, fail(await unavailable(db, hold, problem)))
    else if (wanted.length === 1) kept.set(hold, fail(await tooMany(db, hold, problem, limits)))
    else counted.push(hold)
  }
  // Those that were too many together with others, who may not have been kept, are judged by themselves.
  return new Map([...kept, ...(await eachAlone(db, counted, limits))])
}

async function tooMany(db: Db, hold: WantedHold, why: TooMany, limits: HoldingLimits): Promise<ApiRefusal> {
  if (why.of === 'network') await noteLimitReached(db, hold.countedBy, why.items)
  const [phone] = (await readBrand(db))?.phones ?? []
  return holdLimitRefusal(why, limits, phone?.text)
}

async function eachAlone(db: Db, wanted: readonly WantedHold[], limits: HoldingLimits): Promise<Kept> {
  const kept: Kept = new Map()
  for (const hold of wanted) for (const [each, answer] of await keepHolds(db, [hold], limits)) kept.set(each, answer)
  return kept
}

function madeOf({ id, now, expiresAt, lines, namesDate }: WantedHold): MadeHold {
  return { id, now, expiresAt, lines, namesDate }
}

/** 409 with what is free in place of it, by line. */
async function unavailable(db: Db, hold: WantedHold, short: ShortLines): Promise<ApiRefusal> {
  const free = await Promise.all(
    short.map(async (line) => ({ line, ...(await freeInstead(db, hold.lines[line]?.stock ?? NO_STOCK)) })),
  )
  const titles = short.map((line) => hold.lines[line]?.title ?? '').join('; ')
  return {
    status: 409,
    code: 'unavailable',
    message: `Somebody was faster: ${titles}. Nothing was booked.`,
    more: { unavailable: free },
  }
}
