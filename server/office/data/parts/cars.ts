import { sql } from 'kysely'
import { z } from 'zod'
import { changeRoad } from '#contract/office/car-roads.ts'
import { changeCar, createCar, Fare } from '#contract/office/cars.ts'
import { fail, type Result } from '#contract/terms/result.ts'
import { Id } from '#contract/v1/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { type ApiRefusal, invalid } from '#server/http/refusal.ts'
import { addCar, changeCarFields, UNKNOWN_CAR } from '../../cars/change-car.ts'
import { changeRoadFields, UNKNOWN_ROAD } from '../../cars/change-road.ts'
import { findRoad } from '../../cars/road-store.ts'
import { findCarRecord } from '../../cars/store.ts'
import { given } from '../../given.ts'
import { ID, MAYBE_WHOLE, RUPEES, TEXT, WHOLE, YES_NO } from '../cells.ts'
import { checked } from '../checked.ts'
import { idByName } from '../id-by-name.ts'
import { definePart, type Given, type ImportRun, type Values } from '../part.ts'

const Car = changeCar.body.omit({ version: true }).extend({ id: Id })

export const carPart = definePart(Car, {
  id: 'cars',
  columns: [
    { name: 'id', field: 'id', kind: ID },
    { name: 'name', field: 'name', kind: TEXT, isNeeded: true },
    { name: 'kind', field: 'carType', kind: TEXT, isNeeded: true },
    { name: 'seats', field: 'seats', kind: WHOLE, isNeeded: true },
    { name: 'large_bags', field: 'largeBags', kind: WHOLE, isNeeded: true },
    { name: 'extra_hour', field: 'extraHour', kind: MAYBE_WHOLE },
    { name: 'description', field: 'description', kind: TEXT },
    { name: 'live', field: 'isLive', kind: YES_NO },
  ],
  keyOf: ({ id }) => String(id),
  complete: idByName(['name']),
  readAll: readCars,
  save: async ({ tx, member }, { values, change, before }) => {
    const { id, name, carType, seats, largeBags, ...rest } = values
    if (before !== undefined) return changeCarFields(tx, member, { ...change, id, version: String(before.version) })
    const car = checked(createCar.body, { name, carType, seats, largeBags }, 'name')
    if (!car.ok) return car
    const added = await addCar(tx, member, { ...car.value, id })
    if (!added.ok || Object.values(given(rest)).every((value) => value === '' || value === null || value === false))
      return added
    return changeCarFields(tx, member, { ...rest, id, version: added.value.version })
  },
})

async function readCars(db: Db): Promise<Values[]> {
  const { rows } = await sql<Values>`
    select id, updated_at::text as version, name, car_type as "carType", seats, large_bags as "largeBags", extra_hour as "extraHour",
           description, is_active as "isLive"
      from vehicle order by position, id`.execute(db)
  return rows
}

const Tariff = z.strictObject({
  roadId: Id,
  vehicleId: Id,
  price: Fare.optional(),
  extraKm: Fare.nullable().optional(),
})
type Tariff = z.output<typeof Tariff>

/** What a road or hire costs with a car; roads themselves are made on their screen. */
export const tariffPart = definePart(Tariff, {
  id: 'tariffs',
  columns: [
    { name: 'road', field: 'roadId', kind: ID, isNeeded: true },
    { name: 'car', field: 'vehicleId', kind: ID, isNeeded: true },
    { name: 'price', field: 'price', kind: RUPEES, isNeeded: true },
    { name: 'extra_km', field: 'extraKm', kind: MAYBE_WHOLE },
  ],
  keyOf: ({ roadId, vehicleId }) => `${roadId} ${vehicleId}`,
  readAll: readTariffs,
  problem: async ({ tx }, { values }) => {
    if ((await findRoad(tx, values.roadId)) === undefined) return invalid('roadId', UNKNOWN_ROAD.message)
    return (await findCarRecord(tx, values.vehicleId)) === undefined
      ? invalid('vehicleId', UNKNOWN_CAR.message)
      : undefined
  },
  recordOf: ({ roadId }) => roadId,
  saveRows: saveTariffs,
})

async function saveTariffs(
  { tx, member }: ImportRun,
  rows: readonly Given<Tariff>[],
): Promise<Result<unknown, ApiRefusal>> {
  const road = await findRoad(tx, rows[0]?.values.roadId ?? '', { forUpdate: true })
  if (road === undefined) return fail(UNKNOWN_ROAD)
  const rates = new Map(road.rates.map((rate) => [rate.vehicleId, rate]))
  for (const { values } of rows) {
    const { vehicleId, price = 0, extraKm } = values
    const before = rates.get(vehicleId)
    rates.set(vehicleId, {
      vehicleId,
      price: values.price === undefined ? (before?.price ?? price) : price,
      extraKm: extraKm === undefined ? (before?.extraKm ?? null) : extraKm,
    })
  }
  const next = checked(changeRoad.body.shape.rates, [...rates.values()], 'price')
  return next.ok ? changeRoadFields(tx, member, { id: road.id, version: road.version, rates: next.value }) : next
}

async function readTariffs(db: Db): Promise<Values[]> {
  const { rows } = await sql<Values>`
    select charge_id as "roadId", vehicle_id as "vehicleId", price, extra_km as "extraKm"
      from car_rate order by charge_id, vehicle_id`.execute(db)
  return rows
}
