import { dayInIndia, formatDay, timeInIndia } from '#contract/terms/india-time.ts'

/** "Fri 25 Dec 2026, 06:30", by the clock of India. */
export function whenLabel(instant: string): string {
  const at = new Date(instant)
  return `${formatDay(dayInIndia(at))}, ${timeInIndia(at)}`
}

/** "just now", "12 minutes ago", "today, 06:30", and the day with its time from then on. */
export function agoLabel(instant: string, now = new Date()): string {
  const at = new Date(instant)
  const minutes = Math.round((now.getTime() - at.getTime()) / 60_000)
  if (minutes < 2) return 'just now'
  if (minutes < 60) return `${minutes} minutes ago`
  if (dayInIndia(at) === dayInIndia(now)) return `today, ${timeInIndia(at)}`
  return whenLabel(instant)
}
