import { REFUND_STEPS } from '#contract/terms/booking-rules.ts'
import { FREE_CANCEL_MINUTES } from '#contract/terms/car-hire.ts'
import { MINUTE_MS } from '#contract/terms/durations.ts'
import { addDays, instantInIndia } from '#contract/terms/india-time.ts'

/** Up to and with that instant so many percent come back of what may; after the last step nothing does. The earliest comes first. */
export type CancelStep = { until: Date; percent: number }

export type CancelTerms = readonly CancelStep[]

/** Packages, stays and activities: whole days of India's calendar before the start, whatever the hour. */
export function termsByDay(startDay: string): CancelTerms {
  return REFUND_STEPS.map(({ daysBefore, percent }) => ({ until: endOfDay(addDays(startDay, -daysBefore)), percent }))
}

/** A car is free to cancel until exactly an hour before it comes, and not refunded after that. */
export function carTerms(pickupAt: Date): CancelTerms {
  return [{ until: new Date(pickupAt.getTime() - FREE_CANCEL_MINUTES * MINUTE_MS), percent: 100 }]
}

/** The carrier's own, in hours before it leaves. */
export function ferryTerms(departsAt: Date, steps: readonly { hoursBefore: number; percent: number }[]): CancelTerms {
  return steps
    .toSorted((one, other) => other.hoursBefore - one.hoursBefore)
    .map(({ hoursBefore, percent }) => ({
      until: new Date(departsAt.getTime() - hoursBefore * 60 * MINUTE_MS),
      percent,
    }))
}

export function percentAt(terms: CancelTerms, at: Date): number {
  return terms.find(({ until }) => at.getTime() <= until.getTime())?.percent ?? 0
}

/** The last millisecond of a day in India. */
function endOfDay(day: string): Date {
  return instantInIndia(day, '23:59:59.999')
}
