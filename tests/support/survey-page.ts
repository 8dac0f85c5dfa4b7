import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { barriers, colourBarriers, findsNothing } from './axe.ts'
import { type Browsing, DESK, PHONE } from './browser.ts'
import { colourPairs } from './colour-pairs.ts'
import { enlargeText, roomTroubles } from './room.ts'

const HEIGHT = { phone: 844, desk: 900 }

/**
 * What holds of every page, seen in one visit: axe finds nothing on a phone, by day and by night; it fits into 390 px with text of twice the
 * size, and into 320 px; and axe finds nothing at a desk either, by day, and by night wherever a desk shows colours together that the phone has
 * not shown. No page is laid out by the width it was opened at, so a window that is drawn wider shows what a wide one shows.
 */
export async function surveyPage(
  visit: Browsing['visit'],
  path: string,
  desk: 'and a desk' | 'phone only',
): Promise<void> {
  const page = await visit(path, { ...PHONE, expected: /404/ })
  await findsNothing(page)
  const onPhone = desk === 'and a desk' ? await pairsByNight(page) : []
  await enlargeText(page)
  expect(await roomTroubles(page), 'with large text').toEqual([])
  await page.evaluate(() => document.documentElement.removeAttribute('style'))
  await page.setViewportSize({ width: 320, height: HEIGHT.phone })
  expect(await roomTroubles(page), 'at 320 px').toEqual([])
  if (desk === 'phone only') return
  await page.setViewportSize({ width: DESK.width, height: HEIGHT.desk })
  expect(await barriers(page), 'at a desk').toEqual([])
  const more = (await pairsByNight(page)).filter((pair) => !onPhone.includes(pair))
  if (more.length === 0) return
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await colourBarriers(page), `at a desk by night: ${more.join('; ')}`).toEqual([])
}

/** Afterwards it is day. */
async function pairsByNight(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  const pairs = await colourPairs(page)
  await page.emulateMedia({ colorScheme: 'light' })
  return pairs
}
