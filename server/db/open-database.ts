import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import type pg from 'pg'
import { HOUR_MS } from '#contract/terms/durations.ts'
import type { Database, Db } from './db.ts'
import { type EmbeddedEngine, startEmbeddedEngine } from './embedded-engine.ts'
import { embeddedNotices } from './embedded-notices.ts'
import {
  connectionsOf,
  POOL_SIZE,
  type PoolSettings,
  poolOf,
  report,
  serverPool,
  timedDb,
  URGENT_POOL_SIZE,
} from './pools.ts'
import { subscribe } from './subscribe.ts'

const UPKEEP_EVERY_MS = HOUR_MS

/** Fewer dead rows are not worth a vacuum (PostgreSQL's default is 50 and a fifth of the table). */
const DEAD_ROWS_MIN = 500

const FIRST_ANSWER_TRIES = 5

export type DatabaseSettings = PoolSettings & {
  /** A PostgreSQL server; without it the database lives in `dataDir`. */
  databaseUrl?: string
  dataDir: string
}

export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  return settings.databaseUrl === undefined ? openEmbedded(settings) : openPostgres(settings, settings.databaseUrl)
}

async function openPostgres(settings: DatabaseSettings, connectionString: string): Promise<Database> {
  const pools: [pg.Pool, pg.Pool] = [
    serverPool(settings, connectionString, POOL_SIZE),
    serverPool(settings, connectionString, URGENT_POOL_SIZE),
  ]
  const [db, urgent] = [timedDb(pools[0]), timedDb(pools[1])]
  const close = async () => {
    await Promise.all([db.destroy(), urgent.destroy()])
  }
  try {
    const { rows } = await sql<{ fsync: string; commit: string }>`
      select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit`.execute(db)
    const durable = rows[0]?.fsync === 'on' && rows[0].commit !== 'off'
    return {
      ...{ db, urgent, kind: 'postgres', durability: durable ? 'fsync' : 'process_only' },
      listen: (channel, hear) => subscribe(connectionString, channel, hear),
      connections: () => connectionsOf(pools),
      close,
    }
  } catch (cause) {
    await close()
    throw new Error(`The database at ${placeOf(connectionString)} cannot be used: ${wordsOf(cause)}`, { cause })
  }
}

/** The folder of the embedded database. */
export function embeddedFolder(dataDir: string): string {
  return join(resolve(dataDir), 'database')
}

/** For programs beside the site: opening a missing embedded database would create one. */
export function requireDatabase({ databaseUrl, dataDir }: DatabaseSettings): void {
  if (databaseUrl === undefined && !existsSync(embeddedFolder(dataDir)))
    throw new Error(`There is no database in ${resolve(dataDir)}. DATA_DIR must name the data folder of the site.`)
}

async function openEmbedded(settings: DatabaseSettings): Promise<Database> {
  const engine = await startEmbeddedEngine({
    folder: embeddedFolder(settings.dataDir),
    onLost: (error) => report(settings, error, { isLost: true }),
  })
  const notices = embeddedNotices()
  const pool = poolOf(settings, {
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    // One connection: a second one would share its transaction. It is never closed for being idle.
    max: 1,
    idleTimeoutMillis: 0,
    stream: () => engine.connect(),
    onConnect: notices.onConnect,
  })
  const db = timedDb(pool)
  const close = async (): Promise<void> => {
    upkeep.stop()
    await db.destroy()
    await engine.close()
  }
  const upkeep = startUpkeep(db)
  try {
    await firstAnswer(db)
    const copyTo = async (to: string): Promise<void> => {
      // Flushes what is in the log to the files, so that it need not be recovered.
      await sql`checkpoint`.execute(db)
      await engine.copyTo(to)
    }
    const durability = await measureDurability(db, engine)
    const listen = notices.listen(pool)
    return { db, kind: 'embedded', durability, listen, copyTo, connections: () => connectionsOf([pool]), close }
  } catch (error) {
    await close()
    throw error
  }
}

/** On a machine busy with starting the first connection may time out although the engine runs, so it is tried again. */
async function firstAnswer(db: Database['db']): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await sql`select 1`.execute(db)
      return
    } catch (error) {
      if (tries === FIRST_ANSWER_TRIES) throw error
    }
  }
}

/** Commits something and checks that the disk was asked to sync, to verify the patched file system. */
async function measureDurability(db: Database['db'], engine: EmbeddedEngine): Promise<Database['durability']> {
  const before = engine.fsyncCount()
  await sql`select pg_logical_emit_message(true, 'durability', 'check')`.execute(db)
  return engine.fsyncCount() > before ? 'fsync' : 'process_only'
}

/** The address without its password. */
function placeOf(connectionString: string): string {
  if (!URL.canParse(connectionString)) return 'DATABASE_URL'
  const { hostname, port, pathname } = new URL(connectionString)
  return `${hostname || 'a local socket'}${port === '' ? '' : `:${port}`}${pathname}`
}

function wordsOf(cause: unknown): string {
  // A refused connection to a name with several addresses is an AggregateError without a message.
  if (cause instanceof AggregateError) return cause.errors.map(wordsOf).join('; ')
  return cause instanceof Error ? cause.message : String(cause)
}

/** The embedded engine has no autovacuum: without this, changing tables grow and the planner has no statistics. */
function startUpkeep(db: Db): { stop(): void } {
  const timer = setInterval(() => {
    // A failed vacuum is tried again in an hour; a broken database is reported by other statements.
    tidyTables(db).catch(() => {})
  }, UPKEEP_EVERY_MS)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

/** One statement a table, so that visitors' statements run in between. Returns the tables. */
export async function tidyTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_stat_user_tables
    where n_dead_tup >= ${DEAD_ROWS_MIN} or n_mod_since_analyze >= ${DEAD_ROWS_MIN}
    order by relname limit 200`.execute(db)
  for (const { name } of rows) await sql`vacuum (analyze) ${sql.table(name)}`.execute(db)
  return rows.map(({ name }) => name)
}
