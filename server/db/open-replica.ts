import { sql } from 'kysely'
import type { Db } from './db.ts'
import { POOL_SIZE, serverPool, timedDb } from './pools.ts'
import { lsnOf, type ReplicaLag, replicaLag } from './replica-lag.ts'

export type Replica = {
  db: Db
  /** Whether it may be asked for what pages of this version tell. */
  has: (version: string) => boolean
  /** How far behind it is at most; undefined while it is away. */
  lagSeconds: () => number | undefined
  close: () => Promise<void>
}

type ReplicaSettings = {
  url: string
  processes: number
  primary: Db
  /** Which version the pages of a database have. */
  readVersion: (db: Db) => Promise<string>
  /** Told when it goes away or comes back. */
  onChange: (isThere: boolean, error?: unknown) => void
}

const LOOK_EVERY_MS = 1_000

/** A standby of the database, for what pages of everybody read. It is one server: what one was heard to have, another may lack. */
export function openReplica({ url, processes, primary, readVersion, onChange }: ReplicaSettings): Replica {
  // What breaks is seen by the next look.
  const db = timedDb(serverPool({ processes, onTrouble: () => undefined }, url, POOL_SIZE))
  const lag = replicaLag()
  let isThere = true
  let looking: Promise<void> | undefined
  const look = async () => {
    try {
      await markPrimary(primary, lag)
      const { rows } = await sql<{ lsn: string | null }>`
        select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end::text as lsn`.execute(db)
      const version = await readVersion(db)
      const lsn = rows[0]?.lsn ?? undefined
      if (lsn === undefined) throw new Error('It is no standby')
      lag.hear(performance.now(), { lsn: lsnOf(lsn), version })
      if (!isThere) onChange(true)
      isThere = true
    } catch (error) {
      lag.hear(performance.now(), undefined)
      if (isThere) onChange(false, error)
      isThere = false
    }
  }
  const lookOnce = () => {
    looking ??= look().finally(() => {
      looking = undefined
    })
  }
  lookOnce()
  const timer = setInterval(lookOnce, LOOK_EVERY_MS).unref()
  return {
    db,
    has: (version) => lag.has(performance.now(), version),
    lagSeconds: () => {
      const ms = lag.lagMs(performance.now())
      return ms === undefined ? undefined : ms / 1_000
    },
    close: async () => {
      clearInterval(timer)
      await looking
      await db.destroy()
    },
  }
}

/** Without the primary nothing new is known of it: the replica then counts as behind soon, and pages are those that are kept. */
async function markPrimary(primary: Db, lag: ReplicaLag): Promise<void> {
  const at = performance.now()
  try {
    const { rows } = await sql<{ lsn: string }>`select pg_current_wal_lsn()::text as lsn`.execute(primary)
    if (rows[0] !== undefined) lag.markPrimary(at, lsnOf(rows[0].lsn))
  } catch {
    // Said by whatever else asks the primary.
  }
}
