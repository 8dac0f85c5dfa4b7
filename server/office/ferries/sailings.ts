import type { DaySailing, SailingInFull } from '#contract/office/sailings.ts'
import { instantInIndia } from '#contract/terms/india-time.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import type { FerryFares } from '#server/db/tables-ferries.ts'
import { callOffSailings, putSailingsBack, tellPages } from '#server/ferries/call-off.ts'
import { type ApiRefusal, invalid, notFound } from '#server/http/refusal.ts'
import { recordChange } from '#server/staff/audit.ts'
import type { Member } from '#server/staff/session.ts'
import { freeFerryId } from './carriers.ts'
import { clockProblem, crossingProblem, sailsProblem, UNKNOWN_VESSEL } from './departure-problems.ts'
import { insertDeparture } from './departure-store.ts'
import { lastDay, type Parts } from './departures.ts'
import { insertExtraSailing, routeBetween } from './route-store.ts'
import {
  listSailingRows,
  lockSailing,
  moveSailings,
  ofId,
  readSeatsOf,
  type SailingRow,
  seatsOnBoat,
  soldSeatsOf,
} from './sailing-store.ts'
import { soldRefusal } from './sold-refusal.ts'

export type Saved = Promise<Result<SailingInFull, ApiRefusal>>

const UNKNOWN_SAILING = notFound('There is no such sailing')
const DEPARTED: ApiRefusal = { status: 409, code: 'departed', message: 'This sailing has left' }

export function sailingView({ departsAt, map: _, ...row }: SailingRow, now: Date): DaySailing {
  return { ...row, hasLeft: departsAt.getTime() <= now.getTime() }
}

export async function findSailingInFull(db: Db, id: string, now: Date): Saved {
  const [row] = await listSailingRows(db, ofId(id))
  if (row === undefined) return fail(UNKNOWN_SAILING)
  const { cabins, seats } = await readSeatsOf(db, id)
  const of = (kind: 'sold' | 'sample') => seats.filter((each) => each.kind === kind).map(({ seat }) => seat)
  const booked = Map.groupBy(
    seats.flatMap(({ seat, ref }) => (ref === null ? [] : [{ seat, ref }])),
    ({ ref }) => ref,
  )
  return ok({
    ...sailingView(row, now),
    maps: cabins.map(({ seats: _, blocked: __, ...map }) => map),
    ...{ sold: of('sold'), sample: of('sample'), crew: cabins.flatMap(({ blocked }) => blocked) },
    kept: seats
      .filter(({ kind }) => kind === 'kept')
      .map(({ seat, freeAt }) => ({ seat, freeAt: freeAt?.toISOString() ?? null })),
    bookings: [...booked].map(([ref, own]) => ({ ref, seats: own.map(({ seat }) => seat) })),
  })
}

/** A sailing that has not left, locked. */
export async function lockComing(tx: Tx, id: string, now: Date): Promise<Result<SailingRow, ApiRefusal>> {
  const sailing = await lockSailing(tx, id)
  if (sailing === undefined) return fail(UNKNOWN_SAILING)
  return sailing.departsAt.getTime() <= now.getTime() ? fail(DEPARTED) : ok(sailing)
}

export type NewSailing = {
  day: string
  fromPortId: string
  toPortId: string
  vesselId: string
  departTime: string
  arriveTime: string
  fares: FerryFares
}

/** An additional sailing: a departure of one day, which is no part of the timetable. */
export function addSailing({ db, now }: Parts, member: Member, given: NewSailing): Saved {
  return inTransaction(db, async (tx) => {
    const { day, fromPortId, toPortId, ...sails } = given
    const problem = addProblem(given, now()) ?? (await crossingProblem(tx, given)) ?? (await sailsProblem(tx, sails))
    if (problem !== undefined) return fail(problem)
    const routeId = await routeBetween(tx, { from: fromPortId, to: toPortId }, () =>
      freeFerryId(tx, 'ferry_route', `${fromPortId} ${toPortId}`),
    )
    const tripId = await freeFerryId(tx, 'ferry_trip', `extra ${given.vesselId} ${day}`)
    const always = { weekdays: [new Date(`${day}T00:00:00Z`).getUTCDay()], seasonFrom: null, seasonTo: null }
    await insertDeparture(tx, {
      ...sails,
      ...always,
      untilDate: day,
      id: tripId,
      routeId,
      fromDate: day,
      isExtra: true,
    })
    const id = await insertExtraSailing(tx, tripId, day)
    await tellPages(tx)
    await recordChange(tx, member, { action: 'created', subject: 'sailing', subjectId: id, after: given })
    return findSailingInFull(tx, id, now())
  })
}

function addProblem({ day, departTime }: NewSailing, now: Date): ApiRefusal | undefined {
  if (instantInIndia(day, departTime).getTime() <= now.getTime()) return invalid('day', 'It would have left already')
  return day > lastDay(now) ? invalid('day', 'Sailings are not made so far ahead yet') : undefined
}

export type SailingChange = {
  departTime?: string | undefined
  arriveTime?: string | undefined
  vesselId?: string | undefined
}

/** Another time while nothing is sold; another boat where every seat sold is there, in its class. */
export function changeSailing({ db, now }: Parts, member: Member, id: string, change: SailingChange): Saved {
  return inTransaction(db, async (tx) => {
    const found = await lockComing(tx, id, now())
    if (!found.ok) return found
    const sailing = found.value
    const before = { departTime: sailing.departTime, arriveTime: sailing.arriveTime, vesselId: sailing.vesselId }
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
    const after = { ...before, ...given }
    const problem = await changeProblem(tx, sailing, after, now())
    if (problem !== undefined) return fail(problem)
    const [departsAt, arrivesAt] = [after.departTime, after.arriveTime].map((time) =>
      instantInIndia(sailing.date, time),
    )
    if (departsAt === undefined || arrivesAt === undefined) throw new Error('Two times are two instants')
    await moveSailings(tx, [{ id, vesselId: after.vesselId, departsAt, arrivesAt }], true)
    await tellPages(tx)
    await recordChange(tx, member, { action: 'changed', subject: 'sailing', subjectId: id, before, after })
    return findSailingInFull(tx, id, now())
  })
}

type Timing = { departTime: string; arriveTime: string; vesselId: string }

async function changeProblem(tx: Tx, sailing: SailingRow, after: Timing, now: Date): Promise<ApiRefusal | undefined> {
  if (instantInIndia(sailing.date, after.departTime).getTime() <= now.getTime())
    return invalid('departTime', 'It would have left already')
  const clock = clockProblem(after)
  if (clock !== undefined) return clock
  const sold = await soldSeatsOf(tx, sailing.id)
  const on = (seats: readonly { seat: string }[]) => [
    { id: sailing.id, date: sailing.date, departureTime: sailing.departTime, seats: seats.map(({ seat }) => seat) },
  ]
  if (sold.length > 0 && (after.departTime !== sailing.departTime || after.arriveTime !== sailing.arriveTime))
    return soldRefusal(on(sold), 'has another time on its papers', 'have another time on their papers')
  if (after.vesselId === sailing.vesselId) return undefined
  const there = await seatsOnBoat(tx, after.vesselId, sailing.date)
  const codes = sailing.classes.map(({ code }) => code)
  if (there.length === 0) return UNKNOWN_VESSEL
  if (!there.some(({ code }) => codes.some((each) => each === code)))
    return invalid('vesselId', 'This boat has none of the classes that have a fare on this sailing')
  const lost = sold.filter(({ seat, code }) => !there.some((each) => each.seat === seat && each.code === code))
  return lost.length === 0 ? undefined : soldRefusal(on(lost), 'is not on that boat', 'are not on that boat')
}

/** A day off. Where seats are sold, the disruption desk calls it off and settles those who have them. */
export function takeOff({ db, now }: Parts, member: Member, id: string, reason: string): Saved {
  return inTransaction(db, async (tx) => {
    const found = await lockComing(tx, id, now())
    if (!found.ok) return found
    const { date, departTime } = found.value
    const seats = (await soldSeatsOf(tx, id)).map(({ seat }) => seat)
    if (seats.length > 0)
      return fail(
        soldRefusal(
          [{ id, date, departureTime: departTime, seats }],
          'stands against it: the disruption desk settles it',
          'stand against it: the disruption desk settles them',
        ),
      )
    await callOffSailings(tx, member, { sailingIds: [id], reason })
    return findSailingInFull(tx, id, now())
  })
}

export function putOn({ db, now }: Parts, member: Member, id: string): Saved {
  return inTransaction(db, async (tx) => {
    const found = await lockComing(tx, id, now())
    if (!found.ok) return found
    await putSailingsBack(tx, member, { sailingIds: [id], reason: '' })
    return findSailingInFull(tx, id, now())
  })
}
