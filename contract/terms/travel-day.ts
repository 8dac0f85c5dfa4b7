import { addDays } from './india-time.ts'
import { TRAVEL_HORIZON_DAYS } from './limits.ts'

/** Why nobody can travel on that day, seen from `today` (days in India); undefined when one can. */
export function whyNotThatDay(day: string, today: string): string | undefined {
  if (day < today) return 'Please choose a day from today on'
  if (day > addDays(today, TRAVEL_HORIZON_DAYS))
    return `Please choose a day within the next ${TRAVEL_HORIZON_DAYS} days`
  return undefined
}
