import { expect, test } from 'vitest'
import { browseSharedSite, eventually, PHONE } from '#tests/support/browser.ts'

const { origin, visit } = browseSharedSite()

/** Two colours of each picture that belongs to the page's own list. */
const GRADIENT = /^linear-gradient\(rgb\(\d+, \d+, \d+\), rgb\(\d+, \d+, \d+\)\)$/

test.each([
  { path: '/car-rental', pictures: '.card-picture img' },
  { path: '/hotel-search', pictures: '.hotel-row img, .card-picture img' },
  { path: '/', pictures: '.card-picture img' },
  { path: '/places', pictures: '.plate img' },
])(
  'the pictures of $path show their colours before they and the scripts are there, and nothing of it after',
  async ({ path, pictures }) => {
    const page = await visit('/faq', PHONE)
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    for (const held of ['**/media/**', '**/assets/entry.client-*.js'])
      await page.route(held, async (route) => {
        await released
        await route.continue()
      })
    await page.goto(`${origin()}${path}`, { waitUntil: 'commit' })
    const images = page.locator(pictures)
    await images.nth(3).waitFor({ state: 'attached' })
    const paints = () => images.evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundImage))
    for (const paint of await paints()) expect(paint).toMatch(GRADIENT)
    release()
    await images.first().scrollIntoViewIfNeeded()
    await eventually(async () => (await paints())[0]).toBe('none')
  },
)

test('a layer that is seen through stays so while it is on its way', async () => {
  const page = await visit('/faq', PHONE)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/media/**', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(origin(), { waitUntil: 'commit' })
  const layers = page.locator('[data-slide="active"] .hero-picture img')
  await layers.nth(2).waitFor({ state: 'attached' })
  const paints = await layers.evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundImage))
  expect(paints).toEqual([expect.stringMatching(GRADIENT), 'none', 'none'])
  release()
})
