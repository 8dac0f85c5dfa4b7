import { expect, test } from 'vitest'
import { browseSharedSite, DESK, eventually, PHONE } from '#tests/support/browser.ts'

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

/** The pictures of these pages stand in parts that come to life, and in parts that are only drawn. */
test.each(['/', '/tours', '/about', '/when-to-go', '/hotel-details/betel-garden'])(
  'on %s every picture shows its colours while it is on its way',
  async (path) => {
    const page = await visit(path, {
      ...DESK,
      // Never answered: the tab is closed before that.
      first: (tab) => tab.route('**/media/**', () => undefined),
    })
    const bare = () =>
      page.evaluate(() =>
        // The map is no scene: it comes on a ground as light as itself.
        [...document.querySelectorAll('main img:not([src^="/places-map/"])')]
          .filter((image) => !getComputedStyle(image).backgroundImage.startsWith('linear-gradient'))
          .map((image) => image.getAttribute('src')),
      )
    await eventually(bare).toEqual([])
  },
)

test.each(['/', '/tours', '/about', '/car-rental', '/hotels', '/places', '/hotel-details/betel-garden'])(
  'on %s every picture says how wide and high it is before it comes',
  async (path) => {
    const page = await visit(path, DESK)
    const unknown = await page.evaluate(() =>
      [...document.images].filter((image) => !image.getAttribute('width') || !image.getAttribute('height')),
    )
    expect(unknown).toEqual([])
  },
)

test('a list on its way shows sky, sea and sand where its pictures will be', async () => {
  const page = await visit('/tours', DESK)
  await page.route('**/*.data*', () => undefined)
  await page.getByLabel('Sort by').selectOption({ index: 2 })
  const outline = page.getByRole('status', { name: /loading/i }).locator('.picture')
  await outline.first().waitFor()
  const painted = await outline.first().evaluate((each) => getComputedStyle(each).backgroundImage)
  expect(painted.match(/linear-gradient/g)).toHaveLength(2)
})
