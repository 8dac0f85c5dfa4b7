import type { KnownDriver } from '#contract/office/today.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { phoneText } from '#server/adapters/phone/phone-number.ts'
import { assignDriver as assign } from '#server/bookings/place/assign-driver.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { drawCode } from '#server/http/draw-code.ts'
import { type ApiRefusal, notFound } from '#server/http/refusal.ts'
import type { Driver } from '#server/products/line-facts.ts'
import { recordChange } from '#server/staff/audit.ts'
import type { Member } from '#server/staff/session.ts'
import { reachOf } from '../reach.ts'
import { countDrivers, type DriverRow, findDriver, insertDriver, updateDriver } from './driver-store.ts'

/** Drivers that an office knows at most (ours): they are offered in one list. */
const DRIVERS_MAX = 200
const ID_LENGTH = 8

const UNKNOWN = notFound('We do not know this driver')

type DriverFields = { name: string; phone: string; vehicle: string; islandId: string | null }

export function addDriver(db: Db, by: Member, fields: DriverFields): Promise<Result<DriverRow, ApiRefusal>> {
  return inTransaction(db, async (tx) => {
    if ((await countDrivers(tx)) >= DRIVERS_MAX)
      return fail({ status: 409, code: 'too_many', message: `An office has up to ${DRIVERS_MAX} drivers` })
    const id = drawCode(ID_LENGTH).toLowerCase()
    await insertDriver(tx, { id, ...fields })
    await recordChange(tx, by, { action: 'added', subject: 'driver', subjectId: id, after: { ...fields } })
    return ok(await written(tx, id))
  })
}

export type DriverChange = {
  [Field in keyof DriverFields]?: DriverFields[Field] | undefined
} & { isActive?: boolean | undefined }

export function changeDriver(
  db: Db,
  by: Member,
  { id, ...change }: DriverChange & { id: string },
): Promise<Result<DriverRow, ApiRefusal>> {
  return inTransaction(db, async (tx) => {
    const row = await findDriver(tx, id, { forUpdate: true })
    if (row === undefined) return fail(UNKNOWN)
    const before = {
      ...{ name: row.name, phone: row.phone, vehicle: row.vehicle },
      ...{ islandId: row.island_id, isActive: row.is_active },
    }
    const after = {
      name: change.name ?? before.name,
      phone: change.phone ?? before.phone,
      vehicle: change.vehicle ?? before.vehicle,
      islandId: change.islandId === undefined ? before.islandId : change.islandId,
      isActive: change.isActive ?? before.isActive,
    }
    await updateDriver(tx, id, after)
    await recordChange(tx, by, { action: 'changed', subject: 'driver', subjectId: id, before, after })
    return ok(await written(tx, id))
  })
}

async function written(tx: Tx, id: string): Promise<DriverRow> {
  const row = await findDriver(tx, id)
  if (row === undefined) throw new Error('A driver is gone who was just written')
  return row
}

export type Assigning = { ref: string; lineId: string; ride: string; driverId: string | null }

/** Gives a ride its driver, or takes them off. */
export function assignDriver(
  db: Db,
  by: Member,
  { driverId, ...asked }: Assigning,
): Promise<Result<DriverRow | null, ApiRefusal>> {
  return inTransaction(db, async (tx) => {
    const row = driverId === null ? null : await findDriver(tx, driverId)
    if (row === undefined) return fail(UNKNOWN)
    const assigned = await assign(tx, { ...asked, driver: row && writtenDriver(row) })
    if (!assigned.ok) {
      const { error } = assigned
      return fail(
        error.code === 'not_found'
          ? notFound('We do not know this ride')
          : { status: 409, code: 'not_now', message: error.message },
      )
    }
    await recordChange(tx, by, {
      ...{ action: 'driver', subject: 'booking', subjectId: asked.ref },
      before: { ride: asked.ride, driver: assigned.value.before?.name ?? null },
      after: { ride: asked.ride, driver: row?.name ?? null },
    })
    return ok(row)
  })
}

/** As it stands on a booking: what a driver changes later does not reach back. */
function writtenDriver({ name, phone, vehicle }: DriverRow): Driver {
  return { name, phone: phoneText(phone), ...(vehicle === '' ? {} : { vehicle }) }
}

export function knownDriver({ id, name, phone, vehicle, island, is_active }: DriverRow): KnownDriver {
  return { id, name, ...reachOf(phone), vehicle, island, isActive: is_active }
}
