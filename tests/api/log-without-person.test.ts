import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#contract/terms/india-time.ts'
import type { Booking } from '#contract/v1/bookings.ts'
import { PINNED_DAY } from '#tests/support/pinned-day.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import { LEAD, person } from '#tests/support/traveller.ts'

const TRIP_ID = `tm-101.${addDays(PINNED_DAY, 30)}`
const TOKEN = 'a-token-that-only-a-mail-has'
const GUEST = { ...LEAD, name: 'Padmavathi Quilonwala', email: 'padmavathi.q@example.in', contactNumber: '9812345670' }

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ TEST_LOG: '1' }, 'pinned')
}, 120_000)
afterAll(() => site.close())

let cookie = ''
async function call(method: string, path: string, body?: object, headers = {}): Promise<Record<string, unknown>> {
  const response = await fetch(`${site.origin}${path}`, {
    ...{ method, redirect: 'manual' },
    headers: {
      ...{ cookie, origin: site.origin, 'content-type': 'application/json' },
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const [set] = response.headers.getSetCookie()
  if (set !== undefined) cookie = set.split(';', 1)[0] ?? ''
  const text = await response.text()
  return { ...(text.startsWith('{') ? (JSON.parse(text) as object) : {}), status: response.status }
}

/** As a browser pays: the form of the pay page, the practice gateway's page, and the way back; then until its news came. */
async function pay(ref: string): Promise<void> {
  const { payment } = await call('POST', `/api/v1/bookings/${ref}/pay`, {})
  const { go } = payment as { go: { url: string; fields: Record<string, string> } }
  const post = (path: string, form: Record<string, string>) =>
    fetch(new URL(path, site.origin), {
      ...{ method: 'POST', redirect: 'manual', headers: { origin: site.origin } },
      body: new URLSearchParams(form),
    })
  const page = (await post(new URL(go.url).pathname, go.fields)).headers.get('location') ?? ''
  expect((await post(page, { method: 'upi', outcome: 'pay' })).status).toBe(303)
  await expect.poll(() => stateOf(ref), { timeout: 20_000 }).toBe('confirmed')
}

async function stateOf(ref: string): Promise<string | undefined> {
  const { booking } = await call('GET', `/api/v1/bookings/${ref}`)
  const { state, refunds = [] } = (booking ?? {}) as Partial<Booking>
  return refunds[0]?.state ?? state
}

const codeOf = (mail: string) => /^(\d{6})\r?$/m.exec(mail)?.[1]

test('the log of a whole journey has a line for each request, and nobody in it', async () => {
  const submitted = {
    ...GUEST,
    adult: '2',
    child: '0',
    enquiryFor: 'Travel Package',
    travelpackageId: 'island-saver',
    message: 'Quiet rooms',
  }
  expect(await call('POST', '/api/v1/enquiry/submit', submitted)).toMatchObject({ status: 201 })
  const held = await call('POST', '/api/v1/holds', { lines: [{ kind: 'ferry', tripId: TRIP_ID, seats: ['P5A'] }] })
  expect(held).toMatchObject({ status: 201, hold: expect.anything() })
  const holdId = (held.hold as { id: string }).id
  const booked = await call(
    'POST',
    '/api/v1/bookings',
    {
      holdId,
      lead: { ...GUEST, adult18: true },
      travellers: [person({ name: GUEST.name })],
      plan: 'full',
      notice: 'terms-1',
    },
    { 'idempotency-key': randomUUID() },
  )
  expect(booked).toMatchObject({ status: 201, booking: expect.anything() })
  const { ref } = booked.booking as { ref: string }
  await pay(ref)
  for (const path of [`/booking/${ref}`, `/checkout/${holdId}`, `/review/${TOKEN}`, `/search?q=${GUEST.name}`])
    await call('GET', path)
  await call('POST', '/api/v1/bookings/lookup', { ref, contact: '9800000001' })
  const asked = await call('POST', '/api/v1/auth/code', { email: GUEST.email })
  await expect
    .poll(async () => (await site.mails()).some((mail) => mail.includes(GUEST.email) && codeOf(mail) !== undefined), {
      timeout: 20_000,
    })
    .toBe(true)
  const codes = (await site.mails()).flatMap((mail) => (mail.includes(GUEST.email) ? (codeOf(mail) ?? []) : []))
  for (const code of ['000001', ...codes])
    await call('POST', '/api/v1/auth/verify', { challengeId: asked.challengeId, code })
  const session = cookie.split('=')[1] ?? ''
  await call('GET', `/api/v1/bookings/PDK-AAAAA-AAAAA`)
  const { cancel } = await call('POST', `/api/v1/bookings/${ref}/cancel/preview`, {})
  const { quoteId } = cancel as { quoteId: string }
  expect(await call('POST', `/api/v1/bookings/${ref}/cancel`, { quoteId })).toMatchObject({ status: 200 })
  await expect.poll(() => stateOf(ref), { timeout: 20_000 }).toBe('processed')
  expect(await call('POST', `/api/v1/bookings/${ref}/pay`, {}, { origin: 'https://elsewhere.example' })).toMatchObject({
    code: 'wrong_origin',
  })
  await call('GET', '/')
  await expect.poll(site.log, { timeout: 5_000 }).toMatch(/"route":"\/"/)

  const lines = site
    .log()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(
    lines.filter(({ route }) => route !== undefined).map(({ route, status, event }) => `${event} ${route} ${status}`),
  ).toEqual(
    expect.arrayContaining([
      'request /api/v1/bookings 201',
      'request /api/v1/auth/verify 200',
      'request /booking/:ref 200',
      'request /api/v1/bookings/:ref/cancel 200',
      'csrf_denied /api/v1/bookings/:ref/pay 403',
      'authz_denied /api/v1/bookings/:ref 404',
    ]),
  )
  // Ids of bookings and holds may be named by what concerns them (booking rules 5.1), never by what was asked for.
  expect(lines.filter((line) => line.route !== undefined && JSON.stringify(line).includes(holdId))).toEqual([])
  const logins = lines.filter(({ event }) => event === 'login_ok' || event === 'login_fail')
  expect(logins.map(({ request_id }) => request_id)).toEqual(logins.map(() => expect.any(String)))
  expect(logins.length).toBeGreaterThan(1)
  const log = site.log().toLowerCase()
  expect(session.length).toBeGreaterThan(20)
  for (const secret of [
    ...codes,
    '000001',
    TOKEN,
    session,
    'quilonwala',
    'padmavathi',
    '9812345670',
    '9800000001',
    'quiet rooms',
    '127.0.0.1"',
  ])
    expect(log.split('\n').filter((line) => line.includes(secret.toLowerCase()))).toEqual([])
}, 120_000)
