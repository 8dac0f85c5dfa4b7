import { addDays } from './india-time.ts'

/** On which days a departure sails. `weekdays`: 0 is Sunday. A season (month and day, both inside) may run over New Year; null is all the year. */
export type SailingDays = {
  weekdays: readonly number[]
  seasonFrom: string | null
  seasonTo: string | null
  /** The last day of all; null has none. */
  untilDate: string | null
}

/** Whether it sails on a day, by its weekdays, season and last day. */
export function sailsOn({ weekdays, seasonFrom, seasonTo, untilDate }: SailingDays, day: string): boolean {
  if (untilDate !== null && day > untilDate) return false
  if (!weekdays.includes(new Date(`${day}T00:00:00Z`).getUTCDay())) return false
  if (seasonFrom === null || seasonTo === null) return true
  const monthDay = day.slice(5)
  return seasonFrom <= seasonTo
    ? monthDay >= seasonFrom && monthDay <= seasonTo
    : monthDay >= seasonFrom || monthDay <= seasonTo
}

/** Its days from one to another, both inside. */
export function daysOf(sails: SailingDays, from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) if (sailsOn(sails, day)) days.push(day)
  return days
}
