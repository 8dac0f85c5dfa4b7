import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask as askAt, type Told } from '#tests/support/ask.ts'
import { inlineHashes, scriptsNamed } from '#tests/support/page-scripts.ts'
import { openVisitedSite, type VisitedSite } from '#tests/support/visited-site.ts'

let site: VisitedSite

beforeAll(async () => {
  site = await openVisitedSite()
}, 180_000)
afterAll(() => site.close())

const ask: VisitedSite['ask'] = (path, asking) => site.ask(path, asking)

const COMMON = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** The policy of a page (booking rules 2.1), with `hashes` in their place. */
const policyOf = (origin: string, hashes: string[], upgrade = '') =>
  `default-src 'none'; script-src ${[`${origin}/assets/`, ...hashes].join(' ')}; style-src ${origin}/assets/; img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; frame-src 'none'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; ${upgrade}report-to csp; report-uri /api/v1/csp-report`

const withoutDate = ({ headers }: Told) => {
  const { date: _date, connection: _connection, ...rest } = headers
  return rest
}

/** Both faces come with the styles. */
const FACES = expect.stringMatching(
  /^<\/assets\/fraunces-latin-\w+\.woff2>; rel=preload; as=font; .*, <\/assets\/figtree-/,
)

test('the headers of a page are these and no others', async () => {
  const told = await ask('/')
  const hashes = inlineHashes(told.text)
  expect(hashes).toHaveLength(1)
  expect(withoutDate(told)).toEqual({
    ...COMMON,
    'content-security-policy': policyOf(site.origin, hashes),
    'reporting-endpoints': `csp="${site.origin}/api/v1/csp-report"`,
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'Accept-Encoding',
    link: FACES,
    'content-type': 'text/html; charset=utf-8',
    etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
    'content-length': String(told.bytes.length),
  })
})

test('a page for one visitor has the same policy, and is not to be kept', async () => {
  const told = await ask('/my-bookings')
  expect(withoutDate(told)).toEqual({
    ...COMMON,
    'content-security-policy': policyOf(site.origin, inlineHashes(told.text)),
    'reporting-endpoints': `csp="${site.origin}/api/v1/csp-report"`,
    'cache-control': 'no-store',
    vary: 'Accept-Encoding',
    link: FACES,
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(told.bytes.length),
  })
})

test('X19 in every page each inline script has its hash, and nothing is styled or run from an attribute', async () => {
  const map = await ask('/sitemap.xml')
  const listed = [...map.text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  expect(listed.length).toBeGreaterThan(50)
  const more = [
    '/family-tours',
    '/honeymoon-tours',
    '/tours?page=2',
    '/tours?sort=none&minPrice=x',
    '/nope',
    '/package-details/none',
  ]
  for (const path of [...listed, ...more]) {
    const told = await ask(path)
    const policy = told.headers['content-security-policy'] ?? ''
    expect(policy, path).toBe(policyOf(site.origin, inlineHashes(told.text)))
    const markup = told.text.replace(/<script\b[\s\S]*?<\/script\s*>/gi, '')
    expect(markup.match(/<[a-z][^>]*\sstyle\s*=[^>]*>/i)?.[0], path).toBeUndefined()
    expect(markup.match(/<[a-z][^>]*\son[a-z]+\s*=[^>]*>/i)?.[0], path).toBeUndefined()
    expect(markup, path).not.toMatch(/<style\b|javascript:/i)
    expect(markup.match(/<(?!a |link |meta )[a-z][^>]*="(?:https?:)?\/\/[^>]*>/)?.[0], path).toBeUndefined()
    expect(markup.match(/<link (?!rel="canonical")[^>]*="(?:https?:)?\/\/[^>]*>/)?.[0], path).toBeUndefined()
  }
}, 180_000)

describe('files of the build', () => {
  test('every script and style of a page is there, packed, and may be kept for ever', async () => {
    const { text } = await ask('/')
    const files = [...new Set([...scriptsNamed(text), ...(text.match(/\/assets\/[\w.-]+\.(?:js|css|svg)/g) ?? [])])]
    expect(files.length).toBeGreaterThan(8)
    for (const path of files) {
      const packed = await ask(path, { headers: { 'accept-encoding': 'br' } })
      expect(packed.status, path).toBe(200)
      expect(withoutDate(packed), path).toEqual({
        ...COMMON,
        'content-security-policy': "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
        'content-type': expect.stringMatching(/^(?:text\/(?:javascript|css)|image\/svg\+xml); charset=utf-8$/),
        'content-encoding': 'br',
        'content-length': String(packed.bytes.length),
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept-Encoding',
        etag: expect.any(String),
      })
      expect((await ask(path)).text, path).toBe(packed.text)
      expect((await ask(path, { headers: { 'if-none-match': packed.headers.etag ?? '' } })).status, path).toBe(304)
    }
  })

  test('a file that is not there is a short 404, never a redirect and never a page', async () => {
    const told = await ask('/assets/root-00000000.js')
    expect(told.status).toBe(404)
    expect(told.bytes.length).toBeLessThan(1_000)
    expect(told.headers['cache-control']).toBe('no-store')
    expect(told.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
  })

  test.each([
    ['PUT', '/api/v1/carrentalPackage/pricing', 'POST'],
    ['PUT', '/api/v1/ferry/trips/tm-101.2027-01-05/seats', 'GET'],
    ['PATCH', '/api/v1/places/fetch', 'GET'],
    ['PATCH', '/tours', 'GET, HEAD, POST'],
  ])('%s at %s says that %s is what it takes', async (method, path, allowed) => {
    const told = await ask(path, { method })
    expect([told.status, told.headers.allow]).toEqual([405, allowed])
  })

  test.each(['/assets/root.js', '/media/reef-0000000000-320.webp'])('%s can only be read', async (path) => {
    expect((await ask(path, { method: 'POST' })).status).toBe(405)
  })
})

test('a picture is sent as what it is, to be kept for ever, and can do nothing', async () => {
  const { text } = await ask('/')
  const [path = ''] = /\/media\/[\w-]+-960\.webp/.exec(text) ?? []
  const told = await ask(path)
  expect(told.status).toBe(200)
  expect(withoutDate(told)).toEqual({
    ...COMMON,
    'content-type': 'image/webp',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(told.bytes.length),
  })
  expect(told.bytes.subarray(8, 12).toString()).toBe('WEBP')
})

describe('the API', () => {
  test('answers with its own policy, is not for search engines, and lets no other site read it', async () => {
    for (const path of [
      '/api/v1/places/fetch?limit=1',
      '/api/v1/places/fetch?limit=0',
      '/api/v1/none',
      '/api/v1/openapi.json',
    ]) {
      const told = await ask(path, { headers: { origin: 'https://evil.test' } })
      expect(told.headers, path).toMatchObject({
        ...COMMON,
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-robots-tag': 'noindex',
      })
      expect(
        Object.keys(told.headers).filter((name) => name.startsWith('access-control')),
        path,
      ).toEqual([])
    }
  })

  test('catalogue answers are kept under a tag, refusals are not', async () => {
    const told = await ask('/api/v1/places/fetch?limit=1')
    expect(told.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    const again = await ask('/api/v1/places/fetch?limit=1', { headers: { 'if-none-match': told.headers.etag ?? '' } })
    expect(again.status).toBe(304)
    expect((await ask('/api/v1/places/fetch?limit=0')).headers.etag).toBeUndefined()
  })

  test.each(['POST', 'OPTIONS'])('another site cannot %s', async (method) => {
    const headers = {
      origin: 'https://evil.test',
      'content-type': 'application/json',
      'access-control-request-method': 'POST',
    }
    const told = await ask('/api/v1/enquiry/submit', { method, headers, ...(method === 'POST' ? { body: '{}' } : {}) })
    expect(told.status).toBeGreaterThanOrEqual(403)
    expect(Object.keys(told.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  test('a report of a browser is taken wherever it says it comes from', async () => {
    const body = JSON.stringify({ 'csp-report': { 'violated-directive': 'script-src' } })
    const headers = { origin: 'null', 'content-type': 'application/csp-report', 'content-length': String(body.length) }
    expect((await ask('/api/v1/csp-report', { method: 'POST', headers, body })).status).toBe(204)
  })

  test('the readable page of the API has one stylesheet and no script', async () => {
    const told = await ask('/api/docs')
    expect(told.headers['content-security-policy']).toContain("style-src 'self'")
    expect(told.text).not.toContain('<script')
  })
})

describe('the health port', () => {
  test('says that the process lives, that it can serve, and which build it is', async () => {
    expect(await site.askHealth('/livez')).toMatchObject({ status: 200, text: '{"alive":true}' })
    const ready = await site.askHealth('/readyz')
    expect(ready.status).toBe(200)
    expect(JSON.parse(ready.text)).toMatchObject({ db: true, mode: 'full', disk_free: expect.any(Number) })
    expect(JSON.parse((await site.askHealth('/version')).text)).toEqual({
      build: expect.stringMatching(/^[0-9a-f]{16}$/),
    })
    expect((await site.askHealth('/')).status).toBe(404)
  })

  test.each(['/livez', '/readyz', '/metrics', '/version'])('%s is not reachable through the site', async (path) => {
    expect((await ask(path)).status).toBe(404)
  })
})

test('a site behind https tells browsers to stay there, and names itself so in its pages', async () => {
  const secure = await openVisitedSite({
    ...{ ORIGIN: 'https://www.example.com', TRUSTED_PROXIES: '127.0.0.1', PAYMENTS: 'practice', MAIL: 'keep' },
  })
  try {
    const told = await secure.ask('/')
    expect(told.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains; preload')
    expect(told.headers['content-security-policy']).toBe(
      policyOf('https://www.example.com', inlineHashes(told.text), 'upgrade-insecure-requests; '),
    )
    expect(told.text).toContain('<link rel="canonical" href="https://www.example.com/"/>')
    expect(told.text).not.toContain('localhost')
    expect(told.text).toMatch(/<body><link rel="stylesheet" href="\/assets\/practice-notice-[^"]+"\/><aside /)
    const direct = await askAt(secure.port, '/')
    expect(direct.status).toBe(421)
    expect(direct.text).toContain('https://www.example.com')
  } finally {
    await secure.close()
  }
}, 120_000)
