import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { type ApiRefusal, invalid, notFound } from '#server/http/refusal.ts'
import { recordChange } from '#server/staff/audit.ts'
import type { Member } from '#server/staff/session.ts'
import { changedMeanwhile, incomplete } from '../changed-meanwhile.ts'
import { given } from '../given.ts'
import { findRoad, insertRoad, type RoadRecord, replaceRates, updateRoad } from './road-store.ts'
import { type CarOptions, freeIdIn, readCarOptions } from './store.ts'

type Saved = Promise<Result<RoadRecord, ApiRefusal>>
type Fields = Pick<RoadRecord, 'distanceKm' | 'minutes' | 'kmLimit' | 'isLive' | 'rates'>
export type RoadChange = { [Field in keyof Fields]?: Fields[Field] | undefined }

export const UNKNOWN_ROAD = notFound('There is no such road or hire')
const EXISTS: ApiRefusal = {
  status: 409,
  code: 'exists',
  message: 'There is one already: change that one, it counts in both directions',
}

type NewRoad = { fromId: string; toId: string; distanceKm: number; minutes: number }

/** A new road, hidden until it has a price. Where one end is the airport, it is a road of the airport. */
export function addRoad(db: Db, member: Member, { fromId, toId, distanceKm, minutes }: NewRoad): Saved {
  return inTransaction(db, async (tx) => {
    const { points } = await readCarOptions(tx)
    const [from, to] = [fromId, toId].map((id) => points.find((point) => point.id === id))
    if (from === undefined) return fail(invalid('fromId', 'Please choose a point from the list'))
    if (to === undefined || to.id === from.id) return fail(invalid('toId', 'Please choose another point from the list'))
    const [near, far] = to.isAirport ? [to, from] : [from, to]
    const kind = near.isAirport ? 'airport' : 'ride'
    const id = kind === 'airport' ? `airport.${far.id}` : `ride.${near.id}.${far.id}`
    const ends = { fromId: near.id, toId: far.id, islandId: near.islandId }
    return inserted(tx, member, { id, kind, ...ends, duration: null, distanceKm, minutes, kmLimit: null })
  })
}

const HOUR_MINUTES = 60

/** A new hire by the hour, hidden until it has a price. */
export function addHire(
  db: Db,
  member: Member,
  { islandId, duration, kmLimit }: { islandId: string; duration: string; kmLimit: number },
): Saved {
  return inTransaction(db, async (tx) => {
    const { islands } = await readCarOptions(tx)
    if (!islands.some(({ id }) => id === islandId))
      return fail(invalid('islandId', 'Please choose an island where cars can be met'))
    const hours = Number.parseInt(duration, 10)
    const id = await freeIdIn(tx, 'car_charge', `hourly ${hours} ${islandId}`)
    return inserted(tx, member, {
      ...{ id, kind: 'hourly', islandId, fromId: null, toId: null, duration, distanceKm: kmLimit },
      ...{ minutes: hours * HOUR_MINUTES, kmLimit },
    })
  })
}

async function inserted(tx: Tx, member: Member, road: Parameters<typeof insertRoad>[1]): Saved {
  if (!(await insertRoad(tx, road))) return fail(EXISTS)
  await recordChange(tx, member, { action: 'created', subject: 'car_charge', subjectId: road.id, after: road })
  return saved(tx, road.id)
}

/** Saves what differs; refused where somebody else has saved since the record was read. */
export function changeRoadFields(
  db: Db,
  member: Member,
  { id, version, ...change }: RoadChange & { id: string; version: string },
): Saved {
  return inTransaction(db, async (tx) => {
    const road = await findRoad(tx, id, { forUpdate: true })
    if (road === undefined) return fail(UNKNOWN_ROAD)
    if (road.version !== version) return fail(changedMeanwhile('road', road))
    const before = fieldsOf(road)
    const next: Fields = { ...before, ...given(change) }
    const problem = problemOf(next, await readCarOptions(tx)) ?? (next.isLive ? incomplete(missingOf(next)) : undefined)
    if (problem !== undefined) return fail(problem)
    await updateRoad(tx, id, next)
    if (change.rates !== undefined) await replaceRates(tx, id, next.rates)
    await recordChange(tx, member, { action: 'changed', subject: 'car_charge', subjectId: id, before, after: next })
    return saved(tx, id)
  })
}

function fieldsOf({ distanceKm, minutes, kmLimit, isLive, rates }: RoadRecord): Fields {
  return { distanceKm, minutes, kmLimit, isLive, rates }
}

function problemOf({ rates }: Fields, { cars }: CarOptions): ApiRefusal | undefined {
  const place = rates.findIndex(
    ({ vehicleId }, index) =>
      !cars.some(({ id }) => id === vehicleId) || rates.findIndex((each) => each.vehicleId === vehicleId) !== index,
  )
  return place < 0 ? undefined : invalid(`rates.${place}.vehicleId`, 'Please choose each car of the list once')
}

function missingOf({ rates }: Fields): string[] {
  return rates.length === 0 ? ['the price of a car'] : []
}

async function saved(tx: Tx, id: string): Saved {
  const road = await findRoad(tx, id)
  return road === undefined ? fail(UNKNOWN_ROAD) : ok(road)
}
