import { DEAL_PERCENT_MAX } from '#contract/terms/limits.ts'
import { divideHalfUp } from '#contract/terms/money.ts'

/** So many percent of a sum, half up; `percentSql` says the same to the database. */
export function percentOf(amount: number, percent: number): number {
  return divideHalfUp(amount * percent, 100)
}

/** What a deal takes off a price: so many percent, or so many rupees. */
export type Off = { percent: number; amount: null } | { percent: null; amount: number }

/** The same as one number, as statements have it: percent above nothing, rupees below. */
export function offNumber({ percent, amount }: Off): number {
  return percent ?? -amount
}

/** A price after a deal (null: none), half up; of a sum no more than the most percent is taken. `afterDealSql` says the same to the database. */
export function afterDeal(price: number, off: number | null): number {
  if (off === null) return price
  return off < 0 ? Math.max(price + off, percentOf(price, 100 - DEAL_PERCENT_MAX)) : percentOf(price, 100 - off)
}
