import { timeInIndia } from '#contract/terms/india-time.ts'
import type { SeatMap } from '#contract/v1/ferries.ts'
import type { Company } from '#server/adapters/ferry-operator/ferry-operator.ts'
import type { Db } from '#server/db/db.ts'
import { versionedModel } from '#server/db/versioned-model.ts'
import type { NamedPort } from './rules.ts'
import { type CabinRow, isTimetableCurrent, type OperatorRow, readTimetable, type TimetableRow } from './store.ts'

/** The boat of a sailing with its seats, and the clock of that day. */
export type TimetableEntry = Boat & { departTime: string; arriveTime: string }
/** A vessel with one version of its seats: all of a sailing that does not change from day to day. */
type Boat = { vessel: { id: string; name: string }; operator: OperatorRow; cabins: readonly Cabin[] }
/** Answers about a day put each seat in as it is then: made once, also as JSON, as thousands of them stand in one answer. */
export type Cabin = CabinRow & { seatStates: readonly Record<'free' | 'booked' | 'blocked', SeatState>[] }
type SeatState = { seat: Readonly<SeatMap[string]>; json: string }

export type Timetable = {
  version: string
  ports: readonly NamedPort[]
  companies: readonly Company[]
  /** By vessel and number of its seat map (`boatKey`). */
  boats: ReadonlyMap<string, Boat>
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

type Sailed = { vessel_id: string; map: number }

/** The boat of a sailing; undefined while the timetable kept here does not know it yet. */
export function boatOf({ boats }: Timetable, sailing: Sailed): Boat | undefined {
  return boats.get(boatKey(sailing))
}

/** The same with when it leaves and arrives. */
export function entryOf(
  timetable: Timetable,
  sailing: Sailed & { departs_at: Date | string; arrives_at: Date | string },
): TimetableEntry | undefined {
  const boat = boatOf(timetable, sailing)
  const clock = (at: Date | string) => timeInIndia(new Date(at))
  return boat && { ...boat, departTime: clock(sailing.departs_at), arriveTime: clock(sailing.arrives_at) }
}

function boatKey({ vessel_id, map }: Sailed): string {
  return `${vessel_id} ${map}`
}

function timetableOf({ version, ports, operators, vessels, cabins, taxes }: TimetableRow): Timetable {
  const boats = [...Map.groupBy(cabins, boatKey)].flatMap(([key, own]) => {
    const vessel = vessels.find((each) => each.id === own[0]?.vessel_id)
    const operator = operators.find((each) => each.id === vessel?.operatorId)
    if (vessel === undefined || operator === undefined) return []
    return [[key, { operator, vessel: { id: vessel.id, name: vessel.name }, cabins: own.map(cabinOf) }] as const]
  })
  return {
    ...{ version, ports },
    companies: operators.map(({ id, name }) => ({ id, name })),
    boats: new Map(boats),
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
