import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { shiftClock } from '#tools/days/shift-clock.ts'
import { CHROMIUM_ARGUMENTS, findChromium } from '#tools/machine/chromium.ts'
import type { LoadedOn } from './demo-database.ts'
import { machineNow } from './pinned-day.ts'
import { type SharedSite, sharedSite } from './shared-site.ts'
import type { TestSite } from './test-site.ts'

/** What a window is like: how wide, by day or by night. */
export type Edition = { width: 390 | 1280; theme: 'light' | 'dark' }

/**
 * A journey is walked once, on a phone; at a desk only what is another element there. A theme changes nothing but colours
 * (day-and-night.test.ts), and those are looked at in both (looksRight, findsNothing).
 */
export const PHONE: Edition = { width: 390, theme: 'light' }
export const DESK: Edition = { width: 1280, theme: 'light' }

/** How long anything on a page may take before a test calls it missing. */
const PATIENCE_MS = 15_000
/** The first visitors of a machine wait for pictures to be drawn, and beside other work that takes longer. */
const ARRIVAL_MS = 40_000

export type VisitOptions = Partial<Edition> & {
  /** Pixels of the screen to one of the page; 1 unless a test is about pictures. */
  pixels?: number
  /** False for a browser with its script switched off. */
  script?: boolean
  /** A finger in place of a mouse. */
  touch?: boolean
  /** False to be handed the page before its script has taken it over. */
  alive?: boolean
  /** Motion is reduced unless a test is about motion. */
  motion?: boolean
  /** Time on the page belongs to the test (page.clock): it runs, until the test stops or moves it. */
  clock?: boolean
  /** With the worker that answers without a network (public/away.js); it would fetch past a test's own `page.route`. */
  worker?: boolean
  /** Done in the new tab before it goes anywhere. */
  first?: (page: Page) => Promise<unknown>
  /** Console messages that belong to what is tested, such as the browser's own line about a 404. */
  expected?: RegExp
}

export type Browsing = {
  origin: () => string
  /** A visitor of their own (nothing kept from others) at that address, once the page answers to clicks. */
  visit: (path: string, options?: VisitOptions) => Promise<Page>
}

type Browsed<Site> = Browsing & { site: () => Site }

/** A browser for one test file that changes nothing for others, on the site that such files share (shared-site.ts). */
export function browseSharedSite(on: LoadedOn = 'today'): Browsed<SharedSite> {
  return browse(() => sharedSite(on))
}

/** The same on the pinned day: for journeys that know a season, a weekday or a date (pinned-day.ts). */
export function browsePinnedSite(): Browsed<SharedSite> {
  return browseSharedSite('pinned')
}

/** A browser and a site of its own for one test file. */
export function browseSite(openSite: () => Promise<TestSite>): Browsed<TestSite> {
  let site: TestSite | undefined
  afterAll(() => site?.close())
  return browse(async () => {
    site = await openSite()
    return site
  })
}

/** Any error in a visitor's console fails the test. */
function browse<Site extends SharedSite>(openSite: () => Promise<Site>): Browsed<Site> {
  let site: Site
  let browser: Browser
  let visitors: BrowserContext[] = []
  let troubles: string[] = []

  beforeAll(async () => {
    ;[site, browser] = await Promise.all([openSite(), runningBrowser()])
  })
  afterEach(async () => {
    await Promise.all(visitors.map((visitor) => visitor.close()))
    const seen = troubles
    visitors = []
    troubles = []
    expect(seen, 'errors in the console of the browser').toEqual([])
  })

  const visit = async (path: string, options: VisitOptions = {}): Promise<Page> => {
    const visitor = await newVisitor(browser, options)
    visitors.push(visitor)
    const note = (text: string) => {
      if (options.expected?.test(text) !== true) troubles.push(text)
    }
    visitor.on('console', (message) => {
      if (message.type() === 'error') note(`${message.text()} (${message.location().url})`)
    })
    visitor.on('weberror', (failure) => note(failure.error().message))
    const page = await visitor.newPage()
    await setPageClock(page, site.aheadMs, options.clock === true)
    await options.first?.(page)
    // Without script nothing on the page waits for its styles: only then is it as its visitor sees it.
    await page.goto(`${site.origin}${path}`, { waitUntil: options.script === false ? 'load' : 'domcontentloaded' })
    if (options.script !== false && options.alive !== false) await untilAlive(page)
    return page
  }
  return { origin: () => site.origin, site: () => site, visit }
}

/** A page has the clock of its site. */
async function setPageClock(page: Page, aheadMs: number, isTheTests: boolean): Promise<void> {
  if (isTheTests) return page.clock.install({ time: machineNow() + aheadMs })
  if (aheadMs !== 0) await page.addInitScript(shiftClock, aheadMs)
}

/** Until the script has taken the page over: a click before that is lost, for a visitor as for a test. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // It comes at the first touch, or once everything else is there; who touches a page has seen it with its styles.
    const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
    if (styles.some(({ sheet }) => sheet === null)) return false
    window.dispatchEvent(new Event('pointerdown'))
    const content = document.getElementById('content')
    return content !== null && Object.keys(content).some((name) => name.startsWith('__reactProps'))
  })
  // What the page does on arrival happens after it is drawn.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** Asks again and again until the answer is the expected one; for what no locator can wait for. */
export function eventually<Answer>(read: () => Answer, message?: string) {
  return expect.poll(read, { timeout: PATIENCE_MS, interval: 50, message })
}

let running: Promise<Browser> | undefined

/** One for all files of a process, which ends it when it ends; a new one if it died. */
async function runningBrowser(): Promise<Browser> {
  if (running !== undefined && !(await running).isConnected()) running = undefined
  running ??= openBrowser()
  return running
}

async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium()
  if (executablePath === undefined) throw new Error('These tests need a Chromium; set CHROMIUM_PATH to one.')
  return chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS })
}

async function newVisitor(browser: Browser, options: VisitOptions): Promise<BrowserContext> {
  const {
    width = 1280,
    theme = 'light',
    script = true,
    motion = false,
    touch = false,
    pixels = 1,
    worker = false,
  } = options
  const visitor = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    deviceScaleFactor: pixels,
    colorScheme: theme,
    javaScriptEnabled: script,
    hasTouch: touch,
    serviceWorkers: worker ? 'allow' : 'block',
    reducedMotion: motion ? 'no-preference' : 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  })
  visitor.setDefaultTimeout(PATIENCE_MS)
  visitor.setDefaultNavigationTimeout(ARRIVAL_MS)
  return visitor
}
