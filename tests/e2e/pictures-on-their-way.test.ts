import { expect, test } from 'vitest'
import { browseSharedSite, DESK, eventually } from '#tests/support/browser.ts'

const { visit } = browseSharedSite()

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
        [...document.querySelectorAll('main img:not(.hero-picture img)')]
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
