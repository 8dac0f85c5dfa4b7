import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { count } from '#server/metrics/counted.ts'
import type { Database, Db, Tx } from './db.ts'

/** The key of the advisory lock: any number that no other lock uses ("padauk" on a telephone keypad). */
const START_LOCK = 723_285

/** Serialisation failure and deadlock: a retry may succeed (booking rules 1.1.10). */
const RETRIED = new Set(['40001', '40P01'])
export const RETRIES_MAX = 3
const RETRY_WAIT_MS = 20

const afterwards = new WeakMap<Tx, (() => void)[]>()

/**
 * Runs `work` in a transaction, again after a conflict. It may run several times, so nothing outside the database may be called in it.
 * Given a transaction that is open, `work` is part of it.
 */
export async function inTransaction<Value>(db: Db, work: (tx: Tx) => Promise<Value>): Promise<Value> {
  if (isOpen(db)) return work(db)
  for (let retries = 0; ; retries += 1) {
    const steps: (() => void)[] = []
    try {
      const value = await db.transaction().execute((tx) => {
        afterwards.set(tx, steps)
        return work(tx)
      })
      for (const step of steps) step()
      return value
    } catch (error) {
      if (!RETRIED.has(sqlStateOf(error)) || retries === RETRIES_MAX) throw error
      count('db_tx_retries_total', { sqlstate: sqlStateOf(error) })
      await wait(RETRY_WAIT_MS * 2 ** retries * (0.5 + Math.random()))
    }
  }
}

function isOpen(db: Db): db is Tx {
  return db.isTransaction
}

/** Runs `step` after the commit, and never after a rollback. */
export function afterCommit(tx: Tx, step: () => void): void {
  afterwards.get(tx)?.push(step)
}

/** The SQLSTATE of an error, or the code of the operating system, or ''. */
export function sqlStateOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : ''
}

/**
 * Serialises `work` over all processes that start: it takes longer than a visitor's statement may wait for a lock. The lock is held by a
 * transaction, so it ends with the connection, also behind a pooler.
 */
export async function atOneStartATime<Value>({ db, kind }: Database, work: () => Promise<Value>): Promise<Value> {
  // The embedded database has one process, and one connection, which the work needs.
  if (kind === 'embedded') return work()
  return db.transaction().execute(async (tx) => {
    await sql`set local lock_timeout = '15min'`.execute(tx)
    await sql`set local statement_timeout = '15min'`.execute(tx)
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
    await sql`select pg_advisory_xact_lock(${START_LOCK})`.execute(tx)
    return work()
  })
}
