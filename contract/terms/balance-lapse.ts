import { GRACE_DAYS } from './booking-rules.ts'
import { addDays, dayInIndia } from './india-time.ts'

/** Whether a balance that is not paid by its day cancels the booking: not where its grace ends after the trip has begun (booking rules 1.9.6). */
export function lapsesUnpaid(
  balanceDate: string,
  lines: readonly { state: string; startsAt: string | Date }[],
): boolean {
  const starts = lines.filter(({ state }) => state === 'live').map(({ startsAt }) => dayInIndia(new Date(startsAt)))
  return starts.every((start) => start > addDays(balanceDate, GRACE_DAYS))
}
