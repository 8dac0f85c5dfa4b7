import { availableParallelism } from 'node:os'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { observe } from '#server/metrics/counted.ts'
import type { Database, Db, Tables } from './db.ts'
import { followSendings } from './prepared-statements.ts'

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

/** Limits on statements, locks and waiting for a connection (booking rules 1.1.9). */
export const STATEMENT_TIMEOUT_MS = 5_000
export const LOCK_TIMEOUT_MS = 2_000
export const CONNECTION_TIMEOUT_MS = 5_000
/** Twice the cores: with ten on two of them payments took five times as long. */
export const POOL_SIZE = Math.max(4, 2 * availableParallelism())
export const URGENT_POOL_SIZE = 8
/** Of each kind; fewer make a statement wait for another of the same page. */
const POOL_SIZE_MIN = 2

/** Told of connections that break, and how many processes share what one would have. */
export type PoolSettings = {
  /** Called when a connection breaks or the embedded engine dies, which does not come back in this process. */
  onTrouble?: (error: Error, lost: boolean) => void
  /** How long a transaction waits for a connection; CONNECTION_TIMEOUT_MS unless told. */
  connectionTimeoutMs?: number
  /** How many processes of this machine share the connections that one would have; 1 unless told. */
  processes?: number
}

/** Connections to a PostgreSQL server: this process's share of `size`. */
export function serverPool(settings: PoolSettings, connectionString: string, size: number): pg.Pool {
  const max = Math.max(POOL_SIZE_MIN, Math.ceil(size / (settings.processes ?? 1)))
  return poolOf(settings, {
    connectionString,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    // Compiling a plan took 570 of the 600 ms of one that makes a day's nights; nothing asked here is long enough to win that back.
    options: '-c jit=off',
    application_name: 'padauk',
    // Statements are pipelined: one need not wait for the result of the one before it on its connection.
    pipeline: true,
    max,
  })
}

export function poolOf(settings: PoolSettings, config: pg.PoolConfig): pg.Pool {
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

export function report(settings: PoolSettings, error: Error, { isLost }: { isLost: boolean }): void {
  if (settings.onTrouble === undefined) process.emitWarning(error)
  else settings.onTrouble(error, isLost)
}

/** Measures the time of waiting for a pool and of its statements. */
export function timedDb(pool: pg.Pool): Db {
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

export function connectionsOf(pools: readonly pg.Pool[]): ReturnType<Database['connections']> {
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
