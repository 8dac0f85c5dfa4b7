import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { errorForLog } from './open-log.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const ASHA = '{"name":"Asha Rao","email":"asha@example.in","notice":"\\ud800"}'

/** The line that is logged of what the database refuses. */
async function lineOf(refused: Promise<unknown>): Promise<{ text: string; err: Record<string, unknown> }> {
  const error = await refused.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  const lines: string[] = []
  pino({ serializers: { err: errorForLog } }, { write: (line: string) => lines.push(line) }).error({ err: error }, 'No')
  const text = lines.join('')
  return { text, err: (JSON.parse(text) as { err: Record<string, unknown> }).err }
}

test.each([
  ['a text that cannot be read', '22P02', () => sql`select ${ASHA}::jsonb`],
  ['a value of another kind', '22P02', () => sql`select ${'Asha Rao'}::text::integer`],
  [
    'a row that is not taken',
    '23502',
    () => sql`insert into mail (event_key, to_address) values (null, 'asha@example.in')`,
  ],
])('a log says that the database refused, and nothing of what: %s', async (_what, code, question) => {
  const { text, err } = await lineOf(question().execute(database.db))
  expect(err).toMatchObject({ code, stack: expect.stringContaining('open-log.test.ts') })
  expect(text).not.toMatch(/asha|rao/i)
})

test('of other errors it says what they are, with what brought them about', async () => {
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  const { err } = await lineOf(Promise.reject(new TypeError('The list did not come', { cause: away })))
  expect(err).toMatchObject({
    ...{ type: 'TypeError', message: 'The list did not come' },
    cause: { type: 'Error', message: 'connect ECONNREFUSED', code: 'ECONNREFUSED' },
  })
})
