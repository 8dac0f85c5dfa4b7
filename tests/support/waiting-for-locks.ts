import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db, Tx } from '#server/db/db.ts'

/**
 * Begins these while a transaction has what they need, and comes back once each of them waits for it: `done` is what they make of
 * it after the transaction. PostgreSQL only; no more of them than leave a connection to look through.
 */
export async function letWait<Value>(
  db: Db,
  tx: Tx,
  ...works: (() => Promise<Value>)[]
): Promise<{ done: Promise<Value[]> }> {
  // Whatever the transaction only sends ahead is done then.
  await sql`select 1`.execute(tx)
  const done = Promise.all(works.map((work) => work()))
  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      db,
    )
    return rows[0]?.count
  }
  // Less than the lock time-out, after which they would wait no more.
  await expect.poll(waiting, { timeout: 1_500, interval: 10 }).toBe(works.length)
  return { done }
}
