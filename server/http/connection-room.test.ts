import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { openLine } from '#tests/support/raw-line.ts'
import { CONNECTION_LIMITS, guardConnections, serverOptions } from './connections.ts'

const GET = 'GET / HTTP/1.1\r\nHost: test\r\n\r\n'

test('what the server itself cuts: an idle line after a minute in all, of which the browser is told a second less', () => {
  expect(serverOptions(CONNECTION_LIMITS)).toEqual({
    ...{ headersTimeout: 15_000, requestTimeout: 30_000, connectionsCheckingInterval: 1_000 },
    ...{ keepAliveTimeout: 59_000, keepAliveTimeoutBuffer: 1_000, maxHeaderSize: 16 * 1024 },
  })
})

test('a line that was closed makes room for another at once', async () => {
  const limits = { ...CONNECTION_LIMITS, connectionsMax: 2, graceMs: 60_000 }
  const guard = guardConnections(limits)
  const server = createServer(
    serverOptions(limits),
    guard.around(
      (_request, response) => response.end('hello'),
      (_request, response) => response.writeHead(503).end('busy'),
    ),
  )
  guard.watch(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    // One after the other, more than may be open at a time.
    for (let times = 0; times < 5; times += 1) {
      const closed = once(server, 'connection').then(([socket]) => once(socket, 'close'))
      const line = await openLine((server.address() as AddressInfo).port)
      line.write(GET)
      expect(await line.until(/hello|busy/)).toContain('hello')
      line.socket.destroy()
      await closed
    }
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
