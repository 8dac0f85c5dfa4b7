import { divideHalfUp, formatRupees } from '#contract/terms/money.ts'

/** The tax on a night: the percent of prices from `fromPrice` on, in order of price. */
export type NightTax = readonly { fromPrice: number; percent: number }[]

/** What a guest pays for a night: the price and the GST on it, rounded half up as the server does. */
export function guestPrice(price: number, taxes: NightTax): { percent: number; pays: number; above: number } {
  const slab = taxes.findLast(({ fromPrice }) => fromPrice <= price)
  const { percent = 0, fromPrice = 0 } = slab ?? {}
  return { percent, pays: price + divideHalfUp(price * percent, 100), above: Math.max(0, fromPrice - 1) }
}

/** "A guest pays ₹3,360 with 5 % GST." */
export function guestWords(price: number | null, taxes: NightTax | undefined): string {
  if (price === null || !Number.isInteger(price) || price < 1 || taxes === undefined) return 'Before GST.'
  const { percent, pays, above } = guestPrice(price, taxes)
  const rate = above > 0 ? `, the rate above ${formatRupees(above)}` : ''
  return `A guest pays ${formatRupees(pays)} with ${percent} % GST${rate}.`
}
