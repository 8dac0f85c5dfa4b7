import { dayInIndia, formatDay, timeInIndia } from '#contract/terms/india-time.ts'

/** The wall clock in India at an ISO instant: "07:15". */
function clockOf(instant: string): string {
  return timeInIndia(new Date(instant))
}

/** The day in India at an ISO instant: "Fri 25 Dec 2026". */
export function dayOf(instant: string): string {
  return formatDay(dayInIndia(new Date(instant)))
}

/** "Fri 25 Dec 2026, 07:15". */
export function momentOf(instant: string): string {
  return `${dayOf(instant)}, ${clockOf(instant)}`
}

/** The same of a moment until which something holds: of a day that ends then, only the day. */
export function untilOf(instant: string): string {
  return momentOf(instant).replace(/, 23:59$/, '')
}
