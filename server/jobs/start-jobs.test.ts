import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '#server/db/in-transaction.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { testLog } from '#tests/support/test-log.ts'
import { reportBacklog } from './notifier.ts'
import { enqueue } from './outbox.ts'
import { type JobHandler, type JobRunner, startJobs } from './start-jobs.ts'

let test: TestDatabase
let log: ReturnType<typeof testLog>
const runners: JobRunner[] = []

beforeAll(async () => {
  test = await openTestDatabase()
})
afterAll(() => test.close())
beforeEach(async () => {
  log = testLog()
  await test.db.deleteFrom('outbox').execute()
  await putClockAhead(0)
})
afterEach(async () => {
  for (const runner of runners.splice(0)) await runner.stop()
})

describe('startJobs', () => {
  it('does a job soon after the commit that enqueued it', async () => {
    const done: unknown[] = []
    start(async (payload) => void done.push(payload))
    await add({ who: 'Asha' })
    await expect.poll(() => done, { timeout: 5_000 }).toEqual([{ who: 'Asha' }])
    await expect.poll(openJobs).toBe(0)
  })

  it('finds by itself what another process enqueued', async () => {
    const done: unknown[] = []
    start(async (payload) => void done.push(payload))
    await sql`insert into outbox (topic, payload) values ('greet', '{}')`.execute(test.db)
    await expect.poll(() => done.length, { timeout: 5_000 }).toBe(1)
  })

  it('does every job once, whatever the number of runners', async () => {
    const done: number[] = []
    for (let n = 0; n < 3; n += 1) start(async (_payload, job) => void done.push(job.id))
    await inTransaction(test.db, async (tx) => {
      for (let n = 0; n < 120; n += 1) await enqueue(tx, 'greet', { n })
    })
    await expect.poll(openJobs, { timeout: 15_000 }).toBe(0)
    expect(done).toHaveLength(120)
    expect(new Set(done).size).toBe(120)
  })

  it('tries again later what failed, and says so without quoting the error', async () => {
    let tries = 0
    const runner = start(async () => {
      tries += 1
      if (tries === 1) throw new Error('asha@example.com is away')
    })
    await add({})
    await expect.poll(() => tries, { timeout: 5_000 }).toBe(1)
    await expect
      .poll(async () => (await test.db.selectFrom('outbox').select('last_error').execute())[0]?.last_error)
      .toContain('away')
    await putClockAhead(11)
    runner.wake()
    await expect.poll(openJobs, { timeout: 5_000 }).toBe(0)
    expect(tries).toBe(2)
    const [line] = log.lines
    expect(line).toMatchObject({ level: 'warn', details: { event: 'job_failed', topic: 'greet', retry: 0 } })
    expect(JSON.stringify(log.lines)).not.toContain('asha')
  })

  it('gives up after two days of trying, and says so', async () => {
    start(async () => {
      throw new Error('never')
    })
    await sql`insert into outbox (topic, payload, attempts) values ('greet', '{}', 59)`.execute(test.db)
    await expect.poll(() => log.lines[0]?.details.event, { timeout: 5_000 }).toBe('job_given_up')
    const rows = await test.db.selectFrom('outbox').select(['given_up_at', 'last_error']).execute()
    expect(rows).toEqual([{ given_up_at: expect.any(Date), last_error: 'never' }])
  })

  it('finishes what it does when it is stopped, and gives back the rest', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const runner = start(async () => {
      begin()
      await released
    })
    await inTransaction(test.db, async (tx) => {
      for (let n = 0; n < 20; n += 1) await enqueue(tx, 'greet', { n })
    })
    await begun
    const stopped = runner.stop()
    release()
    await stopped
    const { rows } = await sql<{ done: number; free: number }>`
      select count(*) filter (where done_at is not null) as done,
        count(*) filter (where done_at is null and locked_until is null and attempts = 0) as free
      from outbox`.execute(test.db)
    expect(rows[0]?.done).toBeGreaterThan(0)
    expect((rows[0]?.done ?? 0) + (rows[0]?.free ?? 0)).toBe(20)
  })

  it('keeps what it does for itself for as long as it takes, and no longer', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    start(async () => {
      begin()
      await released
    })
    const lockedUntil = async () =>
      (await test.db.selectFrom('outbox').select('locked_until').execute())[0]?.locked_until?.getTime() ?? 0
    await add({})
    await begun
    const first = await lockedUntil()
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from locked_until - app_now())::float as seconds from outbox`.execute(test.db)
    expect(rows[0]?.seconds).toBeLessThan(5)
    await expect.poll(lockedUntil, { timeout: 10_000 }).toBeGreaterThan(first)
    release()
    await expect.poll(openJobs, { timeout: 5_000 }).toBe(0)
  })

  it('does not begin anew what it is at, where its lease ended while the machine stood still', async () => {
    let begun = 0
    const { promise: release, resolve: letGo } = Promise.withResolvers<void>()
    const runner = start(async () => {
      begun += 1
      await release
    })
    await add({})
    await expect.poll(() => begun, { timeout: 5_000 }).toBe(1)
    const attemptsOnceOver = async () => {
      // Again where the lease was just renewed.
      await sql`update outbox set locked_until = app_now() - interval '1 second' where attempts = 1`.execute(test.db)
      runner.wake()
      return (await test.db.selectFrom('outbox').select('attempts').executeTakeFirst())?.attempts
    }
    await expect.poll(attemptsOnceOver, { timeout: 5_000 }).toBe(2)
    letGo()
    await expect.poll(openJobs, { timeout: 5_000 }).toBe(0)
    expect(begun).toBe(1)
  })

  it('gives way to jobs of another topic for as long as those have a backlog', async () => {
    reportBacklog(['money'], { isMore: true })
    const done: unknown[] = []
    const runner = startJobs({
      ...{ db: test.db, log, now: () => new Date(), yieldsTo: 'money' },
      handlers: { greet: async (payload) => void done.push(payload) },
    })
    runners.push(runner)
    await add({ who: 'Asha' })
    const looked = await sql<{ attempts: number }>`
      select attempts from outbox, pg_sleep(1.2)`.execute(test.db)
    expect([done, looked.rows]).toEqual([[], [{ attempts: 0 }]])
    reportBacklog(['money'], { isMore: false })
    await expect.poll(() => done, { timeout: 5_000 }).toEqual([{ who: 'Asha' }])
  })

  it('goes on by itself when the database comes back', async () => {
    const done: unknown[] = []
    await sql`alter table outbox rename to outbox_away`.execute(test.db)
    start(async (payload) => void done.push(payload))
    await expect.poll(() => log.lines.map((line) => line.details.event), { timeout: 5_000 }).toEqual(['jobs_away'])
    await sql`alter table outbox_away rename to outbox`.execute(test.db)
    await add({ who: 'Asha' })
    await expect.poll(() => done.length, { timeout: 10_000 }).toBe(1)
    expect(log.lines.map((line) => line.details.event)).toEqual(['jobs_away', 'jobs_back'])
  })
})

function start(greet: JobHandler): JobRunner {
  const runner = startJobs({ db: test.db, handlers: { greet }, log, now: () => new Date() })
  runners.push(runner)
  return runner
}

function add(payload: object): Promise<void> {
  return inTransaction(test.db, (tx) => enqueue(tx, 'greet', payload))
}

async function openJobs(): Promise<number> {
  const rows = await test.db.selectFrom('outbox').select('id').where('done_at', 'is', null).execute()
  return rows.length
}

async function putClockAhead(seconds: number): Promise<void> {
  await sql`update app_clock set ahead_seconds = ${seconds}`.execute(test.db)
}
