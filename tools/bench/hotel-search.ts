import { Agent } from 'node:http'
import { type KyselyPlugin, sql } from 'kysely'
import { addDays, dayInIndia } from '#contract/terms/india-time.ts'
import type { Db } from '#server/db/db.ts'
import { openDatabase } from '#server/db/open-database.ts'
import type { Nights } from '#server/hotels/board-rules.ts'
import { hotelSearcher, readHotelBoard, stockStatement } from '#server/hotels/search-hotels.ts'
import type { HotelFilter } from '#server/hotels/search-rules.ts'
import { providePostgres, startPostgres } from '../machine/postgres.ts'
import { timeOf } from './list-api.ts'
import { type Measure, median } from './measure.ts'
import { multiplyHotels } from './multiply-hotels.ts'
import { withDataDir, withServer } from './server-process.ts'

const HOTELS = 500
const NIGHTS = 5
const DAYS_AHEAD = 20
const WARM_UP = 20
const ASKED = 100
const EMBEDDED_MS = 60
const POSTGRES_MS = 25

/** Two rooms for five nights over 500 hotels with three room types and 400 nights each, on the database that comes with the server. */
export function hotelsOnEmbedded(): Promise<Measure[]> {
  return withDataDir((dataDir) => measureSearch({ dataDir }, 'embedded', EMBEDDED_MS))
}

/** The same on a PostgreSQL server of our own. */
export async function hotelsOnPostgres(): Promise<Measure[] | { skipped: string }> {
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
  // The first start makes the tables and loads the demo catalogue, which is then copied.
  await withServer(settings, async () => undefined)
  const today = dayInIndia(new Date())
  const [checkIn, checkOut] = [addDays(today, DAYS_AHEAD), addDays(today, DAYS_AHEAD + NIGHTS)]
  const counted = await prepare(settings, today, { from: checkIn, until: checkOut, count: NIGHTS })
  const times = await withServer(settings, async ({ origin }) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const address = `${origin}/api/v1/hotels/fetch?checkIn=${checkIn}&checkOut=${checkOut}&rooms=2-0,2-1`
    const taken: number[] = []
    for (let asked = 0; asked < WARM_UP + ASKED; asked += 1) taken.push(await timeOf(address, agent))
    agent.destroy()
    return taken.slice(WARM_UP)
  })
  return [
    { name: `hotel search, ${HOTELS} hotels, ${engine}, p50`, unit: 'ms', measured: median(times), budget },
    { name: `statements of a search, ${engine}`, unit: '', measured: counted.statements, budget: 1 },
    { name: `sequential scans over nights, ${engine}`, unit: '', measured: counted.scans, budget: 0 },
  ]
}

/** Fills the database, and looks at how a search is done in it. */
async function prepare(settings: Settings, today: string, stay: Nights) {
  const database = await openDatabase(settings)
  try {
    const { db } = database
    await multiplyHotels(db, today, HOTELS)
    const groups = [
      { adults: 2, children: 1, count: 1 },
      { adults: 2, children: 0, count: 1 },
    ]
    const filter: HotelFilter = { scope: {}, today, stay, groups, sort: 'recommended', limit: 50, offset: 0 }
    const plan = await planOf(db, stay)
    for (const line of plan.filter((each) => /\bon room_night\b|Index Cond: .*night/.test(each)))
      console.log(`  ${line.trim()}`)
    return {
      statements: await statementsOf(db, filter),
      scans: plan.filter((line) => /Seq Scan on room_night\b/.test(line)).length,
    }
  } finally {
    await database.close()
  }
}

async function planOf(db: Db, stay: Nights): Promise<string[]> {
  const board = await readHotelBoard(db)
  const roomIds = board.hotels.flatMap(({ rooms }) => rooms.map(({ id }) => id))
  const { rows } = await sql<Record<string, string>>`explain ${stockStatement(board, stay, roomIds)}`.execute(db)
  return rows.map((row) => row['QUERY PLAN'] ?? '')
}

async function statementsOf(db: Db, filter: HotelFilter): Promise<number> {
  let statements = 0
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
  const search = hotelSearcher(db.withPlugin(counter))
  // The first search reads what is kept from then on.
  await search(filter)
  statements = 0
  const { hotels } = await search(filter)
  if (hotels.length !== filter.limit) throw new Error(`The search found ${hotels.length} hotels`)
  return statements
}
