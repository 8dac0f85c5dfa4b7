import { DAY_MS } from './durations.ts'
import { SHORT_MONTHS } from './india-time.ts'
import { isInSeason, type Season } from './season.ts'

/** A year with a 29 February: what is said of the days of every year is said of that day, too. */
const LEAP_YEAR = 2028

/** Every day of a leap year, "01-01" to "12-31". */
export const YEAR_DAYS: readonly string[] = Array.from({ length: 366 }, (_, index) =>
  new Date(Date.UTC(LEAP_YEAR, 0, 1) + index * DAY_MS).toISOString().slice(5, 10),
)

export function isYearDay(text: string): boolean {
  return YEAR_DAYS.includes(text)
}

/** The days that are in none of these parts of the year, as parts of the year; one over New Year stays in one piece. */
export function restOfYear(ranges: readonly Season[]): Season[] {
  return rangesOf((day) => !ranges.some((range) => isInSeason(range, day)))
}

/** The parts of the year that are in both. */
export function sharedDays(ones: readonly Season[], others: readonly Season[]): Season[] {
  const isIn = (ranges: readonly Season[], day: string) => ranges.some((range) => isInSeason(range, day))
  return rangesOf((day) => isIn(ones, day) && isIn(others, day))
}

/** The days of a year for which something holds, as parts of the year. */
export function rangesOf(holds: (day: string) => boolean): Season[] {
  const ranges: Season[] = []
  let from: string | undefined
  YEAR_DAYS.forEach((day, index) => {
    if (!holds(day)) {
      from = undefined
      return
    }
    if (from === undefined) ranges.push({ from: day, to: day })
    from ??= day
    ranges[ranges.length - 1] = { from, to: YEAR_DAYS[index] ?? day }
  })
  return joined(ranges)
}

/** A part that ends the year and one that begins it are one. */
function joined(ranges: readonly Season[]): Season[] {
  const [first] = ranges
  const last = ranges.at(-1)
  if (first === undefined || last === undefined || ranges.length < 2) return [...ranges]
  if (first.from !== YEAR_DAYS[0] || last.to !== YEAR_DAYS.at(-1)) return [...ranges]
  return [...ranges.slice(1, -1), { from: last.from, to: first.to }]
}

/** "15 Dec" of "12-15". */
function yearDayText(day: string): string {
  const [month, date] = day.split('-').map(Number)
  return `${date} ${SHORT_MONTHS[(month ?? 1) - 1]}`
}

/** "15 Dec to 15 Jan". */
export function yearRangeText({ from, to }: Season): string {
  return from === to ? yearDayText(from) : `${yearDayText(from)} to ${yearDayText(to)}`
}

/** "16 Jan to 15 May, 1 Oct to 14 Dec". */
export function yearRangesText(ranges: readonly Season[]): string {
  return ranges.map(yearRangeText).join(', ')
}
