import type { SeatMapOfBoat } from '#contract/office/seat-maps.ts'
import { counted } from '#contract/terms/counted.ts'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { type DrawnCabin, drawingProblem, seatsOf } from '#contract/terms/seat-drawing.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { tellPages } from '#server/ferries/call-off.ts'
import { type ApiRefusal, invalid } from '#server/http/refusal.ts'
import { recordChange } from '#server/staff/audit.ts'
import type { Member } from '#server/staff/session.ts'
import { UNKNOWN_BOAT } from './boats.ts'
import {
  type AheadSailing,
  insertCabins,
  insertMap,
  lockSailingsOfBoat,
  moveToMap,
  readNewestMap,
} from './map-store.ts'
import { soldRefusal } from './sold-refusal.ts'

type Parts = { db: Db; now: () => Date }
export type NewMap = { version: string; cabins: DrawnCabin[]; fromDate: string; soldStay: boolean }
type Effect = { takes: AheadSailing[]; keeps: AheadSailing[]; lost: AheadSailing[] }

export async function readSeatMap({ db, now }: Parts, vesselId: string): Promise<Result<SeatMapOfBoat, ApiRefusal>> {
  const map = await readNewestMap(db, vesselId, now())
  return map === undefined ? fail(UNKNOWN_BOAT) : ok(viewOf(map))
}

function viewOf({ number, ...map }: NonNullable<Awaited<ReturnType<typeof readNewestMap>>>): SeatMapOfBoat {
  return { ...map, version: String(number) }
}

/** What saving a map would do: nothing is kept. */
export function checkMap({ db, now }: Parts, vesselId: string, map: NewMap) {
  return inTransaction(db, async (tx) => {
    const effect = await effectOf(tx, vesselId, map, { now: now(), isLook: true })
    if (!effect.ok) return effect
    const { takes, keeps, lost } = effect.value
    return ok({ takes: takes.length, keeps: keeps.length, lost })
  })
}

/**
 * A new version of a boat's seats, and the sailings that take it. Versions never change: a claim that has read an older one finds its
 * sailing moved on, and is refused.
 */
export function saveMap({ db, now }: Parts, member: Member, vesselId: string, map: NewMap) {
  return inTransaction(db, async (tx) => {
    await tx.selectFrom('ferry_vessel').select('id').where('id', '=', vesselId).forUpdate().executeTakeFirst()
    const before = await readNewestMap(tx, vesselId, now())
    if (before === undefined) return fail(UNKNOWN_BOAT)
    if (map.version !== String(before.number))
      return fail<ApiRefusal>({
        ...{ status: 409, code: 'changed', more: { current: viewOf(before) } },
        message: 'Somebody else has saved these seats since you opened them. See what differs, then save again.',
      })
    const effect = await effectOf(tx, vesselId, map, { now: now(), isLook: false })
    if (!effect.ok) return effect
    const { takes, keeps, lost } = effect.value
    if (lost.length > 0) return fail(soldRefusal(lost, 'is not in this map', 'are not in this map'))
    const number = before.number + 1
    await insertMap(tx, { vesselId, number, fromDate: map.fromDate })
    await insertCabins(tx, vesselId, number, map.cabins)
    const ids = takes.map(({ id }) => id)
    await moveToMap(tx, ids, number)
    await tellPages(tx)
    await recordChange(tx, member, {
      ...{ action: 'seats_drawn', subject: 'boat', subjectId: vesselId },
      before: { ...factsOf(before.cabins), fromDate: before.fromDate, number: before.number },
      after: { ...factsOf(map.cabins), fromDate: map.fromDate, number },
    })
    const saved = await readNewestMap(tx, vesselId, now())
    if (saved === undefined) return fail(UNKNOWN_BOAT)
    return ok({ map: viewOf(saved), takes: takes.length, keeps: keeps.length })
  })
}

async function effectOf(
  tx: Tx,
  vesselId: string,
  map: NewMap,
  { now, isLook }: { now: Date; isLook: boolean },
): Promise<Result<Effect, ApiRefusal>> {
  const problem = drawingProblem(map.cabins)
  if (problem !== undefined) return fail(invalid('cabins', problem))
  if (map.fromDate < dayInIndia(now)) return fail(invalid('fromDate', 'Days that are over cannot be changed'))
  const sailings = await lockSailingsOfBoat(tx, vesselId, { from: map.fromDate, now, isLook })
  const [sold, unsold] = [
    sailings.filter(({ seats }) => seats.length > 0),
    sailings.filter(({ seats }) => seats.length === 0),
  ]
  if (map.soldStay) return ok({ takes: unsold, keeps: sold, lost: [] })
  const there = new Set(map.cabins.flatMap(seatsOf).flatMap(({ seat, isCrew }) => (isCrew ? [] : [seat])))
  const lost = sold.map((each) => ({ ...each, seats: each.seats.filter((seat) => !there.has(seat)) }))
  return ok({ takes: sailings, keeps: [], lost: lost.filter(({ seats }) => seats.length > 0) })
}

/** A map in the audit: its classes with every seat, crew in brackets. */
function factsOf(cabins: readonly DrawnCabin[]): Record<string, string> {
  return Object.fromEntries(
    cabins.map((cabin) => [
      cabin.code,
      `${cabin.name}, ${cabin.deck}: ${seatsOf(cabin)
        .map(({ seat, isCrew }) => (isCrew ? `(${seat})` : seat))
        .join(' ')} (${counted(seatsOf(cabin).length, 'seat')})`,
    ]),
  )
}
