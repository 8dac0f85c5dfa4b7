import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLine } from '#tests/support/raw-line.ts'
import { CONNECTION_LIMITS, serverOptions } from './connections.ts'

/** The site's own server; every request that it finds on a line is told. */
const seen: string[] = []
let server: Server
beforeAll(async () => {
  server = createServer(serverOptions(CONNECTION_LIMITS), (request, response) => {
    seen.push(`${request.method} ${request.url}`)
    request.resume().once('end', () => response.end('done'))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const HIDDEN = 'GET /hidden HTTP/1.1\r\nHost: test\r\n\r\n'
const CHUNKED = `0\r\n\r\n${HIDDEN}`

test.each([
  ['two ways to say how long it is', `Content-Length: ${CHUNKED.length}\r\nTransfer-Encoding: chunked`],
  ['the same, in the other order', `Transfer-Encoding: chunked\r\nContent-Length: 5`],
  ['two lengths', `Content-Length: 5\r\nContent-Length: ${CHUNKED.length}`],
  ['a length that is no number', 'Content-Length: +5'],
  ['a coding that does not end in chunks', 'Transfer-Encoding: chunked, identity'],
  ['a coding written oddly', 'Transfer-Encoding : chunked'],
  [
    'a header that goes on in a second line',
    'X-Long: a\r\n b: c\r\nTransfer-Encoding:\r\n chunked\r\nContent-Length: 5',
  ],
])('a request with %s is refused, and what is hidden behind it is no request', async (_what, headers) => {
  seen.length = 0
  const line = await openLine((server.address() as AddressInfo).port)
  line.write(`POST / HTTP/1.1\r\nHost: test\r\n${headers}\r\n\r\n${CHUNKED}`)
  expect(await line.until(/\r\n\r\n/)).toMatch(/^HTTP\/1\.1 400 /)
  await line.gone
  expect(seen.filter((each) => each.endsWith('/hidden'))).toEqual([])
})

test('two requests told apart by their lengths are two', async () => {
  seen.length = 0
  const line = await openLine((server.address() as AddressInfo).port)
  line.write(`POST /one HTTP/1.1\r\nHost: test\r\nContent-Length: 3\r\n\r\nabc${HIDDEN}`)
  await line.until(/done[\s\S]*done/)
  line.socket.destroy()
  expect(seen).toEqual(['POST /one', 'GET /hidden'])
})
