import type { Page, Response } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { browseSite, eventually } from '#tests/support/browser.ts'
import { openTestSite } from '#tests/support/test-site.ts'

const { visit } = browseSite(() => openTestSite({}, 'today', 'empty'))

/** A phone of the sharpest kind, and a desk. */
const SCREENS = [
  { width: 390, pixels: 3 },
  { width: 1280, pixels: 1 },
] as const
const LISTS = ['/tours', '/hotels', '/water-sports', '/places', '/blog', '/deals']
const DETAILS = [
  '/package-details/island-saver',
  '/hotel-details/betel-garden',
  '/water-sport-details/parasailing',
  '/car-rental-details/baratang-day-trip',
  '/place-details/radhanagar-beach',
  '/blog/the-monsoon-honestly',
]
/** Three pixels of a file for four of the screen are not told from four; less is seen. */
const SHARP = 0.75
const SCREENS_READ = 3

const FILE = /\/media\/[^/]+\.(?:avif|webp)$/

type Sent = { pixels: number; isKept: boolean }

/** Reads a page from the top, and answers how sharp each of its pictures was when it came. */
async function look(path: string, screen: (typeof SCREENS)[number]) {
  const waiting = new Set<string>()
  const answers = new Map<string, Response>()
  const first = async (page: Page) => {
    page.on('request', (request) => FILE.test(request.url()) && waiting.add(request.url()))
    page.on('response', (response) => waiting.has(response.url()) && answers.set(response.url(), response))
    page.on('requestfinished', (request) => waiting.delete(request.url()))
  }
  const page = await visit(path, { ...screen, first })
  for (let read = 0; read < SCREENS_READ; read += 1) {
    await page.mouse.wheel(0, 800)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await eventually(() => [...waiting]).toEqual([])
  }
  const shown = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('main img:not(.hero-picture img)')]
      .filter(({ complete, clientWidth }) => complete && clientWidth > 0)
      // A picture fills its frame: of a high one, only the middle is seen. More than two pixels to one are told by nobody.
      .map(({ currentSrc, clientWidth, clientHeight }) => ({
        address: currentSrc,
        width: Math.max(clientWidth, (clientHeight * 4) / 3) * Math.min(devicePixelRatio, 2),
      })),
  )
  const sent = new Map<string, Sent>()
  for (const [address, response] of answers) {
    const { width = 0 } = await sharp(await response.body()).metadata()
    sent.set(address, { pixels: width, isKept: response.headers()['cache-control']?.includes('immutable') === true })
  }
  return shown.flatMap(({ address, width }) => {
    const file = sent.get(address)
    return file === undefined ? [] : [{ address, width, ...file }]
  })
}

describe.each(SCREENS)('on the first start, at $width px with $pixels pixels to one,', (screen) => {
  test.each(LISTS)('%s has its pictures as they stay, and none is soft', async (path) => {
    const pictures = await look(path, screen)
    expect(pictures.length).toBeGreaterThan(2)
    expect(pictures.filter(({ pixels, width }) => pixels < width * SHARP)).toEqual([])
    expect(pictures.filter(({ pixels, isKept }) => !isKept && pixels < 960)).toEqual([])
  })

  test.each(DETAILS)('%s shows no soft picture', async (path) => {
    const pictures = await look(path, screen)
    expect(pictures.length).toBeGreaterThan(0)
    expect(pictures.filter(({ pixels, width }) => pixels < width * SHARP)).toEqual([])
  })
})
