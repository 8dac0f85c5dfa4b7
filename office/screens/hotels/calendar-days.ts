import { addDays, formatDay } from '#contract/terms/india-time.ts'
import { TRAVEL_HORIZON_DAYS } from '#contract/terms/limits.ts'

/** Days that the calendar shows of the month that has begun: from today on (ours). */
const FROM_TODAY = 28

/** The days that the calendar shows of a month, yyyy-mm: all of them, or four weeks from today where it has begun. */
export function daysOfMonth(month: string, today: string): string[] {
  if (month <= today.slice(0, 7)) return Array.from({ length: FROM_TODAY }, (_, place) => addDays(today, place))
  const days: string[] = []
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) days.push(day)
  return days
}

/** The month so many months away, between the present one and the last that has nights for sale. */
export function monthBeside(month: string, by: number, today: string): string | undefined {
  const at = new Date(`${month}-01T00:00:00Z`)
  at.setUTCMonth(at.getUTCMonth() + by)
  const beside = at.toISOString().slice(0, 7)
  const last = addDays(today, TRAVEL_HORIZON_DAYS).slice(0, 7)
  return beside < today.slice(0, 7) || beside > last ? undefined : beside
}

/** "February 2027". */
export function monthName(month: string): string {
  const at = new Date(`${month}-01T00:00:00Z`)
  return at.toLocaleDateString('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' })
}

/** What the calendar shows: the month, or from which day to which. */
export function spanName(days: readonly string[], month: string, today: string): string {
  if (month > today.slice(0, 7)) return monthName(month)
  const words = (day: string) => formatDay(day).split(' ').slice(1, 3).join(' ')
  return `${words(days[0] ?? today)} to ${words(days.at(-1) ?? today)}`
}

/** The month that an address asks for, yyyy-mm; the present one where it asks for none, or for one that is over. */
export function monthIn(asked: string | null, today: string): string {
  const now = today.slice(0, 7)
  return asked !== null && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(asked) && asked > now ? asked : now
}
