/** Whole rupees with Indian grouping: 125000 is "₹1,25,000". */
export function formatRupees(amount: number): string {
  const digits = String(Math.abs(Math.round(amount)))
  const head = digits.slice(0, -3)
  const grouped = head === '' ? digits : `${head.replace(/\B(?=(\d\d)+$)/g, ',')},${digits.slice(-3)}`
  return `${amount < 0 ? '-' : ''}₹${grouped}`
}

/** `numerator / denominator` to the nearest whole number, halves up; exact, so no fraction ever drifts. Both must be whole and >= 0. */
export function divideHalfUp(numerator: number | bigint, denominator: number | bigint): number {
  const over = BigInt(denominator)
  return Number((2n * BigInt(numerator) + over) / (2n * over))
}

/** The price of a package on cards: half of what two adults sharing pay, half up. */
export function perPersonRate(packagebaseRate: number): number {
  return Math.ceil(packagebaseRate / 2)
}

/** The tax inside a price that carries it: rupees, rounded half up (18,800 at 5 % holds 895). */
export function taxInside(price: number, percent: number): number {
  return divideHalfUp(price * percent, 100 + percent)
}
