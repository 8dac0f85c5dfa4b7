import { addDays, dayInIndia } from '#contract/terms/india-time.ts'

/** The balance is due so many days before the earliest start (booking rules 1.5). */
export const BALANCE_DAYS_BEFORE = 15
/** Unpaid at the end of the day after, the booking is cancelled (booking rules 1.4). */
export const GRACE_DAYS = 1

export function balanceDateOf(lines: readonly { startsAt: Date }[]): string {
  const start = new Date(Math.min(...lines.map(({ startsAt }) => startsAt.getTime())))
  return addDays(dayInIndia(start), -BALANCE_DAYS_BEFORE)
}

/** The last millisecond, in India, in which a balance can still be paid; long past where there is none. */
export function graceEnd(balanceDate: string | null): Date {
  return balanceDate === null ? new Date(0) : new Date(`${addDays(balanceDate, GRACE_DAYS)}T23:59:59.999+05:30`)
}
