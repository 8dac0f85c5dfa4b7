import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browseSharedSite, DESK, eventually, PHONE } from '#tests/support/browser.ts'

const { visit } = browseSharedSite()

const PACKAGE = '/package-details/island-saver'

/** How much of the line of a trip is still to be drawn, 1 for all of it; and whether it is being drawn. */
const lineOf = (page: Page) =>
  page.locator('.route-line').evaluate((line) => {
    const { strokeDashoffset, strokeDasharray } = getComputedStyle(line)
    return {
      left: strokeDasharray === 'none' ? 0 : Number.parseFloat(strokeDashoffset),
      runs: line.getAnimations().length,
    }
  })

test('the line of a trip waits out of sight, draws itself once when it is seen, and stays', async () => {
  const page = await visit(PACKAGE, { ...PHONE, motion: true })
  await eventually(() => lineOf(page)).toEqual({ left: 1, runs: 0 })
  await page.locator('.route-line').scrollIntoViewIfNeeded()
  await eventually(async () => (await lineOf(page)).left).toBe(0)
  await page.evaluate(() => scrollTo(0, 0))
  await page.locator('.route-line').scrollIntoViewIfNeeded()
  expect((await lineOf(page)).left).toBe(0)
})

test.each([
  { who: 'who asked for less motion', motion: false, script: true },
  { who: 'a visitor without script', motion: true, script: false },
])('$who finds the line drawn', async ({ motion, script }) => {
  const page = await visit(PACKAGE, { ...PHONE, motion, script })
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await lineOf(page)).toEqual({ left: 0, runs: 0 })
  await page.locator('.route-line').scrollIntoViewIfNeeded()
  expect(await lineOf(page)).toEqual({ left: 0, runs: 0 })
})

test('the islands on the map of places are reached and opened by the keyboard alone', async () => {
  const page = await visit('/places', DESK)
  const marks = page.locator('.map-sheet').getByRole('link', { name: /Andaman|Dweep|Island|Baratang/ })
  expect(await marks.count()).toBe(10)
  await page.locator('.map-sheet').getByRole('link').first().focus()
  await page.keyboard.press('Tab')
  const name = await page.evaluate(() => document.activeElement?.textContent ?? '')
  expect(name).toBe('1Netaji Subhas Chandra Bose Dweep')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/places?island=*')
  await page.getByText('1 place', { exact: true }).waitFor()
})

test('every map says who drew its coast; a whole one how far its kilometres reach, a piece where on the chain it lies', async () => {
  for (const { path, whole } of [
    { path: '/places', whole: true },
    { path: PACKAGE, whole: true },
    { path: '/ferry', whole: true },
    { path: '/contact', whole: false },
    { path: '/hotel-details/lantern-reef', whole: false },
    { path: '/place-details/cellular-jail', whole: false },
  ]) {
    const page = await visit(path, DESK)
    const map = page.locator('.map-sheet').first()
    expect(await map.getByRole('link', { name: /OpenStreetMap contributors/ }).getAttribute('href')).toBe(
      'https://www.openstreetmap.org/copyright',
    )
    expect(await map.locator('.map-scale').allTextContents(), path).toEqual(
      whole ? [expect.stringMatching(/^\d+ km$/)] : [],
    )
    expect(await map.locator('.map-locator').count(), path).toBe(whole ? 0 : 1)
  }
})
