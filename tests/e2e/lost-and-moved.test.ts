import { expect, test } from 'vitest'
import { browseSharedSite, DESK, eventually, PHONE } from '#tests/support/browser.ts'

const { visit, origin } = browseSharedSite()
const TITLE = 'We could not find that page'

test.each(['/nowhere', '/test', '/tours/extra', '/a/b/c'])(
  '%s is the home page under a note, and a 404',
  async (path) => {
    const answer = await fetch(`${origin()}${path}`)
    expect(answer.status).toBe(404)
    const html = await answer.text()
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).toContain(TITLE)
    expect(html).toContain('Explore Andaman')
    expect(html).not.toContain('rel="canonical"')
  },
)

test.each([
  { path: '/package-details/no-such-package', what: 'that package' },
  { path: '/package-details/no-such-package/enquiry', what: 'that package' },
  { path: '/tour-packages/no-such-category', what: 'those packages' },
  { path: '/tour-packages/cruise', what: 'those packages' },
  { path: '/tour-packages/old-offers', what: 'those packages' },
  { path: '/place-details/no-such-place', what: 'that place' },
  { path: '/hotel-details/no-such-hotel', what: 'that hotel' },
  { path: '/water-sport-details/no-such-sport', what: 'that water sport' },
  { path: '/blog/no-such-story', what: 'that story' },
])('$path names a record that is not there: 404, noindex, and ways on', async ({ path, what }) => {
  const page = await visit(path, { ...PHONE, expected: /404/ })
  await page.getByRole('heading', { level: 1, name: `We could not find ${what}` }).waitFor()
  expect(await page.title()).toBe(`${TITLE} | Padauk`)
  await page.getByRole('main').getByRole('link', { name: 'See all packages' }).waitFor()
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  expect((await fetch(`${origin()}${path}`)).status).toBe(404)
})

test.each([
  { old: '/tour-details', now: '/tours' },
  { old: '/hotel-details', now: '/hotels' },
  { old: '/destination-details', now: '/places' },
  { old: '/blog-details', now: '/blog' },
])('$old has moved for good to $now', async ({ old, now }) => {
  const answer = await fetch(`${origin()}${old}`, { redirect: 'manual' })
  expect([301, 308]).toContain(answer.status)
  expect(new URL(answer.headers.get('location') ?? '', origin()).pathname).toBe(now)
})

test('from a page that is lost, a click leads on, and its note stays behind', async () => {
  const page = await visit('/nowhere', { ...DESK, expected: /404/ })
  await page.getByRole('status').getByText(TITLE).waitFor()
  await page.getByRole('link', { name: 'Explore More Deals' }).click()
  await page.getByRole('heading', { level: 1, name: 'Deals' }).waitFor()
  await eventually(() => page.getByText(TITLE).count()).toBe(0)
  expect(await page.title()).toBe('Deals on tour packages | Padauk')
})

test.each(['/place-details/radhanagr-beach', '/radhanagr-beach'])(
  '%s: the search already holds the name, and finds what was meant',
  async (path) => {
    const page = await visit(path, { ...PHONE, script: false, expected: /404/ })
    const main = page.getByRole('main')
    expect(await main.getByRole('searchbox', { name: 'Search the site' }).inputValue()).toBe('radhanagr beach')
    await main.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('link', { name: 'Radhanagar Beach (Beach No. 7)' }).first().waitFor()
  },
)
