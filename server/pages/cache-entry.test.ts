import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { type CacheEntry, makeEntry, plainBody, repack } from './cache-entry.ts'

const ORIGIN = 'https://www.example.com'
const NOW = 1_000

const page = (body: string) => `<!DOCTYPE html><html><head></head><body>${body}</body></html>`
const entryOf = (text: string, headers: Record<string, string> = {}, last?: CacheEntry) =>
  makeEntry(new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8', ...headers } }), {
    kind: 'page',
    origin: ORIGIN,
    now: NOW,
    last,
  })

function headerOf(entry: CacheEntry, name: string, encoding: keyof CacheEntry['headers'] = 'identity') {
  const list = entry.headers[encoding]
  const at = list.findIndex((each, index) => index % 2 === 0 && each.toLowerCase() === name.toLowerCase())
  return at === -1 ? undefined : list[at + 1]
}

const policyOf = (entry: CacheEntry) => headerOf(entry, 'Content-Security-Policy') ?? ''

describe('the policy of a kept page', () => {
  test('allows the scripts that the site names, and tells nobody of the name', async () => {
    const scripts = "'sha256-x/y+z='"
    const entry = await entryOf(page('<script>early()</script>'), { 'x-inline-scripts': scripts })
    expect(policyOf(entry)).toContain(`script-src ${ORIGIN}/assets/ ${scripts}; `)
    expect(headerOf(entry, 'X-Inline-Scripts')).toBeUndefined()
  })

  test('allows no other script, wherever it stands', async () => {
    const entry = await entryOf(
      '<html><head><script>early()</script></head><body><p>Nice <script>steal()</script></p><script>start()</script></body></html>',
    )
    expect(policyOf(entry)).toContain(`script-src ${ORIGIN}/assets/; `)
  })

  test('never allows unsafe-inline, and never a nonce', async () => {
    const policy = policyOf(await entryOf(page('<script>start()</script>')))
    expect(policy).not.toMatch(/unsafe|nonce/)
  })
})

describe('the tag of a kept page', () => {
  test('changes with a single byte and with nothing else', async () => {
    const [one, same, other] = await Promise.all([entryOf(page('a')), entryOf(page('a')), entryOf(page('b'))])
    expect(same.etag).toBe(one.etag)
    expect(other.etag).not.toBe(one.etag)
  })

  test('is weak, because it names three packings of one text', async () => {
    const { etag } = await entryOf(page('a'))
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
  })

  test('stands in every answer, also in "not modified"', async () => {
    const entry = await entryOf(page('a'))
    for (const encoding of ['br', 'gzip', 'identity'] as const)
      expect(headerOf(entry, 'ETag', encoding)).toBe(entry.etag)
    const ofBody = new Set(['Content-Type', 'Content-Length'])
    const pairs = (flat: readonly string[]) =>
      flat.flatMap((name, at) => (at % 2 === 0 && !ofBody.has(name) ? [[name, flat[at + 1]]] : []))
    // With the policy of the page, and without what is said of a body.
    expect(pairs(entry.notModified)).toEqual(pairs(entry.headers.identity))
    expect(entry.notModified).toContain('Content-Security-Policy')
    expect(entry.notModified).not.toContain('Content-Length')
  })
})

describe('the packings of a kept page', () => {
  const text = page(`<p>${'Swaraj Dweep (Havelock) ₹18,800 '.repeat(500)}</p>`)

  test('all unpack to the same text, and each states its own length', async () => {
    const entry = await entryOf(text)
    expect(brotliDecompressSync(entry.bodies.br).toString()).toBe(text)
    expect(gunzipSync(entry.bodies.gzip).toString()).toBe(text)
    expect(plainBody(entry).toString()).toBe(text)
    expect(headerOf(entry, 'Content-Length', 'br')).toBe(String(entry.bodies.br.length))
    expect(headerOf(entry, 'Content-Length', 'gzip')).toBe(String(entry.bodies.gzip.length))
    expect(headerOf(entry, 'Content-Length', 'identity')).toBe(String(Buffer.byteLength(text)))
    expect(headerOf(entry, 'Content-Encoding', 'identity')).toBeUndefined()
  })

  test('are still the same text after the page was packed as small as it gets', async () => {
    const entry = await entryOf(text)
    const smaller = await repack(entry)
    expect(brotliDecompressSync(smaller.bodies.br).toString()).toBe(text)
    expect(smaller.bodies.br.length).toBeLessThanOrEqual(entry.bodies.br.length)
    expect(headerOf(smaller, 'Content-Length', 'br')).toBe(String(smaller.bodies.br.length))
    expect(smaller.etag).toBe(entry.etag)
    expect(smaller.bytes).toBe(smaller.bodies.br.length + smaller.bodies.gzip.length)
  })

  test('stay as they are where the same text is made again, and its other headers do not', async () => {
    const best = await repack(await entryOf(text))
    const again = await entryOf(text, { link: '</a.css>; rel=preload' }, best)
    expect(again.bodies).toBe(best.bodies)
    expect(headerOf(again, 'Link')).toBe('</a.css>; rel=preload')
    expect(headerOf(again, 'Content-Length', 'br')).toBe(String(best.bodies.br.length))
    expect((await entryOf(`${text} `, {}, best)).bodies.br).not.toBe(best.bodies.br)
  })

  test('an empty page is a page', async () => {
    const entry = await entryOf('')
    expect(plainBody(entry).length).toBe(0)
  })
})

test("an answer keeps the framework's mark and the robots header, and nothing else of its own", async () => {
  const entry = await entryOf('[]', {
    'x-remix-response': 'yes',
    'x-robots-tag': 'noindex',
    'x-powered-by': 'us',
    server: 'us',
  })
  expect(headerOf(entry, 'X-Remix-Response')).toBe('yes')
  expect(headerOf(entry, 'X-Robots-Tag')).toBe('noindex')
  expect(headerOf(entry, 'X-Powered-By')).toBeUndefined()
  expect(headerOf(entry, 'Server')).toBeUndefined()
})

test('a call of the API is kept with the policy of the API', async () => {
  const entry = await makeEntry(Response.json({ status: 1 }), { kind: 'call', origin: ORIGIN, now: NOW })
  expect(policyOf(entry)).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(headerOf(entry, 'X-Robots-Tag')).toBe('noindex')
  expect(headerOf(entry, 'Access-Control-Allow-Origin')).toBeUndefined()
})

test('only an https origin is sent with HSTS and told to upgrade what it loads', async () => {
  const secure = await entryOf(page(''))
  const plain = await makeEntry(new Response(page(''), { headers: { 'content-type': 'text/html' } }), {
    kind: 'page',
    origin: 'http://localhost:3000',
    now: NOW,
  })
  expect(headerOf(secure, 'Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains; preload')
  expect(policyOf(secure)).toContain('; upgrade-insecure-requests;')
  expect(headerOf(plain, 'Strict-Transport-Security')).toBeUndefined()
  expect(policyOf(plain)).not.toContain('upgrade-insecure-requests')
})
