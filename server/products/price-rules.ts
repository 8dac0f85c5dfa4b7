import { divideHalfUp } from '#contract/terms/money.ts'

/** So many percent of a sum, half up; `percentSql` says the same to the database. */
export function percentOf(amount: number, percent: number): number {
  return divideHalfUp(amount * percent, 100)
}

/** A price after a deal of so many percent (null: none), half up; `afterDealSql` says the same to the database. */
export function afterDeal(price: number, percent: number | null): number {
  return percent === null ? price : percentOf(price, 100 - percent)
}
