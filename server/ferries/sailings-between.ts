import { sql } from 'kysely'
import { seatTogether } from '#contract/terms/ferry-seats.ts'
import type { Db } from '#server/db/db.ts'
import type { FerryFares } from '#server/db/tables-ferries.ts'
import { LIVE_SEAT } from './live-seat.ts'
import { seatOnBoard } from './price-seats.ts'
import { boatOf, withTimetable } from './timetable.ts'

type Asked = { from: string; to: string; day: string; people: number; now: Date }
type SailingRow = {
  id: string
  vessel_id: string
  map: number
  departs_at: Date
  arrives_at: Date
  fares: FerryFares
  taken: string[]
}
/** A class of a sailing with its free seats; `together`: those that are closest to each other for the party, where there are enough. */
export type SailingClass = {
  tripId: string
  departsAt: Date
  arrivesAt: Date
  vessel: string
  className: string
  fare: number
  together: string[] | undefined
  seats: { id: string; onBoard: string; className: string }[]
}

/** The sailings of our own between two ports on a day that have not left, the earliest first, a row for each class. */
export function listSailingsBetween(db: Db, { from, to, day, people, now }: Asked): Promise<SailingClass[]> {
  return withTimetable(db)(async (timetable) => {
    const { rows } = await sql<SailingRow & { version: string }>`
      select sailing.id, vessel_id, map, departs_at, arrives_at, fares, kept.version,
             array(select seat from ferry_seat where sailing_id = sailing.id and ${LIVE_SEAT}) as taken
        from ferry_sailing sailing cross join (select version from kept_version where noun = 'ferry') kept
       where from_port_id = ${from} and to_port_id = ${to} and sail_date = ${day}::date and is_active and departs_at > ${now}
       order by departs_at, sailing.id`.execute(db)
    const answer = rows.flatMap(
      ({ id: tripId, departs_at: departsAt, arrives_at: arrivesAt, fares, taken, ...sailed }) => {
        const boat = boatOf(timetable, sailed)
        const gone = new Set(taken)
        return (boat?.cabins ?? []).flatMap((cabin) => {
          const fare = Object.entries(fares).find(([code]) => code === cabin.code)?.[1]
          if (boat === undefined || fare === undefined) return []
          const isFree = (seat: string) => !gone.has(seat) && !cabin.blocked.includes(seat)
          const seats = cabin.seats.filter(isFree)
          return {
            ...{ tripId, departsAt, arrivesAt, vessel: boat.vessel.name, className: cabin.name, fare },
            together: seatTogether(cabin.grid, isFree, people)?.seats,
            seats: seats.map((seat) => ({ id: seat, onBoard: seatOnBoard(seat, cabin), className: cabin.name })),
          }
        })
      },
    )
    return { answer, isCurrent: rows.every(({ version }) => version === timetable.version) }
  })
}
