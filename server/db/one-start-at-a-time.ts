import { sql } from 'kysely'
import type { Database } from './db.ts'

/** The key of the advisory lock: any number that no other lock uses ("padauk" on a telephone keypad). */
const START_LOCK = 723_285

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
