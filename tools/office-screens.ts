import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import type { Db } from '#server/db/db.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { makeEnquiries, makeTrips } from './bench/office-day.ts'
import { comeIn } from './bench/office-session.ts'
import { withDataDir, withServer } from './bench/server-process.ts'
import { buildSite } from './build-site.ts'
import { CHROMIUM_ARGUMENTS, provideChromium } from './machine/chromium.ts'
import { ROOT } from './project-files.ts'

const FOLDER = join(ROOT, 'docs/office/screens')
const PHONE = { width: 390, height: 844 }

/** The screen of each page of help; `into` goes from a list to its first record. */
const SCREENS: Record<string, { path: string; into?: string }> = {
  activities: { path: 'activities', into: 'activities/' },
  bookings: { path: 'bookings' },
  cars: { path: 'cars' },
  data: { path: 'data' },
  deals: { path: 'deals' },
  disruption: { path: 'disruption/new' },
  enquiries: { path: 'enquiries' },
  ferries: { path: 'sailings' },
  'first-day': { path: 'first-day' },
  'getting-in': { path: 'account' },
  gst: { path: 'gst' },
  hotels: { path: 'hotels', into: 'hotels/' },
  numbers: { path: 'numbers' },
  packages: { path: 'packages', into: 'packages/' },
  photographs: { path: 'photographs' },
  policies: { path: 'policies' },
  seasons: { path: 'seasons' },
  settings: { path: 'settings' },
  settlement: { path: 'settlement' },
  team: { path: 'team' },
  texts: { path: 'posts' },
  today: { path: 'today' },
}

/** `npm run office:screens` takes the pictures of docs/office anew, each as a phone shows the screen with the demo's data. */
async function main(): Promise<void> {
  await buildSite()
  const program = await provideChromium()
  if ('missing' in program) throw new Error(program.missing)
  mkdirSync(FOLDER, { recursive: true })
  const browser = await chromium.launch({ executablePath: program.path, args: CHROMIUM_ARGUMENTS })
  try {
    await withDataDir(async (dataDir) => {
      await withServer({ dataDir }, async () => undefined)
      const database = await openDatabase({ dataDir })
      const token = await prepare(database.db).finally(() => database.close())
      await withServer({ dataDir }, async ({ origin }) => {
        const context = await browser.newContext({ viewport: PHONE, locale: 'en-IN' })
        await context.addCookies([{ name: 'office', value: token, url: origin }])
        await takeAll(context, origin)
      })
    })
  } finally {
    await browser.close()
  }
}

/** A session, two trips on each day and a few enquiries: screens without anything show nobody how they are used. */
async function prepare(db: Db): Promise<string> {
  await makeTrips(db, 2 * 1_000)
  await makeEnquiries(db, 12)
  return comeIn(db)
}

async function takeAll(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage()
  for (const [name, { path, into }] of Object.entries(SCREENS)) {
    await settle(page, `${origin}/office/${path}`)
    if (into !== undefined) {
      const href = await page.locator(`main a[href^="/office/${into}"]`).first().getAttribute('href')
      await settle(page, `${origin}${href ?? ''}`)
    }
    await sharp(await page.screenshot())
      .webp({ quality: 60 })
      .toFile(join(FOLDER, `${name}.webp`))
    console.log(name)
  }
}

async function settle(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
}

await main()
