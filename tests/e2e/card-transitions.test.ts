import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browseSharedSite, DESK, eventually, PHONE } from '#tests/support/browser.ts'

const { visit } = browseSharedSite()
/** Who goes back while the picture still moves is told so by the browser alone; where it has moved from and to is judged below. */
const SKIPPED = /Transition was skipped/

/** What has the moving picture's name before and after each transition of the page. */
type Moves = { before: string[]; after: string[] }[]

async function watchMoves(page: Page): Promise<() => Promise<Moves>> {
  await page.evaluate(() => {
    const named = () =>
      [...document.querySelectorAll('img')]
        .filter((image) => getComputedStyle(image).viewTransitionName === 'picture')
        .map((image) => {
          const { className = 'elsewhere' } = image.closest('article, .carousel, .hotel-gallery, .place-gallery') ?? {}
          return className.replace('wrap ', '').replace('page ', '').trim().split(' ')[0] ?? ''
        })
    const moves: Moves = []
    Object.assign(globalThis, { moves })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const before = named()
      const transition = start(update)
      void transition.updateCallbackDone.then(() => moves.push({ before, after: named() }))
      return transition
    }
  })
  return () => page.evaluate(() => (globalThis as unknown as { moves: Moves }).moves)
}

test.each([
  { list: '/tours', details: '/package-details/', card: 'package-card', picture: 'carousel', ...PHONE },
  { list: '/hotels', details: '/hotel-details/', card: 'hotel-card', picture: 'hotel-gallery', ...DESK },
  { list: '/water-sports', details: '/water-sport-details/', card: 'package-card', picture: 'carousel', ...DESK },
  { list: '/places', details: '/place-details/', card: 'place-card', picture: 'place-gallery', ...DESK },
  { list: '/blog', details: '/blog/', card: 'story-card', picture: 'story-page', ...DESK },
])('a card of $list grows into its page, and back into the card', async ({ list, details, card, picture, ...size }) => {
  const page = await visit(list, { ...size, motion: true, expected: SKIPPED })
  const moves = await watchMoves(page)
  await page.waitForFunction(() => document.querySelector('.page-progress') !== null)
  await page.locator(`.${card} h3 a`).first().click()
  await page.waitForURL((url) => url.pathname.startsWith(details))
  await eventually(moves).toEqual([{ before: [card], after: [picture] }])
  await page.goBack()
  await page.waitForURL((url) => url.pathname === list)
  await eventually(moves).toEqual([
    { before: [card], after: [picture] },
    { before: [picture], after: [card] },
  ])
})

test('who asked for little motion sees the page change at once', async () => {
  const page = await visit('/tours', DESK)
  const moves = await watchMoves(page)
  await page.waitForFunction(() => document.querySelector('.page-progress') !== null)
  await page.locator('.package-card h3 a').first().click()
  await page.waitForURL((url) => url.pathname.startsWith('/package-details/'))
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await moves()).toEqual([])
})
