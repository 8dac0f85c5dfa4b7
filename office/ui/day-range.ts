import { addDays, SHORT_WEEKDAYS } from '#contract/terms/india-time.ts'

/** Days of one row of a calendar, both ends in. `from` may lie after `to` while it is drawn backwards. */
export type DayRange = { row: string; from: string; to: string }

export function isInRange(range: DayRange | undefined, row: string, day: string): boolean {
  if (range === undefined || range.row !== row) return false
  const { first, last } = endsOf(range)
  return first <= day && day <= last
}

export function endsOf({ from, to }: DayRange): { first: string; last: string } {
  return from <= to ? { first: from, last: to } : { first: to, last: from }
}

export function daysOf(range: DayRange): string[] {
  const { first, last } = endsOf(range)
  const days: string[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

type Grid = {
  rows: readonly string[]
  days: readonly string[] /** Days that a step up or down goes, where rows are weeks. */
  weekly?: boolean
}

/** Where an arrow leads from a cell; undefined beyond the edge and for other keys. */
export function stepFrom(
  { rows, days, weekly }: Grid,
  row: string,
  day: string,
  key: string,
): { row: string; day: string } | undefined {
  const across = { ArrowRight: 1, ArrowLeft: -1 }[key] ?? 0
  const down = { ArrowDown: 1, ArrowUp: -1 }[key] ?? 0
  if (across === 0 && down === 0) return undefined
  const nextDay = days[days.indexOf(day) + across + (weekly ? down * 7 : 0)]
  const nextRow = weekly ? row : rows[rows.indexOf(row) + down]
  return nextDay === undefined || nextRow === undefined ? undefined : { row: nextRow, day: nextDay }
}

/** 0 on Mondays to 6 on Sundays. */
export function weekdayPlace(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
}

export function weekdayOf(day: string): string {
  return SHORT_WEEKDAYS[(weekdayPlace(day) + 1) % 7] ?? ''
}

export function isWeekend(day: string): boolean {
  return weekdayPlace(day) > 4
}

export function mondayOf(day: string): string {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() - weekdayPlace(day))
  return at.toISOString().slice(0, 10)
}
