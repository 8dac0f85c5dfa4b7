import { sql } from 'kysely'
import { FERRY_CLASSES, type FerryClassCode } from '#contract/terms/ferry-labels.ts'
import type { Db } from '#server/db/db.ts'
import { seatParty } from './seat-party.ts'
import { boatOf, withTimetable } from './timetable.ts'

/** Seats of one sailing, and another one, by the ids of both. */
type Asked = { from: string; seats: readonly string[]; to: string }
type SailingRow = { id: string; trip_id: string; date: string; vessel_id: string; map: number }

/**
 * As many free seats of another sailing in the same classes, those of a class as close together as can be had; undefined where there are
 * too few, or no such class. The sailing of before need not be on any more.
 */
export async function seatsLike(db: Db, { from, seats, to }: Asked): Promise<string[] | undefined> {
  const { rows } = await sql<SailingRow>`
    select id, trip_id, sail_date as date, vessel_id, map from ferry_sailing where id = any(${[from, to]})`.execute(db)
  const [was, now] = [from, to].map((id) => rows.find((row) => row.id === id))
  const codes = was && (await classesOf(db, was, seats))
  if (now === undefined || codes === undefined) return undefined
  const found: string[] = []
  for (const [code, own] of Map.groupBy(codes, (each) => each)) {
    const [leg] = await seatParty(db, [{ trip: now.trip_id, date: now.date, code }], own.length)
    if (leg === undefined) return undefined
    found.push(...leg.seats)
  }
  return found
}

/** The class of each of these seats of a sailing; undefined where its boat has not all of them. */
function classesOf(db: Db, sailing: SailingRow, seats: readonly string[]): Promise<FerryClassCode[] | undefined> {
  return withTimetable(db)(async (timetable) => {
    const cabins = boatOf(timetable, sailing)?.cabins ?? []
    const codes = seats.flatMap(
      (seat) =>
        FERRY_CLASSES.find((code) => cabins.some((cabin) => cabin.code === code && cabin.seats.includes(seat))) ?? [],
    )
    return { answer: codes.length === seats.length ? codes : undefined, isCurrent: true }
  })
}
