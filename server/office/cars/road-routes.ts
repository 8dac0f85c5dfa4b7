import {
  changeRoad,
  createHire,
  createRoad,
  fetchRoad,
  listRoads,
  previewFares,
  raiseFares,
} from '#contract/office/car-roads.ts'
import { changeCarNight, fetchCarNight } from '#contract/office/car-surcharges.ts'
import { carPercentOn, isNightPickup } from '#contract/terms/car-surcharges.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { fareOf } from '#server/cars/rules.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import { readCarSurcharges } from '#server/settings/car-surcharges.ts'
import { implementOffice, type OfficeApi } from '../office-api.ts'
import { changeNight, readCarNight } from './change-night.ts'
import { addHire, addRoad, changeRoadFields, UNKNOWN_ROAD } from './change-road.ts'
import { raiseAll } from './raise-fares.ts'
import { findRoad, listRoadRows, type RoadRecord } from './road-store.ts'
import { readCarOptions } from './store.ts'

/** Roads and hires by the hour with their prices. */
export function roadRoutes(office: OfficeApi): void {
  const { db } = office
  implementOffice(
    office,
    listRoads,
    async ({ query: { page, perPage, q = '', kind = '', islandId = '', isLive = '' } }) =>
      ok(await listRoadRows(db, { offset: (page - 1) * perPage, limit: perPage, words: q, kind, islandId, isLive })),
  )
  implementOffice(office, fetchRoad, async ({ query: { id } }) => {
    const road = await findRoad(db, id)
    return road === undefined ? fail(UNKNOWN_ROAD) : ok({ road })
  })
  implementOffice(office, createRoad, async ({ body, member }) => viewed(await addRoad(db, member, body)))
  implementOffice(office, createHire, async ({ body, member }) => viewed(await addHire(db, member, body)))
  implementOffice(office, changeRoad, async ({ query: { id }, body, member }) =>
    viewed(await changeRoadFields(db, member, { id, ...body })),
  )
  implementOffice(office, previewFares, async ({ body: { date, time, prices } }) => {
    const { taxPercent } = await readCarOptions(db)
    const surcharges = await readCarSurcharges(db)
    return ok({
      ...{ seasonPercent: carPercentOn(date, surcharges.seasons), isNight: isNightPickup(time, surcharges.night) },
      fares: prices.map((price) => fareOf({ price, taxPercent }, { date, time }, surcharges)),
    })
  })
  implementOffice(office, fetchCarNight, async () => ok({ carNight: await readCarNight(db) }))
  implementOffice(office, changeCarNight, ({ query: { id }, body, member }) => changeNight(db, member, { id, ...body }))
  implementOffice(office, raiseFares, ({ body, member }) => raiseAll(db, member, body))
}

function viewed(saved: Result<RoadRecord, ApiRefusal>) {
  return saved.ok ? ok({ road: saved.value }) : saved
}
