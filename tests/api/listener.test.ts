import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Told } from '#tests/support/ask.ts'
import { openLine } from '#tests/support/raw-line.ts'
import { openVisitedSite, type VisitedSite } from '#tests/support/visited-site.ts'

let site: VisitedSite

beforeAll(async () => {
  site = await openVisitedSite()
}, 180_000)
afterAll(() => site.close())

const ask: VisitedSite['ask'] = (path, asking) => site.ask(path, asking)
/** Headers that say the same each time. */
const lasting = ({ headers }: Told) => Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'date'))
const etagOf = ({ headers }: Told) => headers.etag ?? ''

describe('hosts', () => {
  test('another host is answered 421 with a page that names ours, and never its own', async () => {
    const told = await ask('/', { headers: { host: 'evil.test' } })
    expect(told.status).toBe(421)
    expect(told.text).toContain(`This site answers at ${site.origin}`)
    expect(JSON.stringify(told)).not.toContain('evil.test')
    expect(told.headers['cache-control']).toBe('no-store')
  })

  test('the API says it in its own words', async () => {
    const told = await ask('/api/v1/places/fetch', { headers: { host: 'evil.test' } })
    expect(told.status).toBe(421)
    expect(JSON.parse(told.text)).toEqual({
      status: 0,
      code: 'wrong_host',
      message: `This site answers at ${site.origin}`,
    })
  })

  test('a person who types 127.0.0.1 is led to localhost, path and all', async () => {
    const told = await ask('/tours?page=2', { headers: { host: `127.0.0.1:${site.port}` } })
    expect(told.status).toBe(307)
    expect(told.headers.location).toBe(`${site.origin}/tours?page=2`)
  })

  test('a form sent to 127.0.0.1 is not', async () => {
    const told = await ask('/', { method: 'POST', headers: { host: `127.0.0.1:${site.port}` } })
    expect(told.status).toBe(421)
  })

  test.each(['x-forwarded-host', 'forwarded', 'x-original-url', 'x-forwarded-proto', 'x-forwarded-prefix'])(
    'X17 what a visitor writes into %s never reaches a page, neither theirs nor a later one',
    async (name) => {
      const value = name === 'forwarded' ? 'host=evil.test;proto=https' : 'evil.test'
      const path = `/tours?page=${name.length}`
      const told = [
        await ask(path, { headers: { [name]: value } }),
        await ask(path),
        await ask(path, { headers: { [name]: value, cookie: 'sid=1' } }),
      ]
      for (const each of told) {
        expect(each.status).toBe(200)
        expect(`${each.text}${JSON.stringify(each.headers)}`).not.toContain('evil.test')
        expect(each.text).toContain(`<link rel="canonical" href="${site.origin}/tours`)
      }
    },
  )
})

describe('methods and paths', () => {
  test.each(['TRACE', 'PUT', 'PROPFIND'])('%s is 405, and the answer says what is allowed', async (method) => {
    const told = await ask('/', { method })
    expect(told.status).toBe(405)
    expect(told.headers.allow).toBe('GET, HEAD, POST')
  })

  test.each(['PATCH', 'DELETE', 'OPTIONS'])('a page does not know %s, which the API may', async (method) => {
    expect((await ask('/tours', { method })).status).toBe(405)
    expect((await ask('/api/v1/places/fetch', { method })).headers['content-type']).toContain('application/json')
  })

  const odd = String.raw`// //evil.test/ /tours;x=1 /tours%2f /tours%5c /tours%00 /a/../tours /./tours /%2e%2e/tours /tours.html
    /index.php /.env /.git/config /.git/HEAD /assets/ /media/ /assets/../package.json /assets/%2e%2e/server/index.js /%E0%A4%A /tours\x`

  test.each(odd.split(/\s+/))('%s is 404 and not kept', async (path) => {
    const told = await ask(path)
    expect(told.status).toBe(404)
    expect(told.headers['cache-control']).toBe('no-store')
  })

  test.each(['/test', '/nope', '/tours/nope', '/package-details/none/enquiry'])('%s is a 404 page', async (path) => {
    const told = await ask(path)
    expect(told.status).toBe(404)
    expect(told.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(told.text).toContain('noindex')
  })

  test('an address longer than 4 KB is 414', async () => {
    expect((await ask(`/tours?x=${'a'.repeat(4_096)}`)).status).toBe(414)
  })

  test('headers of more than 16 KB are 431', async () => {
    expect((await ask('/', { headers: { 'x-long': 'a'.repeat(17_000) } })).status).toBe(431)
  })

  test.each([
    ['/tour-details', '/tours'],
    ['/tours/', '/tours'],
    ['/tours/?page=2', '/tours?page=2'],
  ])('%s leads to %s for good, on this site', async (path, location) => {
    const told = await ask(path)
    expect(told.status).toBe(301)
    expect(told.headers.location).toBe(location)
  })
})

describe('the page cache', () => {
  test('a page comes the same in brotli, gzip and as it is, under one tag', async () => {
    const [plain, inGzip, inBrotli] = await Promise.all(
      ['identity', 'gzip', 'br'].map((accepted) => ask('/', { headers: { 'accept-encoding': accepted } })),
    )
    expect(inGzip?.text).toBe(plain?.text)
    expect(inBrotli?.text).toBe(plain?.text)
    expect(new Set([plain, inGzip, inBrotli].map((told) => told?.headers.etag)).size).toBe(1)
    expect([plain, inGzip, inBrotli].map((told) => told?.headers['content-encoding'])).toEqual([
      undefined,
      'gzip',
      'br',
    ])
    for (const told of [plain, inGzip, inBrotli])
      expect(told?.headers['content-length']).toBe(String(told?.bytes.length))
  })

  test('names that the page does not read change nothing: not a byte, not the tag', async () => {
    const clean = await ask('/')
    const littered = await ask('/?utm_source=mail&q=%3Cscript%3Ealert(1)%3C%2Fscript%3E')
    expect(littered.text).toBe(clean.text)
    expect(etagOf(littered)).toBe(etagOf(clean))
  })

  test('a name that the page reads does', async () => {
    expect((await ask('/tours?sort=price_desc')).text).not.toBe((await ask('/tours')).text)
  })

  test('who has the page already is told so, without it', async () => {
    const told = await ask('/tours')
    const again = await ask('/tours', { headers: { 'if-none-match': `"other", ${etagOf(told)}` } })
    expect(again.status).toBe(304)
    expect(again.bytes.length).toBe(0)
    expect(again.headers).toMatchObject({
      etag: etagOf(told),
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'Accept-Encoding',
    })
  })

  test('a missing page is missing also to who has it already', async () => {
    const told = await ask('/package-details/none')
    expect(told.status).toBe(404)
    expect((await ask('/package-details/none', { headers: { 'if-none-match': etagOf(told) } })).status).toBe(404)
  })

  test('who signs in by a header gets a page made for them, too', async () => {
    expect((await ask('/', { headers: { authorization: 'Bearer x' } })).headers['cache-control']).toBe('no-store')
  })

  test.each(['theme=night', 'notsid=1', 'xsid=1; ysid=2'])('the cookie %s is no session', async (cookie) => {
    expect((await ask('/', { headers: { cookie } })).headers.etag).toBeDefined()
  })

  test.each([
    '/',
    '/nope',
    '/tour-details',
    '/package-details/none',
    '/_.data',
    '/robots.txt',
    '/assets/nope.js',
    '/api/v1/places/fetch',
    '/api/v1/nope',
    '/api/docs',
    '/a//b',
  ])('HEAD %s says what GET says, without the body', async (path) => {
    const headers = { 'accept-encoding': 'br' }
    // A page kept is pressed harder a moment later: the words are then those of the second GET.
    const early = await ask(path, { headers })
    const head = await ask(path, { method: 'HEAD', headers })
    const late = await ask(path, { headers })
    expect(head.status).toBe(early.status)
    expect([lasting(early), lasting(late)]).toContainEqual(lasting(head))
    expect(head.bytes.length).toBe(0)
  })

  test('a page asked for in parts comes whole', async () => {
    const told = await ask('/', { headers: { range: 'bytes=0-10' } })
    expect(told.status).toBe(200)
    expect(told.headers['accept-ranges']).toBeUndefined()
  })

  test("the framework's data request of a missing page carries its mark, kept or not", async () => {
    const [first, kept] = [await ask('/package-details/gone.data'), await ask('/package-details/gone.data')]
    expect([first.status, kept.status]).toEqual([404, 404])
    expect([first.headers['x-remix-response'], kept.headers['x-remix-response']]).toEqual(['yes', 'yes'])
  })
})

describe('forms', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const send = (headers: Record<string, string>, body: string | Buffer = 'name=Asha') =>
    ask('/tours', { method: 'POST', headers, body })

  test.each([
    ['another origin', { origin: 'https://evil.test' }],
    ['no origin of its own', { origin: 'null' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour', { 'sec-fetch-site': 'same-site' }],
    ['another origin that says it is ours', { origin: 'https://evil.test', 'sec-fetch-site': 'same-origin' }],
  ])('a form sent from %s is refused with 403', async (_who, headers) => {
    const told = await send({ ...form, ...headers })
    expect(told.status).toBe(403)
    expect(told.text).toContain('Please send this from our own pages')
    expect(told.headers['content-type']).toBe('text/html; charset=utf-8')
  })

  test.each([
    ['our own page', { origin: () => site.origin }],
    ['no browser', {}],
  ])('a form sent from %s is taken to the page, which here has nothing to do with it', async (_who, headers) => {
    const own = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value()]))
    expect(await send({ ...form, ...own })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  })

  test('JSON is no form', async () => {
    expect((await send({ 'content-type': 'application/json' }, '{}')).status).toBe(415)
  })

  test('a form of 64 KB is taken, one of a byte more is 413, with its length said or not', async () => {
    const most = 64 * 1024
    expect((await send(form, 'a'.repeat(most))).status).toBe(405)
    expect((await send(form, 'a'.repeat(most + 1))).status).toBe(413)
    expect((await send({ ...form, 'transfer-encoding': 'chunked' }, 'a'.repeat(most + 1))).status).toBe(413)
  })

  test('a post that brings nothing and names no length is answered as one with nothing in it', async () => {
    const line = await openLine(Number(site.port))
    line.write(`POST /api/v1/holds HTTP/1.1\r\nHost: localhost:${site.port}\r\nOrigin: ${site.origin}\r\n\r\n`)
    expect(await line.until(/\}/)).toMatch(/^HTTP\/1\.1 4[\s\S]*"code":"/)
    line.socket.destroy()
  })
})
