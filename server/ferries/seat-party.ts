import { sql } from 'kysely'
import type { FerryClassCode } from '#contract/terms/ferry-labels.ts'
import { seatTogether } from '#contract/terms/ferry-seats.ts'
import type { Db } from '#server/db/db.ts'
import { prepared } from '#server/db/statements.ts'
import { LIVE_SEAT } from './live-seat.ts'
import { seatOnBoard } from './price-seats.ts'
import type { NamedPort } from './rules.ts'
import { boatOf, entryOf, type Timetable, type TimetableEntry, withTimetable } from './timetable.ts'

/** A crossing of a plan: the trip of the timetable, its day, and the class in which everybody sits. */
type PlannedLeg = { trip: string; date: string; code: FerryClassCode }
/** `tripId` is the dated sailing's. Seats as close to each other as can be had now. */
export type SeatedLeg = {
  tripId: string
  vessel: string
  className: string
  date: string
  departTime: string
  seats: string[]
  fromIslandId: string | undefined
  toIslandId: string | undefined
  trip: TimetableEntry
  from: NamedPort | undefined
  to: NamedPort | undefined
  deck: string
  /** As they are marked on board: "2A". */
  seatsOnBoard: string[]
}

type SailingRow = {
  id: string
  trip_id: string
  date: string
  vessel_id: string
  map: number
  departs_at: string
  arrives_at: string
  from_port_id: string
  to_port_id: string
  taken: string[]
}

/** Seats for so many people on each leg; undefined for a leg that does not sail that day, or has too few left of its class. */
export async function seatParty(
  db: Db,
  legs: readonly PlannedLeg[],
  people: number,
): Promise<(SeatedLeg | undefined)[]> {
  if (legs.length === 0) return []
  return withTimetable(db)(async (timetable) => {
    const { rows, version } = await findSailings(db, legs)
    const seated = legs.map((leg) => {
      const row = rows.find(({ trip_id, date }) => trip_id === leg.trip && date === leg.date)
      return row && seatOn(row, leg, timetable, people)
    })
    return { answer: seated, isCurrent: version === timetable.version }
  })
}

function seatOn(row: SailingRow, leg: PlannedLeg, timetable: Timetable, people: number): SeatedLeg | undefined {
  const trip = entryOf(timetable, row)
  const cabin = trip?.cabins.find(({ code }) => code === leg.code)
  if (trip === undefined || cabin === undefined) return undefined
  const gone = new Set([...row.taken, ...cabin.blocked])
  const seating = seatTogether(cabin.grid, (seat) => !gone.has(seat), people)
  if (seating === undefined) return undefined
  const portOf = (id: string) => timetable.ports.find((port) => port.id === id)
  const [from, to] = [portOf(row.from_port_id), portOf(row.to_port_id)]
  return {
    ...{ tripId: row.id, vessel: trip.vessel.name, className: cabin.name },
    ...{ date: row.date, departTime: trip.departTime, seats: seating.seats },
    ...{ fromIslandId: from?.island.id, toIslandId: to?.island.id, trip, from, to, deck: cabin.deck },
    seatsOnBoard: seating.seats.map((seat) => seatOnBoard(seat, cabin)),
  }
}

async function findSailings(db: Db, legs: readonly PlannedLeg[]): Promise<{ rows: SailingRow[]; version: string }> {
  const { rows } = await prepared(
    db,
    sql<{ version: string; sailings: SailingRow[] }>`
    select version, (
      select coalesce(json_agg(json_build_object(
               'id', sailing.id, 'trip_id', sailing.trip_id, 'date', sailing.sail_date, 'from_port_id', sailing.from_port_id,
               'to_port_id', sailing.to_port_id, 'vessel_id', sailing.vessel_id, 'map', sailing.map,
               'departs_at', sailing.departs_at, 'arrives_at', sailing.arrives_at,
               'taken', array(select seat from ferry_seat where sailing_id = sailing.id and ${LIVE_SEAT}))), '[]')
        from unnest(${legs.map(({ trip }) => trip)}::text[], ${legs.map(({ date }) => date)}::date[], ${legs.map(({ code }) => code)}::text[])
             leg (trip, day, code)
        join ferry_sailing sailing on sailing.trip_id = leg.trip and sailing.sail_date = leg.day
       where sailing.is_active and sailing.fares ? leg.code) as sailings
      from kept_version where noun = 'ferry'`,
  )
  const [row] = rows
  if (row === undefined) throw new Error('The ferries have no version')
  return { rows: row.sailings, version: row.version }
}

type Sailing = { trip: string; date: string; vessel_id: string; map: number; codes: string[]; taken: string }
/** Free seats of a class on a dated sailing; what does not sail is not there. */
type ClassSeats = { trip: string; code: string; date: string; free: number }

/** How many seats each class of these trips has left on the days from one to another. */
export async function listClassSeats(
  db: Db,
  trips: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<ClassSeats[]> {
  if (trips.length === 0) return []
  return withTimetable(db)(async (timetable) => {
    const { rows } = await sql<{ version: string; sailings: Sailing[] }>`
      select version, (
        select coalesce(json_agg(json_build_object(
                 'trip', trip_id, 'date', sail_date, 'vessel_id', vessel_id, 'map', map, 'codes', array(select jsonb_object_keys(fares)),
                 'taken', (select coalesce(string_agg(seat, ' '), '') from ferry_seat where sailing_id = sailing.id and ${LIVE_SEAT}))), '[]')
          from ferry_sailing sailing
         where trip_id = any(${[...trips]}::text[]) and sail_date between ${from}::date and ${to}::date and is_active) as sailings
        from kept_version where noun = 'ferry'`.execute(db)
    const [row] = rows
    if (row === undefined) throw new Error('The ferries have no version')
    const answer = row.sailings.flatMap((sailing) => classesOf(sailing, timetable))
    return { answer, isCurrent: row.version === timetable.version }
  })
}

function classesOf({ trip, date, codes, taken, ...boat }: Sailing, timetable: Timetable): ClassSeats[] {
  const gone = new Set(taken.split(' '))
  const cabins = boatOf(timetable, boat)?.cabins.filter(({ code }) => codes.includes(code)) ?? []
  return cabins.map(({ code, seats, blocked }) => {
    const free = seats.filter((seat) => !gone.has(seat) && !blocked.includes(seat)).length
    return { trip, code, date, free }
  })
}
