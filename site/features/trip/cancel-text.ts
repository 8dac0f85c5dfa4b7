import { dayInIndia, formatDay, timeInIndia } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import type { Tier } from '#contract/v1/trip-lines.ts'

/** The last minute of a day: a step that ends then is told by its day alone. */
const DAY_ENDS = '23:59'

/** "Cancel by Thu 10 Dec 2026 and ₹80,000 comes back, by Fri 18 Dec 2026 ₹50,000; after that nothing." */
export function cancelText(ladder: readonly Tier[], now: Date): string {
  const steps = ladder.filter(({ until, refund }) => Date.parse(until) >= now.getTime() && refund > 0)
  if (steps.length === 0) return 'Nothing comes back when you cancel.'
  const told = steps.map(({ until, refund }, index) => {
    const by = momentOf(until)
    return index === 0 ? `Cancel by ${by} and ${formatRupees(refund)} comes back` : `by ${by} ${formatRupees(refund)}`
  })
  return `${told.join(', ')}; after that nothing.`
}

/** "Thu 10 Dec 2026", and the hour where the day does not end with it. */
function momentOf(instant: string): string {
  const [day, time] = [dayOf(instant), timeOf(instant)]
  return time === DAY_ENDS ? formatDay(day) : `${formatDay(day)}, ${time}`
}

/** The day in India. */
export function dayOf(instant: string): string {
  return dayInIndia(new Date(instant))
}

/** The wall clock in India. */
export function timeOf(instant: string): string {
  return timeInIndia(new Date(instant))
}
