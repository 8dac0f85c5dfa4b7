import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { DESK, type Edition, PHONE } from './browser.ts'

/** On every page of a journey: nothing hangs over the side of the window, and the paper is light by day, dark by night. */
export async function looksRight(
  page: Page,
  { width, theme }: Pick<Edition, 'theme'> & { width: number },
): Promise<void> {
  await looksRightBy(page, theme === 'light' ? 'dark' : 'light', width)
  await looksRightBy(page, theme, width)
}

/**
 * The same of a page that a phone has open, and that it is no wider than the window at a desk either. No page is laid out by the width it was
 * opened at, so one journey shows both; afterwards it is a phone again.
 */
export async function looksRightWide(page: Page): Promise<void> {
  await looksRight(page, PHONE)
  await page.setViewportSize({ width: DESK.width, height: 900 })
  await looksRightBy(page, PHONE.theme, DESK.width)
  await page.setViewportSize({ width: PHONE.width, height: 844 })
}

async function looksRightBy(page: Page, theme: Edition['theme'], width: number): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  const seen = await page.evaluate(() => {
    const paper = document.createElement('canvas').getContext('2d')
    if (paper) paper.fillStyle = getComputedStyle(document.body).backgroundColor
    paper?.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = paper?.getImageData(0, 0, 1, 1).data ?? []
    return { wide: document.documentElement.scrollWidth, light: (red + green + blue) / (3 * 255) }
  })
  const { pathname } = new URL(page.url())
  expect(seen.wide, `${pathname} is no wider than the window`).toBeLessThanOrEqual(width)
  if (theme === 'dark') expect(seen.light, `${pathname} by night`).toBeLessThan(0.35)
  else expect(seen.light, `${pathname} by day`).toBeGreaterThan(0.8)
}
