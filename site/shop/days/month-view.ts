import { addDays, isDay } from '#contract/terms/india-time.ts'
import { TRAVEL_HORIZON_DAYS } from '#contract/terms/limits.ts'
import { addMonths, monthName, monthOf, weeksOf } from '#site/ui/month-days.ts'

/** A day of a month: a link where it can be chosen, else why not. `date` is absent of the blanks around a month. */
export type DayCell = {
  date?: string
  number?: string
  href?: string
  price?: string
  /** The price where a cell is narrow: "27.2k". */
  short?: string
  note?: string
  kind?: 'lowest' | 'peak' | 'closed' | 'plain'
  isChosen?: boolean
  /** What is read out: "Sat 13 Feb 2027, ₹27,200, 2 left". */
  label?: string
}
export type MonthTable = { month: string; name: string; weeks: DayCell[][] }
export type MonthLink = { month: string; name: string; href: string; isShown: boolean }

/** As many months as a calendar shows at once. */
const SHOWN_MONTHS = 2

/** The month asked for, or that of the usual day, or this one; never one without a day that can be chosen. */
export function firstMonth(asked: string | null, usual: string, today: string): string {
  const [least, most] = [monthOf(today), lastMonth(today)]
  const wanted = asked !== null && isDay(`${asked}-01`) ? asked : usual === '' ? least : monthOf(usual)
  if (wanted < least) return least
  if (wanted > most) return most
  return wanted
}

/** Both ends of the days that are asked about: from today on, to the end of the last month shown. */
export function shownDays(first: string, today: string): { from: string; to: string } {
  const from = `${first}-01` > today ? `${first}-01` : today
  return { from, to: addDays(`${addMonths(first, SHOWN_MONTHS)}-01`, -1) }
}

/** Every month from this one up to the horizon. */
export function monthChoices(today: string): { value: string; label: string }[] {
  const choices: { value: string; label: string }[] = []
  for (let month = monthOf(today); month <= lastMonth(today); month = addMonths(month, 1)) {
    choices.push({ value: month, label: monthName(month) })
  }
  return choices
}

export function monthLinks(first: string, today: string, hrefOf: (month: string) => string): MonthLink[] {
  const shown = shownMonths(first)
  return monthChoices(today).map(({ value: month, label: name }) => ({
    ...{ month, name },
    ...{ href: hrefOf(month), isShown: shown.includes(month) },
  }))
}

/** The months shown; days of which nothing is known are numbers alone. */
export function monthTables(first: string, cells: ReadonlyMap<string, DayCell>): MonthTable[] {
  return shownMonths(first).map((month) => ({
    month,
    name: monthName(month),
    weeks: weeksOf(month).map((week) =>
      week.map((date) => (date === undefined ? {} : (cells.get(date) ?? { date, number: dayNumber(date) }))),
    ),
  }))
}

/** "2026-12-05" is the 5th. */
export function dayNumber(date: string): string {
  return String(Number(date.slice(8)))
}

/** Whether a day costs the least of those shown, and at most half of them do: what most days cost is no find. */
export function lowestAmong(amounts: readonly number[]): (amount: number | undefined) => boolean {
  const lowest = Math.min(...amounts)
  const isOneLow = 2 * amounts.filter((amount) => amount === lowest).length <= amounts.length
  return (amount) => isOneLow && amount === lowest
}

function shownMonths(first: string): string[] {
  return Array.from({ length: SHOWN_MONTHS }, (_, index) => addMonths(first, index))
}

function lastMonth(today: string): string {
  return monthOf(addDays(today, TRAVEL_HORIZON_DAYS))
}
