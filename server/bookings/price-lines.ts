import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Price } from '#contract/v1/shapes.ts'
import type { Line } from '#contract/v1/trip-lines.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import type { BookingParts } from './booking-parts.ts'
import { type InitialShares, initialPercentOf } from './core/initial-shares.ts'
import { priceActivityLine } from './price-activity.ts'
import { priceCarLine } from './price-car.ts'
import { priceFerryLine } from './price-ferry.ts'
import { priceHotelLine } from './price-hotel.ts'
import { pricePackageLine } from './price-package.ts'
import type { PricedLine, ProductLine } from './priced-line.ts'

export type PricingParts = Pick<BookingParts, 'db' | 'pricingPolicy' | 'ferryOperators'>

/** When something is priced, and what the office asks first of each product then. */
export type PricingMoment = {
  now: Date
  shares: InitialShares
  /** For a group whose quote our office writes: it finds rooms beside those of the plan. */
  isForGroup?: boolean
}

/** What a line costs now, on which terms, and what it takes; refused in the words of its own pages. */
export async function priceLine(
  parts: PricingParts,
  line: Line,
  { now, shares, isForGroup = false }: PricingMoment,
): Promise<Result<PricedLine, ApiRefusal>> {
  const priced = await priceProduct(parts, line, now, isForGroup)
  return priced.ok ? ok({ ...priced.value, initialPercent: initialPercentOf(shares, line) }) : priced
}

function priceProduct(
  parts: PricingParts,
  line: Line,
  now: Date,
  isForGroup: boolean,
): Promise<Result<ProductLine, ApiRefusal>> {
  switch (line.kind) {
    case 'ferry':
      return priceFerryLine(parts, line, now)
    case 'hotel':
      return priceHotelLine(parts, line, now)
    case 'car':
      return priceCarLine(parts, line, now)
    case 'activity':
      return priceActivityLine(parts, line, now)
    case 'package':
      return pricePackageLine(parts, line, now, isForGroup)
  }
}

/** The same for every line, or the first refusal with its field under that of the line: "lines.2.seats.0". */
export async function priceLines(
  parts: PricingParts,
  lines: readonly Line[],
  moment: PricingMoment,
): Promise<Result<PricedLine[], ApiRefusal & { line: number }>> {
  const priced: PricedLine[] = []
  for (const [index, line] of lines.entries()) {
    const result = await priceLine(parts, line, moment)
    if (!result.ok) return fail({ ...underLine(result.error, index), line: index })
    priced.push(result.value)
  }
  return ok(priced)
}

function underLine(refusal: ApiRefusal, index: number): ApiRefusal {
  const { errors } = refusal
  if (errors === undefined) return refusal
  return {
    ...refusal,
    errors: errors.map(({ field, message }) => ({ field: `lines.${index}.${field}`, message })),
  }
}

export function sumOf(prices: readonly Price[]): Price {
  const total = (part: keyof Price) => prices.reduce((sum, price) => sum + price[part], 0)
  return {
    packageBasePrice: total('packageBasePrice'),
    discount: total('discount'),
    taxAmount: total('taxAmount'),
    amountPayable: total('amountPayable'),
  }
}
