import { weekdayOf } from '#contract/terms/calendar-names.ts'
import { CAR_PAX_MAX } from '#contract/terms/car-hire.ts'
import { CAR_FAILURE, CAR_MESSAGES, seatsTooFew } from '#contract/terms/car-texts.ts'
import { HOUR_MS, MINUTE_MS } from '#contract/terms/durations.ts'
import { groupAskText } from '#contract/terms/group-texts.ts'
import { addDays, instantInIndia } from '#contract/terms/india-time.ts'
import { FAILURE } from '#contract/terms/messages.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Price } from '#contract/v1/shapes.ts'
import type { CAR_HIRES } from '#contract/v1/trip-lines.ts'
import type { Db } from '#server/db/db.ts'
import { type ApiRefusal, invalid, notFound } from '#server/http/refusal.ts'
import type { PictureRow } from '#server/media/picture-sql.ts'
import { type ChargeRow, findCharge } from './charge-store.ts'
import type { CarNeed } from './claim-cars.ts'
import { findDriveTerms } from './package-store.ts'
import { pickupProblem } from './pickup-problem.ts'
import { priceCarPackage } from './price-car-package.ts'
import { nameRoadEnds, quoteOn } from './quote-cars.ts'
import type { VehicleSet } from './rules.ts'
import { type CarSlot, slotsOf } from './rules.ts'
import { readCarStock } from './stock-store.ts'

type HireRequest = {
  hire: (typeof CAR_HIRES)[number]
  chargeId: string
  vehicles: VehicleSet
  pickupDate: string
  pickupTime: string
  /** False: from the far end of the road. */
  fromAirport?: boolean | undefined
  /** The end of the road that one is picked up at. */
  fromPoint?: string | undefined
  /** At its ends: the road is called after them. */
  hotelIds?: readonly string[] | undefined
  passengers: number
  childAges?: readonly number[] | undefined
  entryFee?: boolean | undefined
}

/** `route` is "Airport to Tern House", of a hire by the hour or a drive its name; `endsAt` when the cars are free again. */
export type QuotedHire = {
  route: string
  /** Where a road begins and ends, by name; of a hire by the hour and of a drive it is to be agreed. */
  ends?: readonly [string, string]
  cars: string
  /** Of the first car, or of the drive. */
  picture?: PictureRow | undefined
  islandId: string
  endsAt: Date
  price: Price
  priceVersion: string
  stock: CarNeed[]
  notes: { label: string; text: string }[]
}

/** What a set of cars takes of the stock; a kind that is named twice counts twice. */
function needOf(islandId: string, vehicles: VehicleSet, slots: readonly CarSlot[]): CarNeed[] {
  const units = new Map<string, number>()
  for (const { vehicleId, count } of vehicles) units.set(vehicleId, count + (units.get(vehicleId) ?? 0))
  return [...units].flatMap(([vehicleId, count]) =>
    slots.map(({ day, time }) => ({ islandId, vehicleId, day, time, units: count })),
  )
}

/** Fields of the drive's own price, as a line names them. */
const FIELDS: Record<string, string> = { adultCount: 'passengers', pickupDate: 'pickupDate' }

/** What a hire was searched as; the airport's roads are found among the rides too. */
const SEARCHED_AS: Record<ChargeRow['hire'], readonly HireRequest['hire'][]> = {
  airport: ['airport', 'pickup-drop'],
  ride: ['pickup-drop'],
  hourly: ['hourly'],
}
const SHORT: ApiRefusal = { status: 409, code: 'unavailable', message: CAR_MESSAGES.gone }

/** Cars for a road, by the hour or for a drive, at the price of their page; refused by the name of the field at fault. */
export async function quoteHire(db: Db, now: Date, asked: HireRequest): Promise<Result<QuotedHire, ApiRefusal>> {
  const { pickupDate: date, pickupTime: time, passengers, childAges = [] } = asked
  if (passengers > CAR_PAX_MAX)
    return fail(invalid('passengers', groupAskText(`${CAR_PAX_MAX} passengers`), 'pax_limit'))
  if (childAges.length > passengers) return fail(invalid('childAges', CAR_MESSAGES.manyAges))
  const pickup = { date, time, dateField: 'pickupDate', timeField: 'pickupTime' }
  const problem = await pickupProblem(db, now, pickup)
  if (problem !== undefined) return fail(problem)
  return asked.hire === 'package' ? quoteDrive(db, now, asked) : quoteRoad(db, asked)
}

async function quoteRoad(db: Db, asked: HireRequest): Promise<Result<QuotedHire, ApiRefusal>> {
  const { chargeId, vehicles, pickupDate: date, pickupTime: time, passengers } = asked
  const charge = await findCharge(db, chargeId)
  if (charge === undefined) return fail(notFound(CAR_FAILURE.airport))
  if (!SEARCHED_AS[charge.hire].includes(asked.hire))
    return fail(invalid('hire', 'These cars are for another kind of hire'))
  const nameOf = await nameRoadEnds(db, [charge.from_point, charge.to_point], asked.hotelIds ?? [])
  if (nameOf === undefined) return fail(invalid('hotelIds', CAR_MESSAGES.hotelElsewhere))
  const road = roadOf(charge, asked, nameOf)
  if (road === undefined) return fail(invalid('fromPoint', CAR_MESSAGES.fromPoint))
  const cars = await quoteOn(db, { charge, vehicles, date, time })
  if (!cars.ok)
    return fail(cars.error.endsWith('.count') ? SHORT : invalid(`vehicles.${cars.error}`, CAR_MESSAGES.gone))
  const { amountPayable, taxAmount, seats, lines, priceVersion } = cars.value
  if (passengers > seats) return fail(invalid('passengers', seatsTooFew(seats)))
  const slots = slotsOf(date, time, { minutes: charge.minutes, days: 1 })
  return ok({
    route: road.name,
    ...(road.ends === undefined ? {} : { ends: road.ends }),
    cars: lines.map(({ label }) => label).join(' and '),
    picture: pictureOf(charge, vehicles),
    islandId: charge.island_id,
    endsAt: new Date(instantInIndia(date, time).getTime() + charge.minutes * MINUTE_MS),
    price: { packageBasePrice: amountPayable - taxAmount, discount: 0, taxAmount, amountPayable },
    priceVersion,
    stock: needOf(charge.island_id, vehicles, slots),
    notes: charge.km_limit === null ? [] : [{ label: 'Distance inside the price', text: `${charge.km_limit} km` }],
  })
}

function pictureOf({ rates }: ChargeRow, [first]: HireRequest['vehicles']): QuotedHire['picture'] {
  return rates.find(({ vehicle_id }) => vehicle_id === first?.vehicleId)?.picture ?? undefined
}

type Road = { name: string; ends?: readonly [string, string] }

/** "Airport to Tern House" in the direction asked for; undefined where the end named is none of its. */
function roadOf(
  charge: ChargeRow,
  { fromPoint, fromAirport = true }: HireRequest,
  nameOf: (end: { id: string; name: string }) => string,
): Road | undefined {
  const { from_point: near, to_point: far, minutes } = charge
  if (fromPoint !== undefined && fromPoint !== near?.id && fromPoint !== far?.id) return undefined
  if (near === null || far === null) return { name: `Car with driver for ${minutes / 60} hours` }
  const isFromFar = fromPoint === undefined ? !fromAirport : fromPoint === far.id
  const [from, to] = isFromFar ? [nameOf(far), nameOf(near)] : [nameOf(near), nameOf(far)]
  return { name: `${from} to ${to}`, ends: [from, to] }
}

/** A car package for a party, with the vehicles its page chooses for so many. */
async function quoteDrive(db: Db, now: Date, asked: HireRequest): Promise<Result<QuotedHire, ApiRefusal>> {
  const { chargeId, pickupDate, pickupTime, passengers, childAges = [], entryFee = false } = asked
  const childCount = childAges.length
  const party = { adultCount: passengers - childCount, childCount, childAges: [...childAges] }
  const [price, terms] = await Promise.all([
    priceCarPackage(db, now, { packageId: chargeId, ...party, entryFee, pickupDate }),
    findDriveTerms(db, chargeId),
  ])
  if (!price.ok) return fail(renamed(price.error))
  if (terms === undefined) return fail(notFound(FAILURE.other))
  if (terms.closed_weekdays.includes(weekdayOf(pickupDate)))
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
  const startsAt = instantInIndia(pickupDate, pickupTime).getTime()
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
