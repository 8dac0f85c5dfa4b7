import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browseSharedSite, PHONE } from '#tests/support/browser.ts'
import { PAGES } from '#tests/support/every-page.ts'
import { enlargeText, roomTroubles } from '#tests/support/room.ts'
import { openBooking, openFilters, openSearch, openTourMenu } from '#tests/support/site-steps.ts'

const { visit } = browseSharedSite()
/** Whole pages are looked at in pages-of-products.test.ts and pages-beside-products.test.ts. */
const NARROW = { width: 320, height: 844 }

const OPENINGS: { part: string; path: string; open: (page: Page) => Promise<unknown> }[] = [
  { part: 'the menu', path: '/deals', open: openTourMenu },
  {
    part: 'the search box',
    path: '/deals',
    open: (page) => openSearch(page).then(() => page.keyboard.type('havelock')),
  },
  { part: 'the side panel', path: '/deals', open: (page) => press(page, 'Saved, theme and contact') },
  { part: 'the filters of packages', path: '/tours', open: openFilters },
  { part: 'the filters of hotels', path: '/hotel-search?destination=swaraj-dweep', open: openFilters },
  { part: 'the booking of a package', path: '/package-details/island-saver', open: openBooking },
  { part: 'the booking of a water sport', path: '/water-sport-details/parasailing', open: bookNow },
  { part: 'the booking of a drive', path: '/car-rental-details/baratang-day-trip', open: bookNow },
  { part: 'the calendar', path: '/hotels', open: (page) => press(page, /Check-In/) },
  { part: 'the rooms', path: '/hotels', open: (page) => press(page, /Rooms/) },
  { part: 'the pictures', path: '/hotel-details/lantern-reef', open: (page) => press(page, /pictures/i) },
]

test.each(OPENINGS)('$part on $path fits into 320 px, and into 390 px with large text', async ({ path, open }) => {
  const page = await visit(path, PHONE)
  await open(page)
  await enlargeText(page)
  expect(await roomTroubles(page), 'with large text').toEqual([])
  await page.evaluate(() => document.documentElement.removeAttribute('style'))
  await page.setViewportSize(NARROW)
  expect(await roomTroubles(page), 'at 320 px').toEqual([])
})

test.each(['/car-rental', '/hotels'])('every field of the form of %s has its room at 320 px', async (path) => {
  const page = await visit(path, PHONE)
  await page.setViewportSize(NARROW)
  const form = page.getByRole('main').getByRole('search').first()
  const { left, width } = await boxOf(form)
  const fields = await form.locator('.search-cell').filter({ visible: true }).all()
  expect(fields.length).toBeGreaterThan(3)
  for (const field of fields) {
    const box = await boxOf(field)
    expect(box.left - left, 'begins at the side of the form').toBeLessThan(24)
    expect(box.width, 'is as wide as the form').toBeGreaterThan(width - 48)
  }
})

test('the rows of a seat map have their number on one line at 320 px', async () => {
  const sailing = PAGES.find((path) => /^\/ferry\/[^/?]+\.[^/?]+\?/.test(path)) ?? ''
  const page = await visit(sailing, PHONE)
  await page.setViewportSize(NARROW)
  const numbers = page.locator('.deck b', { hasText: /^\d+$/ })
  expect(await numbers.count()).toBeGreaterThan(9)
  const heights = await numbers.evaluateAll((all) => all.map((each) => each.getClientRects()[0]?.height ?? 0))
  expect(Math.max(...heights)).toBeLessThan(20)
})

async function boxOf(part: ReturnType<Page['locator']>) {
  return part.evaluate((element) => {
    const { left, width } = element.getBoundingClientRect()
    return { left, width }
  })
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().click()
}

async function bookNow(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Book Now' }).click()
  await page.getByRole('dialog').waitFor()
}
