import { sql } from 'kysely'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { loadDemoCatalogue } from '#demo/load/catalogue.ts'
import { readDemoScenes } from '#demo/load/scenes.ts'
import { HOLDING_LIMITS_SETTING } from '#server/bookings/holds/holding-limits.ts'
import { migrate } from '#server/db/migrate.ts'
import { rollSailings } from '#server/ferries/roll-sailings.ts'
import { rollRoomNights } from '#server/hotels/roll-nights.ts'
import { providePostgres, startPostgres } from '../../machine/postgres.ts'
import { withDataDir } from '../server-process.ts'
import { type Stage, withDatabase } from './stock.ts'

/** So much may one network hold that a bench, which is one network, is never refused; the defaults are tested elsewhere. */
const NO_LIMITS = {
  ...{ visitorHolds: 100_000, visitorSeats: 100_000, seatHoldsADay: 100_000, networkNewHolds: 1_000_000_000 },
  ...{ networkPercent: 100, networkRoomsPercent: 100, networkCarsPercent: 100, networkPlacesPercent: 100 },
}

/** A fresh embedded database with everything to sell and nothing sold. */
export function onEmbedded<CallResponse>(use: (stage: Stage) => Promise<CallResponse>): Promise<CallResponse> {
  return withDataDir(async (dataDir) => {
    await prepare({ dataDir })
    return use({ dataDir })
  })
}

/** The same on a PostgreSQL server of our own, as PostgreSQL comes, asked over its socket as one on the same machine is. */
export async function onPostgres<CallResponse>(
  use: (stage: Stage) => Promise<CallResponse>,
): Promise<CallResponse | { skipped: string }> {
  const programs = await providePostgres()
  if ('missing' in programs) return { skipped: programs.missing }
  const server = await startPostgres(programs.path)
  try {
    return await withDataDir(async (dataDir) => {
      const stage = { dataDir, databaseUrl: server.socketUrl }
      await prepare(stage)
      return use(stage)
    })
  } finally {
    await server.stop()
  }
}

/** Everything to sell and nothing sold, in an empty database. */
export async function prepare(stage: Stage): Promise<void> {
  await withDatabase(stage, async (db) => {
    await migrate(db)
    await loadDemoCatalogue(db, readDemoScenes(), new Date())
    const today = dayInIndia(new Date())
    // Sample seats are taken by nobody, which would look like seats sold twice.
    await sql`truncate ferry_sailing, ferry_seat`.execute(db)
    await sql`update ferry_trip set is_sample = false`.execute(db)
    await db.transaction().execute((tx) => rollSailings(tx, today))
    await db.transaction().execute((tx) => rollRoomNights(tx, today))
    await sql`
      insert into setting (key, value) values (${HOLDING_LIMITS_SETTING}, ${JSON.stringify(NO_LIMITS)}::jsonb)
      on conflict (key) do update set value = excluded.value`.execute(db)
    // The bench looks for what was just confirmed many times a second, which no page does.
    await sql`create index on booking (confirmed_at) where confirmed_at is not null`.execute(db)
    // Only what was filled: told that a table is empty, the planner reads all of it for each reference to it, however full it
    // is by then. No table of a real site is in that state; an empty one has not been counted, or is counted as it fills.
    await sql`analyze ferry_sailing, room_night`.execute(db)
  })
}
