import { addDays, daysBetween } from '#contract/terms/india-time.ts'

/** Carriers and hotels want the names of a group so many days before it travels (ours). */
const NAMES_DAYS_BEFORE = 7

/** The day until which a group names its travellers: a week before the first of it, or the day before where that is too near. */
export function namesDateOf(startDay: string, today: string): string {
  const days = daysBetween(today, startDay) > NAMES_DAYS_BEFORE ? NAMES_DAYS_BEFORE : 1
  return addDays(startDay, -days)
}
