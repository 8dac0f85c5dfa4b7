import { type Browser, chromium } from 'playwright-core'
import { CHROMIUM_ARGUMENTS, provideChromium } from '../machine/chromium.ts'
import { picturesAreIn, readToTheEnd, SHIFT_MAX, shiftOf, watchShifts } from '../machine/layout-shifts.ts'
import { stayQuery } from './every-page.ts'
import type { Measure } from './measure.ts'
import { withDataDir, withServer } from './server-process.ts'

const WIDTHS = [390, 1280] as const
const HEIGHT = 844
/** Pictures of a new data folder are drawn while the page waits for them. */
const PATIENCE_MS = 120_000

/** How far pages move by themselves while they open, while their pictures come in, and while they are read. */
export async function layoutShift(): Promise<Measure[] | { skipped: string }> {
  const program = await provideChromium()
  if ('missing' in program) return { skipped: program.missing }
  const browser = await chromium.launch({ executablePath: program.path, args: CHROMIUM_ARGUMENTS })
  try {
    return await withDataDir((dataDir) => withServer({ dataDir }, ({ origin }) => measurePages(browser, origin)))
  } finally {
    await browser.close()
  }
}

async function measurePages(browser: Browser, origin: string): Promise<Measure[]> {
  const measures: Measure[] = []
  for (const path of pages()) {
    for (const width of WIDTHS) {
      const measured = await shiftAt(browser, `${origin}${path}`, width)
      measures.push({ name: `layout shift, ${path}, ${width} px`, unit: 'CLS', measured, budget: SHIFT_MAX })
    }
  }
  return measures
}

function pages(): string[] {
  return [
    '/',
    '/tours',
    '/package-details/island-saver',
    '/hotels',
    `/hotel-search?${stayQuery()}`,
    '/hotel-details/lantern-reef',
    '/places',
    '/water-sport-details/parasailing',
  ]
}

/** A visitor of their own, with nothing kept from the page before. */
async function shiftAt(browser: Browser, address: string, width: number): Promise<number> {
  const visitor = await browser.newContext({ viewport: { width, height: HEIGHT }, locale: 'en-IN' })
  visitor.setDefaultTimeout(PATIENCE_MS)
  try {
    const page = await visitor.newPage()
    await watchShifts(page)
    await page.goto(address, { waitUntil: 'load' })
    await picturesAreIn(page)
    await readToTheEnd(page)
    await picturesAreIn(page)
    return await shiftOf(page)
  } finally {
    await visitor.close()
  }
}
