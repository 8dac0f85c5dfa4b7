import { createServer, request as openRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { networkOf } from '#server/enquiries/network.ts'
import { countedMetrics } from '#server/metrics/counted.ts'
import { metricsText } from './metrics-text.ts'
import { createRequestLog } from './request-log.ts'
import { recordCache, recordRefusal } from './request-scope.ts'

const lines: string[] = []
const log = createRequestLog({
  write: (text) => lines.push(...text.trimEnd().split('\n')),
  addressOf: () => '203.0.113.77',
  networkOf,
})
const server = createServer(
  log.around((request, response) => {
    if (request.url === '/never') return
    if (request.url === '/') recordCache('hit')
    const refusal = request.headers['x-refusal']
    if (typeof refusal === 'string') recordRefusal(refusal)
    response.writeHead(Number(request.headers['x-status'] ?? 200)).end('done')
  }),
)
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
afterAll(() => {
  log.stop()
  server.close()
})

/** How many lines there are, with those that wait. */
function written(): number {
  log.metrics()
  return lines.length
}

async function ask(path: string, status: number, method = 'GET', refusal?: string): Promise<Record<string, unknown>> {
  const { port } = server.address() as AddressInfo
  const before = lines.length
  const headers = { 'x-status': String(status), ...(refusal === undefined ? {} : { 'x-refusal': refusal }) }
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers })
  await answer.text()
  // A browser asks a second time where a host is not served, and so does fetch.
  await expect.poll(written).toBeGreaterThan(before)
  return JSON.parse(lines.at(-1) ?? '') as Record<string, unknown>
}

test('a request has one line, with its network and its template and nothing of its address', async () => {
  const line = await ask('/booking/PDK-AAAAA-BBBBB?code=123456', 200)
  expect(line).toEqual({
    ...{ level: 'info', ts: expect.stringMatching(/^\d{4}-.*Z$/), pid: process.pid, event: 'request' },
    ...{ request_id: expect.stringMatching(/^[0-9a-f]{8}-\w+$/), method: 'GET', route: '/booking/:ref', status: 200 },
    ...{ dur_ms: expect.any(Number), ip_net: '203.0.113.0/24', cache: 'none' },
  })
  expect(await ask('/', 200)).toMatchObject({ route: '/', cache: 'hit' })
})

test.each([
  ['GET', '/_.data', 200, '/', 'request'],
  ['GET', '/ferry/tm-101.2026-12-25.data', 200, '/ferry/:tripId', 'request'],
  ['GET', '/hotel-details/x/reviews', 200, '/:page/:key/reviews', 'request'],
  ['GET', '/media/0a1b.webp', 404, '/media/*', 'request'],
  ['GET', '/wp-admin/setup', 404, 'other', 'request'],
  ['POST', '/api/v1/holds', 429, '/api/v1/holds', 'rate_limited'],
  ['POST', '/api/v1/bookings', 403, '/api/v1/bookings', 'csrf_denied', 'wrong_origin'],
  [
    'POST',
    '/api/v1/bookings/PDK-AAAAA-BBBBB/pay',
    403,
    '/api/v1/bookings/:ref/pay',
    'authz_denied',
    'mailbox_unconfirmed',
  ],
  ['GET', '/api/v1/bookings/PDK-AAAAA-BBBBB', 404, '/api/v1/bookings/:ref', 'authz_denied'],
  ['GET', '/tours', 421, '/tours', 'host_rejected'],
])('%s %s with %i is %s, recorded as %s', async (method, path, status, route, event, refusal = undefined) => {
  expect(await ask(path, status, method, refusal)).toMatchObject({
    method,
    route,
    status,
    event,
    level: event === 'request' ? 'info' : 'warn',
  })
})

test('who hangs up before the answer is told apart', async () => {
  const { port } = server.address() as AddressInfo
  const before = lines.length
  const asked = openRequest({ host: '127.0.0.1', port, path: '/never' }).on('error', () => {})
  asked.end()
  await expect.poll(() => metricsText(log.metrics())).toMatch(/^http_server_active_requests 1$/m)
  asked.destroy()
  await expect.poll(written).toBe(before + 1)
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ route: 'other', status: 499 })
})

test('its figures are those of the lines, with a label for each template and none for an address', () => {
  const text = metricsText([...log.metrics(), ...countedMetrics()])
  expect(text).toContain(
    'http_server_request_duration_seconds_count{method="GET",route="/booking/:ref",status="200"} 1\n',
  )
  expect(text).toContain(
    'http_server_request_duration_seconds_bucket{method="GET",route="/booking/:ref",status="200",le="+Inf"} 1\n',
  )
  expect(text).toContain('rate_limited_total{bucket="/api/v1/holds"} 1\n')
  expect(text).toContain('authz_denied_total{operation="/api/v1/bookings/:ref"} 1\n')
  expect(text).not.toMatch(/PDK-|wp-admin|123456/)
})
