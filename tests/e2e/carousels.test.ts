import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browseSharedSite, DESK, eventually, PHONE, type VisitOptions } from '#tests/support/browser.ts'
import { bringIntoView, wordsOf } from '#tests/support/site-steps.ts'

const { visit } = browseSharedSite()

/** How finely the moment of a change is looked for. */
const STEP_MS = 50
/** The clock is stopped this far ahead: on a busy machine the order to stop arrives late, and time must not go back. */
const AHEAD_MS = 2_500
const MOVING: VisitOptions = { motion: true, clock: true }

describe.each([
  { name: 'the hero of the home page', path: '/', label: 'Welcome', interval: 4_000, of: 2, edition: DESK },
  {
    name: 'the pictures of a package',
    path: '/package-details/island-saver',
    label: 'Pictures of Island Saver',
    interval: 3_000,
    of: 6,
    edition: PHONE,
  },
])('$name', ({ path, label, interval, of, edition }) => {
  // It is one carousel, and its time is no matter of width: one is watched on a phone, the other at a desk.
  test(`moves on every ${interval} ms and begins again after ${of}, at ${edition.width} px`, async () => {
    const page = await visit(path, { ...edition, ...MOVING })
    const shown = () => numberShown(page, label)
    await untilItMoves(page, shown)
    for (let moves = 0; moves < of; moves += 1) {
      const before = await shown()
      await page.clock.runFor(interval - 2 * STEP_MS)
      expect(await shown(), 'it stays its time').toBe(before)
      await page.clock.runFor(3 * STEP_MS)
      await eventually(shown).toBe((before % of) + 1)
    }
  })

  test('waits under the pointer, with the focus inside, and in a hidden tab, and stands still on request', async () => {
    const page = await visit(path, { ...DESK, ...MOVING })
    const carousel = page.getByRole('region', { name: label })
    const shown = () => numberShown(page, label)
    await untilItMoves(page, shown)
    for (const hold of [
      () => carousel.hover({ position: { x: 40, y: 40 } }),
      () => carousel.getByRole('button', { name: 'Pause the pictures' }).focus(),
      () => hideTab(page, true),
    ]) {
      await hold()
      const before = await shown()
      await page.clock.runFor(3 * interval)
      expect(await shown()).toBe(before)
      await hideTab(page, false)
      await leave(page)
      await untilItMoves(page, shown)
    }
    await carousel.getByRole('button', { name: 'Pause the pictures' }).click()
    const paused = await shown()
    await leave(page)
    await page.clock.runFor(3 * interval)
    expect(await shown()).toBe(paused)
    await carousel.getByRole('button', { name: 'Play the pictures' }).click()
    await leave(page)
    await untilItMoves(page, shown)
  })

  test('does not move by itself under reduced motion', async () => {
    const page = await visit(path, { ...DESK, clock: true, motion: false })
    await page.clock.runFor(3 * interval)
    expect(await numberShown(page, label)).toBe(1)
  })
})

test('a picture is reached with the arrows, in both directions and round the end', async () => {
  const page = await visit('/package-details/island-saver', PHONE)
  const carousel = page.getByRole('region', { name: 'Pictures of Island Saver' })
  await carousel.getByRole('button', { name: 'Previous picture' }).click()
  await carousel.getByText('6 / 6').waitFor()
  await carousel.getByRole('button', { name: 'Next picture' }).click()
  await carousel.getByText('1 / 6').waitFor()
})

test('the places of the home page move on every 5000 ms, two at a time', async () => {
  const page = await visit('/', { ...DESK, ...MOVING })
  const slider = page.getByRole('region', { name: 'Explore Popular Destinations' })
  await bringIntoView(slider)
  const current = slider.getByRole('button', { name: /^Go to/ }).and(slider.locator('[aria-current=true]'))
  const shown = () => current.getAttribute('aria-label')
  await slider.getByRole('button', { name: 'Go to 1 of' }).waitFor()
  await untilItMoves(page, shown)
  const before = await shown()
  await page.clock.runFor(5_000 - 2 * STEP_MS)
  expect(await shown()).toBe(before)
  await page.clock.runFor(3 * STEP_MS)
  await eventually(shown).not.toBe(before)
})

test('two rows of the home page show as many as the window has room for', async () => {
  const page = await visit('/', DESK)
  for (const { label, shown } of [
    { label: 'Top Andaman Tour Packages', shown: { 375: 1, 767: 2, 991: 3, 1200: 3, 1280: 4 } },
    { label: 'Explore Popular Destinations', shown: { 375: 1, 767: 2, 991: 3, 1200: 4, 1280: 5 } },
  ]) {
    const slider = page.getByRole('region', { name: label })
    for (const [width, count] of Object.entries(shown)) {
      await page.setViewportSize({ width: Number(width), height: 900 })
      await bringIntoView(slider)
      await eventually(() => wholeCards(slider), `${label} at ${width} px`).toBe(count)
    }
  }
})

async function numberShown(page: Page, label: string): Promise<number> {
  const text = await wordsOf(page.getByRole('region', { name: label }).getByText(/\d \/ \d$/))
  return Number(/(\d) \/ \d$/.exec(text)?.[1])
}

/** Leaves the clock standing just after a change. */
async function untilItMoves(page: Page, shown: () => Promise<unknown>): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD_MS)
  const before = await shown()
  for (let steps = 0; (await shown()) === before; steps += 1) {
    expect(steps, 'it does not move').toBeLessThan(200)
    await page.clock.runFor(STEP_MS)
  }
}

async function leave(page: Page): Promise<void> {
  await page.mouse.move(2, 2)
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
}

async function hideTab(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)
}

/** Cards that are to be seen in their whole width. */
function wholeCards(slider: Locator): Promise<number> {
  return slider.getByRole('list').evaluate((list) => {
    const room = list.parentElement?.getBoundingClientRect()
    if (room === undefined) return 0
    const boxes = [...list.children].map((item) => (item.firstElementChild ?? item).getBoundingClientRect())
    return boxes.filter(({ left, right }) => left >= room.left && right <= room.right).length
  })
}
