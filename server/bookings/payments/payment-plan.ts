import { BALANCE_DAYS_BEFORE, INITIAL_MORE_THAN_DAYS } from '#contract/terms/booking-rules.ts'
import { addDays, daysBetween } from '#contract/terms/india-time.ts'
import { divideHalfUp } from '#contract/terms/money.ts'

export type PlannedLine = { amountPayable: number; initialPercent: number; startDay: string }

/** What may be paid first and when the rest is due; undefined where all is due at once. Days are India's. */
export function initialPayment(
  lines: readonly PlannedLine[],
  today: string,
): { amount: number; balanceDate: string } | undefined {
  const [start] = lines.map(({ startDay }) => startDay).sort()
  if (start === undefined || daysBetween(today, start) <= INITIAL_MORE_THAN_DAYS) return undefined
  // Each line's share is rounded for itself, halves up.
  const amount = lines.reduce((sum, line) => sum + divideHalfUp(line.amountPayable * line.initialPercent, 100), 0)
  const total = lines.reduce((sum, line) => sum + line.amountPayable, 0)
  return amount < total ? { amount, balanceDate: addDays(start, -BALANCE_DAYS_BEFORE) } : undefined
}
