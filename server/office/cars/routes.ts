import { changeCar, createCar, fetchCar, fetchCarOptions, listCars, setFleet } from '#contract/office/cars.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import { thumbOf } from '../hotels/view.ts'
import { implementOffice, type OfficeApi } from '../office-api.ts'
import { addCar, carView, changeCarFields, changeFleet, UNKNOWN_CAR } from './change-car.ts'
import { driveRoutes } from './drive-routes.ts'
import { roadRoutes } from './road-routes.ts'
import { type CarRecord, findCarRecord, listCarRows, readCarOptions } from './store.ts'

type Parts = { now: () => Date }

/** Kinds of cars, roads with their prices, and car packages. */
export function carOfficeRoutes(office: OfficeApi, { now }: Parts): void {
  readRoutes(office)
  const { db } = office
  implementOffice(office, createCar, async ({ body, member }) => viewed(await addCar(db, member, body)))
  implementOffice(office, changeCar, async ({ query: { id }, body, member }) =>
    viewed(await changeCarFields(db, member, { id, ...body })),
  )
  implementOffice(office, setFleet, async ({ query: { id }, body, member }) =>
    viewed(await changeFleet({ db, now }, member, { id, ...body })),
  )
  roadRoutes(office)
  driveRoutes(office, { now })
}

function readRoutes(office: OfficeApi): void {
  const { db } = office
  implementOffice(office, listCars, async ({ query: { page, perPage, q = '', carType = '', isLive = '' } }) => {
    const filter = { offset: (page - 1) * perPage, limit: perPage, words: q, carType, isLive }
    const { rows, total } = await listCarRows(db, filter)
    return ok({ total, rows: rows.map(({ thumb, ...row }) => ({ ...row, thumbUrl: thumbOf(thumb) })) })
  })
  implementOffice(office, fetchCarOptions, async () => ok(await readCarOptions(db)))
  implementOffice(office, fetchCar, async ({ query: { id } }) => {
    const car = await findCarRecord(db, id)
    return car === undefined ? fail(UNKNOWN_CAR) : ok({ car: carView(car) })
  })
}

function viewed(saved: Result<CarRecord, ApiRefusal>) {
  return saved.ok ? ok({ car: carView(saved.value) }) : saved
}
