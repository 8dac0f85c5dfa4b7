import { QUOTE_DAYS, QUOTE_ENDS_AT } from '#contract/terms/booking-rules.ts'
import { addDays, dayInIndia, instantInIndia } from '#contract/terms/india-time.ts'

/** A price in writing stands until the evening of its last day, but never beyond the end of sales of one of its lines. */
export function validUntilOf(lines: readonly { salesCloseAt: Date }[], now: Date): Date {
  const closesAt = Math.min(...lines.map(({ salesCloseAt }) => salesCloseAt.getTime()))
  const evening = eveningOf(addDays(dayInIndia(now), QUOTE_DAYS))
  if (evening.getTime() <= closesAt) return evening
  const lastDay = dayInIndia(new Date(closesAt))
  const last = [eveningOf(lastDay), eveningOf(addDays(lastDay, -1))].find((each) => each.getTime() <= closesAt)
  // What closes before the next evening is valid until it closes.
  return last !== undefined && last > now ? last : new Date(closesAt)
}

function eveningOf(day: string): Date {
  return instantInIndia(day, QUOTE_ENDS_AT)
}
