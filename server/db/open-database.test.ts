import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openOwnPostgres } from '#tests/support/own-postgres.ts'
import { openTestDatabase, type TestDatabase, testEngine } from '#tests/support/test-database.ts'
import { openDatabase } from './open-database.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await openTestDatabase()
})
afterAll(() => test.close())

describe('an open database', () => {
  it('sends the same types whichever engine it is', async () => {
    const { rows } = await sql`
      select 42::int8 as whole, 1.5::numeric as broken, date '2026-12-25' as day, count(*) as count,
        timestamptz '2026-12-25T00:00:00Z' as at, '{"a":[1]}'::jsonb as json, null::int8 as nothing
      from (values (1), (2)) as two (n)`.execute(test.db)
    expect(rows).toEqual([
      {
        whole: 42,
        broken: 1.5,
        day: '2026-12-25',
        count: 2,
        at: new Date('2026-12-25T00:00:00Z'),
        json: { a: [1] },
        nothing: null,
      },
    ])
  })

  it('refuses a whole number that JavaScript would round', async () => {
    await expect(sql`select 9007199254740993::int8 as n`.execute(test.db)).rejects.toThrow('too large')
  })

  it('knows its kind', () => {
    expect(test.database.kind).toBe(testEngine)
  })

  // skipped: what is true of each engine is shown of that engine
  it.runIf(testEngine === 'embedded')('keeps a commit on the disk before it answers', () => {
    expect(test.database.durability).toBe('fsync')
  })

  // skipped: see above
  it.runIf(testEngine === 'postgres')(
    'keeps a commit on the disk before it answers where the server does, and says so where it does not',
    async () => {
      const server = await openOwnPostgres([])
      const settings = { ...test.settings, databaseUrl: server.url }
      try {
        const asItComes = await openDatabase(settings)
        await sql`alter role current_user set synchronous_commit = off`.execute(asItComes.db)
        await asItComes.close()
        const asItIsNow = await openDatabase(settings)
        await asItIsNow.close()
        expect([asItComes.durability, asItIsNow.durability]).toEqual(['fsync', 'process_only'])
      } finally {
        await server.remove()
      }
    },
  )

  it('goes on after a statement that fails, inside a transaction and outside', async () => {
    await expect(sql`select nonsense`.execute(test.db)).rejects.toThrow('nonsense')
    const failing = test.db.transaction().execute(async (tx) => {
      await tx.insertInto('setting').values({ key: 'half', value: '1' }).execute()
      await sql`select nonsense`.execute(tx)
    })
    await expect(failing).rejects.toThrow('nonsense')
    expect(await test.db.selectFrom('setting').select('key').where('key', '=', 'half').execute()).toEqual([])
  })

  it('has one clock, which tests may put ahead', async () => {
    await test.db.updateTable('app_clock').set({ ahead_seconds: 3_600 }).execute()
    const { rows } = await sql`select extract(epoch from app_now() - now())::int as ahead`.execute(test.db)
    await test.db.updateTable('app_clock').set({ ahead_seconds: 0 }).execute()
    expect(rows).toEqual([{ ahead: 3_600 }])
  })

  it('answers many callers at once', async () => {
    const answers = await Promise.all(
      Array.from(
        { length: 200 },
        async (_, n) => (await sql<{ n: number }>`select ${n}::int as n`.execute(test.db)).rows[0]?.n,
      ),
    )
    expect(answers).toEqual(Array.from({ length: 200 }, (_, n) => n))
  })

  // skipped: the embedded engine has no such settings; its own tests show what it does with a statement that hangs
  it.runIf(testEngine === 'postgres')(
    'waits for no statement longer than a visitor would, and compiles none',
    async () => {
      const { rows } = await sql`
      select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock, current_setting('jit') as jit`.execute(
        test.db,
      )
      expect(rows).toEqual([{ statement: '5s', lock: '2s', jit: 'off' }])
    },
  )

  // skipped: the embedded engine has one connection, and nobody to cut it
  it.runIf(testEngine === 'postgres')('outlives the loss of its connections, also in mid transaction', async () => {
    const troubles: Error[] = []
    const other = await openDatabase({ ...test.settings, onTrouble: (error) => troubles.push(error) })
    const broken = other.db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      await sql`select pg_terminate_backend(${rows[0]?.pid}::int)`.execute(test.db)
      await expect.poll(() => troubles.length).toBeGreaterThan(0)
      await sql`select 1`.execute(tx)
    })
    await expect(broken).rejects.toThrow()
    expect((await sql`select 1 as n`.execute(other.db)).rows).toEqual([{ n: 1 }])
    await other.close()
  })

  it('says which server it cannot reach, without the password', async () => {
    const databaseUrl = 'postgres://site:topsecret@127.0.0.1:9/padauk'
    const failure = await openDatabase({ databaseUrl, dataDir: test.settings.dataDir }).catch((error: Error) => error)
    expect(String(failure)).toContain('127.0.0.1:9/padauk')
    expect(String(failure)).not.toContain('topsecret')
  })
})
