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
import { crossingProblem, sailsProblem } from './departure-problems.ts'
import { insertDeparture } from './departure-store.ts'
import { lastDay, type Parts } from './departures.ts'
import { insertExtraSailing, routeBetween } from './route-store.ts'
import { listSailingRows, lockSailing, ofId, readSeatsOf, type SailingRow, soldSeatsOf } from './sailing-store.ts'
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
