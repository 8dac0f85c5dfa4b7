import { CAR_CHILD_MAX_AGE, CAR_PAX_MAX } from '#contract/terms/car-hire.ts'
import { CAR_MESSAGES, seatsTooFew } from '#contract/terms/car-texts.ts'
import { readEnquiry } from '#contract/terms/enquiry-form.ts'
import { paxLimitMessage, VALIDATION } from '#contract/terms/messages.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { EnquiryRequest, HireRequest } from '#contract/v1/enquiries.ts'
import { pickupProblem } from '#server/cars/pickup-problem.ts'
import { findShutPlaces, priceCarPackage } from '#server/cars/price-car-package.ts'
import { type CarQuote, nameRoadEnds, type QuotedRoad, quoteCars } from '#server/cars/quote-cars.ts'
import type { Db } from '#server/db/db.ts'
import { type ApiRefusal, invalid } from '#server/http/refusal.ts'
import { hireLabels } from './enquiry-texts.ts'

/** `words` stand after the name of what was asked for, or name it themselves where `isNamed`. */
type CarsRequest = {
  words: string[]
  isNamed?: boolean
  price?: { amountPayable: number; taxAmount: number; lines: { label: string }[] } | undefined
}

/** The road, hire or car package that `about.id` names, for the party of the enquiry; refused as their pages refuse it. */
export async function askCars(db: Db, now: Date, request: EnquiryRequest): Promise<Result<CarsRequest, ApiRefusal>> {
  const { about } = request
  if (about === undefined) return ok({ words: [] })
  const hire = about.hire ?? {}
  const problem = await pickupProblem(db, now, {
    ...{ date: hire.pickupDate, time: hire.pickupTime, dayAlone: true },
    ...{ dateField: 'about.hire.pickupDate', timeField: 'about.hire.pickupTime' },
  })
  if (problem !== undefined) return fail(problem)
  const { vehicles, pickupDate: date, pickupTime: time } = hire
  const road = await quoteCars(db, { chargeId: about.id, vehicles, date, time })
  return road === undefined ? askDrive(db, now, request, hire) : askHire(db, request, hire, road)
}

async function askHire(
  db: Db,
  request: EnquiryRequest,
  hire: HireRequest,
  { near, far, cars }: QuotedRoad,
): Promise<Result<CarsRequest, ApiRefusal>> {
  const { fromPoint, hotelIds = [] } = hire
  if (fromPoint !== undefined && fromPoint !== near?.id && fromPoint !== far?.id)
    return fail(invalid('about.hire.fromPoint', CAR_MESSAGES.fromPoint))
  const nameOf = await nameRoadEnds(db, [near, far], hotelIds)
  if (nameOf === undefined) return fail(invalid('about.hire.hotelIds', CAR_MESSAGES.hotelElsewhere))
  const [from, to] = fromPoint === far?.id ? [far, near] : [near, far]
  const isSaid = fromPoint !== undefined || hotelIds.length > 0
  const road = !isSaid || from === null || to === null ? [] : [`${nameOf(from)} to ${nameOf(to)}`]
  const words = [...road, ...hireLabels(hire)]
  const isNamed = road.length > 0
  if (cars === undefined) return ok({ words, isNamed })
  if (!cars.ok) return fail(invalid(`about.hire.vehicles.${cars.error}`, CAR_MESSAGES.gone))
  const problem = partyProblem(request, cars.value)
  if (problem !== undefined) return fail(problem)
  const labels = cars.value.lines.map(({ label }) => label).join(' + ')
  return ok({ words: [...words, labels], isNamed, price: cars.value })
}

/** Everyone counts, infants too. */
function partyProblem(request: EnquiryRequest, { seats }: CarQuote): ApiRefusal | undefined {
  const { adult, child } = readEnquiry(request)
  if (adult + child > CAR_PAX_MAX) return invalid('adult', paxLimitMessage(CAR_PAX_MAX), 'pax_limit')
  return adult + child > seats ? invalid('adult', seatsTooFew(seats)) : undefined
}

/** Fields of the drive's own price, as an enquiry names them. */
const DRIVE_FIELDS: Record<string, string> = { adultCount: 'adult', pickupDate: 'about.hire.pickupDate' }

async function askDrive(
  db: Db,
  now: Date,
  request: EnquiryRequest,
  hire: HireRequest,
): Promise<Result<CarsRequest, ApiRefusal>> {
  const { about, childAges = [], travelDate } = request
  const packageId = about?.id ?? ''
  const old = childAges.findIndex((age) => age > CAR_CHILD_MAX_AGE)
  if (old >= 0) return fail(invalid(`childAges.${old}`, CAR_MESSAGES.oldChild))
  const { adult: adultCount, child: childCount } = readEnquiry(request)
  const { pickupDate, entryFee = false } = hire
  const price = await priceCarPackage(db, now, { packageId, adultCount, childCount, childAges, entryFee, pickupDate })
  // A drive that is not on sale, or none at all: whether there is one is asked where enquiries are stored.
  if (!price.ok) return price.error.status === 404 ? ok({ words: hireLabels(hire) }) : fail(renamed(price.error))
  if (hire.vehicles !== undefined) return fail(invalid('about.hire.vehicles', VALIDATION.unknownField))
  const day = pickupDate ?? travelDate
  const shut = day === undefined ? undefined : await findShutPlaces(db, packageId, day)
  return ok({
    words: [...hireLabels(hire), ...(shut === undefined ? [] : [shutMessage(shut)])],
    price: about?.hire !== undefined ? price.value : undefined,
  })
}

function renamed({ errors = [], ...refusal }: ApiRefusal): ApiRefusal {
  return {
    ...refusal,
    errors: errors.map(({ field, message }) => ({ field: DRIVE_FIELDS[field] ?? field, message })),
  }
}

/** The same as the drive's page warns of; it may be driven all the same. */
function shutMessage(places: readonly string[]): string {
  const words = 'Places on this drive are shut on that day'
  return places.length === 0 ? words : `${words}: ${places.join(', ')}`
}
