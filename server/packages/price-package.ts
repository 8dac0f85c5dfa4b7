import { paxOf } from '#contract/terms/ages.ts'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { paxLimitMessage, VALIDATION } from '#contract/terms/messages.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { whyNotThatDay } from '#contract/terms/travel-day.ts'
import { pricePackage as call, type PackagePrice, type PackagePriceRequest } from '#contract/v1/packages.ts'
import { holdingLimitsOf } from '#server/bookings/holds/holding-limits.ts'
import { groupSeatsMax, mostUnits, readGroupText } from '#server/bookings/holds/network-share.ts'
import type { Db } from '#server/db/db.ts'
import { type ApiRefusal, invalid, notFound } from '#server/http/refusal.ts'
import { priceVersion } from '#server/price-version.ts'
import { brokenPaxLimit, type PricingPolicy, policyFor, priceParty } from './rules.ts'
import { shutNote } from './shut-days.ts'
import { findPackageRate, type PriceRow } from './store.ts'

/** Younger ones travel on a lap. */
export const SEAT_FROM_AGE = 1

/** The exact price for a party; refuses a party that is too large, ages that are missing and days gone by. */
export async function pricePackage(
  db: Db,
  policy: PricingPolicy,
  now: Date,
  request: PackagePriceRequest,
): Promise<Result<PackagePrice, ApiRefusal>> {
  const problem = problemOf(request, now)
  if (problem !== undefined) return fail(problem)
  const row = await findPackageRate(db, request.packageId)
  if (row === undefined) return fail(notFound(call.failure))

  const { adultCount, childAges, travelDate } = request
  const limit = brokenPaxLimit(adultCount, childAges, row.upper_limit)
  if (limit !== undefined) return fail(invalid('adultCount', paxLimitMessage(limit), 'pax_limit'))

  const rules = policyFor(policy, row)
  const party = { rate: row.rate, taxPercent: row.tax_percent, adultCount, childAges, travelDate }
  const price = priceParty(party, rules)
  const seats = adultCount + childAges.filter((age) => age >= SEAT_FROM_AGE).length
  const group = await groupOf(db, now, row, { seats, beds: paxOf(adultCount, childAges) })
  const note = travelDate === undefined ? undefined : shutNote(row.shut_days, travelDate)
  const version = priceVersion([row.rate, rules])
  return ok({ ...price, priceVersion: version, ...(group && { group }), ...(note === undefined ? {} : { note }) })
}

/** The notice for a party that needs more seats or rooms than may be held online: staff book it. */
async function groupOf(
  db: Db,
  now: Date,
  { has_ferry, holding_limits, rooms }: PriceRow,
  { seats, beds }: { seats: number; beds: number },
): Promise<PackagePrice['group']> {
  const limits = holdingLimitsOf(holding_limits)
  const mostSeats = has_ferry ? groupSeatsMax(limits) : Number.POSITIVE_INFINITY
  const mostBeds = Math.min(
    ...rooms.map(({ capacity, allotment }) => capacity * mostUnits('nights', allotment, limits)),
  )
  if (seats <= mostSeats && beds <= mostBeds) return undefined
  const above = Math.min(mostSeats, mostBeds)
  return { above, text: await readGroupText(db, now, String(above)) }
}

function problemOf(request: PackagePriceRequest, now: Date): ApiRefusal | undefined {
  const { adultCount, childCount, childAges, travelDate } = request
  if (adultCount === 0 && childCount > 0) return invalid('adultCount', VALIDATION.adult)
  if (childAges.length < childCount) return invalid(`childAges.${childAges.length}`, 'Please choose an age')
  if (childAges.length > childCount) return invalid('childAges', 'There are more ages than children')
  const problem = travelDate === undefined ? undefined : whyNotThatDay(travelDate, dayInIndia(now))
  return problem === undefined ? undefined : invalid('travelDate', problem)
}
