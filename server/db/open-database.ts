import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { HOUR_MS } from '#contract/terms/durations.ts'
import { observe } from '#server/metrics/counted.ts'
import type { Database, Db, Tables } from './db.ts'
import { type EmbeddedEngine, startEmbeddedEngine } from './embedded-engine.ts'
import { embeddedNotices } from './embedded-notices.ts'
import { followSendings } from './prepared-statements.ts'
import { subscribe } from './subscribe.ts'

const { builtins } = pg.types

/** Parses values alike for both engines: whole numbers as numbers, a day as text (never as local midnight). */
const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (format !== 'binary') {
      if (oid === builtins.INT8) return wholeNumber
      if (oid === builtins.NUMERIC) return Number
      if (oid === builtins.DATE) return (text: string) => text
    }
    return pg.types.getTypeParser(oid, format)
  },
}

const OPERATIONS = new Set(['select', 'insert', 'update', 'delete', 'with'])

const FIRST_WORD = /^\s*([a-z]+)/i

const UPKEEP_EVERY_MS = HOUR_MS

/** Fewer dead rows are not worth a vacuum (PostgreSQL's default is 50 and a fifth of the table). */
const DEAD_ROWS_MIN = 500

/** Limits on statements, locks and waiting for a connection (booking rules 1.1.9). */
export const STATEMENT_TIMEOUT_MS = 5_000
export const LOCK_TIMEOUT_MS = 2_000
export const CONNECTION_TIMEOUT_MS = 5_000
/** Twice the cores: with ten on two of them payments took five times as long. */
const POOL_SIZE = Math.max(4, 2 * availableParallelism())
const URGENT_POOL_SIZE = 8
const FIRST_ANSWER_TRIES = 5

export type DatabaseSettings = {
  /** A PostgreSQL server; without it the database lives in `dataDir`. */
  databaseUrl?: string
  dataDir: string
  /** Called when a connection breaks or the embedded engine dies, which does not come back in this process. */
  onTrouble?: (error: Error, lost: boolean) => void
  /** How long a transaction waits for a connection; CONNECTION_TIMEOUT_MS unless told. */
  connectionTimeoutMs?: number
}

export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  return settings.databaseUrl === undefined ? openEmbedded(settings) : openPostgres(settings, settings.databaseUrl)
}

async function openPostgres(settings: DatabaseSettings, connectionString: string): Promise<Database> {
  const config = {
    connectionString,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    // Compiling a plan took 570 of the 600 ms of one that makes a day's nights; nothing asked here is long enough to win that back.
    options: '-c jit=off',
    application_name: 'padauk',
    // Statements are pipelined: one need not wait for the result of the one before it on its connection.
    pipeline: true,
  }
  const pools = [POOL_SIZE, URGENT_POOL_SIZE].map((max) => poolOf(settings, { ...config, max })) as [pg.Pool, pg.Pool]
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

function poolOf(settings: DatabaseSettings, config: pg.PoolConfig): pg.Pool {
  const { connectionTimeoutMs = CONNECTION_TIMEOUT_MS } = settings
  const pool = new pg.Pool({ ...config, connectionTimeoutMillis: connectionTimeoutMs, types: typeParsers })
  pool.on('connect', (client) => {
    followSendings(client)
    // An idle connection may break; without a listener that would end the process.
    client.on('error', (error) => pool.ending || report(settings, error, { isLost: false }))
  })
  // The pool reports the same error of an idle connection again.
  pool.on('error', () => {})
  return pool
}

function report(settings: DatabaseSettings, error: Error, { isLost }: { isLost: boolean }): void {
  if (settings.onTrouble === undefined) process.emitWarning(error)
  else settings.onTrouble(error, isLost)
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

/** Measures the time of waiting for a pool and of its statements. */
function timedDb(pool: pg.Pool): Db {
  const connect = async () => {
    const since = performance.now()
    try {
      return await pool.connect()
    } finally {
      observe('db_client_connection_wait_seconds', {}, (performance.now() - since) / 1_000)
    }
  }
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: { connect, end: () => pool.end(), options: pool.options } }),
    log: ({ query, queryDurationMillis }) =>
      observe('db_client_operation_seconds', { op: operationOf(query.sql) }, queryDurationMillis / 1_000),
  })
}

function connectionsOf(pools: readonly pg.Pool[]): ReturnType<Database['connections']> {
  const sum = (of: (pool: pg.Pool) => number) => pools.reduce((total, pool) => total + of(pool), 0)
  return {
    used: sum(({ totalCount, idleCount }) => totalCount - idleCount),
    idle: sum(({ idleCount }) => idleCount),
    waiting: sum(({ waitingCount }) => waitingCount),
  }
}

function operationOf(statement: string): string {
  const word = FIRST_WORD.exec(statement)?.[1]?.toLowerCase() ?? ''
  return OPERATIONS.has(word) ? word : 'other'
}

function wholeNumber(text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number))
    throw new RangeError(`The database sent ${text}, too large for a whole number here`)
  return number
}
