import { Agent, request } from 'node:http'
import { sql } from 'kysely'
import { ferryDateOf } from '#contract/terms/ferry-labels.ts'
import { addDays, dayInIndia } from '#contract/terms/india-time.ts'
import { DATED_SEARCHES_PER_MINUTE } from '#contract/terms/limits.ts'
import type { Db } from '#server/db/db.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { rollSailings } from '#server/ferries/roll-sailings.ts'
import { providePostgres, startPostgres } from '../machine/postgres.ts'
import { type Measure, median } from './measure.ts'
import { copyRows } from './multiply-packages.ts'
import { withDataDir, withServer } from './server-process.ts'

const SAILINGS_A_DAY = 40
const DAYS_AHEAD = 30
const WARM_UP = 30
const ASKED = 200
/** Fewer than one network may ask in a minute. */
const SEARCHES_A_NETWORK = DATED_SEARCHES_PER_MINUTE / 2
const EMBEDDED_MS = 40
const POSTGRES_MS = 10

/** One day's sailings of one crossing with all their seats, and the days around it, out of more than a year of 40 sailings a day; on the database that comes with the server. */
export function ferriesOnEmbedded(): Promise<Measure[]> {
  return withDataDir((dataDir) => measureSearch({ dataDir }, 'embedded', EMBEDDED_MS))
}

/** The same on a PostgreSQL server of our own. */
export async function ferriesOnPostgres(): Promise<Measure[] | { skipped: string }> {
  const programs = await providePostgres()
  if ('missing' in programs) return { skipped: programs.missing }
  const server = await startPostgres(programs.path)
  try {
    return await withDataDir((dataDir) =>
      measureSearch({ dataDir, databaseUrl: server.url }, 'PostgreSQL', POSTGRES_MS),
    )
  } finally {
    await server.stop()
  }
}

type Settings = { dataDir: string; databaseUrl?: string }

async function measureSearch(settings: Settings, engine: string, budget: number): Promise<Measure[]> {
  // The first start makes the tables and loads the demo timetable, which is then copied.
  await withServer(settings, async () => undefined)
  const database = await openDatabase(settings)
  const today = dayInIndia(new Date())
  const sailings = await fillTimetable(database.db, today).finally(() => database.close())
  const question = {
    date: ferryDateOf(addDays(today, DAYS_AHEAD)),
    from: 'Port Blair',
    to: 'Havelock',
    adults: 2,
  }
  const times = await withServer(settings, async ({ origin }) => {
    const taken: number[] = []
    for (let network = 1; taken.length < WARM_UP + ASKED; network += 1) {
      const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: `127.0.${network}.1` })
      for (let asked = 0; asked < SEARCHES_A_NETWORK; asked += 1)
        taken.push(await timeOfSearch(origin, question, agent))
      agent.destroy()
    }
    return taken.slice(WARM_UP)
  })
  return [{ name: `ferry search, ${sailings} sailings, ${engine}, p50`, unit: 'ms', measured: median(times), budget }]
}

/** Copies the trips of the demo until that many sail on a busy day, all year round; says how many sailings there are. */
export async function fillTimetable(db: Db, today: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ferry_trip`.execute(db)
  const known = rows[0]?.count ?? 0
  if (known === 0) throw new Error('There is no ferry to copy')
  await copyRows(db, 'ferry_trip', Math.ceil(SAILINGS_A_DAY / known) - 1, { id: `t.id || '-copy-' || copy` })
  await sql`update ferry_trip set season_from = null, season_to = null`.execute(db)
  await sql`delete from ferry_trip where id like '%-copy-%' and id not in (
    select id from ferry_trip order by id not like '%-copy-%' desc, id limit ${SAILINGS_A_DAY})`.execute(db)
  await db.transaction().execute((tx) => rollSailings(tx, today))
  await sql`analyze`.execute(db)
  const made = await sql<{ count: number }>`select count(*)::int as count from ferry_sailing`.execute(db)
  return made.rows[0]?.count ?? 0
}

/** Milliseconds until the last byte. */
function timeOfSearch(origin: string, question: object, agent: Agent): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const before = performance.now()
  const headers = { 'content-type': 'application/json' }
  const call = request(`${origin}/api/v1/fetchFerry/nautica`, { agent, method: 'POST', headers }, (answer) => {
    if (answer.statusCode !== 200) reject(new Error(`A ferry search answered ${answer.statusCode}`))
    answer.on('end', () => resolve(performance.now() - before)).resume()
  })
  call.once('error', reject)
  call.end(JSON.stringify(question))
  return promise
}
