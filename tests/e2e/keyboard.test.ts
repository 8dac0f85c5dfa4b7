import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browseSharedSite, DESK, eventually, PHONE } from '#tests/support/browser.ts'
import { isFocused, nameOfFocused, tabTo } from '#tests/support/keys.ts'

const { visit } = browseSharedSite()

test('the first Tab offers to skip to the content, and does', async () => {
  const page = await visit('/tours', DESK)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the content' })
  expect(await isFocused(skip)).toBe(true)
  expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0)
  await page.keyboard.press('Enter')
  await eventually(() => isFocused(page.getByRole('main'))).toBe(true)
  await page.keyboard.press('Tab')
  const home = page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Home' })
  expect(await isFocused(home)).toBe(true)
})

const HEADER_STOPS = [
  'Skip to the content',
  'Padauk',
  'Tour Packages',
  'Hotels',
  'Car Rental',
  'Water Sports',
  'Deals',
  'Ferry Booking',
  'Places',
  'Contact',
  'Search',
  'Saved, theme and contact',
]

test('Tab goes through the header in the order of reading, and each stop is to be seen', async () => {
  const page = await visit('/deals', DESK)
  const stops: string[] = []
  for (let presses = 0; presses < HEADER_STOPS.length; presses += 1) {
    await page.keyboard.press('Tab')
    stops.push(await nameOfFocused(page))
    expect(await outlineOfFocused(page), stops.at(-1)).not.toMatch(/none|^0px/)
  }
  expect(stops).toEqual(HEADER_STOPS)
})

test('the menu opens by Enter, its entries follow, Escape gives the focus back', async () => {
  const page = await visit('/deals', DESK)
  await tabTo(page, 'Tour Packages')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await nameOfFocused(page)).toBe('Honeymoon')
  await page.keyboard.press('Escape')
  await eventually(() => nameOfFocused(page)).toBe('Tour Packages')
})

test('the menu of a phone is walked with the keyboard alone, to a category', async () => {
  const page = await visit('/deals', PHONE)
  await tabTo(page, 'Menu')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Family')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/tour-packages/family')
})

test.each([
  { path: '/deals', opener: 'Saved, theme and contact', edition: DESK },
  { path: '/tours', opener: 'Filters', edition: PHONE },
  { path: '/package-details/island-saver', opener: 'Enquire Now', edition: DESK },
])('$opener opens by Enter, keeps the focus inside, and gives it back', async ({ path, opener, edition }) => {
  const page = await visit(path, edition)
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await isWithin(page), `after ${presses + 1} presses: ${await nameOfFocused(page)}`).toBe(true)
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await eventually(() => nameOfFocused(page)).toBe(opener)
})

test('a package is filtered, opened and priced without a mouse', async () => {
  const page = await visit('/tours', DESK)
  await tabTo(page, 'Any 36')
  await page.keyboard.press('ArrowDown')
  await page.getByRole('status').getByText('6 packages', { exact: true }).waitFor()
  await tabTo(page, 'Flag and Reef Short Trip')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Flag and Reef Short Trip' }).waitFor()
  await tabTo(page, 'More: Adults')
  await page.keyboard.press('Enter')
  // Two at 12,000 and a third adult at 0.87 of that.
  await page.getByRole('complementary', { name: 'Tour Booking' }).getByText('₹34,440').waitFor()
})

test('on a new page the keyboard goes on at its content, when what was in focus is gone', async () => {
  const page = await visit('/deals', DESK)
  await page.getByRole('link', { name: 'Island Saver', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Island Saver' }).waitFor()
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
})

/** Outline or shadow: a ring of some kind. */
function outlineOfFocused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
    return `${outlineStyle} ${outlineWidth}`
  })
}

/** In the open dialog, or in the browser's own controls between its last and its first stop. */
function isWithin(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement
    return focused === document.body || focused === null || focused.closest('dialog[open]') !== null
  })
}
