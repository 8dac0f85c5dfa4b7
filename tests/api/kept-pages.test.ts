import { afterAll, beforeAll, expect, test } from 'vitest'
import { cookieOfVisitor } from '#tests/support/cookie-of-visitor.ts'
import { openVisitedSite, type VisitedSite } from '#tests/support/visited-site.ts'

let site: VisitedSite
beforeAll(async () => {
  site = await openVisitedSite()
}, 180_000)
afterAll(() => site.close())

const ask: VisitedSite['ask'] = (path, asking) => site.ask(path, asking)

test('the home page has the same bytes when its parts are read and when they are all in memory', async () => {
  const cookie = await cookieOfVisitor(site)
  const first = await ask('/', { headers: { cookie } })
  const second = await ask('/', { headers: { cookie } })
  expect([first.status, second.status]).toEqual([200, 200])
  expect(second.text === first.text).toBe(true)
})

test('a visitor whom we know by a cookie gets a page made for them, which nobody keeps', async () => {
  const cookie = await cookieOfVisitor(site)
  const told = await ask('/', { headers: { cookie: `theme=night; ${cookie}` } })
  expect(told.status).toBe(200)
  expect(told.headers['cache-control']).toBe('no-store')
  expect(told.headers.etag).toBeUndefined()
})

test.each([
  'sid=1',
  '__Host-sid=1',
  `sid=${'x'.repeat(43)}`,
  `theme=night; sid=${'y'.repeat(22)}`,
  `a=1;__Host-sid=${'z'.repeat(64)}`,
])('the cookie %s is of no session: its visitor is anybody, and gets the page that is kept', async (cookie) => {
  const kept = await ask('/')
  for (const _visit of [1, 2]) {
    const told = await ask('/', { headers: { cookie } })
    expect([told.status, told.headers.etag]).toEqual([200, kept.headers.etag])
  }
})

test('words that nobody knows make no entry, and the page says what it left out', async () => {
  const entries = async () => JSON.parse((await site.askHealth('/readyz')).text).page_cache.entries as number
  const before = await entries()
  for (const word of ['banana', 'mango', 'papaya']) {
    for (const path of [
      `/tours?sort=${word}`,
      `/water-sports?age=${word}`,
      `/places?island=${word}`,
      `/water-sports?place=${word}`,
      `/deals?page=${word}`,
    ]) {
      expect((await ask(path)).text).toContain('Part of that address made no sense to us, so we left it out.')
    }
    expect((await ask(`/tours.data?_routes=${word}`)).status).toBe(200)
  }
  // The data request itself is one, whatever it names.
  expect(await entries()).toBe(before + 1)
})
