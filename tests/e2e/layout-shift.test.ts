import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browseSite, PHONE } from '#tests/support/browser.ts'

const { visit } = browseSite()

/** What the issue allows; 0 is a page on which nothing moves. */
const SHIFT_MAX = 0.01

test.each([
  '/',
  '/tours',
  '/tour-packages/honeymoon',
  '/package-details/island-saver',
  '/package-details/island-saver/enquiry',
  '/places',
  '/place-details/cellular-jail',
  '/hotels',
  '/hotel-search',
  '/hotel-details/lantern-reef',
  '/water-sports',
  '/water-sport-details/parasailing',
])('%s stays where it is while its pictures come in, and while it is read to the end', async (path) => {
  const page = await visit(path, { ...PHONE, first: watchShifts })
  await picturesAreIn(page)
  expect(await shift(page), 'as it opens').toBeLessThanOrEqual(SHIFT_MAX)
  await readToTheEnd(page)
  await picturesAreIn(page)
  expect(await shift(page), 'as it is read').toBeLessThanOrEqual(SHIFT_MAX)
})

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sum = { total: 0 }
    Object.assign(window, { shifts: sum })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
        if (!hadRecentInput) sum.total += value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Pictures on screen are loaded; the others are asked for when they come near. */
async function picturesAreIn(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((picture) => {
      const { top, bottom, left, right } = picture.getBoundingClientRect()
      const isOnScreen = right > left && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
      return !isOnScreen || picture.complete
    }),
  )
}

/** In small steps; the rest of a list has come before a reader gets to its end. */
async function readToTheEnd(page: Page): Promise<void> {
  for (let steps = 0; steps < 30; steps += 1) {
    await page.mouse.wheel(0, 150)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null)
  }
}

function shift(page: Page): Promise<number> {
  // Put there by watchShifts.
  return page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total)
}
