import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compress } from './compress.ts'

const LONG = 'Shaheed Dweep (Neil) '.repeat(200)
const answer = (
  body: string | null,
  type = 'text/html; charset=utf-8',
  headers: Record<string, string> = {},
  status = 200,
) => new Response(body, { status, headers: { 'content-type': type, ...headers } })
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

test('a long text is packed as the browser takes it, and unpacks to the same', async () => {
  const inBrotli = await compress(answer(LONG), 'gzip, br')
  const inGzip = await compress(answer(LONG), 'gzip')
  expect(inBrotli.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(await bytesOf(inBrotli)).toString()).toBe(LONG)
  expect(inGzip.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(await bytesOf(inGzip)).toString()).toBe(LONG)
})

test.each(['br;q=0', 'br;q=0.0, gzip;q=0', 'deflate', undefined])(
  'a browser that says "%s" gets it unpacked',
  async (accepted) => {
    const plain = await compress(answer(LONG), accepted)
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect((await bytesOf(plain)).toString()).toBe(LONG)
  },
)

test.each([
  ['packed', LONG, 'br'],
  ['too short to pack', 'short', 'br'],
  ['not to be packed', LONG, undefined],
])('an answer that is %s says that it depends on what the browser takes', async (_what, text, accepted) => {
  expect((await compress(answer(text), accepted)).headers.get('vary')).toBe('Accept-Encoding')
})

test('1,023 bytes stay as they are, 1,024 are packed', async () => {
  expect((await compress(answer('a'.repeat(1_023)), 'br')).headers.get('content-encoding')).toBeNull()
  expect((await compress(answer('a'.repeat(1_024)), 'br')).headers.get('content-encoding')).toBe('br')
})

test.each(['image/webp', 'font/woff2', 'application/pdf', 'text/event-stream'])('%s is left alone', async (type) => {
  const response = answer(LONG, type)
  expect(await compress(response, 'br')).toBe(response)
})

test('what is packed already is not packed again', async () => {
  const response = answer(LONG, 'text/html', { 'content-encoding': 'gzip' })
  expect(await compress(response, 'br')).toBe(response)
})

test('the length of before is not sent with the packed bytes', async () => {
  const packed = await compress(answer(LONG, 'text/plain', { 'content-length': String(LONG.length) }), 'br')
  expect(packed.headers.get('content-length')).toBeNull()
})

test('status, tag and cookies stay', async () => {
  const response = answer(LONG, 'application/json', { etag: 'W/"1"', 'set-cookie': 'a=1' }, 404)
  response.headers.append('set-cookie', 'b=2')
  const packed = await compress(response, 'br')
  expect(packed.status).toBe(404)
  expect(packed.headers.get('etag')).toBe('W/"1"')
  expect(packed.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
})

test('an answer without a body stays without one', async () => {
  const response = new Response(null, { status: 304 })
  expect(await compress(response, 'br')).toBe(response)
})
