import { sql } from 'kysely'
import { type Measure, percentile99 } from '../measure.ts'
import { withServer } from '../server-process.ts'
import { type Call, caller } from './call.ts'
import { onEmbedded, onPostgres } from './stage.ts'
import { type FreeSeat, listFreeSeats, type Stage, withDatabase } from './stock.ts'

const CONNECTIONS = 32
const WARM_UP_MS = 3_000
const MEASURED_MS = 10_000
const HOLDS_A_SECOND = { embedded: 100, PostgreSQL: 600 } as const
const P99_MS = 300
/** More than can be held in the time. */
const SEATS = 25_000

/** Holds of one random free seat each, every one by a browser we have not met, on the database that comes with the server. */
export function holdsOnEmbedded(): Promise<Measure[]> {
  return onEmbedded((stage) => measureHolds(stage, 'embedded'))
}

export function holdsOnPostgres(): Promise<Measure[] | { skipped: string }> {
  return onPostgres((stage) => measureHolds(stage, 'PostgreSQL'))
}

type Held = { id: string; at: number; ms: number }

async function measureHolds(stage: Stage, engine: keyof typeof HOLDS_A_SECOND): Promise<Measure[]> {
  const seats = await withDatabase(stage, (db) => listFreeSeats(db, SEATS))
  const begunAt = performance.now()
  const { held, refused } = await withServer(stage, async ({ origin }) => {
    const { call, close } = caller(origin, CONNECTIONS)
    const found = await holdFor(WARM_UP_MS + MEASURED_MS, call, seats)
    close()
    return found
  })
  const first = held[0]?.at ?? begunAt
  const measured = held.filter(({ at }) => at - first > WARM_UP_MS)
  const seconds = ((measured.at(-1)?.at ?? first) - first - WARM_UP_MS) / 1_000
  const lost = await withDatabase(stage, async (db) => {
    const ids = held.map(({ id }) => id)
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from booking join ferry_seat on ferry_seat.claim = booking.id
       where booking.id = any(${ids}) and booking.state = 'held'`.execute(db)
    return ids.length - (rows[0]?.count ?? 0)
  })
  return [
    {
      ...{ name: `holds, ${CONNECTIONS} connections, ${engine}`, unit: '/s' },
      ...{ measured: measured.length / seconds, least: HOLDS_A_SECOND[engine] },
    },
    { name: 'p99', unit: 'ms', measured: percentile99(measured.map(({ ms }) => ms)), budget: P99_MS },
    { name: 'refused or failed', unit: '', measured: refused, budget: 0 },
    { name: 'acknowledged and not in the database', unit: '', measured: lost, budget: 0 },
  ]
}

async function holdFor(ms: number, call: Call, seats: FreeSeat[]): Promise<{ held: Held[]; refused: number }> {
  const until = performance.now() + ms
  const held: Held[] = []
  let refused = 0
  const buyer = async () => {
    while (performance.now() < until) {
      const { tripId, seat } = seats.pop() ?? { tripId: '', seat: '' }
      const answer = await call('POST', '/holds', { body: { lines: [{ kind: 'ferry', tripId, seats: [seat] }] } })
      if (answer.status !== 201) refused += 1
      else held.push({ id: (answer.body.hold as { id: string }).id, at: performance.now(), ms: answer.ms })
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, buyer))
  return { held, refused }
}
