import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Mail } from '#server/adapters/email/email-sender.ts'
import { razorpayGateway } from '#server/adapters/payment/razorpay-gateway.ts'
import { type ApiParts, createApi, type JoinedApi } from '#server/app.ts'
import type { BookingParts } from '#server/bookings/booking-parts.ts'
import { sailingMailHandlers } from '#server/bookings/change/sailing-message.ts'
import { choiceTokens } from '#server/bookings/disruption/choice-token.ts'
import { disruptionMailHandlers } from '#server/bookings/disruption/message-jobs.ts'
import { bookingMailHandlers } from '#server/bookings/papers/booking-mails.ts'
import { bookingHandlers, unknownOrderHandlers } from '#server/bookings/payments/booking-jobs.ts'
import { mailboxTokens } from '#server/bookings/place/mailbox-token.ts'
import { networkKeys } from '#server/enquiries/network.ts'
import { runDueJobs } from '#server/jobs/start-jobs.ts'
import type { Setup } from '#server/office/first-day/checklist.ts'
import { DEFAULT_PRICING_POLICY } from '#server/packages/pricing-policy.ts'
import { quoteHandlers } from '#server/quotes/send-quote.ts'
import { signInKeys } from '#server/visitors/sign-in-keys.ts'
import { setupOf } from '#server/wiring/setup-of.ts'
import { type FakeGateway, startFakeGateway } from '#tools/fake-gateway/start-fake-gateway.ts'
import { endpointOf, undeclaredFields } from './declared-fields.ts'
import { openDemoDatabase } from './demo-database.ts'
import { PINNED_NOW } from './pinned-day.ts'
import type { TestDatabase } from './test-database.ts'
import { type LogLine, testLog } from './test-log.ts'

/** What the codes of the test API are hashed with. */
export const TEST_SECRET = 'a key for tests only, of thirty-two characters'
export const TEST_ORIGIN = 'http://localhost:3000'
export const GATEWAY_KEYS = {
  keyId: 'rzp_test_abc',
  keySecret: 'the key secret',
  webhookSecret: 'the webhook secret',
}

export type TestApi = {
  testDatabase: TestDatabase
  /** How the process says that it runs; a test may say otherwise. */
  setup: Setup
  get: (path: string) => Promise<Reply>
  post: (path: string, body: unknown, headers?: Record<string, string>, clientAddress?: string) => Promise<Reply>
  send: (path: string, init: RequestInit, clientAddress?: string) => Promise<Reply>
  fetch: JoinedApi['fetch']
  /** The calls as functions, as a page of ours asks them. */
  clientOf: JoinedApi['clientOf']
  setNow: (at: string) => void
  /** The database's clock too, which bookings go by; it goes on from there. */
  setClock: (at: string) => Promise<void>
  /** Whoever has written or asked for codes is as new: for tests that send more forms than one sender may. */
  forgetLimits: () => Promise<void>
  /** What the database's clock shows. */
  databaseNow: () => Promise<Date>
  gateway: FakeGateway
  parts: BookingParts
  /** Every line that was logged. */
  logLines: LogLine[]
  /** Does the jobs of bookings that are due. */
  runJobs: () => Promise<number>
  /** The same, and the mails of bookings and quotes: answers those that were sent. */
  runMails: () => Promise<Mail[]>
  close: () => Promise<void>
}

/** `body` is whatever JSON came back; tests look into it with expect. */
export type Reply = { status: number; headers: Headers; body: Record<string, unknown> }

/** The real API over a database of its own with the demo catalogue in it, on the pinned day (pinned-day.ts). */
export async function openTestApi(more: Pick<ApiParts, 'ferryOperators' | 'closing'> = {}): Promise<TestApi> {
  const testDatabase = await openDemoDatabase('pinned')
  let now = new Date(PINNED_NOW)
  const setDatabaseClock = (at: string) =>
    sql`update app_clock set ahead_seconds = extract(epoch from ${at}::timestamptz - now())`.execute(testDatabase.db)
  await setDatabaseClock(PINNED_NOW)
  const setup = setupOf({ payments: undefined, isPractice: true, smtpUrl: undefined }, 'no-data-folder')
  const log = testLog()
  const fake = await startFakeGateway(GATEWAY_KEYS)
  const parts: BookingParts = {
    ...{ db: testDatabase.db, origin: TEST_ORIGIN, log, pricingPolicy: () => DEFAULT_PRICING_POLICY },
    networkKey: networkKeys(TEST_SECRET),
    mailboxKey: signInKeys(TEST_SECRET).addressKey,
    gateway: razorpayGateway({ ...GATEWAY_KEYS, baseUrl: fake.url, timeoutMs: 1_000, log }),
  }
  const api = createApi({ ...parts, authSecret: TEST_SECRET, now: () => now, setup, ...more })
  const jobHandlers = { ...bookingHandlers(parts), ...unknownOrderHandlers(parts) }
  const send = async (path: string, init: RequestInit, clientAddress = '203.0.113.7'): Promise<Reply> => {
    const response = await api.fetch(new Request(`${TEST_ORIGIN}/api/v1${path}`, init), { clientAddress })
    const text = await response.text()
    const body = text === '' ? {} : JSON.parse(text)
    if (response.ok) expectDeclared(init.method ?? 'GET', path, body)
    return { status: response.status, headers: response.headers, body }
  }
  return {
    testDatabase,
    setup,
    fetch: api.fetch,
    clientOf: api.clientOf,
    send,
    get: (path) => send(path, {}),
    post: (path, body, headers = {}, clientAddress) =>
      send(
        path,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        },
        clientAddress,
      ),
    setNow: (at) => {
      now = new Date(at)
    },
    setClock: async (at) => {
      now = new Date(at)
      await setDatabaseClock(at)
    },
    forgetLimits: async () => void (await testDatabase.db.deleteFrom('limit_counter').execute()),
    databaseNow: async () => {
      const { rows } = await sql<{ now: Date }>`select app_now() as now`.execute(testDatabase.db)
      return rows[0]?.now ?? new Date(Number.NaN)
    },
    gateway: fake,
    parts,
    logLines: log.lines,
    runJobs: () => runDueJobs({ db: testDatabase.db, handlers: jobHandlers, log, now: () => now }),
    runMails: async () => {
      const sent: Mail[] = []
      const mailing = {
        db: testDatabase.db,
        origin: TEST_ORIGIN,
        gateway: parts.gateway,
        mailboxTokens: mailboxTokens(TEST_SECRET),
        email: { send: async (mail: Mail) => void sent.push(mail) },
      }
      const desk = disruptionMailHandlers({ ...mailing, tokens: choiceTokens(TEST_SECRET) })
      const handlers = {
        ...jobHandlers,
        ...bookingMailHandlers(mailing),
        ...quoteHandlers(mailing),
        ...desk,
        ...sailingMailHandlers(mailing),
      }
      await runDueJobs({ db: testDatabase.db, handlers, log, now: () => now })
      return sent
    },
    close: async () => {
      await fake.close()
      await testDatabase.close()
    },
  }
}

/** What an answer says beside its declaration reaches whoever asks, and our own pages, though nobody meant it to. */
function expectDeclared(method: string, path: string, body: Record<string, unknown>): void {
  const endpoint = endpointOf(method, path)
  if (endpoint !== undefined) expect(undeclaredFields(endpoint, body), `${method} ${path}`).toEqual([])
}
