import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import { openApi } from './open-api.ts'
import type { RaceResult } from './race-result.ts'
import { listFreeSeats } from './stock.ts'

const BUYERS = 1_000

/** Rounds in which everybody asks for the same seat at once; each round is about another seat. */
export async function raceForSeats(db: Db, rounds: number): Promise<RaceResult> {
  const { ask } = openApi(db)
  const seats = await listFreeSeats(db, rounds)
  const violations: string[] = []
  const statuses = new Map<number, number>()
  const before = performance.now()
  for (const { tripId, seat } of seats) {
    const body = { lines: [{ kind: 'ferry', tripId, seats: [seat] }] }
    const replies = await Promise.all(Array.from({ length: BUYERS }, () => ask('POST', '/holds', { body })))
    for (const { status } of replies) statuses.set(status, (statuses.get(status) ?? 0) + 1)
    const winners = replies.flatMap(({ status, body: { hold } }) =>
      status === 201 ? [(hold as { id: string }).id] : [],
    )
    const { rows } = await sql<{ id: string }>`
      select booking_id as id from booking_line where stock -> 'seats' @> ${JSON.stringify([{ tripId, seat }])}::jsonb`.execute(
      db,
    )
    const owner = await sql<{ claim: string | null }>`
      select claim from ferry_seat where sailing_id = ${tripId} and seat = ${seat}`.execute(db)
    if (winners.length !== 1) violations.push(`${winners.length} buyers were given ${seat} of ${tripId}`)
    else if (rows.length !== 1 || owner.rows[0]?.claim !== winners[0])
      violations.push(`${rows.length} holds of ${seat} of ${tripId}, which is ${String(owner.rows[0]?.claim)}'s`)
  }
  const seconds = (performance.now() - before) / 1_000
  return { tries: rounds * BUYERS, seconds, violations, statuses: Object.fromEntries(statuses) }
}
