import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { LEDGER_DAYS_MAX, LEDGER_PROBLEM, SPAN_PROBLEM, type Span, type Step } from '#contract/office/numbers.ts'
import { addDays, daysBetween, instantInIndia, isDay } from '#contract/terms/india-time.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { type ApiRefusal, invalid } from '#server/http/refusal.ts'

/** Longer spans are shown by months (ours: two months of bars fit on a screen). */
const DAYS_SHOWN_MAX = 62
const WEEK_DAYS = 7

export function checkSpan(span: Span): Result<Span, ApiRefusal> {
  const isRight = span.from <= span.until && yearsBefore(span.until) < span.from
  return isRight ? ok(span) : fail(invalid('until', SPAN_PROBLEM))
}

/** The same, and not too long to be worked out booking by booking. */
export function checkLedgerSpan(span: Span): Result<Span, ApiRefusal> {
  const checked = checkSpan(span)
  return checked.ok && daysIn(span) > LEDGER_DAYS_MAX ? fail(invalid('until', LEDGER_PROBLEM)) : checked
}

function daysIn({ from, until }: Span): number {
  return daysBetween(from, until) + 1
}

/** The same days a year before; the last of February in place of the 29th. */
export function spanBefore({ from, until }: Span): Span {
  return { from: yearsBefore(from), until: yearsBefore(until) }
}

export function yearsBefore(day: string, years = 1): string {
  const same = `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`
  return isDay(same) ? same : `${same.slice(0, 8)}28`
}

export function stepOf(span: Span): Step {
  return daysIn(span) > DAYS_SHOWN_MAX ? 'month' : 'day'
}

/** The first days of the steps of a span. */
export function stepsOf(span: Span): string[] {
  return stepOf(span) === 'month' ? monthsOf(span).map(({ from }) => from) : daysOf(span)
}

export function stepDay(step: Step, span: Span, day: string): string {
  const first = `${day.slice(0, 8)}01`
  return step === 'day' ? day : first < span.from ? span.from : first
}

function daysOf(span: Span): string[] {
  return Array.from({ length: daysIn(span) }, (_, index) => addDays(span.from, index))
}

function monthsOf(span: Span): Span[] {
  const months: Span[] = []
  for (let from = span.from; from <= span.until; ) {
    const next = `${addDays(`${from.slice(0, 8)}01`, 31).slice(0, 8)}01`
    const last = addDays(next, -1)
    months.push({ from, until: earlier(last, span.until) })
    from = next
  }
  return months
}

/** Days of a week, weeks of up to two months, or months. */
export function columnsOf(span: Span): Span[] {
  const days = daysIn(span)
  if (days <= WEEK_DAYS) return daysOf(span).map((day) => ({ from: day, until: day }))
  if (days > DAYS_SHOWN_MAX) return monthsOf(span)
  return Array.from({ length: Math.ceil(days / WEEK_DAYS) }, (_, index) => {
    const from = addDays(span.from, index * WEEK_DAYS)
    const last = addDays(from, WEEK_DAYS - 1)
    return { from, until: earlier(last, span.until) }
  })
}

function earlier(...days: [string, string]): string {
  const [first = ''] = days.sort()
  return first
}

/** Of a column with a day. */
export function within(day: RawBuilder<unknown>, { from, until }: Span): RawBuilder<boolean> {
  return sql`(${day} between ${from}::date and ${until}::date)`
}

/** Of a column with an instant: whole days in India. */
export function during(at: RawBuilder<unknown>, { from, until }: Span): RawBuilder<boolean> {
  const [first, end] = [instantInIndia(from), instantInIndia(addDays(until, 1))]
  return sql`(${at} >= ${first} and ${at} < ${end})`
}
