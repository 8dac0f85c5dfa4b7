import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Told } from '#tests/support/ask.ts'
import { openWayTo, type WayThrough } from '#tests/support/cut-connections.ts'
import { openDemoDatabase } from '#tests/support/demo-database.ts'
import { type TestDatabase, testEngine } from '#tests/support/test-database.ts'
import { openVisitedSite, type VisitedSite } from '#tests/support/visited-site.ts'

const isPostgres = testEngine === 'postgres'
if (!isPostgres) console.log('Skipped: the embedded database has no connection that could be cut')

const QUICK = { timeout: 10_000, interval: 20 }
const JSON_BODY = { 'content-type': 'application/json' }
const ENQUIRY = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  contactNumber: '9876543210',
  adult: 2,
  enquiryFor: 'Contact',
}

// skipped: the embedded database has no connection that could be cut
describe.skipIf(!isPostgres)('a connection that breaks in the middle of a transaction', () => {
  let ground: TestDatabase
  let site: VisitedSite
  let operator: pg.Client
  let way: WayThrough

  beforeAll(async () => {
    ground = await openDemoDatabase('today')
    way = await openWayTo(ground.settings.databaseUrl ?? '')
    site = await openVisitedSite({ DATABASE_URL: way.url })
    operator = new pg.Client({ connectionString: ground.settings.databaseUrl })
    await operator.connect()
  }, 180_000)
  afterAll(async () => {
    await operator?.end()
    await site?.close()
    way?.close()
    await ground?.close()
  })

  /** The connections that wait for a lock. A transaction sees such a list once, so it is read on a connection without one. */
  async function readWaiting(): Promise<number[]> {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      ground.db,
    )
    return rows.map(({ pid }) => pid)
  }

  /**
   * Keeps a table from the site until it has answered; whatever waits for it loses its connection: by a word of the server, or
   * like a cable.
   */
  async function breakWhatWaitsFor(table: string, how: 'stopped' | 'cut', ask: () => Promise<Told>): Promise<Told> {
    await operator.query(`begin; lock table ${table} in access exclusive mode`)
    try {
      let isAnswered = false
      const answer = ask().finally(() => {
        isAnswered = true
      })
      while (!isAnswered) {
        const waiting = await readWaiting()
        if (how === 'cut' && waiting.length > 0) way.cut()
        if (how === 'stopped')
          for (const pid of waiting) await sql`select pg_terminate_backend(${pid}::integer)`.execute(ground.db)
      }
      return await answer
    } finally {
      await operator.query('rollback')
    }
  }

  const QUESTIONS = [
    ['an enquiry', 'enquiry', '/api/v1/enquiry/submit', ENQUIRY],
    ['a code', 'sign_in_challenge', '/api/v1/auth/code', { email: 'asha@example.in' }],
    ['a look-up', 'sign_in_challenge', '/api/v1/bookings/lookup', { ref: 'PDK-AAAAA-AAAAA', contact: '9876543210' }],
  ] as const

  test.each(QUESTIONS.flatMap((question) => (['stopped', 'cut'] as const).map((how) => [how, ...question] as const)))(
    'when it is %s, %s is answered 503 with Retry-After',
    async (how, _what, table, path, body) => {
      const asking = { method: 'POST', headers: JSON_BODY, body: JSON.stringify(body) }
      const { status, headers, text } = await breakWhatWaitsFor(table, how, () => site.ask(path, asking))
      expect([status, JSON.parse(text).code, Number(headers['retry-after']) > 0]).toEqual([503, 'try_later', true])
    },
  )

  test('the next visitor is served', async () => {
    way.cut()
    await expect.poll(async () => (await site.ask('/api/v1/me')).status, QUICK).toBe(200)
  })
})
