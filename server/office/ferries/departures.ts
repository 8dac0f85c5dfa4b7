import type { Departure, DepartureFields } from '#contract/office/timetable.ts'
import { addDays, dayInIndia, instantInIndia } from '#contract/terms/india-time.ts'
import { TRAVEL_HORIZON_DAYS } from '#contract/terms/limits.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { daysOf } from '#contract/terms/timetable-days.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { tellPages } from '#server/ferries/call-off.ts'
import { makeSailings } from '#server/ferries/roll-sailings.ts'
import { type ApiRefusal, invalid, notFound } from '#server/http/refusal.ts'
import { recordChange } from '#server/staff/audit.ts'
import type { Member } from '#server/staff/session.ts'
import { freeFerryId } from './carriers.ts'
import { type PlannedSailing, planChange } from './departure-plan.ts'
import { crossingProblem, departureProblem } from './departure-problems.ts'
import {
  type DepartureRow,
  deleteSailings,
  insertDeparture,
  listDepartureRows,
  lockAhead,
  pinSailings,
  updateDeparture,
} from './departure-store.ts'
import { followFares } from './fare-store.ts'
import { routeBetween } from './route-store.ts'
import { moveSailings } from './sailing-store.ts'
import { soldOn, soldRefusal } from './sold-refusal.ts'

export type Parts = { db: Db; now: () => Date }
type Saved<Value> = Promise<Result<Value, ApiRefusal>>

const UNKNOWN_DEPARTURE = notFound('There is no such departure')

export function departureView({ weekdays, kept, ...row }: DepartureRow): Departure {
  return { ...row, weekdays: [...weekdays].map(Number), kept: kept ?? { seats: [], releaseMinutes: null } }
}

export async function findDeparture(db: Db, id: string, now: Date): Saved<Departure> {
  const [row] = await listDepartureRows(db, now, id)
  return row === undefined ? fail(UNKNOWN_DEPARTURE) : ok(departureView(row))
}

/** Without an id it gets one made of its boat and time. */
export type NewDeparture = DepartureFields & { id?: string; fromPortId: string; toPortId: string; fromDate: string }

/** A new departure and its sailings, by the mechanism that makes those of every hour. */
export function addDeparture({ db, now }: Parts, member: Member, given: NewDeparture): Saved<Departure> {
  return inTransaction(db, async (tx) => {
    const { id: wanted, fromPortId, toPortId, fromDate, ...fields } = given
    const problem =
      dayProblem(fromDate, now()) ?? (await crossingProblem(tx, given)) ?? (await departureProblem(tx, fields))
    if (problem !== undefined) return fail(problem)
    const routeId = await routeBetween(tx, { from: fromPortId, to: toPortId }, () =>
      freeFerryId(tx, 'ferry_route', `${fromPortId} ${toPortId}`),
    )
    const id = wanted ?? (await freeFerryId(tx, 'ferry_trip', `${fields.vesselId} ${fields.departTime}`))
    await insertDeparture(tx, { ...fields, id, routeId, fromDate, isExtra: false })
    await makeSailings(tx, fromDate, lastDay(now()))
    await tellPages(tx)
    await recordChange(tx, member, { action: 'created', subject: 'departure', subjectId: id, after: given })
    return findDeparture(tx, id, now())
  })
}

export type DepartureChange = DepartureFields & { id: string; version: string; fromDate: string; soldStay: boolean }
type Effect = {
  made: string[]
  taken: PlannedSailing[]
  changed: PlannedSailing[]
  sold: PlannedSailing[]
  all: PlannedSailing[]
}

export function previewChange({ db, now }: Parts, change: DepartureChange) {
  return inTransaction(db, async (tx) => {
    const effect = await effectOf(tx, change, { now: now(), isLook: true })
    if (!effect.ok) return effect
    const { made, taken, changed, sold } = effect.value
    return ok({
      made,
      taken: taken.map(({ date }) => date),
      changed: changed.map(({ date }) => date),
      sold: sold.map(soldOn),
    })
  })
}

/** Changes a departure from a day on. Sailings with seats sold are never touched: they stay by themselves, or the whole is refused. */
export function changeDeparture({ db, now }: Parts, member: Member, change: DepartureChange) {
  return inTransaction(db, async (tx) => {
    const { id, version, fromDate, soldStay, ...fields } = change
    await tx.selectFrom('ferry_trip').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
    const before = await findDeparture(tx, id, now())
    if (!before.ok) return before
    if (before.value.version !== version)
      return fail<ApiRefusal>({
        ...{ status: 409, code: 'changed', more: { current: before.value } },
        message: 'Somebody else has saved this departure since you opened it. See what differs, then save again.',
      })
    const effect = await effectOf(tx, change, { now: now(), isLook: false })
    if (!effect.ok) return effect
    const { taken, changed, sold, all } = effect.value
    if (sold.length > 0 && !soldStay) return fail(soldRefusal(sold, 'would be touched', 'would be touched'))
    const gone = taken.map((each) => each.id)
    await updateDeparture(tx, id, fields, fromDate)
    await pinSailings(
      tx,
      sold.map((each) => each.id),
    )
    await deleteSailings(tx, gone)
    await moveSailings(
      tx,
      changed.map((each) => moveOf(each, fields)),
      false,
    )
    await followFares(
      tx,
      all.map((each) => each.id).filter((each) => !gone.includes(each)),
      { anew: false },
    )
    await makeSailings(tx, fromDate, lastDay(now()))
    await tellPages(tx)
    await recordChange(tx, member, {
      ...{ action: 'changed', subject: 'departure', subjectId: id },
      ...{ before: { ...fieldsOf(before.value) }, after: { ...fields, fromDate } },
    })
    const saved = await findDeparture(tx, id, now())
    if (!saved.ok) return saved
    const counts = { made: effect.value.made.length, taken: taken.length, changed: changed.length, stayed: sold.length }
    return ok({ departure: saved.value, ...counts })
  })
}

function fieldsOf(departure: Departure): DepartureFields {
  const { vesselId, departTime, arriveTime, weekdays, seasonFrom, seasonTo, untilDate, fares } = departure
  return { vesselId, departTime, arriveTime, weekdays, seasonFrom, seasonTo, untilDate, fares }
}

function moveOf({ id, date }: PlannedSailing, { vesselId, departTime, arriveTime }: DepartureFields) {
  return { id, vesselId, departsAt: instantInIndia(date, departTime), arrivesAt: instantInIndia(date, arriveTime) }
}

async function effectOf(
  tx: Tx,
  change: DepartureChange,
  { now, isLook }: { now: Date; isLook: boolean },
): Promise<Result<Effect, ApiRefusal>> {
  const { id, fromDate } = change
  const problem = dayProblem(fromDate, now) ?? (await departureProblem(tx, change))
  if (problem !== undefined) return fail(problem)
  const all = await lockAhead(tx, id, { from: fromDate, now, isLook })
  const known = new Set(all.map(({ date }) => date))
  const made = daysOf(change, fromDate, lastDay(now)).filter((day) => !known.has(day))
  return ok({ ...planChange(all, change), made, all })
}

export function lastDay(now: Date): string {
  return addDays(dayInIndia(now), TRAVEL_HORIZON_DAYS)
}

function dayProblem(fromDate: string, now: Date): ApiRefusal | undefined {
  if (fromDate < dayInIndia(now)) return invalid('fromDate', 'Days that are over cannot be changed')
  return fromDate > lastDay(now) ? invalid('fromDate', 'Sailings are not made so far ahead yet') : undefined
}
