import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { networkOf } from '#server/enquiries/network.ts'
import { testLog } from '#tests/support/test-log.ts'
import type { ApiEnv } from './api-env.ts'
import { limitExpensiveCalls, RATE_LIMITS } from './rate-limit.ts'

const LIMITS = { trip_price: 3, dated_search: 2, paper: 1, photo: 1 }

function open() {
  let now = 0
  const log = testLog()
  const api = new Hono<ApiEnv>()
  limitExpensiveCalls(api, { networkKey: networkOf, log, limits: LIMITS, clock: () => now })
  api.all('*', (context) => context.body('asked'))
  const ask = async (path: string, from = '203.0.113.7', method = 'GET') => {
    const answer = await api.fetch(new Request(`http://site.test${path}`, { method }), { clientAddress: from })
    return [answer.status, answer.headers.get('retry-after')]
  }
  const pass = (ms: number) => {
    now += ms
  }
  return { ask, lines: log.lines, pass }
}
const OK = [200, null]

test('a network, not an address, has so many prices a minute; then it is told how long to wait', async () => {
  const { ask, pass, lines } = open()
  for (const last of ['7', '8', '9']) expect(await ask('/trip/price', `203.0.113.${last}`, 'POST')).toEqual(OK)
  pass(20_500)
  expect(await ask('/trip/price', '203.0.113.10', 'POST')).toEqual([429, '40'])
  expect(await ask('/trip/price', '203.0.114.7', 'POST')).toEqual(OK)
  pass(39_500)
  expect(await ask('/trip/price', '203.0.113.10', 'POST')).toEqual(OK)
  expect(lines).toMatchObject([{ level: 'warn', details: { event: 'rate_limited', bucket: 'trip_price' } }])
})

test.each([
  ['GET', '/hotels/fetch?checkIn=2027-01-10&checkOut=2027-01-12'],
  ['GET', '/hotels/fetch?destination=neil'],
  ['GET', '/airportCarCharges/fetch?pickupDate=2027-01-10'],
  ['GET', '/hourlyCarCharges/fetch?date=2027-01-10'],
  ['GET', '/pickupdrop/fetch?pickupDate=2027-01-10'],
  ['POST', '/fetchFerry/nautica'],
  ['POST', '/fetchFerry/nautika'],
  ['POST', '/ferry/plans'],
])('%s %s is a dated search, counted with the others', async (method, path) => {
  const { ask } = open()
  expect(await ask('/hotels/fetch?checkIn=2027-02-01')).toEqual(OK)
  expect(await ask(path, undefined, method)).toEqual(OK)
  expect(await ask(path, undefined, method)).toEqual([429, '60'])
})

test.each(['/bookings/PDK-AAAAA-AAAAA/documents/voucher', '/quotes/abc/document'])('%s is a paper', async (path) => {
  const { ask } = open()
  expect([await ask(path), await ask(path)]).toEqual([OK, [429, '60']])
})

test('what is not about given days, and what the site asks for its own pages, is not counted', async () => {
  const { ask } = open()
  for (let times = 0; times < 5; times += 1) {
    expect(await ask('/hotels/fetch?stars=5')).toEqual(OK)
    expect(await ask('/hotels/fetch?destination=neil', '')).toEqual(OK)
  }
})

test('the limits of the site', () => {
  expect(RATE_LIMITS).toEqual({ trip_price: 60, dated_search: 120, paper: 30, photo: 10 })
})
