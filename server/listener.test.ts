import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { ask } from '#tests/support/ask.ts'
import { openKitchen } from '#tests/support/cache-kitchen.ts'
import { refuseBusy } from './http/send-response.ts'
import { createListener } from './listener.ts'

const ORIGIN = 'http://localhost:3000'
let server: Server | undefined
afterEach(() => void server?.close())

async function told(listener: RequestListener, path: string) {
  server = createServer(listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { status, text, headers } = await ask(String(port), path, { headers: { host: 'localhost:3000' } })
  return { status, text, later: headers['retry-after'] }
}

const fails = () => Promise.reject(new Error('Something broke'))
const errors: string[] = []
const broken = () =>
  createListener({
    ...{
      origin: ORIGIN,
      checkoutOrigin: ORIGIN,
      trustedProxies: [],
      cache: openKitchen().cache,
      planCache: () => undefined,
    },
    ...{ api: fails, site: fails, picture: fails, isKnownVisitor: fails, office: () => undefined },
    ...{ staticFiles: () => false, returned: () => undefined, onUnknownProxy: () => undefined },
    onError: (error) => void errors.push((error as Error).message),
  }).listen

test('more people than the site bears are told so, by a page and by a call', async () => {
  const words = 'Very many people are here just now. Please try again in a minute.'
  const page = await told(refuseBusy(ORIGIN), '/hotels')
  expect([page.status, page.later, page.text]).toEqual([503, '5', expect.stringContaining(`<h1>${words}</h1>`)])
  const call = await told(refuseBusy(ORIGIN), '/api/v1/faq')
  expect([call.status, call.later, JSON.parse(call.text)]).toEqual([
    ...[503, '5'],
    { status: 0, code: 'try_later', message: words },
  ])
})

test('what breaks on our side is said without its inside, by a page and by a call', async () => {
  const words = 'Something went wrong on our side. Please try again in a minute.'
  const page = await told(broken(), '/my-bookings')
  expect([page.status, page.text]).toEqual([500, expect.stringContaining(`<h1>${words}</h1>`)])
  const call = await told(broken(), '/api/v1/me')
  expect([call.status, JSON.parse(call.text)]).toEqual([500, { status: 0, code: 'failed', message: words }])
  expect(errors).toEqual(['Something broke', 'Something broke'])
})
