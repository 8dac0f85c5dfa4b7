import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createListener } from '#server/listener.ts'
import { type Asking, ask } from '#tests/support/ask.ts'
import { openKitchen, plan } from '#tests/support/cache-kitchen.ts'
import { openLine } from '#tests/support/raw-line.ts'

const ORIGIN = 'http://localhost:3000'
const HOST = { host: 'localhost:3000' }
const MINUTE = 60_000

/** A site of kept pages, each request of which is tried the short way first; `short` are those that it answered. */
function openSite() {
  const kitchen = openKitchen({ freshMs: MINUTE })
  const short: string[] = []
  const own = async () => new Response('a page of one visitor', { headers: { 'cache-control': 'no-store' } })
  const { listen, answerKept } = createListener({
    ...{ origin: ORIGIN, checkoutOrigin: ORIGIN, trustedProxies: [], cache: kitchen.cache },
    planCache: (url: string) => (url.startsWith('/tours') ? plan('/tours') : undefined),
    ...{ api: own, site: own, picture: own, isKnownVisitor: async () => true, office: () => undefined },
    ...{
      staticFiles: () => false,
      returned: () => undefined,
      onUnknownProxy: (peer: string) => void proxies.push(peer),
    },
    onError: (error) => {
      throw error
    },
  })
  const proxies: string[] = []
  const server = createServer((request, response) => {
    if (answerKept(request, response)) short.push(`${request.method} ${request.url}`)
    else listen(request, response)
  })
  return { ...kitchen, server, short, proxies }
}

let site: ReturnType<typeof openSite>
const portOf = () => (site.server.address() as AddressInfo).port
const visit = (path: string, asking: Asking = {}) =>
  ask(String(portOf()), path, { ...asking, headers: { ...HOST, ...asking.headers } })

beforeEach(async () => {
  site = openSite()
  site.server.listen(0, '127.0.0.1')
  await once(site.server, 'listening')
  // Made by the first visit, and remembered by the second.
  for (const _visit of [1, 2]) await visit('/tours')
  expect(site.short).toEqual([])
})
afterEach(() => void site.server.close())

/** Everything but when it was sent. */
const withoutDate = ({ headers: { date: _date, ...headers }, ...told }: Awaited<ReturnType<typeof ask>>) => ({
  ...{ headers, ...told },
})

test.each<[what: string, asking: Asking]>([
  ['the page', {}],
  ['the page by brotli', { headers: { 'accept-encoding': 'gzip, deflate, br' } }],
  ['the page by gzip', { headers: { 'accept-encoding': 'gzip' } }],
  ['HEAD', { method: 'HEAD' }],
  ['a cookie that is of no session', { headers: { cookie: 'theme=night' } }],
])('%s is the same the short way and the long way', async (_what, asking) => {
  const long = await visit('/tours?to=the-long-way', asking)
  expect(site.short).toEqual([])
  expect(withoutDate(await visit('/tours', asking))).toEqual(withoutDate(long))
  expect(long.text).toBe(asking.method === 'HEAD' ? '' : 'a page')
  expect(site.short).toEqual([`${asking.method ?? 'GET'} /tours`])
})

test('a browser that has the page is told so the short way', async () => {
  const { headers } = await visit('/tours')
  const told = await visit('/tours', { headers: { 'if-none-match': String(headers.etag) } })
  expect([told.status, told.bytes.length, told.headers.etag]).toEqual([304, 0, headers.etag])
  expect(site.short).toHaveLength(2)
})

test.each<[what: string, asking: Asking, status: number]>([
  ['another host', { headers: { host: 'evil.test' } }, 421],
  ['a session', { headers: { cookie: 'theme=night; __Host-sid=abc' } }, 200],
  ['a password', { headers: { authorization: 'Basic YTpi' } }, 200],
  ['a form', { method: 'POST', body: 'a=1', headers: { 'content-type': 'text/plain' } }, 415],
])('%s never goes the short way', async (_what, asking, status) => {
  const told = await visit('/tours', asking)
  expect([told.status, told.headers.etag]).toEqual([status, undefined])
  expect(site.short).toEqual([])
})

test('a request with two hosts never goes the short way', async () => {
  const line = await openLine(portOf())
  line.write('GET /tours HTTP/1.1\r\nHost: localhost:3000\r\nhost: evil.test\r\n\r\n')
  expect(await line.until(/\r\n\r\n/)).toMatch(/^HTTP\/1\.1 400 /)
  expect(site.short).toEqual([])
})

test('what was thrown out or grew old is not sent from memory of the address', async () => {
  const texts = async () => (await visit('/tours')).text
  site.serve(() => new Response('a new page'))
  site.cache.expire()
  expect(await texts()).toBe('a new page')
  site.serve(() => new Response('a newer page'))
  site.cache.purge()
  expect(await texts()).toBe('a newer page')
  site.serve(() => new Response('the newest page'))
  site.pass(MINUTE)
  expect(await texts()).toBe('a newer page')
  await expect.poll(texts).toBe('the newest page')
})

test('a peer that forwards for others is told of, the short way too', async () => {
  await visit('/tours', { headers: { 'x-forwarded-for': '203.0.113.7' } })
  expect([site.short, site.proxies]).toEqual([['GET /tours'], ['127.0.0.1']])
})
