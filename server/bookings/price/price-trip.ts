import type { TripPrice } from '#contract/v1/holds.ts'
import type { Line } from '#contract/v1/trip-lines.ts'
import type { PricedLine } from '#server/products/priced-line.ts'
import type { PricingParts } from '#server/products/product.ts'
import { plannedGroupRefusal } from '../holds/network-share.ts'
import { unpaidPlan } from '../papers/planned-view.ts'
import { heldLineOf, initialOf } from '../view.ts'
import { priceLine, readPricingMoment, sumOf } from './price-lines.ts'
import { missingFerries, tripWarnings } from './trip-warnings.ts'

/** The name of an island by its id. */
export type IslandNames = (id: string) => string

/** The price of a trip now, line by line; unavailable lines have a problem and no price. */
export async function priceTrip(
  parts: PricingParts,
  lines: readonly Line[],
  islandName: IslandNames,
): Promise<TripPrice> {
  const moment = await readPricingMoment(parts.db)
  const priced: (PricedLine & { lineId: string })[] = []
  const shown: TripPrice['lines'] = []
  const problems: TripPrice['problems'] = []
  const results = await Promise.all(lines.map((line) => priceLine(parts, line, moment)))
  for (const [index, result] of results.entries()) {
    if (!result.ok) {
      problems.push({ line: index, message: result.error.message })
      shown.push(null)
      continue
    }
    const named = { ...result.value, lineId: `line-${index + 1}` }
    // A priced trip can be held; a larger group gets the problem that names who books it.
    const group = await plannedGroupRefusal(parts.db, moment, [...priced, named])
    if (group !== undefined) {
      problems.push({ line: index, message: group.message })
      shown.push(null)
      continue
    }
    priced.push(named)
    shown.push(heldLineOf(named))
  }
  const { now } = moment
  const initial = initialOf(priced, now)
  return {
    ...{ lines: shown, problems, total: sumOf(priced.map(({ price }) => price)) },
    ...(initial === undefined ? {} : { initial }),
    warnings: tripWarnings(priced, islandName),
    missingFerries: missingFerries(priced, islandName),
    ...unpaidPlan(priced, { initial, now }),
    now: now.toISOString(),
  }
}
