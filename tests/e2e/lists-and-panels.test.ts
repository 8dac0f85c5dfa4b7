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

test.each(['honeymoon', 'adventure', 'budget', 'luxury'])('the title of the category %s names it', async (slug) => {
  const page = await visit(`/tour-packages/${slug}`, { ...DESK, script: false })
  const name = slug.replaceAll('-', ' ')
  expect((await page.title()).toLowerCase()).toContain(name)
  const description = await page.locator('meta[name="description"]').getAttribute('content')
  expect(description?.toLowerCase()).toContain(name)
})
