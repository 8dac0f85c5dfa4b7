import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '#server/db/in-transaction.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { deleteDoneJobs, enqueue, finishJob, giveUpJob, leaseJobs, postponeJob, releaseJobs } from './outbox.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await openTestDatabase()
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.db.deleteFrom('outbox').execute()
  await putClockAhead(0)
})

const LEASE = { topics: ['greet'], most: 50, seconds: 60 }

describe('the outbox', () => {
  it('holds a job only when its transaction commits', async () => {
    const failing = inTransaction(test.db, async (tx) => {
      await enqueue(tx, 'greet', { who: 'nobody' })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await add({ who: 'Asha' })
    expect((await leaseJobs(test.db, LEASE)).map((job) => job.payload)).toEqual([{ who: 'Asha' }])
  })

  it('drops a second job with the same key, also when both come at once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => add({ who: 'Asha' }, 'asha')))
    await add({ who: 'Ravi' }, 'ravi')
    expect(await leaseJobs(test.db, LEASE)).toHaveLength(2)
  })

  it('gives a job to one of many who ask at once', async () => {
    for (let n = 0; n < 30; n += 1) await add({ n })
    const taken = await Promise.all(Array.from({ length: 8 }, () => leaseJobs(test.db, { ...LEASE, most: 10 })))
    const ids = taken.flat().map((job) => job.id)
    expect(ids).toHaveLength(30)
    expect(new Set(ids).size).toBe(30)
  })

  it('gives a job again when its lease ran out, and not before', async () => {
    await add({ who: 'Asha' })
    const [first] = await leaseJobs(test.db, LEASE)
    expect(first?.attempts).toBe(1)
    await putClockAhead(59)
    expect(await leaseJobs(test.db, LEASE)).toEqual([])
    await putClockAhead(61)
    expect((await leaseJobs(test.db, LEASE)).map((job) => job.attempts)).toEqual([2])
  })

  it.each([
    [1, 1],
    [2, 2],
    [5, 16],
    [12, 2_048],
    [13, 3_600],
    [59, 3_600],
  ])('waits after failure %i for %i seconds, a quarter more or less', async (attempts, seconds) => {
    await add({ who: 'Asha' })
    await test.db
      .updateTable('outbox')
      .set({ attempts: attempts - 1 })
      .execute()
    const [job] = await leaseJobs(test.db, LEASE)
    if (job === undefined) throw new Error('There is no job')
    await postponeJob(test.db, job, 'away')
    const { rows } = await sql<{ wait: number }>`
      select extract(epoch from run_at - app_now())::float as wait from outbox`.execute(test.db)
    // The clock goes on between the two statements.
    expect(rows[0]?.wait).toBeGreaterThan(seconds * 0.75 - 0.5)
    expect(rows[0]?.wait).toBeLessThanOrEqual(seconds * 1.25)
    await putClockAhead(seconds * 1.25 + 1)
    expect(await leaseJobs(test.db, LEASE)).toHaveLength(1)
  })

  it('spreads the second tries of jobs that failed together', async () => {
    for (let index = 0; index < 20; index += 1) await add({ index })
    await test.db.updateTable('outbox').set({ attempts: 12 }).execute()
    for (const job of await leaseJobs(test.db, LEASE)) await postponeJob(test.db, job, 'away')
    const { rows } = await sql<{ spread: number }>`
      select extract(epoch from max(run_at) - min(run_at))::float as spread from outbox`.execute(test.db)
    expect(rows[0]?.spread).toBeGreaterThan(300)
  })

  it('takes no word on a job from a process whose lease has passed to another', async () => {
    await add({ who: 'Asha' })
    const [late] = await leaseJobs(test.db, LEASE)
    await putClockAhead(61)
    const [current] = await leaseJobs(test.db, LEASE)
    if (late === undefined || current === undefined) throw new Error('There is no job')
    await postponeJob(test.db, late, 'too late')
    await giveUpJob(test.db, late, 'too late')
    await finishJob(test.db, current.id)
    const rows = await test.db.selectFrom('outbox').select(['given_up_at', 'last_error']).execute()
    expect(rows).toEqual([{ given_up_at: null, last_error: null }])
    await putClockAhead(86_400)
    expect(await leaseJobs(test.db, LEASE)).toEqual([])
  })

  it('takes back what was not begun, without counting it as an attempt', async () => {
    await add({ who: 'Asha' })
    await releaseJobs(test.db, await leaseJobs(test.db, LEASE))
    expect((await leaseJobs(test.db, LEASE)).map((job) => job.attempts)).toEqual([1])
  })

  it('leaves topics that nobody here knows to those who do', async () => {
    await inTransaction(test.db, (tx) => enqueue(tx, 'of a newer version', {}))
    expect(await leaseJobs(test.db, LEASE)).toEqual([])
  })

  it('forgets what was done more than a week ago', async () => {
    await add({ who: 'Asha' })
    for (const job of await leaseJobs(test.db, LEASE)) await finishJob(test.db, job.id)
    expect(await deleteDoneJobs(test.db, 10)).toBe(0)
    await putClockAhead(8 * 86_400)
    expect(await deleteDoneJobs(test.db, 10)).toBe(1)
  })
})

function add(payload: object, dedupeKey?: string): Promise<void> {
  return inTransaction(test.db, (tx) => enqueue(tx, 'greet', payload, { dedupeKey }))
}

async function putClockAhead(seconds: number): Promise<void> {
  await sql`update app_clock set ahead_seconds = ${seconds}`.execute(test.db)
}
