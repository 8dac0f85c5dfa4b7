import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import { LIVE_SEAT } from './live-seat.ts'
import { seatOnBoard } from './price-seats.ts'
import { boatOf, withTimetable } from './timetable.ts'

/** A free seat by its id, and as it is marked on board. */
type FreeSeat = { id: string; onBoard: string; className: string }
export type SailingLike = { tripId: string; departsAt: Date; arrivesAt: Date; vessel: string; seats: FreeSeat[] }
type SailingRow = {
  id: string
  vessel_id: string
  map: number
  departs_at: Date
  arrives_at: Date
  codes: string[]
  taken: string[]
}

/** The sailings of a day between the same ports as this one, the earliest first, with what is free on each; this one need not be on any more. */
export function listSailingsLike(db: Db, { tripId, day }: { tripId: string; day: string }): Promise<SailingLike[]> {
  return withTimetable(db)(async (timetable) => {
    const { rows } = await sql<SailingRow>`
      select sailing.id, sailing.vessel_id, sailing.map, sailing.departs_at, sailing.arrives_at, array(select jsonb_object_keys(sailing.fares)) as codes,
             array(select seat from ferry_seat where sailing_id = sailing.id and ${LIVE_SEAT}) as taken
        from ferry_sailing sailing join ferry_sailing same on same.from_port_id = sailing.from_port_id and same.to_port_id = sailing.to_port_id
       where same.id = ${tripId} and sailing.sail_date = ${day}::date and sailing.is_active
       order by sailing.departs_at, sailing.id`.execute(db)
    const found = rows.flatMap(({ id, departs_at: departsAt, arrives_at: arrivesAt, codes, taken, ...sailed }) => {
      const boat = boatOf(timetable, sailed)
      if (boat === undefined) return []
      const gone = new Set(taken)
      const seats = boat.cabins
        .filter(({ code }) => codes.includes(code))
        .flatMap((cabin) =>
          cabin.seats
            .filter((seat) => !gone.has(seat) && !cabin.blocked.includes(seat))
            .map((seat) => ({ id: seat, onBoard: seatOnBoard(seat, cabin), className: cabin.name })),
        )
      return [{ tripId: id, departsAt, arrivesAt, vessel: boat.vessel.name, seats }]
    })
    return { answer: found, isCurrent: true }
  })
}
