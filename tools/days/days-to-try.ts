import { addDays, isDay } from '#contract/terms/india-time.ts'
import rules from '#demo/facts/rules.json' with { type: 'json' }

/** A day in India on which the tests are run, at a clock time there, and what is special about it; `allPages`: also on every kind of page. */
export type DayToTry = { day: string; time: string; why: string; allPages?: boolean }

const NOON = '12:00'
/** So that the day turns while the tests run, and a while after it while the day before still lasts in UTC. */
const BEFORE_MIDNIGHT = '23:58'
const AFTER_MIDNIGHT = '00:30'
const MONTHS_AHEAD_DAYS = 548

/** Twelve days of the eighteen months from `today` on, by the calendar of the seasons; the leap day may be further away. */
export function daysToTry(today: string): DayToTry[] {
  const range = (id: string) => {
    const [first] = rules.seasons.find((season) => season.id === id)?.ranges ?? []
    if (first === undefined) throw new Error(`The season ${id} has no days`)
    return first
  }
  const [peak, monsoon] = [range('peak'), range('monsoon')]
  const next = (monthDay: string) => nextOf(monthDay, today)
  const days: DayToTry[] = [
    { day: next(peak.from), time: NOON, why: 'the first day of the dear season', allPages: true },
    { day: next(peak.to), time: NOON, why: 'the last day of the dear season' },
    { day: next(monsoon.from), time: NOON, why: 'the first day of the monsoon' },
    { day: addDays(next(monsoon.from), 45), time: NOON, why: 'a monsoon day', allPages: true },
    { day: next(monsoon.to), time: NOON, why: 'the last day of the monsoon' },
    { day: next('12-20'), time: NOON, why: 'the days before a holiday, when three weeks ahead is next year' },
    { day: next('01-26'), time: NOON, why: 'a holiday, on which banks are shut' },
    { day: next('02-27'), time: NOON, why: 'the end of February' },
    { day: next('12-31'), time: BEFORE_MIDNIGHT, why: 'the year turns in India while the tests run' },
    { day: next('04-01'), time: AFTER_MIDNIGHT, why: 'a new tax year in India, the day before in UTC' },
    { day: addDays(today, MONTHS_AHEAD_DAYS), time: NOON, why: 'eighteen months from now' },
    { day: next('02-29'), time: NOON, why: 'the next leap day, however far it is: there is one in four years' },
  ]
  return days.toSorted((one, other) => one.day.localeCompare(other.day))
}

/** The first day of that name after `today`; a 29 February waits for its year. */
function nextOf(monthDay: string, today: string): string {
  for (let year = Number(today.slice(0, 4)); ; year += 1) {
    const day = `${year}-${monthDay}`
    if (isDay(day) && day > today) return day
  }
}
