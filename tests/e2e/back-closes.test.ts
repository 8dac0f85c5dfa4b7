import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browseSharedSite, DESK, eventually, PHONE } from '#tests/support/browser.ts'
import { openFilters } from '#tests/support/site-steps.ts'

const { visit } = browseSharedSite()

const addressOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search
/** The browser's own Back, whether it loads a page or not. */
const back = (page: Page) => page.evaluate(() => history.back())

test('Back closes the filters and stays; what they chose stays too; the next Back undoes it, the next leaves', async () => {
  const page = await visit('/places', PHONE)
  await page.getByRole('button', { name: 'Menu' }).or(page.locator('.mobile-menu summary')).first().click()
  await page.locator('.mobile-menu[open]').getByRole('link', { name: 'Honeymoon' }).click()
  await page.waitForURL('**/tour-packages/honeymoon')
  const sheet = await openFilters(page)
  await back(page)
  await sheet.waitFor({ state: 'hidden' })
  expect(addressOf(page)).toBe('/tour-packages/honeymoon')
  await openFilters(page)
  await sheet.getByRole('radio', { name: '9 nights 10 days' }).click()
  await sheet.getByRole('button', { name: 'Show 3 packages' }).waitFor()
  await back(page)
  await sheet.waitFor({ state: 'hidden' })
  await eventually(() => addressOf(page)).toContain('/tours?duration=9')
  await back(page)
  await page.waitForURL('**/tour-packages/honeymoon')
  await page.getByRole('status').getByText('4 packages').waitFor()
  await back(page)
  await page.waitForURL('**/places')
})

test('what was closed otherwise needs no second Back', async () => {
  const page = await visit('/places', PHONE)
  await page.goto(page.url().replace('/places', '/tours'))
  const sheet = await openFilters(page)
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'hidden' })
  await back(page)
  await page.waitForURL('**/places')
})

test.each([PHONE, DESK])('Back closes the side panel and the search at $width px', async (edition) => {
  const page = await visit('/faq', edition)
  for (const name of [/^Search/, 'Saved, theme and contact']) {
    await page.getByRole('banner').locator('button, a').and(page.getByLabel(name)).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await back(page)
    await dialog.waitFor({ state: 'hidden' })
    expect(addressOf(page)).toBe('/faq')
  }
})

test('Back closes the pictures at full size, and the calendar', async () => {
  const page = await visit('/hotel-details/lantern-reef', PHONE)
  await page.locator('.hotel-gallery').getByRole('button').first().click()
  const pictures = page.getByRole('dialog', { name: 'Lantern Reef Resort' })
  await pictures.waitFor()
  await back(page)
  await pictures.waitFor({ state: 'hidden' })
  await page.goto(page.url().replace(/hotel-details.*/, 'hotels'))
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Check-In/ })
    .click()
  await page.locator('.range-calendar').waitFor()
  await back(page)
  await page.locator('.range-calendar').waitFor({ state: 'detached' })
  expect(addressOf(page)).toBe('/hotels')
})
