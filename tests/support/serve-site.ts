import { sql } from 'kysely'
import { addDays, dayInIndia } from '#contract/terms/india-time.ts'
import { HOLDING_LIMITS_SETTING } from '#server/bookings/holds/holding-limits.ts'
import { readProcessConfig } from '#server/config.ts'
import { ownInventory } from '#server/ferries/own-inventory.ts'
import { startServer } from '#server/main.ts'
import { inviteReviews } from '#server/reviews/invite-reviews.ts'
import { writeSetting } from '#server/settings/store.ts'

/** The real server as a process of its own, as in production; test-site.ts starts it and is told when it listens. */
const server = await startServer({
  config: readProcessConfig(),
  drawPictures: false,
  quiet: process.env.TEST_LOG !== '1',
})

const { db } = server.parts.database
/** All visitors of a journey come from this machine, which is one network: its limits are tested over the API (booking-hoarding.test.ts). */
const ONE_NETWORK = {
  ...{ networkPercent: 100, networkRoomsPercent: 100, networkCarsPercent: 100, networkPlacesPercent: 100 },
  networkNewHolds: 10_000,
}
await writeSetting(db, HOLDING_LIMITS_SETTING, ONE_NETWORK)
/** Tables in which the demo has no row: whatever is in one was left by a visitor. */
const untouched = await emptyTables()
process.send?.('listening')
type Asked =
  | { tripId: string; seats: string[] }
  | { packageId: string; leadName: string }
  | { aheadMinutes: number }
  | { setting: string; value: unknown }
  | { reset: true }
  | { owner: true }

/** What only this process can do, for the database is its alone. */
process.on('message', (asked: Asked) => {
  const answer = (done: object) => process.send?.(done)
  perform(asked).then(
    (done) => answer({ done }),
    (error: Error) => answer({ failed: error.stack }),
  )
})

async function perform(asked: Asked): Promise<string> {
  if ('tripId' in asked) return takeSeats(asked)
  if ('setting' in asked) return set(asked)
  if ('reset' in asked) return reset()
  if ('owner' in asked) return (await server.parts.offerFirstOwner()) ?? ''
  return 'packageId' in asked ? finishTrip(asked) : moveClock(asked)
}

/** Another visitor of the same ferry. */
async function takeSeats({ tripId, seats }: { tripId: string; seats: string[] }): Promise<string> {
  const expiresAt = new Date(Date.now() + 10 * 60_000)
  return (await ownInventory(db).hold(tripId, seats, { key: seats.join(), expiresAt })).state
}

/** The office sets something. */
async function set({ setting, value }: { setting: string; value: unknown }): Promise<string> {
  const whole = setting === HOLDING_LIMITS_SETTING ? { ...ONE_NETWORK, ...(value as object) } : value
  await writeSetting(db, setting, whole)
  return 'set'
}

/** The clock of bookings. */
async function moveClock({ aheadMinutes }: { aheadMinutes: number }): Promise<string> {
  await sql`update app_clock set ahead_seconds = ${aheadMinutes * 60}`.execute(db)
  return 'moved'
}

/** Visitors were never there. Seats, rooms and the like that they took are free; those that the demo has sold have no claim. */
async function reset(): Promise<string> {
  await db.transaction().execute(async (tx) => {
    await sql`
      update room_night set sold = sold - claimed.rooms
        from (select room_type_id, night, sum(rooms) as rooms from room_claim group by room_type_id, night) claimed
       where room_night.room_type_id = claimed.room_type_id and room_night.night = claimed.night`.execute(tx)
    await sql`delete from ferry_seat where claim is not null`.execute(tx)
    const truncated = untouched.filter((name) => name !== 'uploaded_picture')
    await sql`truncate ${sql.join(truncated.map((name) => sql.table(name)))}`.execute(tx)
    // By row: the row of the site's look may name one.
    await sql`update brand_look set accent = null, picture_id = null where accent is not null or picture_id is not null`.execute(
      tx,
    )
    await sql`delete from uploaded_picture`.execute(tx)
  })
  return 'reset'
}

async function emptyTables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'
       and (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I', table_name), false, true, '')))[1]::text = '0'
     order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** Somebody is back from a package; answers the token of the invitation to review it. */
async function finishTrip({ packageId, leadName }: { packageId: string; leadName: string }): Promise<string> {
  const startDate = addDays(dayInIndia(new Date()), -40)
  const startsAt = new Date(`${startDate}T03:30:00Z`)
  const asked = { kind: 'package' as const, packageId, startDate, adultCount: 2, childAges: [] }
  const tokens = await db.transaction().execute(async (tx) => {
    await sql`
      insert into booking (id, state, visitor_id, network, expires_at, held_until_max)
      values ('finished-trip', 'completed', 'somebody', 'somewhere', ${startsAt}, ${startsAt})`.execute(tx)
    return inviteReviews(tx, { bookingId: 'finished-trip', leadName, lines: [{ lineId: 'line-1', asked, startsAt }] })
  })
  return tokens['line-1'] ?? ''
}

// Also when the tests die without a word.
for (const end of ['SIGTERM', 'disconnect']) process.once(end, () => void server.close().finally(() => process.exit(0)))
