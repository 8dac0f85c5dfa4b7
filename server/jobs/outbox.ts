import { sql } from 'kysely'
import { KEPT, periodText } from '#contract/terms/retention.ts'
import { batched } from '#server/db/batched.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { afterCommit } from '#server/db/in-transaction.ts'
import { later, prepared } from '#server/db/statements.ts'
import { wakeJobs } from './notifier.ts'

export type OutboxJob = { id: number; topic: string; payload: unknown; attempts: number }

export type NewJob = {
  topic: string
  payload: object
  /** A second job of the same topic and key is dropped. */
  dedupeKey?: string | null
  /** The job is not run before this. */
  afterSeconds?: number
}

/** Enqueues a job that runs after the transaction commits. Jobs run at least once, so handlers must be idempotent. */
export async function enqueue(
  tx: Tx,
  topic: string,
  payload: object,
  options: Pick<NewJob, 'dedupeKey' | 'afterSeconds'> = {},
): Promise<void> {
  await enqueueAll(tx, [{ topic, payload, ...options }])
}

/** The same for several, in one statement. */
export async function enqueueAll(tx: Tx, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length === 0) return
  const rows = jobs.map(({ topic, payload, dedupeKey = null, afterSeconds = 0 }) => ({
    ...{ topic, payload, dedupe_key: dedupeKey, after_seconds: afterSeconds },
  }))
  await later(
    tx,
    'outbox',
    sql`
    insert into outbox (topic, payload, dedupe_key, run_at)
    select topic, payload, dedupe_key, app_now() + after_seconds * interval '1 second'
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) job (topic text, payload jsonb, dedupe_key text, after_seconds float8)
    on conflict (topic, dedupe_key) do nothing`,
  )
  afterCommit(tx, () => {
    for (const topic of new Set(jobs.map((job) => job.topic))) wakeJobs(topic)
  })
}

/** Leases due jobs to this process. The leases of a process that dies end, and others lease its jobs. */
export async function leaseJobs(
  db: Db,
  lease: { topics: string[]; most: number; seconds: number },
): Promise<OutboxJob[]> {
  const { rows } = await prepared(
    db,
    sql<OutboxJob>`
    with due as materialized (
      select job.id from unnest(${lease.topics}::text[]) wanted (topic) cross join lateral (
        select id, run_at from outbox
         where topic = wanted.topic and done_at is null and given_up_at is null and run_at <= app_now()
           and (locked_until is null or locked_until < app_now())
         order by run_at, id limit ${lease.most} for update skip locked) job
       order by job.run_at, job.id limit ${lease.most}
    )
    update outbox set locked_until = app_now() + ${lease.seconds} * interval '1 second', attempts = attempts + 1
    from due where outbox.id = due.id
    returning outbox.id, outbox.topic, outbox.payload, outbox.attempts`,
  )
  return rows.sort((one, other) => one.id - other.id)
}

/** Marks several jobs as done in one statement, where they finish together. */
export const finishJob = batched<number, void>(async (db, ids) => {
  await prepared(
    db,
    sql`
    update outbox set done_at = app_now(), locked_until = null, last_error = null where id = any(${ids}::bigint[])`,
  )
  return ids.map(() => undefined)
})

/** Extends the leases of jobs that are still running. */
export async function renewJobs(db: Db, jobs: readonly OutboxJob[], seconds: number): Promise<void> {
  await sql`
    update outbox set locked_until = app_now() + ${seconds} * interval '1 second'
      from unnest(${jobs.map(({ id }) => id)}::bigint[], ${jobs.map(({ attempts }) => attempts)}::integer[]) mine (id, attempts)
     where outbox.id = mine.id and outbox.attempts = mine.attempts and locked_until is not null`.execute(db)
}

/**
 * Schedules a retry after about 1 s, 2 s, 4 s … an hour, each with a jitter of a quarter, so that jobs that failed together are not
 * retried together. Does nothing when another process has the lease by now.
 */
export async function postponeJob(db: Db, job: OutboxJob, error: string): Promise<void> {
  await sql`
    update outbox set locked_until = null, last_error = ${error},
      run_at = app_now() + least(interval '1 hour', interval '1 second' * power(2, least(attempts, 20) - 1)) * (0.75 + random() / 2)
    where id = ${job.id} and attempts = ${job.attempts} and done_at is null`.execute(db)
}

export async function giveUpJob(db: Db, job: OutboxJob, error: string): Promise<void> {
  await sql`
    update outbox set given_up_at = app_now(), locked_until = null, last_error = ${error}
    where id = ${job.id} and attempts = ${job.attempts} and done_at is null`.execute(db)
}

/** Restarts those of these jobs that were given up. */
export async function restartJobs(db: Db, topic: string, dedupeKeys: readonly string[]): Promise<void> {
  if (dedupeKeys.length === 0) return
  await sql`
    update outbox set given_up_at = null, attempts = 0, run_at = app_now()
     where topic = ${topic} and dedupe_key = any(${dedupeKeys}::text[]) and given_up_at is not null and done_at is null`.execute(
    db,
  )
}

/** Releases the leases of jobs that were not begun. */
export async function releaseJobs(db: Db, jobs: OutboxJob[]): Promise<void> {
  await sql`
    update outbox set locked_until = null, attempts = attempts - 1
    where id = any(${jobs.map((job) => job.id)}) and done_at is null`.execute(db)
}

/** Deletes jobs that were done long ago, at most some at a time; returns how many. */
export async function deleteDoneJobs(db: Db, most: number): Promise<number> {
  const { rows } = await sql`
    delete from outbox where id in (
      select id from outbox where done_at <= app_now() - ${periodText(KEPT.doneJobs)}::interval order by done_at limit ${most}
    ) returning id`.execute(db)
  return rows.length
}
