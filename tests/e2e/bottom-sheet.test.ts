import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browseSharedSite, eventually, PHONE } from '#tests/support/browser.ts'
import { openFilters } from '#tests/support/site-steps.ts'

const { visit } = browseSharedSite()

test.each([
  { how: 'a tap beside it', close: ({ mouse }: Page) => mouse.click(195, 8) },
  { how: 'its close control', close: (page: Page) => sheetOf(page).getByRole('button', { name: 'Close' }).click() },
  { how: 'Escape', close: ({ keyboard }: Page) => keyboard.press('Escape') },
  { how: 'a fast drag down', close: (page: Page) => drag(page, { share: 0.2, fast: true }) },
  { how: 'a slow drag past its threshold', close: (page: Page) => drag(page, { share: 0.5, fast: false }) },
])('the filters close by $how, and the focus goes back to their button', async ({ close }) => {
  const page = await visit('/tours', PHONE)
  const sheet = await openFilters(page)
  await close(page)
  await sheet.waitFor({ state: 'hidden' })
  const button = page.getByRole('button', { name: 'Filters' })
  await eventually(() => button.evaluate((each) => each === document.activeElement)).toBe(true)
})

test('a slow short drag leaves them open, where they were', async () => {
  const page = await visit('/tours', PHONE)
  const sheet = await openFilters(page)
  const before = await topOf(sheet)
  await drag(page, { share: 0.1, fast: false })
  await eventually(() => topOf(sheet)).toBe(before)
  expect(await sheet.isVisible()).toBe(true)
})

test('the list behind them follows each choice, and they stay open', async () => {
  const page = await visit('/tours', PHONE)
  const sheet = await openFilters(page)
  await sheet.getByRole('radio', { name: '9 nights 10 days' }).click()
  await sheet.getByRole('button', { name: 'Show 3 packages' }).waitFor()
  await sheet.getByRole('link', { name: 'Clear all' }).click()
  await sheet.getByRole('button', { name: 'Show 36 packages' }).waitFor()
  expect(await sheet.getByRole('radio', { name: 'Any' }).isChecked()).toBe(true)
})

function sheetOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Filters' })
}

/** By its head, down by a share of its height; a slow one ends with a small movement back. */
async function drag(page: Page, { share, fast }: { share: number; fast: boolean }): Promise<void> {
  const box = await sheetOf(page).boundingBox()
  if (box === null) throw new Error('The sheet is not open')
  const x = box.x + 80
  const y = box.y + 24
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + share * box.height)
  if (!fast) await page.mouse.move(x, y + share * box.height - 3)
  await page.mouse.up()
}

async function topOf(sheet: Locator): Promise<number> {
  return Math.round((await sheet.boundingBox())?.y ?? 0)
}
