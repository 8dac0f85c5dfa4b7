import { connect } from 'node:net'
import type { Chance } from './chance.ts'

const PATIENCE_MS = 500

/** The first line of the answer to raw bytes, or nothing where the line was closed without one, or kept open for more. */
export function sendBroken(port: number, bytes: string): Promise<{ status: number | undefined; ms: number }> {
  const { promise, resolve } = Promise.withResolvers<{ status: number | undefined; ms: number }>()
  const socket = connect(port, '127.0.0.1')
  const since = performance.now()
  let heard = ''
  const end = () => {
    clearTimeout(patience)
    socket.destroy()
    const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(heard) ?? []
    // Who is waited for in vain is no slow answer.
    resolve({
      status: status === undefined ? undefined : Number(status),
      ms: status === undefined ? 0 : performance.now() - since,
    })
  }
  const patience = setTimeout(end, PATIENCE_MS)
  socket.on('data', (part) => {
    heard += part.toString('latin1')
    if (heard.includes('\r\n')) end()
  })
  socket.on('error', end).on('close', end)
  socket.write(bytes, 'latin1')
  // All has been said: what is missing will not come.
  socket.end()
  return promise
}

/** Requests that no library writes. */
export function brokenBytes(chance: Chance, host: string, forwarded: string): string {
  const head = (line: string, ...more: string[]) =>
    [`${line} HTTP/1.1`, `Host: ${host}`, `X-Forwarded-For: ${forwarded}`, ...more, '', ''].join('\r\n')
  const post = (...more: string[]) => head('POST /api/v1/holds', 'Content-Type: application/json', ...more)
  const chunked = 'Transfer-Encoding: chunked'
  return chance.of<() => string>([
    () => `${post(chunked)}zz\r\n{}\r\n0\r\n\r\n`,
    () => `${post(chunked)}5\r\n{}\r\n0\r\n\r\n`,
    () => `${post(chunked)}ffffffffffffffff\r\n{}`,
    () => `${post(chunked)}-1\r\n{}\r\n0\r\n\r\n`,
    () => `${post(chunked, 'Content-Length: 4')}2\r\n{}\r\n0\r\n\r\n`,
    () => `${post(chunked)}2;${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
    () => `${post('Content-Length: 2', 'Content-Length: 3')}{}`,
    () => `${post('Content-Length: -1')}{}`,
    () => `${post('Content-Length: 9999999999999999999')}{}`,
    () => `${post('Content-Length: 1e3')}{}`,
    () => `${post('Content-Length: 100')}{}`,
    () => `${post('Content-Encoding: gzip', 'Content-Length: 2')}{}`,
    () => `${post('Expect: 100-continue', 'Content-Length: 2')}{}`,
    () => head('GET /', 'Upgrade: websocket', 'Connection: upgrade'),
    () => head('GET /', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA'),
    () => head('CONNECT example.com:443'),
    () => head('GET http://example.com/'),
    () => head(`GET http://${host}/api/v1/me`),
    () => head('GET *'),
    () => head('OPTIONS *'),
    () => head(`GET /${'a'.repeat(chance.below(14_000))}`),
    () => head('GET /\x00\x01'),
    () => head('GET /\xff\xfe?q=\x80'),
    () => head('GET /a b'),
    () => head('GET /', `X: ${'a'.repeat(chance.below(40_000))}`),
    () => head('GET /', ...Array.from({ length: chance.below(3_000) }, (_, index) => `h${index}: 1`)),
    () => head('GET /', 'Bad Header: 1', ' folded: 2'),
    () => head('GET /', `Host: evil.test`),
    () => `GET / HTTP/9.9\r\nHost: ${host}\r\n\r\n`,
    () => `GET / HTTP/1.0\r\n\r\n`,
    () => 'GET /\r\n\r\n',
    () => '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
    () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    () => `${head('GET /')}${head('GET /api/v1/me')}`,
    () => '\r\n\r\n\r\n',
  ])()
}
