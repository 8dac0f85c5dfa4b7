import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { openLine, type RawLine } from '#tests/support/raw-line.ts'
import { CONNECTION_LIMITS, type ConnectionLimits, guardConnections, serverOptions } from './connections.ts'

/** Times a hundredth of the site's, so that each is told from the others. */
const SHORT: ConnectionLimits = {
  ...{ silentMs: 150, slowMs: 300, slowBytesPerSecond: 1_000_000, idleMs: 600, lookMs: 10 },
  ...{ connectionsMax: 4, spareMax: 2, graceMs: 100, acceptMs: 250, finishMs: 1_500 },
}
const GET = 'GET / HTTP/1.1\r\nHost: test\r\n\r\n'
/** More than the system takes off an answer whose reader does not read. */
const LARGE = Buffer.alloc(64 * 1024 * 1024, 'x')

let server = createServer()
let guard = guardConnections()
const lines: RawLine[] = []

async function open(listener: RequestListener, limits: Partial<ConnectionLimits> = {}): Promise<void> {
  const all = { ...SHORT, ...limits }
  guard = guardConnections(all)
  const refuse: RequestListener = (_request, response) => response.writeHead(503, { 'Retry-After': '5' }).end('busy')
  server = createServer(serverOptions(all), guard.around(listener, refuse))
  guard.watch(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
}

async function line(written = ''): Promise<RawLine> {
  const opened = await openLine((server.address() as AddressInfo).port)
  lines.push(opened)
  if (written !== '') opened.write(written)
  return opened
}

const hello: RequestListener = (_request, response) => response.end('hello')

test('the site cuts silence after 15, slowness after 30 and idleness after 60 seconds, and looks every second', () => {
  const { silentMs, slowMs, idleMs, lookMs } = CONNECTION_LIMITS
  expect([silentMs, slowMs, idleMs, lookMs]).toEqual([15_000, 30_000, 60_000, 1_000])
})

afterEach(() => {
  for (const { socket } of lines.splice(0)) socket.destroy()
  server.closeAllConnections()
  server.close()
})

describe('who does nothing is cut', () => {
  test.each([
    ['says nothing at all', '', 150, 300],
    ['stops in the middle of its headers', 'GET / HTTP/1.1\r\nHo', 150, 300],
    ['stops in the middle of its body', 'POST / HTTP/1.1\r\nHost: test\r\nContent-Length: 9\r\n\r\nabc', 300, 600],
    ['has its answer and asks nothing more', GET, 600, 900],
  ])('a line that %s', async (_what, written, from, until) => {
    await open(
      (request, response) =>
        void request.toArray().then(
          () => response.end('hello'),
          () => undefined,
        ),
    )
    const { afterMs } = await (await line(written)).gone
    expect(afterMs).toBeGreaterThanOrEqual(from - 20)
    expect(afterMs).toBeLessThan(until)
  })

  test('headers that come drop by drop count as silence', async () => {
    await open(hello)
    const slow = await line('GET / HTTP/1.1\r\n')
    const drops = setInterval(() => slow.write('X-A: b\r\n'), 20)
    const { afterMs } = await slow.gone
    clearInterval(drops)
    expect(afterMs).toBeLessThan(400)
  })

  test('an answer that nobody reads', async () => {
    await open((_request, response) => response.end(LARGE))
    const closed = once(server, 'connection').then(async ([socket]) => {
      const since = performance.now()
      await once(socket, 'close')
      return performance.now() - since
    })
    const deaf = await line(GET)
    deaf.socket.pause()
    const afterMs = await closed
    expect(afterMs).toBeGreaterThanOrEqual(280)
    expect(afterMs).toBeLessThan(1_000)
  })

  test('an answer that is read drop by drop', async () => {
    await open((_request, response) => response.end(LARGE), { slowBytesPerSecond: 200_000_000 })
    const closed = once(server, 'connection').then(([socket]) => once(socket, 'close'))
    const slow = await line(GET)
    // It moves all the time, at 40 MB a second at most.
    let left = 0
    slow.socket.on('data', (part) => {
      left -= part.length
      if (left <= 0) slow.socket.pause()
    })
    const drops = setInterval(() => {
      left = 1_000_000
      slow.socket.resume()
    }, 25)
    await closed
    clearInterval(drops)
    expect(slow.text().length).toBeLessThan(LARGE.length)
  })

  test('whoever reads at a good pace gets all of a large answer', async () => {
    await open((_request, response) => response.end(LARGE))
    const reader = await line(GET.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'))
    await reader.gone
    expect(reader.text().length).toBeGreaterThan(LARGE.length)
  })

  test('an answer that takes its time to be made is waited for', async () => {
    const slow = Promise.withResolvers<void>()
    await open((_request, response) => void slow.promise.then(() => response.end('at last')))
    const patient = await line(GET)
    setTimeout(slow.resolve, 700)
    expect(await patient.until(/at last/)).toContain('200 OK')
  })
})

describe('no more connections than are stated', () => {
  test('one beyond them is answered 503 with Retry-After and closed, and two beyond those are not accepted', async () => {
    await open(() => undefined, { silentMs: 5_000, slowMs: 5_000 })
    for (let count = 0; count < 4; count += 1) await line(GET)
    const fifth = await line(GET)
    const told = await fifth.until(/busy/)
    expect(told).toMatch(/^HTTP\/1\.1 503 .*\r\n/)
    expect(told).toMatch(/Retry-After: 5\r\n/)
    expect(told).toMatch(/Connection: close\r\n/)
    expect((await fifth.gone).how).toBe('ended')
    await Promise.all([line(), line()])
    const dropped = once(server, 'drop')
    await line()
    await dropped
  })

  test('the one that is idle longest makes way for a new one', async () => {
    await open(hello, { silentMs: 5_000, slowMs: 5_000, idleMs: 5_000, graceMs: 50 })
    const first = await line(GET)
    await first.until(/hello/)
    const others = [await line(GET), await line(GET), await line(GET)]
    for (const other of others) await other.until(/hello/)
    // Long enough ago for the first, which made no request since.
    await new Promise((done) => setTimeout(done, 60))
    const fifth = await line(GET)
    expect(await fifth.until(/hello/)).toContain('200 OK')
    await first.gone
    for (const other of others) {
      other.write(GET)
      await other.until(/hello.*hello/s)
    }
  })
})

describe('while the site stops', () => {
  test('an idle line that asks once more is answered, with a word that it was the last time', async () => {
    await open(hello)
    const kept = await line(GET)
    await kept.until(/hello/)
    const drained = guard.drain(server)
    kept.write(GET)
    expect(await kept.until(/hello.*hello/s)).toMatch(/Connection: close\r\n/)
    expect((await kept.gone).how).toBe('ended')
    await drained
  })

  test('an idle line that asks nothing more is let go with a goodbye', async () => {
    await open(hello)
    const kept = await line(GET)
    await kept.until(/hello/)
    const drained = guard.drain(server)
    expect((await kept.gone).how).toBe('ended')
    await drained
  })

  test('what is under way is finished, and says that the line is closed', async () => {
    const slow = Promise.withResolvers<void>()
    await open((_request, response) => void slow.promise.then(() => response.end('at last')))
    const asked = await line(GET)
    await once(server, 'request')
    const drained = guard.drain(server)
    setTimeout(slow.resolve, 500)
    expect(await asked.until(/at last/)).toMatch(/Connection: close\r\n/)
    expect((await asked.gone).how).toBe('ended')
    await drained
    expect(server.listening).toBe(false)
  })

  test('who does not finish is cut in the end', async () => {
    await open(() => undefined, { finishMs: 400 })
    await line(GET)
    await once(server, 'request')
    const since = performance.now()
    await guard.drain(server)
    expect(performance.now() - since).toBeLessThan(800)
  })

  test('nobody is waited for where nobody is', async () => {
    await open(hello)
    const since = performance.now()
    await guard.drain(server)
    expect(performance.now() - since).toBeLessThan(90)
  })

  test('a line that sends more than was read is not reset over it', async () => {
    await open((_request, response) => response.writeHead(413, { Connection: 'close' }).end('too large'))
    const sender = await line(
      `POST / HTTP/1.1\r\nHost: test\r\nContent-Length: 4000000\r\n\r\n${'x'.repeat(4_000_000)}`,
    )
    await sender.until(/too large/)
    expect((await sender.gone).how).toBe('ended')
  })
})
