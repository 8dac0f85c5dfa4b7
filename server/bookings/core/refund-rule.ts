import { divideHalfUp } from '#contract/terms/money.ts'
import { type CancelTerms, percentAt } from '#server/products/cancellation-terms.ts'

/** A line as money sees it, whole rupees: what is to be paid for it, and the part of that which never comes back. */
export type RefundLine = { id: string; total: number; nonRefundable: number; terms: CancelTerms }

export type CancelledLine = { id: string; percent: number; keep: number; refund: number }

/** Why it is cancelled: by the guest, who pays as the terms say, or by us or the weather, who do not. */
export type CancelCause = 'guest' | 'operator'

/** What stays with us of a line that is cancelled at that instant; rounded once, halves up. */
export function keptOf({ id, total, nonRefundable, terms }: RefundLine, cause: CancelCause, at: Date): CancelledLine {
  if (cause === 'operator') return { id, percent: 100, keep: 0, refund: total }
  const percent = percentAt(terms, at)
  const never = Math.min(nonRefundable, total)
  const keep = never + divideHalfUp((total - never) * (100 - percent), 100)
  return { id, percent, keep, refund: total - keep }
}

export type Account = {
  /** Every captured rupee that has not gone back. */
  paid: number
  /** `total` of the lines that live on. */
  live: readonly number[]
  /** `keep` of the lines cancelled so far, these ones among them. */
  kept: readonly number[]
}

/** What goes back and what is still to be paid, after lines were cancelled. Nothing is ever demanded for a trip that is off. */
export function settle({ paid, live, kept }: Account): { refund: number; due: number } {
  const owed = sum(live) + sum(kept)
  return { refund: Math.max(0, paid - owed), due: live.length === 0 ? 0 : Math.max(0, owed - paid) }
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((whole, each) => whole + each, 0)
}
