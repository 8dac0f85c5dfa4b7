import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { observe } from '#server/metrics/counted.ts'
import type { Database, Db, Tables } from './db.ts'

const OPERATIONS = new Set(['select', 'insert', 'update', 'delete', 'with'])
/** After comments that say how a statement is prepared. */
const FIRST_WORD = /^(?:\s|\/\*.*?\*\/)*([a-z]+)/i

/** A pool as we ask it, with the time that waiting for it and its statements take. */
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
