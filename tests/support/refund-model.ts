import { keptOf, settle } from '#server/bookings/core/refund-rule.ts'
import { termsByDay } from '#server/products/cancellation-terms.ts'

/** A line of a case: rupees, the day in India on which it starts, and whether it is among the cancelled. */
type ModelLine = { total: number; never: number; startDay: string; isCancelled: boolean }
export type ModelCase = { lines: ModelLine[]; paid: number; at: string; byOperator: boolean }
export type ModelAnswer = { keeps: number[]; refund: number; due: number }

const INDIA_MINUTES = 330n
const DAY_MS = 86_400_000n

/**
 * The refund rule once more, written from its words alone (booking rules 1.5) with whole numbers of any size: no date library, no
 * fractions. days = start date - cancel date in India; 80 % from 15 days, 50 % from 7, else nothing;
 * keep = N + half up((total - N) x (100 - pct) / 100); refund = max(0, paid - owed); due = max(0, owed - paid) while a line lives.
 */
export function modelOf({ lines, paid, at, byOperator }: ModelCase): ModelAnswer {
  const cancelDay = dayNumber(BigInt(Date.parse(at)))
  let owed = 0n
  let isAlive = false
  const keeps: number[] = []
  for (const { total, never, startDay, isCancelled } of lines) {
    if (!isCancelled) {
      owed += BigInt(total)
      isAlive = true
      continue
    }
    const keep = byOperator ? 0n : keepOf(BigInt(total), BigInt(never), dayNumberOf(startDay) - cancelDay)
    keeps.push(Number(keep))
    owed += keep
  }
  const rest = BigInt(paid) - owed
  return { keeps, refund: rest > 0n ? Number(rest) : 0, due: isAlive && rest < 0n ? Number(-rest) : 0 }
}

function keepOf(total: bigint, never: bigint, days: bigint): bigint {
  const percent = days >= 15n ? 80n : days >= 7n ? 50n : 0n
  const hundredths = (total - never) * (100n - percent)
  return never + hundredths / 100n + (hundredths % 100n >= 50n ? 1n : 0n)
}

/** Days since 1970 in India at an instant after it. */
function dayNumber(milliseconds: bigint): bigint {
  return (milliseconds + INDIA_MINUTES * 60_000n) / DAY_MS
}

/** Days since 1970 of "2026-12-25", counted through the months. */
function dayNumberOf(day: string): bigint {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  let days = 0
  for (let each = 1970; each < year; each += 1) days += isLeap(each) ? 366 : 365
  const lengths = [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  for (const length of lengths.slice(0, month - 1)) days += length
  return BigInt(days + date - 1)
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}

/** What the site's own rule says of the same. */
export function theRuleOf({ lines, paid, at, byOperator }: ModelCase): ModelAnswer {
  const judged = lines
    .filter(({ isCancelled }) => isCancelled)
    .map(({ total, never, startDay }) =>
      keptOf(
        { id: '', total, nonRefundable: never, terms: termsByDay(startDay) },
        byOperator ? 'operator' : 'guest',
        new Date(at),
      ),
    )
  const keeps = judged.map(({ keep }) => keep)
  const live = lines.filter(({ isCancelled }) => !isCancelled).map(({ total }) => total)
  return { keeps, ...settle({ paid, live, kept: keeps }) }
}

/** So many cases, the same for the same seed: up to four lines, odd sums, instants a moment on either side of midnights in India. */
export function modelCases(count: number, seed: number): ModelCase[] {
  const draw = drawer(seed)
  return Array.from({ length: count }, () => {
    const base = Date.UTC(2026, 10, 1) + draw(120) * 86_400_000
    const lines = Array.from({ length: 1 + draw(4) }, () => {
      const total = 1 + draw(250_000)
      const startDay = new Date(base + draw(40) * 86_400_000).toISOString().slice(0, 10)
      const never = [0, 0, draw(total + 1), total][draw(4)] ?? 0
      return { total, never, startDay, isCancelled: draw(3) > 0 }
    })
    const [first] = lines
    if (first !== undefined) first.isCancelled = true
    // Midnight in India is 18:30 of the day before in UTC.
    const midnight = Date.parse(`${first?.startDay}T00:00:00Z`) - 330 * 60_000
    const shift = [-1, 0, 1, 999, -60_000, draw(86_400_000)][draw(6)] ?? 0
    const days = [15, 14, 7, 6, 16, 8, 0, -1, draw(60) - 20][draw(9)] ?? 0
    const whole = lines.reduce((sum, { total }) => sum + total, 0)
    const paid = [whole, whole, draw(whole + 1), Math.round(whole * 0.3), 0][draw(5)] ?? 0
    return { lines, paid, at: new Date(midnight - days * 86_400_000 + shift).toISOString(), byOperator: draw(10) === 0 }
  })
}

/** Whole numbers below a limit, by a well known small generator (mulberry32). */
function drawer(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below)
  }
}
