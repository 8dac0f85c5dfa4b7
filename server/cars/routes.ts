import { CAR_MESSAGES, whichOne } from '#contract/terms/car-texts.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { fetchCarPackages, priceCarPackage as pricingCall } from '#contract/v1/car-packages.ts'
import {
  type AirportCarQuery,
  fetchAirportCars,
  fetchHourlyCars,
  fetchRideCars,
  fetchTransferPoints,
  type RideCarQuery,
} from '#contract/v1/cars.ts'
import type { Db } from '#server/db/db.ts'
import type { Api } from '#server/http/api.ts'
import { implement } from '#server/http/implement.ts'
import { type ApiRefusal, invalid, notFound } from '#server/http/refusal.ts'
import { readNames } from '#server/settings/fill-names.ts'
import { listCarPackages } from './package-store.ts'
import { findPoints, listHotelsWithoutPoint, listPoints, suggestPoints } from './point-store.ts'
import { priceCarPackage } from './price-car-package.ts'
import { type FoundCars, searchCars } from './search-cars.ts'
import { carPackageOf } from './view.ts'

export function carRoutes(api: Api, { db, now }: { db: Db; now: () => Date }): void {
  implement(api, fetchAirportCars, async ({ query }) => {
    const { id, place, isSwapped, passengers } = query
    const filter = { hire: 'airport' as const, id, toPoints: place === undefined ? undefined : [place], isSwapped }
    const { failure } = fetchAirportCars
    const search = { filter: { ...filter, ...pageOf(query) }, pickup: pickupOf(query), passengers, failure }
    const found = await searchCars(db, now(), search)
    return found.ok ? ok({ carData: found.value.groups, ...restOf(found.value, query) }) : found
  })

  implement(api, fetchHourlyCars, async ({ query }) => {
    const { id, duration, date, time, passengers } = query
    const pickup = { date, time, dateField: 'date', timeField: 'time' }
    const { failure } = fetchHourlyCars
    const filter = { hire: 'hourly' as const, id, duration, ...pageOf(query) }
    const found = await searchCars(db, now(), { filter, pickup, passengers, failure })
    return found.ok ? ok({ PriceData: found.value.groups, ...restOf(found.value, query) }) : found
  })

  implement(api, fetchRideCars, async ({ query }) => {
    const { id, passengers } = query
    const ends = await endsOf(db, query)
    if (!ends.ok) return ends
    const filter = { hire: 'ride' as const, id, ...ends.value, ...pageOf(query) }
    const search = { filter, pickup: pickupOf(query), passengers, failure: fetchRideCars.failure }
    const found = await searchCars(db, now(), search)
    return found.ok ? ok({ carData: found.value.groups, ...restOf(found.value, query) }) : found
  })

  implement(api, fetchTransferPoints, async () => {
    const [points, hotelsWithoutPoint] = await Promise.all([listPoints(db), listHotelsWithoutPoint(db)])
    return ok({ points, hotelsWithoutPoint })
  })

  carPackageRoutes(api, { db, now })
}

function carPackageRoutes(api: Api, { db, now }: { db: Db; now: () => Date }): void {
  implement(api, fetchCarPackages, async ({ query }) => {
    const { id, slug, page, limit } = query
    const isOne = id !== undefined || slug !== undefined
    const list = await listCarPackages(
      db,
      isOne ? { id, slug, limit: 1, offset: 0 } : { ...query, offset: (page - 1) * limit },
    )
    if (isOne && list.rows.length === 0) return fail(notFound(fetchCarPackages.failure))
    const names = await readNames(db)
    const packageData = list.rows.map((row) => carPackageOf(row, names))
    return ok({ packageData, total: list.total, page: isOne ? 1 : page, limit })
  })

  implement(api, pricingCall, async ({ body }) => {
    const price = await priceCarPackage(db, now(), body)
    return price.ok ? ok({ data: price.value }) : price
  })
}

type Ends = { fromPoints: string[] | undefined; toPoints: string[] | undefined }

/** Names that mean one and the same point are one place, however they are written; what could be several is asked back. */
async function endsOf(db: Db, { fromPlace, toPlace }: RideCarQuery): Promise<Result<Ends, ApiRefusal>> {
  const same = fail(invalid('toPlace', CAR_MESSAGES.samePlace, 'same_place'))
  if (fromPlace !== undefined && fromPlace.toLowerCase() === toPlace?.toLowerCase()) return same
  const [fromPoints, toPoints] = await Promise.all(
    [fromPlace, toPlace].map((text) => (text === undefined ? undefined : findPoints(db, text))),
  )
  for (const [field, text, points] of [
    ['fromPlace', fromPlace, fromPoints] as const,
    ['toPlace', toPlace, toPoints] as const,
  ]) {
    if (text === undefined || points?.length === 1) continue
    const choices = await suggestPoints(db, text)
    if (choices.length > 0) return fail({ ...invalid(field, whichOne(text), 'which_place'), more: { choices } })
  }
  return fromPoints?.some((point) => toPoints?.includes(point)) ? same : ok({ fromPoints, toPoints })
}

type Listed = Pick<AirportCarQuery, 'carType' | 'limit' | 'page'>

function pageOf({ carType, limit, page }: Listed) {
  return { carType, limit, offset: (page - 1) * limit }
}

function restOf({ groups: _, ...found }: FoundCars, { page, limit }: Listed) {
  return { ...found, page, limit }
}

function pickupOf({ pickupDate, pickupTime }: Pick<AirportCarQuery, 'pickupDate' | 'pickupTime'>) {
  return { date: pickupDate, time: pickupTime, dateField: 'pickupDate', timeField: 'pickupTime' }
}
