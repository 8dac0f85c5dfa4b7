import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browseSharedSite, eventually, PHONE } from '#tests/support/browser.ts'
import { machineNow } from '#tests/support/pinned-day.ts'
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

/** Between two of a finger's events. */
const EVENT_MS = 16

/**
 * By its head, down by a share of its height; a slow one ends with a small movement back. Each event says when it happened: how
 * fast a finger goes is not a matter of how busy the machine is.
 */
async function drag(page: Page, { share, fast }: { share: number; fast: boolean }): Promise<void> {
  const box = await sheetOf(page).boundingBox()
  if (box === null) throw new Error('The sheet is not open')
  const [x, from, to] = [box.x + 80, box.y + 24, box.y + 24 + share * box.height]
  const devtools = await page.context().newCDPSession(page)
  const steps = [from, (from + to) / 2, to, ...(fast ? [] : [to - 3])]
  const events = [
    { type: 'mouseMoved', y: from },
    { type: 'mousePressed', y: from },
    ...steps.map((y) => ({ type: 'mouseMoved' as const, y })),
    { type: 'mouseReleased', y: steps.at(-1) ?? to },
  ] as const
  const start = machineNow()
  for (const [index, { type, y }] of events.entries()) {
    const button = index === 0 ? 'none' : 'left'
    const timestamp = (start + index * EVENT_MS) / 1000
    await devtools.send('Input.dispatchMouseEvent', { type, x, y, button, clickCount: 1, timestamp })
  }
}

async function topOf(sheet: Locator): Promise<number> {
  return Math.round((await sheet.boundingBox())?.y ?? 0)
}
