import type { Db } from '#server/db/db.ts'
import { initialSharesOf } from '../core/initial-shares.ts'
import { HOLDING_LIMITS_SETTING, type HoldingLimits, holdingLimitsOf } from '../holds/holding-limits.ts'
import { readClock } from '../store/load.ts'
import type { PricingMoment } from './price-lines.ts'

/** The clock that booking goes by, the database's, with what the office has set for prices and for holding. */
export async function readPricingMoment(db: Db): Promise<PricingMoment & { limits: HoldingLimits }> {
  const { now, value, shares } = await readClock(db, HOLDING_LIMITS_SETTING)
  return { now, shares: initialSharesOf(shares), limits: holdingLimitsOf(value) }
}
