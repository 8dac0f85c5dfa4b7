import type { TripOption, Wish } from '#contract/office/trips.ts'
import { CAR_TYPES } from '#contract/terms/car-hire.ts'
import { counted } from '#contract/terms/counted.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { CarGroup } from '#contract/v1/cars.ts'
import { priceLine, readPricingMoment } from '#server/bookings/price/price-lines.ts'
import { priceCarPackage } from '#server/cars/price-car-package.ts'
import { searchCars } from '#server/cars/search-cars.ts'
import type { Db } from '#server/db/db.ts'
import { type ApiRefusal, invalid, notFound } from '#server/http/refusal.ts'
import type { PricingParts } from '#server/products/product.ts'
import { findHire } from './store.ts'

const UNKNOWN = notFound('We do not know this road')
const TIME_MISSING = invalid('time', 'Please choose when the car is to come')
const FIELDS: Record<string, string> = {
  pickupDate: 'day',
  pickupTime: 'time',
  passengers: 'adults',
  adultCount: 'adults',
}
const HIRES = { airport: 'airport', ride: 'pickup-drop', hourly: 'hourly' } as const

type Options = Result<TripOption[], ApiRefusal>

/** The cars of a road or a hire that seat the party; where none does, the cheapest set of them. */
export async function roadOptions(db: Db, wish: Wish, now: Date): Promise<Options> {
  const { day, time, adults, childAges } = wish
  const [chargeId = '', fromPoint] = wish.id.split('~')
  if (time === undefined) return fail(TIME_MISSING)
  const hire = await findHire(db, chargeId)
  if (hire === undefined) return fail(UNKNOWN)
  const passengers = adults + childAges.length
  const asked = {
    ...{ kind: 'car' as const, hire: HIRES[hire], chargeId, pickupDate: day, pickupTime: time, passengers },
    ...(fromPoint === undefined ? {} : { fromPoint }),
  }
  const found: TripOption[] = []
  for (const carType of CAR_TYPES) {
    const search = {
      filter: { hire, id: chargeId, carType, limit: 1, offset: 0 },
      pickup: { date: day, time, dateField: 'day', timeField: 'time' },
      ...{ passengers, failure: UNKNOWN.message },
    }
    const cars = await searchCars(db, now, search)
    // A road need not have cars of both kinds.
    if (!cars.ok && cars.error.status === 404) continue
    if (!cars.ok) return fail(named(cars.error))
    const offers = cars.value.groups.flatMap(({ vehicle }) => vehicle)
    const { suggestion } = cars.value
    const sets =
      suggestion === undefined
        ? offers
            .filter(({ vehicle }) => vehicle.maxMember >= passengers)
            .map(({ vehicle }) => [{ vehicleId: vehicle._id, count: 1 }])
        : [suggestion]
    found.push(...sets.map((vehicles) => optionOf({ ...asked, vehicles }, offers)))
  }
  return ok(found)
}

type Offer = CarGroup['vehicle'][number]

function optionOf(line: Extract<TripOption['line'], { kind: 'car' }>, offers: readonly Offer[]): TripOption {
  const chosen = line.vehicles.flatMap(({ vehicleId, count }) => {
    const offer = offers.find(({ vehicle }) => vehicle._id === vehicleId)
    return offer === undefined ? [] : [{ offer, count }]
  })
  return {
    line,
    label: chosen.map(({ offer, count }) => (count === 1 ? '' : `${count} `) + offer.vehicle.carName).join(' and '),
    free: counted(
      chosen.reduce((sum, { offer, count }) => sum + offer.vehicle.maxMember * count, 0),
      'seat',
    ),
    isFree: true,
    price: chosen.reduce((sum, { offer, count }) => sum + offer.amountPayable * count, 0),
    seats: [],
  }
}

/** A car package with the vehicles that its page chooses for so many, without and with the entry tickets. */
export async function driveOptions(parts: PricingParts, wish: Wish, now: Date): Promise<Options> {
  const { id: packageId, day, time, adults, childAges } = wish
  if (time === undefined) return fail(TIME_MISSING)
  const party = { adultCount: adults, childCount: childAges.length, childAges }
  const priced = await priceCarPackage(parts.db, now, { packageId, ...party, entryFee: false, pickupDate: day })
  if (!priced.ok) return fail(named(priced.error))
  const vehicles = priced.value.vehicles.map(({ vehicleId, count }) => ({ vehicleId, count }))
  const moment = await readPricingMoment(parts.db)
  const found: TripOption[] = []
  for (const entryFee of [false, true]) {
    const line = {
      ...{ kind: 'car' as const, hire: 'package' as const, chargeId: packageId, vehicles, pickupDate: day },
      ...{ pickupTime: time, passengers: adults + childAges.length, childAges, entryFee },
    }
    const asked = await priceLine(parts, line, moment)
    if (!asked.ok && asked.error.code !== 'unavailable') return fail(named(asked.error))
    found.push({
      ...{ line, label: entryFee ? 'With entry tickets' : 'Without entry tickets', seats: [] },
      ...(asked.ok
        ? {
            free: asked.value.details.find(({ label }) => label === 'Cars')?.text ?? '',
            isFree: true,
            price: asked.value.price.amountPayable,
          }
        : { free: asked.error.message, isFree: false, price: null }),
    })
  }
  return ok(found)
}

/** The fields of a hire under the names that a wish has for them. */
function named({ errors, ...refusal }: ApiRefusal): ApiRefusal {
  if (errors === undefined) return refusal
  return { ...refusal, errors: errors.map(({ field, message }) => ({ field: FIELDS[field] ?? field, message })) }
}
