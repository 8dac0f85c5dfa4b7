import { expect } from 'vitest'
import { findsNothing } from './axe.ts'
import { type Browsing, DESK, PHONE } from './browser.ts'
import { enlargeText, roomTroubles } from './room.ts'

const HEIGHT = { phone: 844, desk: 900 }

/**
 * What holds of every page, seen in one visit: axe finds nothing on a phone, by day and by night; it fits into 390 px with text of twice the
 * size, and into 320 px; and axe finds nothing at a desk either, by day and by night. No page is laid out by the width it was opened at, so a
 * window that is drawn wider shows what a wide one shows.
 */
export async function surveyPage(
  visit: Browsing['visit'],
  path: string,
  desk: 'and a desk' | 'phone only',
): Promise<void> {
  const page = await visit(path, { ...PHONE, expected: /404/ })
  await findsNothing(page)
  await enlargeText(page)
  expect(await roomTroubles(page), 'with large text').toEqual([])
  await page.evaluate(() => document.documentElement.removeAttribute('style'))
  await page.setViewportSize({ width: 320, height: HEIGHT.phone })
  expect(await roomTroubles(page), 'at 320 px').toEqual([])
  if (desk === 'phone only') return
  await page.setViewportSize({ width: DESK.width, height: HEIGHT.desk })
  await findsNothing(page)
}
