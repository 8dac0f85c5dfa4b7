import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { sessionCookie } from '#server/http/session-cookie.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { knownVisitors } from './known-visitors.ts'
import { dropSession, insertSessions } from './store.ts'

const ORIGIN = 'https://www.example.com'
const MINUTE_MS = 60_000
const tokenOf = (letter: string) => letter.repeat(43)
const cookieOf = (letter: string) => sessionCookie(tokenOf(letter), ORIGIN).split(';', 1)[0] ?? ''

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
afterEach(() => vi.restoreAllMocks())

/** What a page is told of that cookie, and a clock by which answers grow old. */
function open() {
  const began = performance.now()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(began)
  return { ask: knownVisitors(database.db, ORIGIN), pass: (ms: number) => clock.mockReturnValue(began + ms) }
}

/** The cache looks at the clock once in a millisecond only. */
const soon = (ask: () => Promise<boolean>, answer: boolean) => vi.waitFor(async () => expect(await ask()).toBe(answer))

const arrive = (letter: string) =>
  insertSessions(database.db, [{ token: tokenOf(letter), visitor_id: letter, email: null, booking_id: null }])

test('who has a session is known, whoever else sends a cookie or none is not', async () => {
  const { ask } = open()
  await arrive('a')
  expect([await ask(cookieOf('a')), await ask(cookieOf('b')), await ask(''), await ask('theme=night')]).toEqual([
    ...[true, false, false, false],
  ])
})

test('a session that has ended is forgotten within a minute', async () => {
  const { ask, pass } = open()
  await arrive('c')
  expect(await ask(cookieOf('c'))).toBe(true)
  await dropSession(database.db, tokenOf('c'))
  expect(await ask(cookieOf('c'))).toBe(true)
  pass(MINUTE_MS + 1_000)
  await soon(() => ask(cookieOf('c')), false)
})

test('a token that names no session is asked about once in ten minutes', async () => {
  const { ask, pass } = open()
  expect(await ask(cookieOf('d'))).toBe(false)
  await arrive('d')
  pass(10 * MINUTE_MS - 1_000)
  expect(await ask(cookieOf('d'))).toBe(false)
  pass(10 * MINUTE_MS + 1_000)
  await soon(() => ask(cookieOf('d')), true)
})
