import type { Page } from 'playwright-core'

/** What a page may move by itself, as browsers count it; 0 is a page on which nothing moves. */
export const SHIFT_MAX = 0.01

const STEPS = 30
const STEP_PX = 150

/** Counts from now on, in whatever the tab opens; before that it must not have gone anywhere. */
export async function watchShifts(page: Page): Promise<void> {
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

/** All shifts of the page so far, added up. */
export function shiftOf(page: Page): Promise<number> {
  // Put there by watchShifts.
  return page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total)
}

/** Pictures on screen are loaded; the others are asked for when they come near. */
export async function picturesAreIn(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((picture) => {
      const { top, bottom, left, right } = picture.getBoundingClientRect()
      const isOnScreen = right > left && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
      return !isOnScreen || picture.complete
    }),
  )
}

/** In small steps; the rest of a list has come before a reader gets to its end. */
export async function readToTheEnd(page: Page): Promise<void> {
  for (let steps = 0; steps < STEPS; steps += 1) {
    await page.mouse.wheel(0, STEP_PX)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null)
  }
}
