import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { addDays, dayInIndia } from '#contract/terms/india-time.ts'
import { CHROMIUM_ARGUMENTS, provideChromium } from '../machine/chromium.ts'
import { freePort } from '../machine/postgres.ts'
import { runCommand } from '../machine/run-command.ts'
import { ROOT } from '../project-files.ts'
import { stayQuery } from './every-page.ts'
import { type Measure, median } from './measure.ts'
import { withDataDir, withServer } from './server-process.ts'

const FOLDER = join(ROOT, 'tools', 'lighthouse')
const ENTRY = join(FOLDER, 'node_modules', 'lighthouse', 'core', 'index.js')
const VISITS = 5
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** Budgets of one visit on a phone as Lighthouse simulates it; milliseconds, bytes and requests. */
const BUDGETS = { lcp: 1_600, tbt: 50, cls: 0.02, bytes: 350_000, requests: 25 }
const SCORES = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 }

/** The part of Lighthouse's report that is read. */
type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number; details?: { items?: readonly { transferSize?: number }[] } }>
}
type Lighthouse = (
  address: string,
  flags: { port: number; output: 'json'; logLevel: 'error'; onlyCategories: readonly string[] },
) => Promise<{ lhr: Report } | undefined>

/** A page of each kind; `isHidden`: kept from search engines, which is no fault of it. */
function pages(): { path: string; isHidden?: true }[] {
  const day = addDays(dayInIndia(new Date()), 30)
  return [
    { path: '/' },
    { path: '/tours' },
    { path: '/package-details/island-saver' },
    { path: '/hotels' },
    { path: `/hotel-search?${stayQuery()}`, isHidden: true },
    { path: '/hotel-details/lantern-reef' },
    { path: `/ferry?from=port-blair&to=havelock&date=${day}`, isHidden: true },
    { path: '/car-rental' },
    { path: '/water-sport-details/parasailing' },
    { path: '/places' },
    { path: '/place-details/cellular-jail' },
    { path: '/deals' },
    { path: '/contact' },
    { path: '/trip', isHidden: true },
  ]
}

/** What Lighthouse says of each kind of page on a phone, the median of five visits. */
export async function lighthouse(): Promise<Measure[] | { skipped: string }> {
  const program = await provideChromium()
  if ('missing' in program) return { skipped: program.missing }
  if (!existsSync(ENTRY)) await runCommand('npm', ['ci', '--prefix', FOLDER, '--no-audit', '--no-fund'])
  if (!existsSync(ENTRY)) return { skipped: 'Lighthouse could not be installed (npm ci in tools/lighthouse)' }
  // Not among the packages of the project: its types are those that are read here.
  const { default: run } = (await import(pathToFileURL(ENTRY).href)) as { default: Lighthouse }
  return withDataDir((dataDir) =>
    withServer({ dataDir }, async ({ origin }) => {
      const measures: Measure[] = []
      for (const page of pages()) {
        await visit(run, program.path, `${origin}${page.path}`)
        const reports: Report[] = []
        for (let count = 0; count < VISITS; count += 1)
          reports.push(await visit(run, program.path, `${origin}${page.path}`))
        measures.push(...measuresOf(page, reports))
      }
      return measures
    }),
  )
}

/** A browser of its own each time, with nothing kept from the visit before. */
async function visit(run: Lighthouse, executablePath: string, address: string): Promise<Report> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath,
    args: [...CHROMIUM_ARGUMENTS, `--remote-debugging-port=${port}`],
  })
  try {
    const told = await run(address, { port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES })
    if (told === undefined) throw new Error(`Lighthouse says nothing of ${address}`)
    return told.lhr
  } finally {
    await browser.close()
  }
}

function measuresOf({ path, isHidden }: { path: string; isHidden?: true }, reports: readonly Report[]): Measure[] {
  const name = path.split('?', 1)[0]
  const audit = (id: string) => median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN))
  const requests = median(reports.map(({ audits }) => audits['network-requests']?.details?.items?.length ?? Number.NaN))
  return [
    ...CATEGORIES.map((category) => ({
      name: `${name}, ${category}`,
      unit: 'points',
      measured: median(reports.map(({ categories }) => Math.round((categories[category]?.score ?? Number.NaN) * 100))),
      ...(category === 'seo' && isHidden ? {} : { least: SCORES[category] }),
    })),
    { name: `${name}, largest paint`, unit: 'ms', measured: audit('largest-contentful-paint'), budget: BUDGETS.lcp },
    { name: `${name}, first paint`, unit: 'ms', measured: audit('first-contentful-paint') },
    { name: `${name}, blocked`, unit: 'ms', measured: audit('total-blocking-time'), budget: BUDGETS.tbt },
    { name: `${name}, layout shift`, unit: 'CLS', measured: audit('cumulative-layout-shift'), budget: BUDGETS.cls },
    { name: `${name}, everything`, unit: 'bytes', measured: audit('total-byte-weight'), budget: BUDGETS.bytes },
    { name: `${name}, requests`, unit: '', measured: requests, budget: BUDGETS.requests },
  ]
}
