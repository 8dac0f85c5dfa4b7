import { sql } from 'kysely'
import { FERRY_CLASSES, type FerryClassCode } from '#contract/terms/ferry-labels.ts'
import { seatTogether } from '#contract/terms/ferry-seats.ts'
import type { Db } from '#server/db/db.ts'
import { seatOnBoard } from './price-seats.ts'
import { areSalesOpen, seatAdjacent } from './rules.ts'
import { findSailings, type SailingRow } from './store.ts'
import { boatOf, type Cabin, entryOf, type Timetable, withTimetable } from './timetable.ts'

type OffRow = { id: string; vessel_id: string; map: number; from_port_id: string; to_port_id: string }

export type SailingElsewhere = {
  id: string
  /** The ports it sails between: a party goes where it would have gone. */
  crossing: string
  date: string
  departTime: string
  arriveTime: string
  label: string
  free: number
}

export type SeatsElsewhere = {
  seats: string[]
  /** As they are marked on board. */
  onBoard: string[]
  className: string
  isTogether: boolean
}

/** Sailings that those who lost theirs can go on, and a seating that counts whom it has placed. */
export type OtherSailings = {
  sailings: SailingElsewhere[]
  /** Of a sailing that is off. */
  crossingOf: (sailingId: string) => string | undefined
  /**
   * Seats for those who had these, and no longer free for whoever is placed after them: together in their class, else together in a
   * dearer one, else, with `apart`, as close as can be in their class.
   */
  place: (
    to: string,
    had: { sailingId: string; seats: readonly string[] },
    apart: boolean,
  ) => SeatsElsewhere | undefined
  /** Seats that they have there already, by name. */
  named: (to: string, seats: readonly string[]) => SeatsElsewhere | undefined
}

/** Sailings between the same ports as these that are off, from `first` to `last`, as they are free now. */
export async function findOtherSailings(
  db: Db,
  { off, first, last, now }: { off: readonly string[]; first: string; last: string; now: Date },
): Promise<OtherSailings> {
  const gone = await listOff(db, off)
  const ports = { from: gone.map(({ from_port_id }) => from_port_id), to: gone.map(({ to_port_id }) => to_port_id) }
  return withTimetable(db)(async (timetable) => {
    const found = await findSailings(db, ports, { first, last, now })
    const crossings = new Set(gone.map(crossingName))
    const rows = found.sailings.filter(
      (row) => crossings.has(crossingName(row)) && !off.includes(row.id) && areSalesOpen(new Date(row.departs_at), now),
    )
    return { answer: otherSailings(rows, gone, timetable), isCurrent: found.version === timetable.version }
  })
}

async function listOff(db: Db, ids: readonly string[]): Promise<OffRow[]> {
  const { rows } = await sql<OffRow>`
    select id, vessel_id, map, from_port_id, to_port_id from ferry_sailing where id = any(${ids})`.execute(db)
  return rows
}

function crossingName({ from_port_id, to_port_id }: Pick<OffRow, 'from_port_id' | 'to_port_id'>): string {
  return `${from_port_id} ${to_port_id}`
}

function otherSailings(rows: readonly SailingRow[], gone: readonly OffRow[], timetable: Timetable): OtherSailings {
  const boats = new Map(rows.flatMap((row) => seatsOf(row, timetable) ?? []))
  return {
    sailings: rows.flatMap((row) => {
      const boat = boats.get(row.id)
      return boat === undefined ? [] : [viewOf(row, boat, timetable)]
    }),
    crossingOf: (sailingId) => {
      const row = gone.find(({ id }) => id === sailingId)
      return row && crossingName(row)
    },
    place: (to, had, apart) => {
      const boat = boats.get(to)
      const sailing = gone.find(({ id }) => id === had.sailingId)
      const code = sailing && classOf(timetable, sailing, had.seats)
      if (boat === undefined || code === undefined) return undefined
      const found = seatsOn(boat, code, had.seats.length, apart)
      for (const seat of found?.seats ?? []) boat.taken.add(seat)
      return found
    },
    named: (to, seats) => {
      const cabin = boats.get(to)?.classes.find((each) => each.cabin.seats.includes(seats[0] ?? ''))?.cabin
      return cabin && seatsIn(cabin, [...seats], true)
    },
  }
}

type Boat = { classes: { cabin: Cabin; code: FerryClassCode; fare: number }[]; taken: Set<string> }

function seatsOf(row: SailingRow, timetable: Timetable): [string, Boat][] | undefined {
  const trip = boatOf(timetable, row)
  if (trip === undefined) return undefined
  const classes = FERRY_CLASSES.flatMap((code) => {
    const cabin = trip.cabins.find((each) => each.code === code)
    const fare = row.fares[code]
    return cabin === undefined || fare === undefined ? [] : [{ cabin, code, fare }]
  })
  return [[row.id, { classes, taken: new Set(row.taken.split('\n')) }]]
}

function viewOf(row: SailingRow, { classes, taken }: Boat, timetable: Timetable): SailingElsewhere {
  const trip = entryOf(timetable, row)
  const portName = (id: string) => timetable.ports.find((port) => port.id === id)?.name ?? id
  const free = classes.flatMap(({ cabin }) => cabin.seats.filter((seat) => isFree(cabin, taken, seat))).length
  return {
    ...{ id: row.id, crossing: crossingName(row), date: row.date, free },
    ...{ departTime: trip?.departTime ?? '', arriveTime: trip?.arriveTime ?? '' },
    label: `${portName(row.from_port_id)} to ${portName(row.to_port_id)}, ${trip?.vessel.name ?? ''}`,
  }
}

function isFree({ blocked }: Cabin, taken: ReadonlySet<string>, seat: string): boolean {
  return !taken.has(seat) && !blocked.includes(seat)
}

/** The class in which most of them sit. */
function classOf(timetable: Timetable, sailing: OffRow, seats: readonly string[]): FerryClassCode | undefined {
  const cabins = boatOf(timetable, sailing)?.cabins ?? []
  const most = cabins
    .map((cabin) => ({ code: cabin.code, count: seats.filter((seat) => cabin.seats.includes(seat)).length }))
    .sort((one, other) => other.count - one.count)[0]
  return FERRY_CLASSES.find((code) => code === most?.code)
}

function seatsOn(
  { classes, taken }: Boat,
  code: FerryClassCode,
  people: number,
  apart: boolean,
): SeatsElsewhere | undefined {
  const own = classes.find((each) => each.code === code)
  const dearer = classes.filter((each) => each !== own && each.fare >= (own?.fare ?? 0))
  const wanted = [...(own === undefined ? [] : [own]), ...dearer.toSorted((one, other) => one.fare - other.fare)]
  for (const { cabin } of wanted) {
    const seats = seatAdjacent(cabin.grid, (seat) => isSold(cabin, taken, seat), people)
    if (seats !== undefined) return seatsIn(cabin, seats, true)
  }
  const close =
    apart && own ? seatTogether(own.cabin.grid, (seat) => isSold(own.cabin, taken, seat), people) : undefined
  return own && close && seatsIn(own.cabin, close.seats, false)
}

/** A seat of the map that is sold and free. */
function isSold(cabin: Cabin, taken: ReadonlySet<string>, seat: string): boolean {
  return cabin.seats.includes(seat) && isFree(cabin, taken, seat)
}

function seatsIn(cabin: Cabin, seats: string[], isTogether: boolean): SeatsElsewhere {
  return { seats, onBoard: seats.map((seat) => seatOnBoard(seat, cabin)), className: cabin.name, isTogether }
}
