import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import { LIVE_SEAT } from './store.ts'
import { type Timetable, withTimetable } from './timetable.ts'

type Sailing = { trip: string; date: string; codes: string[]; taken: string }
/** Free seats of a class on a dated sailing; what does not sail is not there. */
export type ClassSeats = { trip: string; code: string; date: string; free: number }

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
                 'trip', trip_id, 'date', sail_date, 'codes', array(select jsonb_object_keys(fares)),
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

function classesOf({ trip, date, codes, taken }: Sailing, timetable: Timetable): ClassSeats[] {
  const gone = new Set(taken.split(' '))
  const cabins = timetable.trips.get(trip)?.cabins.filter(({ code }) => codes.includes(code)) ?? []
  return cabins.map(({ code, seats, blocked }) => {
    const free = seats.filter((seat) => !gone.has(seat) && !blocked.includes(seat)).length
    return { trip, code, date, free }
  })
}
