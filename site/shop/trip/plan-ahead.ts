import { dayInIndia, timeInIndia } from '#contract/terms/india-time.ts'
import type { Booking } from '#contract/v1/bookings.ts'
import type { PlanEntry } from '#contract/v1/trip-plan.ts'

/** What happens, with its day. */
export type DatedEntry = PlanEntry & { date: string }

/** The entries whose hour has not passed; one without an hour counts until its day is over. */
export function entriesAhead({ plan, now }: Pick<Booking, 'plan' | 'now'>): DatedEntry[] {
  const [today, time] = [dayInIndia(new Date(now)), timeInIndia(new Date(now))]
  return (plan?.days ?? []).flatMap(({ date, entries }) =>
    entries
      .filter((entry) => date > today || (date === today && (entry.time ?? '23:59') >= time))
      .map((entry) => ({ ...entry, date })),
  )
}
