import { expect, test } from 'vitest'
import { browseSite, DESK, eventually, PHONE } from '#tests/support/browser.ts'

const { visit, origin } = browseSite()
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
  '/package-details/no-such-package',
  '/package-details/no-such-package/enquiry',
  '/tour-packages/no-such-category',
  '/tour-packages/cruise',
  '/tour-packages/old-offers',
  '/place-details/no-such-place',
])('%s names a record that is not there: 404, noindex, and ways on', async (path) => {
  const page = await visit(path, { ...PHONE, expected: /404/ })
  await page.getByRole('heading', { level: 1, name: TITLE }).waitFor()
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
