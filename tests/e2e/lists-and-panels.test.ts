import { expect, test } from 'vitest'
import { browseSharedSite, DESK, eventually, PHONE } from '#tests/support/browser.ts'
import { cards } from '#tests/support/site-steps.ts'

const { visit } = browseSharedSite()

test('the end of a list that is jumped over brings the next cards', async () => {
  const page = await visit('/tours', PHONE)
  const before = await cards(page).count()
  await page.keyboard.press('End')
  await eventually(() => cards(page).count()).toBeGreaterThan(before)
})

test.each([
  '/water-sport-details/parasailing',
  '/package-details/island-saver',
  '/car-rental-details/baratang-day-trip',
])(
  'the booking panel of %s does not scroll by itself, and its end comes into sight while the page is read',
  async (path) => {
    const page = await visit(path, DESK)
    await page.setViewportSize({ width: 1280, height: 720 })
    const panel = page.getByRole('complementary').locator('form')
    expect(await panel.evaluate((form) => form.scrollHeight - form.clientHeight)).toBeLessThan(2)
    expect(await panel.evaluate((form) => getComputedStyle(form).overflowY)).toBe('visible')
    await page.evaluate(() => scrollBy({ top: 1_300, behavior: 'instant' }))
    await eventually(() => panel.evaluate((form) => form.getBoundingClientRect().bottom)).toBeLessThanOrEqual(720)
  },
)

test.each([900, 720])('nothing of a booking panel lies over its price in a window of 1280 x %d', async (height) => {
  for (const path of ['/water-sport-details/parasailing', '/car-rental-details/baratang-day-trip']) {
    const page = await visit(path, DESK)
    await page.setViewportSize({ width: 1280, height })
    const price = page.getByRole('complementary').locator('form').getByText('₹').first()
    const isCovered = await price.evaluate((text) => {
      const { left, right, top, bottom } = text.getBoundingClientRect()
      const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return seen !== null && !text.contains(seen) && !seen.contains(text)
    })
    expect(isCovered, path).toBe(false)
  }
})

test('at 768 px no card stands alone at the end of a list', async () => {
  for (const [path, list] of [
    ['/blog', '.blog-cards'],
    ['/deals', '.deals-cards'],
    ['/places', '.places-cards'],
    ['/water-sports', '.water-sports-cards'],
  ] as const) {
    const page = await visit(path, PHONE)
    await page.setViewportSize({ width: 768, height: 900 })
    const tops = await page
      .locator(`${list} > *`)
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)))
    expect(tops.length, path).toBeGreaterThan(3)
    expect(tops.at(-1), path).toBe(tops.at(-2))
  }
})

test.each([390, 768, 1280])('the banner of a category shows its scene, not a slice of it, at %d px', async (width) => {
  for (const slug of ['honeymoon', 'adventure']) {
    const page = await visit(`/tour-packages/${slug}`, PHONE)
    await page.setViewportSize({ width, height: 900 })
    const banner = await page.locator('.package-list-banner img').boundingBox()
    if (banner === null) throw new Error('There is no banner')
    // Scenes are drawn 4:3 with their subject in the middle half of the height.
    expect(banner.width / banner.height, slug).toBeLessThan(2.6)
  }
})

test.each(['honeymoon', 'adventure', 'budget', 'luxury'])('the title of the category %s names it', async (slug) => {
  const page = await visit(`/tour-packages/${slug}`, { ...DESK, script: false })
  const name = slug.replaceAll('-', ' ')
  expect((await page.title()).toLowerCase()).toContain(name)
  const description = await page.locator('meta[name="description"]').getAttribute('content')
  expect(description?.toLowerCase()).toContain(name)
})
