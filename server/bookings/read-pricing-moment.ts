import type { Db } from '#server/db/db.ts'
import { initialSharesOf } from './initial-shares.ts'
import type { PricingMoment } from './price-lines.ts'
import { readClock } from './store.ts'

/** The clock that booking goes by, the database's, with what the office has set for prices. */
export async function readPricingMoment(db: Db): Promise<PricingMoment> {
  const { now, shares } = await readClock(db, '')
  return { now, shares: initialSharesOf(shares) }
}
