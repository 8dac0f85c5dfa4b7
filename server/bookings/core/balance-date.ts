import { BALANCE_DAYS_BEFORE, GRACE_DAYS } from '#contract/terms/booking-rules.ts'
import { addDays, dayInIndia, instantInIndia } from '#contract/terms/india-time.ts'

export function balanceDateOf(lines: readonly { startsAt: Date }[]): string {
  const start = new Date(Math.min(...lines.map(({ startsAt }) => startsAt.getTime())))
  return addDays(dayInIndia(start), -BALANCE_DAYS_BEFORE)
}

/** The last millisecond, in India, in which a balance can still be paid; long past where there is none. */
export function graceEnd(balanceDate: string | null): Date {
  return balanceDate === null ? new Date(0) : instantInIndia(addDays(balanceDate, GRACE_DAYS), '23:59:59.999')
}
