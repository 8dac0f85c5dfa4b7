import { divideHalfUp } from '#contract/terms/money.ts'
import { type CancelTerms, percentAt } from '#server/products/cancellation-terms.ts'

/** The price of a line, and the part of it that is never refunded. Whole rupees. */
export type RefundLine = { id: string; total: number; nonRefundable: number; terms: CancelTerms }

export type CancelledLine = { id: string; percent: number; keep: number; refund: number }

/** Cancelled by the guest: by the terms; by the operator or for the weather: without a charge. */
export type CancelCause = 'guest' | 'operator'

/** What is kept of a line that is cancelled at that instant; rounded once, half up. */
export function keptOf({ id, total, nonRefundable, terms }: RefundLine, cause: CancelCause, at: Date): CancelledLine {
  if (cause === 'operator') return { id, percent: 100, keep: 0, refund: total }
  const percent = percentAt(terms, at)
  const never = Math.min(nonRefundable, total)
  const keep = never + divideHalfUp((total - never) * (100 - percent), 100)
  return { id, percent, keep, refund: total - keep }
}

export type Account = {
  /** Captured sum less refunds. */
  paid: number
  /** `total` of the live lines. */
  live: readonly number[]
  /** `keep` of all cancelled lines. */
  kept: readonly number[]
}

/** The refund and the balance after lines were cancelled. Nothing is due once all lines are cancelled. */
export function settle({ paid, live, kept }: Account): { refund: number; due: number } {
  const owed = sum(live) + sum(kept)
  return { refund: Math.max(0, paid - owed), due: live.length === 0 ? 0 : Math.max(0, owed - paid) }
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((whole, each) => whole + each, 0)
}
