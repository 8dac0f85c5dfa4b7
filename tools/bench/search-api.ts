import { sql } from 'kysely'
import { loadDemoCatalogue } from '#demo/load/catalogue.ts'
import { readDemoScenes } from '#demo/load/scenes.ts'
import { razorpayGateway } from '#server/adapters/payment/razorpay-gateway.ts'
import { createApi } from '#server/app.ts'
import type { Db } from '#server/db/db.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { DEFAULT_PRICING_POLICY } from '#server/packages/pricing-policy.ts'
import { refreshSearch } from '#server/search/refresh-search.ts'
import { setupOf } from '#server/wiring/setup-of.ts'
import { providePostgres, startPostgres } from '../machine/postgres.ts'
import { type Measure, median } from './measure.ts'
import { withDataDir } from './server-process.ts'

const ENTRIES = 5_000
const ORIGIN = 'http://localhost:3000'
/** Right and wrong, whole and half typed, common and rare. */
const QUESTIONS = [
  'Port Blair',
  'havlock',
  'celular jail',
  'radha nagar',
  'scooba',
  'sri vij',
  'honeymoon 5 nights',
  'mud volcano',
]
const WARM_UP = 10
const ASKED = 60
const BUDGET_MS = 10

/** Searches among many entries, one caller, past every cache, on the database that comes with the server. */
export function searchOnEmbedded(): Promise<Measure[]> {
  return withDataDir((dataDir) => measureSearches({ dataDir }, 'embedded'))
}

/** The same on a PostgreSQL server of our own. */
export async function searchOnPostgres(): Promise<Measure[] | { skipped: string }> {
  const programs = await providePostgres()
  if ('missing' in programs) return { skipped: programs.missing }
  const server = await startPostgres(programs.path)
  try {
    return await withDataDir((dataDir) => measureSearches({ dataDir, databaseUrl: server.url }, 'PostgreSQL'))
  } finally {
    await server.stop()
  }
}

async function measureSearches(settings: { dataDir: string; databaseUrl?: string }, engine: string) {
  const database = await openDatabase(settings)
  try {
    await fill(database.db)
    const ask = asker(database.db)
    const measures: Measure[] = []
    const all: number[] = []
    for (const question of QUESTIONS) {
      for (let asked = 0; asked < WARM_UP; asked += 1) await ask(question)
      const times: number[] = []
      for (let asked = 0; asked < ASKED; asked += 1) times.push(await ask(question))
      all.push(...times)
      measures.push(measureOf(`"${question}", ${engine}, p50`, times))
    }
    await printPlan(database.db)
    return [measureOf(`search of ${ENTRIES}, ${engine}, p50 of all`, all), ...measures]
  } finally {
    await database.close()
  }
}

function measureOf(name: string, times: readonly number[]): Measure {
  return { name, unit: 'ms', measured: median(times), budget: BUDGET_MS }
}

/** The demo's entries, copied until there are enough of them. */
async function fill(db: Db): Promise<void> {
  await migrate(db)
  await loadDemoCatalogue(db, readDemoScenes(), new Date())
  await refreshSearch(db)
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from search_entry`.execute(db)
  const known = rows[0]?.count ?? 0
  // A statement a copy: all at once would take longer than a statement may.
  for (let copy = 1, left = ENTRIES - known; left > 0; copy += 1, left -= known) {
    await sql`
      insert into search_entry (kind, id, title, names, subtitle, keywords, body, also, also_body, url, picture_id, price_from, boost, fingerprint)
      select kind, id || '-copy-' || ${copy}::int, title || ' ' || ${copy}::int, names, subtitle, keywords, body, also, also_body, url,
             picture_id, price_from, boost, fingerprint
        from search_entry where id not like '%-copy-%' order by kind, id limit ${left}`.execute(db)
  }
  await sql`select gin_clean_pending_list('search_entry_words')`.execute(db)
  await sql`analyze`.execute(db)
}

/** Milliseconds of one call. */
function asker(db: Db): (question: string) => Promise<number> {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const api = createApi({
    db,
    origin: ORIGIN,
    now: () => new Date(),
    pricingPolicy: () => DEFAULT_PRICING_POLICY,
    networkKey: () => '',
    mailboxKey: () => '',
    authSecret: 'nobody signs in here',
    setup: setupOf({ payments: undefined, isPractice: true, smtpUrl: undefined }, 'no-data-folder'),
    ...{ log, gateway: razorpayGateway({ keyId: '', keySecret: '', webhookSecret: '', log }) },
  })
  return async (question) => {
    const before = performance.now()
    const answer = await api.fetch(new Request(`${ORIGIN}/api/v1/search?q=${encodeURIComponent(question)}`))
    const { total } = (await answer.json()) as { total?: number }
    if (answer.status !== 200 || !total) throw new Error(`${question} answered ${answer.status} with ${total} results`)
    return performance.now() - before
  }
}

/** How the entries of a question and the meanings of a misspelt word are reached. */
async function printPlan(db: Db): Promise<void> {
  const entries = sql`select 1 from (select 'mud & volcano:*'::tsquery as every offset 0) question join search_entry on words @@ every`
  const words = sql`select 1 from search_word where sound >= 'h' and sound < 'h{' and (starts_with(sound, 'havlok') or sound % 'havlok')`
  for (const statement of [entries, words]) {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (costs off) ${statement}`.execute(db)
    for (const row of rows) console.log(`  | ${row['QUERY PLAN']}`)
  }
}
