import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { openDatabase } from '#server/db/open-database.ts'
import { CHROMIUM_ARGUMENTS, provideChromium } from '../machine/chromium.ts'
import { type Measure, median } from './measure.ts'
import { comeIn } from './office-session.ts'
import { withDataDir, withServer } from './server-process.ts'

/** What the browsers' own tools call slow 4G: 562.5 ms an answer, 1.44 Mbit/s down, 0.675 up. */
const SLOW = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 }
const USABLE_MS = 3_000
const VISITS = 5
const PHONE = { width: 390, height: 844 }
const PATIENCE_MS = 60_000

/** How long the first screen of the office takes on a slow phone network, with nothing in the browser's store. */
export async function officeFirst(): Promise<Measure[] | { skipped: string }> {
  const program = await provideChromium()
  if ('missing' in program) return { skipped: program.missing }
  const browser = await chromium.launch({ executablePath: program.path, args: CHROMIUM_ARGUMENTS })
  try {
    return await withDataDir((dataDir) => measureScreens(browser, dataDir))
  } finally {
    await browser.close()
  }
}

async function measureScreens(browser: Browser, dataDir: string): Promise<Measure[]> {
  await withServer({ dataDir }, async () => undefined)
  const database = await openDatabase({ dataDir })
  const token = await comeIn(database.db).finally(() => database.close())
  return withServer({ dataDir }, async ({ origin }) => {
    const signIn = await timesOf(browser, undefined, `${origin}/office`, (page) => page.getByLabel(/mail/i).first())
    const member = { name: 'office', value: token, url: origin }
    const today = await timesOf(browser, member, `${origin}/office`, (page) => page.locator('.day-jumps'))
    return [
      { name: 'office on slow 4G, sign-in', unit: 'ms', measured: median(signIn), budget: USABLE_MS },
      { name: 'office on slow 4G, today', unit: 'ms', measured: median(today), budget: USABLE_MS },
    ]
  })
}

type Cookie = Parameters<BrowserContext['addCookies']>[0][number]

/** Milliseconds of visits by browsers that have never been here, until the part is there. */
async function timesOf(
  browser: Browser,
  cookie: Cookie | undefined,
  address: string,
  part: (page: Page) => ReturnType<Page['locator']>,
): Promise<number[]> {
  const times: number[] = []
  for (let visit = 0; visit < VISITS; visit += 1) {
    const context = await browser.newContext({ viewport: PHONE })
    if (cookie !== undefined) await context.addCookies([cookie])
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW)
    const before = performance.now()
    await page.goto(address, { waitUntil: 'commit' })
    await part(page).waitFor({ timeout: PATIENCE_MS })
    times.push(performance.now() - before)
    await context.close()
  }
  return times
}
