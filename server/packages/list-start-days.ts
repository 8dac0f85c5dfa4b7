import { addDays, dayInIndia, daysBetween } from '#contract/terms/india-time.ts'
import { paxLimitMessage, VALIDATION } from '#contract/terms/messages.ts'
import { perPersonRate } from '#contract/terms/money.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { type AvailabilityQuery, type AvailableDay, fetchAvailability } from '#contract/v1/availability.ts'
import type { Db } from '#server/db/db.ts'
import { type ApiRefusal, invalid, notFound } from '#server/http/refusal.ts'
import { brokenPaxLimit, type PricingPolicy, priceParty } from './rules.ts'
import { startAvailability } from './start-rules.ts'
import { listStartStock } from './start-stock.ts'
import { findPackageRate, type PriceRow } from './store.ts'

const DEFAULT_ADULTS = 2

/** The days on which a package may begin, for a party of that size (two adults when it is not said). */
export async function listStartDays(
  db: Db,
  policy: PricingPolicy,
  now: Date,
  { id, from, to, adults = DEFAULT_ADULTS, children = 0 }: AvailabilityQuery,
): Promise<Result<AvailableDay[], ApiRefusal>> {
  if (adults === 0) return fail(invalid('adults', VALIDATION.adult))
  const [row, stock] = await Promise.all([findPackageRate(db, id), listStartStock(db, id, from, to)])
  if (row === undefined) return fail(notFound(fetchAvailability.failure))
  // Ages are not known here: whoever may do without a bed is not counted against the limit.
  const limit = brokenPaxLimit(adults, [], row.upper_limit)
  if (limit !== undefined) return fail(invalid('adults', paxLimitMessage(limit), 'pax_limit'))
  const left = new Map(stock.map(({ day, left }) => [day, left]))
  const request = { now, today: dayInIndia(now), nights: row.nights, travellers: adults + children }
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index))
  return ok(
    days.map((day) => {
      const availability = startAvailability({ ...request, day, left: left.get(day) ?? null })
      return availability.open ? { ...availability, priceFrom: pricePerPerson(row, policy, day) } : availability
    }),
  )
}

/** What each of two adults sharing pays for the start day, as cards show a price. */
function pricePerPerson({ rate, tax_percent: taxPercent, pricing }: PriceRow, policy: PricingPolicy, day: string) {
  const party = { rate, taxPercent, adultCount: DEFAULT_ADULTS, childAges: [], travelDate: day }
  return perPersonRate(priceParty(party, { ...policy, ratios: { ...policy.ratios, ...pricing } }).amountPayable)
}
