import type { Db } from '#server/db/db.ts'
import { type PricingPolicy, policyFor, priceParty, type Season } from './rules.ts'
import { findPackageRate, readPriceSeasons } from './store.ts'

/** The house rules with the seasons of the catalogue. */
export async function readPolicy(db: Db, policy: PricingPolicy): Promise<PricingPolicy> {
  return policyFor(policy, { pricing: null, seasons: await readPriceSeasons(db) })
}

/** What two adults would pay for a package from a day on, were these the seasons; undefined where it is not on offer. */
export async function priceForTwo(
  db: Db,
  policy: PricingPolicy,
  packageId: string,
): Promise<((seasons: Season[], travelDate: string) => number) | undefined> {
  const row = await findPackageRate(db, packageId)
  if (row === undefined) return undefined
  return (seasons, travelDate) => {
    const party = { rate: row.rate, taxPercent: row.tax_percent, adultCount: 2, childAges: [], travelDate }
    return priceParty(party, policyFor(policy, { pricing: row.pricing, seasons })).amountPayable
  }
}
