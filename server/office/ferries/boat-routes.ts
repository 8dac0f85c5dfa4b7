import {
  changeBoat,
  changeCarrier,
  createBoat,
  createCarrier,
  fetchBoat,
  fetchFerryOptions,
  listBoats,
  listCarriers,
} from '#contract/office/boats.ts'
import { checkSeatMap, fetchSeatMap, saveSeatMap } from '#contract/office/seat-maps.ts'
import { addDays, dayInIndia } from '#contract/terms/india-time.ts'
import { TRAVEL_HORIZON_DAYS } from '#contract/terms/limits.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import { fileOf } from '../hotels/store.ts'
import { implementOffice, type OfficeApi } from '../office-api.ts'
import { type BoatRecord, findBoat, listBoatRows, readFerryOptions } from './boat-store.ts'
import { addBoat, changeBoatFields, UNKNOWN_BOAT } from './boats.ts'
import { addCarrier, changeCarrierFields, listCarrierRows } from './carriers.ts'
import { checkMap, readSeatMap, saveMap } from './seat-map.ts'
import { boatView } from './view.ts'

const THUMB_WIDTH = 320

export function boatRoutes(office: OfficeApi, now: () => Date): void {
  const { db } = office
  implementOffice(office, listCarriers, async () => ok({ carriers: await listCarrierRows(db) }))
  implementOffice(office, createCarrier, async ({ body, member }) =>
    named('carrier', await addCarrier(db, member, body)),
  )
  implementOffice(office, changeCarrier, async ({ query: { id }, body, member }) =>
    named('carrier', await changeCarrierFields(db, member, { id, ...body })),
  )
  implementOffice(office, listBoats, async ({ query: { page, perPage, q = '', carrierId = '' } }) => {
    const filter = { offset: (page - 1) * perPage, limit: perPage, words: q, carrierId, today: dayInIndia(now()) }
    const { rows, total } = await listBoatRows(db, filter)
    return ok({
      total,
      rows: rows.map(({ thumb, ...row }) => ({ ...row, thumbUrl: thumb === null ? null : fileOf(thumb, THUMB_WIDTH) })),
    })
  })
  implementOffice(office, fetchFerryOptions, async () =>
    ok({ ...(await readFerryOptions(db)), horizon: addDays(dayInIndia(now()), TRAVEL_HORIZON_DAYS) }),
  )
  implementOffice(office, fetchBoat, async ({ query: { id } }) => {
    const boat = await findBoat(db, id)
    return boat === undefined ? fail(UNKNOWN_BOAT) : ok({ boat: boatView(boat) })
  })
  implementOffice(office, createBoat, async ({ body, member }) => viewed(await addBoat(db, member, body)))
  implementOffice(office, changeBoat, async ({ query: { id }, body, member }) =>
    viewed(await changeBoatFields(db, member, { id, ...body })),
  )
  mapRoutes(office, now)
}

function mapRoutes(office: OfficeApi, now: () => Date): void {
  const parts = { db: office.db, now }
  implementOffice(office, fetchSeatMap, async ({ query: { id } }) => named('map', await readSeatMap(parts, id)))
  implementOffice(office, checkSeatMap, ({ query: { id }, body }) => checkMap(parts, id, body))
  implementOffice(office, saveSeatMap, ({ query: { id }, body, member }) => saveMap(parts, member, id, body))
}

function viewed(saved: Result<BoatRecord, ApiRefusal>) {
  return saved.ok ? ok({ boat: boatView(saved.value) }) : saved
}

/** An answer under the name that its call gives it. */
export function named<Name extends string, Value>(
  name: Name,
  result: Result<Value, ApiRefusal>,
): Result<Record<Name, Value>, ApiRefusal> {
  // The computed key is that name.
  return result.ok ? ok({ [name]: result.value } as Record<Name, Value>) : result
}
