import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasBody } from '#contract/v1/endpoint.ts'
import { endpoints } from '#contract/v1/endpoints.ts'
import { bookingMailHandlers } from '#server/bookings/papers/booking-mails.ts'
import { runDueJobs } from '#server/jobs/start-jobs.ts'
import { freshSailings } from '#tests/support/sailings.ts'
import { NOW, TODAY } from '#tests/support/staged-booking.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'
import { deliver, payer, person, seats, visitor } from '#tests/support/traveller.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await api.setClock(NOW)
  await freshSailings(api, TODAY)
})
afterAll(() => api.close())

const PRIVATE = endpoints.filter((each) => each.private)
const called = PRIVATE.map((each) => `${each.method} ${each.path}`)
const pathOf = (path: string) => path.replace('{ref}', 'PDK-00000-00000').replace(/\{\w+\}/g, 'nobodys')
const FOREIGN: Record<string, string>[] = [
  { origin: 'https://evil.test' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.test', 'sec-fetch-site': 'same-origin' },
]
const JSON_TYPE = { 'content-type': 'application/json' }
const bodyOf = (method: string, body: string): RequestInit =>
  hasBody(method as 'POST') ? { body, headers: JSON_TYPE } : {}

describe('calls of one visitor', () => {
  test('are as many as the rules name', () => {
    expect(called).toEqual(
      expect.arrayContaining(['POST /holds', 'GET /bookings/{ref}', 'POST /bookings/{ref}/cancel', 'GET /me']),
    )
    expect(called.length).toBeGreaterThanOrEqual(24)
  })

  test.each(called)('%s: whatever is refused is kept by nobody, and read by no other site', async (call) => {
    const [method = '', path = ''] = call.split(' ')
    for (const [query, body] of [
      ['', '{}'],
      ['?nope=1', '{}'],
      ['', '{"nope":1}'],
      ['', 'not json'],
    ] as const) {
      const { status, headers } = await api.send(`${pathOf(path)}${query}`, { method, ...bodyOf(method, body) })
      expect([status, headers.get('cache-control')]).toEqual([expect.any(Number), 'no-store'])
      expect(headers.get('access-control-allow-origin')).toBeNull()
    }
  })

  test.each(called.filter((call) => !call.startsWith('GET')))(
    '%s: a page of another site cannot make it',
    async (call) => {
      const [method = '', path = ''] = call.split(' ')
      const { headers: _, ...init } = bodyOf(method, '{}')
      for (const from of FOREIGN) {
        const { status, body } = await api.send(pathOf(path), { method, ...init, headers: { ...JSON_TYPE, ...from } })
        expect([status, body.code]).toEqual([403, 'wrong_origin'])
      }
      const signedIn = { ...JSON_TYPE, cookie: `sid=${'x'.repeat(43)}` }
      const { status, body } = await api.send(pathOf(path), { method, ...init, headers: signedIn })
      expect([status, body.code, body.message]).toEqual([403, 'wrong_origin', 'Please send this from our own pages'])
      const own = { ...JSON_TYPE, origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }
      expect((await api.send(pathOf(path), { method, ...init, headers: own })).status).not.toBe(403)
    },
  )

  test('papers that are not there, or not yours, are kept by nobody either', async () => {
    const { status, headers } = await api.get('/bookings/PDK-00000-00000/documents/voucher')
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store'])
  })
})

test('from holding to the refund nothing of a traveller is logged, also where things go wrong', async () => {
  const asha = visitor(api)
  const held = await asha.held(seats('P2A'))
  const travellers = [person({ nationality: 'GB', idType: 'passport', idNumber: 'XK1234567' })]
  const { ref } = (await asha.place(held.id, { travellers })).body.booking as { ref: string }
  const pay = payer(api)
  const order = await pay.orderOf(asha, ref)
  await deliver(api, '{"event":"payment.captured","contact":"asha@example.in"}', { signature: 'wrong' })
  await pay.tell(pay.pay(order, 'captured', 9_999).id)
  await pay.tell(pay.pay(order).id)
  const { challengeId } = (await asha.post('/bookings/lookup', { ref, contact: '9876543210' })).body
  await asha.post('/auth/verify', { challengeId, code: '000000' })
  await asha.post('/auth/code', { email: 'asha@example.in' })
  await asha.post(`/bookings/${ref}/messages`, { text: 'My number is 9876543210' })
  api.gateway.follow({ refunds: 'failed' })
  const { cancel } = (await asha.post(`/bookings/${ref}/cancel/preview`, {})).body
  await asha.post(`/bookings/${ref}/cancel`, { quoteId: (cancel as { quoteId: string }).quoteId })
  await api.runJobs()
  // A mail server names whom it does not know.
  const email = { send: () => Promise.reject(new Error('550 <asha@example.in> is unknown, said of Asha Rao')) }
  const { db, log, origin, gateway } = api.parts
  const now = await api.databaseNow()
  await runDueJobs({ db, log, now: () => now, handlers: bookingMailHandlers({ db, origin, gateway, email }) })
  const lines = JSON.stringify(api.logLines)
  expect(api.logLines.map(({ details }) => details.event)).toEqual(
    expect.arrayContaining(['bad_signature', 'amount_mismatch', 'job_failed']),
  )
  expect(lines).not.toMatch(/asha|98765|XK1234567|550/i)
  const { rows } = await sql<{ token: string }>`select token_hash as token from session`.execute(db)
  const secrets = [asha.cookie()?.split('=')[1] ?? '', ...rows.map(({ token }) => token)]
  for (const secret of secrets) expect(secret === '' || lines.includes(secret)).toBe(false)
})
