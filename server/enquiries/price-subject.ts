import { readEnquiry } from '#contract/terms/enquiry-form.ts'
import type { EnquiryPrice } from '#contract/terms/enquiry-price.ts'
import type { EnquiryQuestion } from '#contract/v1/enquiries.ts'
import type { FerryOperator } from '#server/adapters/ferry-operator/ferry-operator.ts'
import { priceCarPackage } from '#server/cars/price-car-package.ts'
import { quoteCars } from '#server/cars/quote-cars.ts'
import type { Db } from '#server/db/db.ts'
import { quoteSailing } from '#server/ferries/quote-sailing.ts'
import { quoteStay } from '#server/hotels/quote-stay.ts'
import { pricePackage } from '#server/packages/price-package.ts'
import type { PricingPolicy } from '#server/packages/rules.ts'
import { priceActivity } from '#server/water-sports/price-activity.ts'

export type PricingParts = {
  db: Db
  now: () => Date
  pricingPolicy: () => PricingPolicy
  /** Others than our own inventory. */
  ferryOperators?: readonly FerryOperator[]
}

type Priced = { amountPayable: number; taxAmount: number; lines: { label: string }[] }

/**
 * What the party of an enquiry would pay at this moment, worked out here whatever the page has shown; undefined where that
 * cannot be said: no dates, ages missing, more people than can be booked online. Such an enquiry is as good as any other.
 */
export async function priceSubject(parts: PricingParts, question: EnquiryQuestion): Promise<EnquiryPrice | undefined> {
  const price = await quoteOf(parts, question)
  if (price === undefined) return undefined
  const { amountPayable, taxAmount, lines } = price
  return { amountPayable, taxAmount, covers: lines.map(({ label }) => label).join(', ') }
}

async function quoteOf(
  { db, now, pricingPolicy, ferryOperators = [] }: PricingParts,
  question: EnquiryQuestion,
): Promise<Priced | undefined> {
  const { enquiryFor, travelpackageId, travelDate, childAges = [], about } = question
  if (enquiryFor === 'Travel Package' && travelpackageId !== undefined) {
    const { adult: adultCount, child: childCount } = readEnquiry(question)
    const asked = { packageId: travelpackageId, adultCount, childCount, childAges, travelDate }
    const price = await pricePackage(db, pricingPolicy(), now(), asked)
    return price.ok ? price.value : undefined
  }
  if (enquiryFor === 'Hotel' && about?.stay !== undefined) {
    return quoteStay(db, now(), { hotelId: about.id, ...about.stay })
  }
  if (enquiryFor === 'Water Sports' && about?.outing !== undefined) {
    const price = await priceActivity(db, now(), { waterSportId: about.id, ...about.outing })
    return price.ok ? price.value : undefined
  }
  if (enquiryFor === 'Ferry' && about?.sailing !== undefined) {
    return quoteSailing(db, now(), ferryOperators, { tripId: about.id, ...about.sailing })
  }
  return enquiryFor === 'Car Rental' ? quoteHire(db, now(), question) : undefined
}

/** Of a car package for the party of the enquiry; of a road or a hire for the vehicles chosen. */
async function quoteHire(db: Db, now: Date, question: EnquiryQuestion): Promise<Priced | undefined> {
  const { about, childAges = [] } = question
  if (about?.hire === undefined) return undefined
  const { vehicles, pickupDate, pickupTime, entryFee = false } = about.hire
  if (vehicles !== undefined)
    return quoteCars(db, now, { chargeId: about.id, vehicles, date: pickupDate, time: pickupTime })
  const { adult: adultCount, child: childCount } = readEnquiry(question)
  const asked = { packageId: about.id, adultCount, childCount, childAges, entryFee, pickupDate }
  const price = await priceCarPackage(db, now, asked)
  return price.ok ? price.value : undefined
}
