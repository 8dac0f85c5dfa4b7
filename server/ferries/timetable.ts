import type { SeatMap } from '#contract/v1/ferries.ts'
import type { Company } from '#server/adapters/ferry-operator/ferry-operator.ts'
import type { Db } from '#server/db/db.ts'
import { versionedModel } from '#server/db/versioned-model.ts'
import type { NamedPort } from './rules.ts'
import { type CabinRow, isTimetableCurrent, type OperatorRow, readTimetable, type TimetableRow } from './store.ts'

/** A trip of the timetable with its vessel: all of a sailing that does not change from day to day. */
export type TimetableEntry = {
  departTime: string
  arriveTime: string
  vessel: { id: string; name: string }
  operator: OperatorRow
  cabins: readonly Cabin[]
}
/** Answers about a day put each seat in as it is then: made once, also as JSON, as thousands of them stand in one answer. */
export type Cabin = CabinRow & { seatStates: readonly Record<'free' | 'booked' | 'blocked', SeatState>[] }
type SeatState = { seat: Readonly<SeatMap[string]>; json: string }

export type Timetable = {
  version: string
  ports: readonly NamedPort[]
  companies: readonly Company[]
  trips: ReadonlyMap<string, TimetableEntry>
  /** Percent of the tax inside a fare on that day. */
  taxPercentOn: (day: string) => number
}

type WithTimetable = ReturnType<typeof versionedModel<Timetable>>

const kept = new WeakMap<Db, WithTimetable>()

/** Answers from the timetable as this process keeps it; what is asked says whether it was still the database's (`version`). */
export function withTimetable(db: Db): WithTimetable {
  const known = kept.get(db) ?? versionedModel(async () => timetableOf(await readTimetable(db)))
  kept.set(db, known)
  return known
}

/** Every port there is now. */
export function listPorts(db: Db): Promise<readonly NamedPort[]> {
  return withTimetable(db)(async ({ ports, version }) => ({
    answer: ports,
    isCurrent: await isTimetableCurrent(db, version),
  }))
}

function timetableOf({ version, ports, operators, vessels, cabins, trips, taxes }: TimetableRow): Timetable {
  const sailable = trips.flatMap(({ id, vesselId, departTime, arriveTime }) => {
    const vessel = vessels.find((each) => each.id === vesselId)
    const operator = operators.find((each) => each.id === vessel?.operatorId)
    if (vessel === undefined || operator === undefined) return []
    const own = cabins.filter((cabin) => cabin.vessel_id === vesselId).map(cabinOf)
    const trip = { departTime, arriveTime, operator, vessel: { id: vessel.id, name: vessel.name }, cabins: own }
    return [[id, trip] as const]
  })
  return {
    ...{ version, ports },
    companies: operators.map(({ id, name }) => ({ id, name })),
    trips: new Map(sailable),
    taxPercentOn: (day) => taxes.find(({ fromDate }) => fromDate <= day)?.percent ?? 0,
  }
}

function cabinOf(row: CabinRow): Cabin {
  const seat = (number: string, isBooked: 0 | 1, isBlocked: 0 | 1): SeatState => {
    const state = Object.freeze({ number, isBooked, isBlocked })
    return { seat: state, json: `${JSON.stringify(number)}:${JSON.stringify(state)}` }
  }
  const seatStates = row.seats.map((number) => {
    const blocked = seat(number, 0, 1)
    return row.blocked.includes(number)
      ? { free: blocked, booked: blocked, blocked }
      : { free: seat(number, 0, 0), booked: seat(number, 1, 0), blocked }
  })
  return { ...row, seatStates }
}
