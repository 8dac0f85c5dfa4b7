import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Price } from '#contract/v1/shapes.ts'
import type { Line } from '#contract/v1/trip-lines.ts'
import type { Db } from '#server/db/db.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import type { PricedLine } from '#server/products/priced-line.ts'
import type { PricingParts } from '#server/products/product.ts'
import { productOf } from '#server/products/registry.ts'
import { type InitialShares, initialSharesOf } from '../core/initial-shares.ts'
import { HOLDING_LIMITS_SETTING, type HoldingLimits, holdingLimitsOf } from '../holds/holding-limits.ts'
import { readClock } from '../store/load.ts'

/** The time of pricing, and the shares of initial payments set then. */
export type PricingMoment = {
  now: Date
  shares: InitialShares
  /** Staff write the quote of a group, and find rooms beside those of the plan. */
  isForGroup?: boolean
}

/** The price, terms and stock of a line now, or the refusal that its pages show. */
export async function priceLine(
  parts: PricingParts,
  line: Line,
  { now, shares, isForGroup = false }: PricingMoment,
): Promise<Result<PricedLine, ApiRefusal>> {
  const product = productOf(line)
  const priced = await product.price(parts, line, { now, isForGroup })
  return priced.ok ? ok({ ...priced.value, initialPercent: product.initialPercent(shares, line) }) : priced
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

/** The database's clock, with the settings for shares and limits on holding. */
export async function readPricingMoment(db: Db): Promise<PricingMoment & { limits: HoldingLimits }> {
  const { now, value, shares } = await readClock(db, HOLDING_LIMITS_SETTING)
  return { now, shares: initialSharesOf(shares), limits: holdingLimitsOf(value) }
}
