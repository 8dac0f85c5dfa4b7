import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { SIGN_IN_MAIL } from './ask-sign-in.ts'
import { signInHandlers } from './sign-in-jobs.ts'
import { signInKeys } from './sign-in-keys.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('whenever a code may be mailed, asks and sessions that are over are forgotten', async () => {
  const { db } = database
  const asked = (id: string, age: string) =>
    sql`insert into sign_in_challenge (id, kind, address_key, network, email, is_mailed, created_at, expires_at)
        values (${id}, 'sign_in', 'a', 'n', 'asha@example.in', true, app_now() - ${age}::interval, app_now() - ${age}::interval)`.execute(
      db,
    )
  const seen = (token: string, age: string) =>
    sql`insert into session (token_hash, visitor_id, seen_at) values (${token}, 'v', app_now() - ${age}::interval)`.execute(
      db,
    )
  await asked('old', '25 hours 1 minute')
  await asked('young', '24 hours 59 minutes')
  await seen('ended', '12 hours 1 minute')
  await seen('live', '11 hours 59 minutes')
  const mails: unknown[] = []
  const email = { send: async (mail: unknown) => void mails.push(mail) }
  const handlers = signInHandlers({ db, email, keys: signInKeys('x'.repeat(32)), origin: 'http://localhost:3000' })
  // There is nothing to mail of one that is over.
  await handlers[SIGN_IN_MAIL]?.({ challengeId: 'young' }, { id: 1, attempts: 1, now: new Date() })
  expect(mails).toEqual([])
  const ids = async (query: ReturnType<typeof sql<{ id: string }>>) =>
    (await query.execute(db)).rows.map(({ id }) => id)
  expect(await ids(sql`select id from sign_in_challenge`)).toEqual(['young'])
  expect(await ids(sql`select token_hash as id from session`)).toEqual(['live'])
})
