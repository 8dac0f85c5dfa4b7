import { sql } from 'kysely'
import type { Database, Db } from '#server/db/db.ts'
import { prepared } from '#server/db/statements.ts'

/** Timers of processes are a little early or late. */
const PART = 0.9
/** A lease of the future was taken before the clock was set back. */
const AHEAD = '1 minute'

/** Where several processes may share the database; undefined where there is one, which does everything. */
export function clockLeasesOf({
  db,
  kind,
}: Database): ((job: string, everyMs: number) => Promise<boolean>) | undefined {
  return kind === 'postgres' ? (job, everyMs) => leaseClockJob(db, job, everyMs) : undefined
}

/**
 * Whether this process does a job of the clock this time: of all processes on one database the first that asks in an interval. One that
 * ends in the middle leaves the job to whoever asks in the next.
 */
export async function leaseClockJob(db: Db, job: string, everyMs: number): Promise<boolean> {
  const { rows } = await prepared(
    db,
    sql`
    insert into clock_lease as last (job, taken_at) values (${job}, now())
    on conflict (job) do update set taken_at = excluded.taken_at
     where last.taken_at <= excluded.taken_at - ${everyMs * PART}::float8 * interval '1 millisecond'
        or last.taken_at > excluded.taken_at + ${AHEAD}::interval
    returning job`,
  )
  return rows.length > 0
}
