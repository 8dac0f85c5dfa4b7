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

/** The stops that are marked: those of the day that is open. */
const marked = (page: Page) =>
  page.locator('.route-map').evaluate((map) => {
    const { stroke } = getComputedStyle(map.querySelector('.route-line') ?? map)
    return [...map.querySelectorAll('.route-stop')]
      .filter((stop) => getComputedStyle(stop.querySelector('circle') ?? stop).fill === stroke)
      .map((stop) => stop.querySelector('text')?.firstChild?.textContent)
  })

test('beside the days the map stays in sight, and marks where one is on the day that is open', async () => {
  const page = await visit('/package-details/two-shores-honeymoon', DESK)
  await page.locator('#itinerary').scrollIntoViewIfNeeded()
  await eventually(() => marked(page)).toEqual(['Sri Vijaya Puram'])
  const days = page.locator('#itinerary .accordion')
  await days.getByText('Ferry to Shaheed Dweep and Laxmanpur sunset').click()
  await eventually(() => marked(page)).toEqual(['Shaheed Dweep'])
  await days.getByText('Ferry to Shaheed Dweep and Laxmanpur sunset').click()
  await eventually(() => marked(page)).toEqual([])
  await days.getByText('Elephant Beach and Kalapathar').click()
  await eventually(() => marked(page)).toEqual(['Swaraj Dweep'])

  const boxOf = async (selector: string) => page.locator(selector).boundingBox()
  const [list, map] = [await boxOf('#itinerary .accordion'), await boxOf('.route-map')]
  expect(map?.x).toBeGreaterThanOrEqual((list?.x ?? 0) + (list?.width ?? 0))
  await page.mouse.wheel(0, (list?.y ?? 0) + (list?.height ?? 0) - 640)
  await eventually(async () => (await boxOf('#itinerary .accordion'))?.y).toBeLessThan(60)
  expect((await boxOf('.route-map'))?.y, 'under the bar of tabs').toBeGreaterThan(100)
})

test('each day shows the places it is spent at, and leads to them', async () => {
  const page = await visit('/package-details/two-shores-honeymoon', PHONE)
  const day = page.getByRole('group').filter({ hasText: 'Ferry to Shaheed Dweep and Laxmanpur sunset' }).last()
  await page.getByText('Ferry to Shaheed Dweep and Laxmanpur sunset').click()
  const places = day.getByRole('link')
  await eventually(() => places.allInnerTexts()).toEqual(['Natural Bridge', 'Laxmanpur Beach 2', 'Laxmanpur Beach 1'])
  const picture = places.first().getByRole('presentation')
  await picture.scrollIntoViewIfNeeded()
  await eventually(() => picture.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0)
  await places.first().click()
  await page.getByRole('heading', { level: 1, name: 'Natural Bridge' }).waitFor()
})

test('without script the days open, and the map stands above them on a phone', async () => {
  const page = await visit('/package-details/two-shores-honeymoon', { ...PHONE, script: false })
  await page.getByText('Ferry to Shaheed Dweep and Laxmanpur sunset').click()
  await page.locator('#itinerary').getByText('Natural Bridge').first().waitFor()
  const [map, list] = [
    await page.locator('.route-map').boundingBox(),
    await page.locator('#itinerary .accordion').boundingBox(),
  ]
  expect((map?.y ?? 0) + (map?.height ?? 0)).toBeLessThanOrEqual(list?.y ?? 0)
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
