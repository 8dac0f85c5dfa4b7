import type { OfficeCar } from '#contract/office/cars.ts'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { type ApiRefusal, invalid, notFound } from '#server/http/refusal.ts'
import { recordChange } from '#server/staff/audit.ts'
import type { Member } from '#server/staff/session.ts'
import { changedMeanwhile, incomplete } from '../changed-meanwhile.ts'
import { given } from '../given.ts'
import { picturesView } from '../hotels/view.ts'
import { makeRoom } from '../stock/set-units.ts'
import { type CarColumns, type CarRecord, findCarRecord, freeIdIn, insertCar, updateCar, writeFleet } from './store.ts'

type Parts = { db: Db; now: () => Date }
type Saved = Promise<Result<CarRecord, ApiRefusal>>
export type CarChange = { [Field in keyof CarColumns]?: CarColumns[Field] | undefined }

export const UNKNOWN_CAR = notFound('There is no such car')

export function carView({ picture, ...car }: CarRecord): OfficeCar {
  return { ...car, pictures: picturesView(picture === null ? [] : [picture]) }
}

/** Without an id it gets one made of its name. */
type NewCar = { id?: string } & Pick<CarColumns, 'name' | 'carType' | 'seats' | 'largeBags'>

/** A new kind of car, hidden until it has a picture. */
export function addCar(db: Db, member: Member, { id: wanted, ...car }: NewCar): Saved {
  return inTransaction(db, async (tx) => {
    const id = wanted ?? (await freeIdIn(tx, 'vehicle', car.name))
    await insertCar(tx, id, { ...car, description: '', extraHour: null, isLive: false })
    await recordChange(tx, member, { action: 'created', subject: 'vehicle', subjectId: id, after: car })
    return saved(tx, id)
  })
}

/** Saves what differs; refused where somebody else has saved since the record was read. */
export function changeCarFields(
  db: Db,
  member: Member,
  { id, version, ...change }: CarChange & { id: string; version: string },
): Saved {
  return inTransaction(db, async (tx) => {
    const car = await findCarRecord(tx, id, { forUpdate: true })
    if (car === undefined) return fail(UNKNOWN_CAR)
    if (car.version !== version) return fail(changedMeanwhile('car', carView(car)))
    const before = columnsOf(car)
    const next = { ...before, ...given(change) }
    if (next.isLive && !car.isLive) {
      const missing = incomplete(car.picture === null ? ['a picture'] : [])
      if (missing !== undefined) return fail(missing)
    }
    await updateCar(tx, id, next)
    await recordChange(tx, member, { action: 'changed', subject: 'vehicle', subjectId: id, before, after: next })
    return saved(tx, id)
  })
}

/** How many are at work on an island; never fewer than are sold on a day to come. */
export function changeFleet(
  { db, now }: Parts,
  member: Member,
  { id, islandId, units }: { id: string; islandId: string; units: number },
): Saved {
  return inTransaction(db, async (tx) => {
    const car = await findCarRecord(tx, id, { forUpdate: true })
    if (car === undefined) return fail(UNKNOWN_CAR)
    const before = car.fleet.find((each) => each.islandId === islandId)
    if (before === undefined) return fail(invalid('islandId', 'Please choose an island where cars can be met'))
    const short = await makeRoom(tx, { kind: 'car', id }, [{ lineId: islandId, units }], dayInIndia(now()))
    if (short !== undefined) return fail({ ...short, errors: [{ field: 'units', message: short.message }] })
    await writeFleet(tx, id, islandId, units)
    await recordChange(tx, member, {
      ...{ action: 'fleet_set', subject: 'vehicle', subjectId: id },
      ...{ before: { islandId: null, units: before.units }, after: { islandId, units } },
    })
    return saved(tx, id)
  })
}

function columnsOf({ name, carType, seats, largeBags, description, extraHour, isLive }: CarRecord): CarColumns {
  return { name, carType, seats, largeBags, description, extraHour, isLive }
}

async function saved(tx: Tx, id: string): Saved {
  const car = await findCarRecord(tx, id)
  return car === undefined ? fail(UNKNOWN_CAR) : ok(car)
}
