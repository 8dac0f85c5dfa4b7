import { sql } from 'kysely'
import { CAR_PAX_MAX } from '#contract/terms/car-hire.ts'
import { CAR_MESSAGES } from '#contract/terms/car-texts.ts'
import { paxLimitMessage, VALIDATION } from '#contract/terms/messages.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { type CarPrice, type CarPriceRequest, priceCarPackage as call } from '#contract/v1/car-packages.ts'
import type { Db } from '#server/db/db.ts'
import { type ApiRefusal, invalid, notFound } from '#server/http/refusal.ts'
import { priceVersion } from '#server/price-version.ts'
import { priceDrive } from './package-rules.ts'
import { findDriveTerms } from './package-store.ts'
import { pickupProblem } from './pickup-problem.ts'
import { carGroupOf, readCarShares } from './stock-store.ts'

/** The exact price of a drive for a party; refuses too many people, ages that are missing and days without enough notice. */
export async function priceCarPackage(
  db: Db,
  now: Date,
  request: CarPriceRequest,
): Promise<Result<CarPrice, ApiRefusal>> {
  const problem = problemOf(request) ?? (await dayProblem(db, now, request.pickupDate))
  if (problem !== undefined) return fail(problem)
  const terms = await findDriveTerms(db, request.packageId)
  if (terms === undefined) return fail(notFound(call.failure))
  const rows = terms.rates
  const tariff = { rows, entryFee: terms.entry_fee, taxPercent: terms.tax_percent }
  const price = priceDrive(tariff, request)
  if (price === undefined) throw new Error(`The car package ${request.packageId} has no vehicle`)
  const group = await groupOf(db, now, { islandId: terms.island_id, vehicles: price.vehicles })
  return ok({ ...price, priceVersion: priceVersion(tariff), ...(group && { group }) })
}

type Driven = { islandId: string; vehicles: readonly { vehicleId: string; count: number }[] }

/** One car is never too many. */
async function groupOf(db: Db, now: Date, { islandId, vehicles }: Driven): Promise<CarPrice['group']> {
  const count = vehicles.reduce((sum, each) => sum + each.count, 0)
  return count < 2 ? undefined : carGroupOf(db, now, await readCarShares(db), { islandId, vehicles: [...vehicles] })
}

/** Everyone counts, infants too, whatever their ages. */
function problemOf({ adultCount, childCount, childAges }: CarPriceRequest): ApiRefusal | undefined {
  if (adultCount + childCount > CAR_PAX_MAX) return invalid('adultCount', paxLimitMessage(CAR_PAX_MAX), 'pax_limit')
  if (adultCount === 0 && childCount > 0) return invalid('adultCount', VALIDATION.adult)
  if (childAges.length > childCount) return invalid('childAges', CAR_MESSAGES.manyAges)
  if (childAges.length > 0 && childAges.length < childCount)
    return invalid(`childAges.${childAges.length}`, CAR_MESSAGES.childAge)
  return undefined
}

function dayProblem(db: Db, now: Date, date: string | undefined): Promise<ApiRefusal | undefined> {
  const [dateField, timeField] = ['pickupDate', 'pickupDate']
  return pickupProblem(db, now, { date, time: undefined, dateField, timeField, dayAlone: true })
}

/** Places of a car package that are known to be shut on that day; undefined on a day on which nothing is. */
export async function findShutPlaces(db: Db, packageId: string, day: string): Promise<string[] | undefined> {
  const { rows } = await sql<{ is_shut: boolean; places: string[] }>`
    select drive.closed_weekdays ? asked.weekday as is_shut,
           array(select place.name from car_package_place stop join place on place.id = stop.place_id
                  where stop.car_package_id = drive.id and place.closed ->> 'weekday' = asked.weekday order by stop.position) as places
      from car_package drive, (select to_char(${day}::date, 'FMDay') as weekday) asked where drive.id = ${packageId}`.execute(
    db,
  )
  const [row] = rows
  return row === undefined || (!row.is_shut && row.places.length === 0) ? undefined : row.places
}
