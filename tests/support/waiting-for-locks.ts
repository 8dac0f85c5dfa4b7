import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#server/db/db.ts'

/** Until so many connections to this database wait for a lock that somebody else has; PostgreSQL only. */
export async function waitingForLocks(db: Db, count: number): Promise<void> {
  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      db,
    )
    return rows[0]?.count
  }
  // Less than the lock time-out, after which they would wait no more.
  await expect.poll(waiting, { timeout: 1_500, interval: 10 }).toBe(count)
}
