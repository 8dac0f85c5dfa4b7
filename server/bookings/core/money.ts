import {
  BALANCE_DAYS_BEFORE,
  CHANGE_PAY_DAYS,
  GRACE_DAYS,
  INITIAL_MORE_THAN_DAYS,
} from '#contract/terms/booking-rules.ts'
import { addDays, dayInIndia, daysBetween, instantInIndia } from '#contract/terms/india-time.ts'
import { divideHalfUp } from '#contract/terms/money.ts'
import type { GatewayPayment } from '#server/adapters/payment/payment-gateway.ts'
import { liveLines, type StoredBooking, type StoredLine } from './booking.ts'
import { settle } from './refund-rule.ts'

type PlannedLine = { amountPayable: number; initialPercent: number; startDay: string }

type Books = Pick<StoredBooking, 'lines' | 'captures' | 'refunds' | 'plan' | 'initialAmount' | 'state'>

/** Captured sum less requested refunds. */
export function paidOf({ captures, refunds }: Pick<Books, 'captures' | 'refunds'>): number {
  const captured = captures.filter(({ state }) => state === 'captured').reduce((sum, { amount }) => sum + amount, 0)
  return captured - refunds.reduce((sum, { amount }) => sum + amount, 0)
}

/** What is still due for all lines, and what is to be refunded. */
export function balanceOf(books: Books): { due: number; refund: number } {
  const live = books.lines.filter(({ state }) => state !== 'cancelled').map(({ price }) => price.amountPayable)
  const kept = books.lines.flatMap(({ kept: amount }) => amount ?? [])
  return settle({ paid: paidOf(books), live, kept })
}

/** What is still due to confirm it: of the initial payment, or of the whole price. */
export function firstDue(books: Books): number {
  const { due } = balanceOf(books)
  if (books.plan !== 'initial' || books.initialAmount === null) return due
  return Math.max(0, Math.min(due, books.initialAmount - paidOf(books)))
}

/** What is due next: the first payment, or the balance. */
export function nextDue(books: Books): number {
  if (books.state === 'held' || books.state === 'paying') return firstDue(books)
  return books.state === 'confirmed_part' ? balanceOf(books).due : 0
}

export function balanceDateOf(lines: readonly { startsAt: Date }[]): string {
  return addDays(dayInIndia(firstStartOf(lines)), -BALANCE_DAYS_BEFORE)
}

function firstStartOf(lines: readonly { startsAt: Date }[]): Date {
  return new Date(Math.min(...lines.map(({ startsAt }) => startsAt.getTime())))
}

/** The last millisecond, in India, in which a balance can be paid; the epoch where there is no balance. */
export function graceEnd(balanceDate: string | null): Date {
  return balanceDate === null ? new Date(0) : instantInIndia(addDays(balanceDate, GRACE_DAYS), '23:59:59.999')
}

/** The day by which a balance is paid that is left after a change of a line (booking rules 1.9.5). */
export function changedBalanceDate(lines: readonly Pick<StoredLine, 'state' | 'startsAt'>[], today: string): string {
  const start = dayInIndia(firstStartOf(liveLines({ lines })))
  const [, wanted = today] = [addDays(start, -BALANCE_DAYS_BEFORE), addDays(today, CHANGE_PAY_DAYS)].sort()
  const [, latest = today] = [start, today].sort()
  const [first = today] = [wanted, latest].sort()
  return first
}

/** The initial payment and the due date of the balance; undefined where all is due at once. Days in India. */
export function initialPayment(
  lines: readonly PlannedLine[],
  today: string,
): { amount: number; balanceDate: string } | undefined {
  const [start] = lines.map(({ startDay }) => startDay).sort()
  if (start === undefined || daysBetween(today, start) <= INITIAL_MORE_THAN_DAYS) return undefined
  // The share of each line is rounded half up.
  const amount = lines.reduce((sum, line) => sum + divideHalfUp(line.amountPayable * line.initialPercent, 100), 0)
  const total = lines.reduce((sum, line) => sum + line.amountPayable, 0)
  return amount < total ? { amount, balanceDate: addDays(start, -BALANCE_DAYS_BEFORE) } : undefined
}

/** Not in whole rupees. */
export function isForeign({ amount, currency }: GatewayPayment): boolean {
  return currency !== 'INR' || amount === undefined
}
