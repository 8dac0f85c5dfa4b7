import { sql } from 'kysely'
import { rollSailings } from '#server/ferries/roll-sailings.ts'
import type { TestApi } from './test-api.ts'

/** Sailings from that day on, all of them empty; what was there is gone. */
export async function freshSailings({ testDatabase: { db } }: TestApi, today: string): Promise<void> {
  await sql`truncate ferry_sailing, ferry_seat`.execute(db)
  await sql`update ferry_trip set is_sample = false`.execute(db)
  await db.transaction().execute((tx) => rollSailings(tx, today))
}

/** Seats of a sailing that nobody can have now. */
export async function ferrySeatsOf(api: TestApi, tripId: string): Promise<string[]> {
  const { body } = await api.get(`/ferry/trips/${tripId}/seats`)
  return (body.seats as { taken: string[] }).taken
}
