import { STOCK_DAYS_MOST, type StockKind } from '#contract/office/stock-days.ts'
import { addDays, dayInIndia, daysBetween, formatDay } from '#contract/terms/india-time.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { type StockDay, unitsOn } from '#contract/terms/stock-days.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { type ApiRefusal, invalid, notFound } from '#server/http/refusal.ts'
import { recordChange } from '#server/staff/audit.ts'
import type { Member } from '#server/staff/session.ts'
import { STOCK_TABLES } from './stock-tables.ts'
import { isOwner, type LineRow, listLines, listSold, lockLines, renumber, writeDays } from './store.ts'

type Parts = { db: Db; now: () => Date }
type Of = { kind: StockKind; id: string }
/** What a day of a line is set to; null: the usual number. */
export type DayValues = { lineId: string; day: string; units: number | null; isClosed: boolean }
type Changed = { changed: number; before: DayValues[] }

export const UNKNOWN_STOCK = notFound('There is nothing with this number')
const UNKNOWN_LINE = invalid('lineIds', 'Please choose lines of this record')

export type DaysChange = {
  lineIds: readonly string[]
  from: string
  until: string
  units?: number | undefined
  isUsual?: true | undefined
  isClosed?: boolean | undefined
}

/** "3 of Shaheed Dweep are sold on Sun 14 Feb 2027. Set 3 or more." */
export function soldBelow({ name, day, sold }: { name: string; day: string; sold: number }): ApiRefusal {
  return {
    ...{ status: 409, code: 'sold', message: `${sold} of ${name} are sold on ${formatDay(day)}. Set ${sold} or more.` },
    more: { day, sold },
  }
}

/** Sets days that are still to come; what is sold stays sold. */
export function setDays(
  { db, now }: Parts,
  member: Member,
  of: Of,
  change: DaysChange,
): Promise<Result<Changed, ApiRefusal>> {
  const { lineIds, from, until, units, isUsual, isClosed } = change
  if (from < dayInIndia(now())) return Promise.resolve(fail(invalid('from', 'Days that are over cannot be changed')))
  if (until < from) return Promise.resolve(fail(invalid('until', 'The last day lies before the first')))
  if (daysBetween(from, until) >= STOCK_DAYS_MOST)
    return Promise.resolve(fail(invalid('until', 'These are too many days for one change')))
  const days = Array.from({ length: daysBetween(from, until) + 1 }, (_, place) => addDays(from, place))
  return inLines(db, of, lineIds, (tx, lines) =>
    write(tx, member, of, {
      ...{ lines, action: 'days_set' },
      wanted: lines.flatMap((line) =>
        days.map((day) => {
          const now = valuesOn(line, day)
          const set = isUsual === true ? null : (units ?? now.units)
          return { ...now, units: set === line.units ? null : set, isClosed: isClosed ?? now.isClosed }
        }),
      ),
    }),
  )
}

/** Undo: sets days to what they were. */
export function restoreDays(
  { db }: Parts,
  member: Member,
  of: Of,
  wanted: readonly DayValues[],
): Promise<Result<Changed, ApiRefusal>> {
  const lineIds = [...new Set(wanted.map(({ lineId }) => lineId))]
  return inLines(db, of, lineIds, (tx, lines) => write(tx, member, of, { lines, wanted, action: 'days_restored' }))
}

/** The lines that are named, locked. */
function inLines(
  db: Db,
  { kind, id }: Of,
  lineIds: readonly string[],
  work: (tx: Tx, lines: LineRow[]) => Promise<Result<Changed, ApiRefusal>>,
): Promise<Result<Changed, ApiRefusal>> {
  return inTransaction(db, async (tx) => {
    const table = STOCK_TABLES[kind]
    if (!(await isOwner(tx, table, id))) return fail(UNKNOWN_STOCK)
    await lockLines(tx, table, id)
    const lines = (await listLines(tx, table, id)).filter((line) => lineIds.includes(line.id))
    return lines.length < new Set(lineIds).size ? fail(UNKNOWN_LINE) : work(tx, lines)
  })
}

function valuesOn({ id, days }: LineRow, day: string): DayValues {
  return { lineId: id, day, units: days[day]?.units ?? null, isClosed: days[day]?.isClosed ?? false }
}

type Write = { lines: readonly LineRow[]; wanted: readonly DayValues[]; action: 'days_set' | 'days_restored' }

async function write(
  tx: Tx,
  member: Member,
  { kind, id }: Of,
  { lines, wanted, action }: Write,
): Promise<Result<Changed, ApiRefusal>> {
  const table = STOCK_TABLES[kind]
  const byId = new Map(lines.map((line) => [line.id, line]))
  const pairs = wanted.flatMap((next) => {
    const line = byId.get(next.lineId)
    const before = line && valuesOn(line, next.day)
    return line === undefined || before === undefined || isSame(before, next) ? [] : [{ line, before, next }]
  })
  if (pairs.length === 0) return ok({ changed: 0, before: [] })
  const days = pairs.map(({ next }) => next.day).sort()
  const sold = await listSold(tx, table, id, { from: days[0] ?? '', until: days.at(-1) ?? '' })
  const soldOn = new Map(sold.map((each) => [`${each.id} ${each.day}`, each.sold]))
  const limits = pairs.map(({ line, next }) => ({ line, day: next.day, units: next.units ?? line.units }))
  for (const { line, day, units } of limits) {
    const taken = soldOn.get(`${line.id} ${day}`) ?? 0
    if (taken > units) return fail(soldBelow({ name: line.name, day, sold: taken }))
  }
  const lowered = limits.filter(({ line, day, units }) => units < unitsOn(line, day))
  if (lowered.length > 0)
    await renumber(
      tx,
      table,
      id,
      lowered.map(({ line, ...limit }) => ({ id: line.id, ...limit })),
    )
  await writeDays(
    tx,
    table,
    id,
    lines.map((line) => ({
      id: line.id,
      days: daysAfter(
        line,
        pairs.map(({ next }) => next),
      ),
    })),
  )
  const before = pairs.map((pair) => pair.before)
  await recordChange(tx, member, {
    ...{ action, subject: table.record, subjectId: id },
    ...{ before: { days: before }, after: { days: pairs.map(({ next }) => next) } },
  })
  return ok({ changed: pairs.length, before })
}

function isSame(one: DayValues, other: DayValues): boolean {
  return one.units === other.units && one.isClosed === other.isClosed
}

/** The days of a line that differ from the usual, once these are set. */
function daysAfter({ id, days }: LineRow, changes: readonly DayValues[]): Record<string, StockDay> {
  const after = { ...days }
  for (const { lineId, day, units, isClosed } of changes) {
    if (lineId !== id) continue
    if (units === null && !isClosed) delete after[day]
    else after[day] = { ...(units === null ? {} : { units }), ...(isClosed ? { isClosed } : {}) }
  }
  return after
}
