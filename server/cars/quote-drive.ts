import { CAR_MESSAGES } from '#contract/terms/car-texts.ts'
import { addDays } from '#contract/terms/india-time.ts'
import { FAILURE } from '#contract/terms/messages.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Db } from '#server/db/db.ts'
import { type ApiRefusal, invalid, notFound } from '#server/http/refusal.ts'
import { type HireRequest, needOf, type QuotedHire } from './hire.ts'
import { findDriveTerms } from './package-store.ts'
import { priceCarPackage } from './price-car-package.ts'
import { slotsOf } from './slot-rules.ts'
import { readCarStock } from './stock-store.ts'

const WEEKDAY = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' })
const HOUR_MS = 3_600_000
/** Fields of the drive's own price, as a line names them. */
const FIELDS: Record<string, string> = { adultCount: 'passengers', pickupDate: 'pickupDate' }

/** A car package for a party, with the vehicles its page chooses for so many. */
export async function quoteDrive(db: Db, now: Date, asked: HireRequest): Promise<Result<QuotedHire, ApiRefusal>> {
  const { chargeId, pickupDate, pickupTime, passengers, childAges = [], entryFee = false } = asked
  const childCount = childAges.length
  const party = { adultCount: passengers - childCount, childCount, childAges: [...childAges] }
  const [price, terms] = await Promise.all([
    priceCarPackage(db, now, { packageId: chargeId, ...party, entryFee, pickupDate }),
    findDriveTerms(db, chargeId),
  ])
  if (!price.ok) return fail(renamed(price.error))
  if (terms === undefined) return fail(notFound(FAILURE.other))
  if (terms.closed_weekdays.includes(WEEKDAY.format(new Date(`${pickupDate}T00:00:00Z`))))
    return fail(invalid('pickupDate', 'Places on this drive are shut on that day. Please choose another'))
  const { vehicles, packageBasePrice, discount, taxAmount, amountPayable, priceVersion } = price.value
  const length = { minutes: terms.hours * 60, days: terms.days }
  const slots = slotsOf(pickupDate, pickupTime, length)
  const stock = needOf(terms.island_id, vehicles, slots)
  if (!isSame(needOf(terms.island_id, asked.vehicles, slots), stock))
    return fail(invalid('vehicles', CAR_MESSAGES.gone))
  const left = await readCarStock(db, { from: pickupDate, to: addDays(pickupDate, terms.days) })
  if (stock.some(({ vehicleId, units }) => units > left(terms.island_id, vehicleId, slots)))
    return fail({ status: 409, code: 'unavailable', message: CAR_MESSAGES.gone })
  const startsAt = Date.parse(`${pickupDate}T${pickupTime}:00+05:30`)
  return ok({
    route: terms.name,
    cars: vehicles
      .map(({ count, vehicleName }) => (count === 1 ? vehicleName : `${count} ${vehicleName}`))
      .join(' and '),
    picture: terms.pictures[0],
    islandId: terms.island_id,
    endsAt: new Date(startsAt + ((terms.days - 1) * 24 + terms.hours) * HOUR_MS),
    price: { packageBasePrice, discount, taxAmount, amountPayable },
    priceVersion,
    stock,
    notes: [
      { label: 'Distance inside the price', text: `${terms.km_limit} km` },
      { label: 'Entry tickets', text: entryFee ? 'Included' : 'Not included' },
    ],
  })
}

function isSame(one: readonly object[], other: readonly object[]): boolean {
  const inOrder = (needs: readonly object[]) => needs.map((each) => JSON.stringify(each)).sort()
  return JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other))
}

function renamed(refusal: ApiRefusal): ApiRefusal {
  const { errors } = refusal
  if (errors === undefined) return refusal
  return { ...refusal, errors: errors.map(({ field, message }) => ({ field: FIELDS[field] ?? field, message })) }
}
