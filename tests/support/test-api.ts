import type { Hono } from 'hono'
import { type ApiParts, createApi } from '#server/app.ts'
import { networkKeys } from '#server/enquiries/network.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { DEFAULT_PRICING_POLICY } from '#server/packages/pricing-policy.ts'
import { openDemoDatabase } from './demo-database.ts'
import type { TestDatabase } from './test-database.ts'

const TEST_ORIGIN = 'http://localhost:3000'

export type TestApi = {
  testDatabase: TestDatabase
  get: (path: string) => Promise<Reply>
  post: (path: string, body: unknown, headers?: Record<string, string>, clientAddress?: string) => Promise<Reply>
  send: (path: string, init: RequestInit) => Promise<Reply>
  fetch: Hono<ApiEnv>['fetch']
  setNow: (at: string) => void
  close: () => Promise<void>
}

/** `body` is whatever JSON came back; tests look into it with expect. */
export type Reply = { status: number; headers: Headers; body: Record<string, unknown> }

/** The real API over a database of its own with the demo catalogue in it. */
export async function openTestApi(more: Pick<ApiParts, 'ferryOperators'> = {}): Promise<TestApi> {
  const testDatabase = await openDemoDatabase()
  let now = new Date()
  const quiet = () => undefined
  const api = createApi({
    db: testDatabase.db,
    origin: TEST_ORIGIN,
    now: () => now,
    pricingPolicy: () => DEFAULT_PRICING_POLICY,
    networkKey: networkKeys('a key for tests only, of thirty-two characters'),
    log: { info: quiet, warn: quiet, error: quiet },
    ...more,
  })
  const send = async (path: string, init: RequestInit, clientAddress = '203.0.113.7'): Promise<Reply> => {
    const response = await api.fetch(new Request(`${TEST_ORIGIN}/api/v1${path}`, init), { clientAddress })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text === '' ? {} : JSON.parse(text) }
  }
  return {
    testDatabase,
    fetch: api.fetch,
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
    close: testDatabase.close,
  }
}
