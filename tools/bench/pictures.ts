import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { readDemoScenes } from '#demo/load/scenes.ts'
import { otherEditions } from '../art/editions.ts'
import { fillPictures } from '../art/fill-pictures.ts'
import { CHROMIUM_ARGUMENTS, provideChromium } from '../machine/chromium.ts'
import { picturesAreIn } from '../machine/layout-shifts.ts'
import { ROOT } from '../project-files.ts'
import type { Measure } from './measure.ts'
import { withDataDir, withServer } from './server-process.ts'

const KB = 1_000
const MB = 1_000_000
/** A phone has two pixels or more to a point; a desk has one. */
const SCREENS = [
  { width: 390, height: 844, deviceScaleFactor: 2, budget: 60 },
  { width: 1280, height: 900, deviceScaleFactor: 1, budget: 160 },
] as const
const PAGES = [
  '/',
  '/tours',
  '/tour-packages/honeymoon',
  '/package-details/island-saver',
  '/package-details/harbour-town-on-a-budget',
  '/hotels',
  '/hotel-details/betel-garden',
  '/hotel-details/kestrel-bay',
  '/water-sports',
  '/water-sport-details/parasailing',
  '/car-rental',
  '/car-rental-details/baratang-day-trip',
  '/places',
  '/place-details/radhanagar-beach',
  '/ferry',
  '/blog',
  '/blog/the-monsoon-honestly',
  '/deals',
]
const ART_SECONDS_MAX = 600
/** Of these, 30 are the pictures that travel with the project: packed by git, and as files. */
const REPOSITORY_MB_MAX = 60

/** How long drawing everything takes, what the repository holds, and how heavy the picture is that a page paints first. */
export async function pictures(): Promise<Measure[] | { skipped: string }> {
  const program = await provideChromium()
  if ('missing' in program) return { skipped: program.missing }
  const art = await drawEverything()
  const browser = await chromium.launch({ executablePath: program.path, args: CHROMIUM_ARGUMENTS })
  try {
    const pages = await withDataDir((dataDir) => withServer({ dataDir }, ({ origin }) => weighPages(browser, origin)))
    return [...art, ...pages]
  } finally {
    await browser.close()
  }
}

/** Everything anew in a folder of its own, then what is missing where sites look for it. */
async function drawEverything(): Promise<Measure[]> {
  const scenes = readDemoScenes()
  const seconds = await withDataDir(async (folder) => {
    const started = performance.now()
    await fillPictures(folder, scenes, availableParallelism())
    return (performance.now() - started) / 1_000
  })
  await fillPictures(join(ROOT, 'art/pictures'), scenes, availableParallelism(), otherEditions)
  return [
    { name: `all files of ${scenes.names.length} scenes`, unit: 's', measured: seconds, budget: ART_SECONDS_MAX },
    {
      name: 'the repository with its history',
      unit: 'MB',
      measured: repositoryBytes() / MB,
      budget: REPOSITORY_MB_MAX,
    },
  ]
}

/** What git keeps of the last commit and all before it, and what lies in the folder beside it: what a clone brings. */
function repositoryBytes(): number {
  const git = (words: string[], input = '') =>
    execFileSync('git', words, { cwd: ROOT, input, encoding: 'utf8', maxBuffer: 64 * MB })
      .trim()
      .split('\n')
  const objects = git(['rev-list', '--objects', 'HEAD']).map((line) => line.split(' ', 1)[0])
  const kept = git(['cat-file', '--batch-check=%(objectsize:disk)'], objects.join('\n'))
  const files = git(['ls-tree', '-r', '-l', 'HEAD']).map((line) => line.split(/\s+/)[3])
  return [...kept, ...files].reduce((sum, bytes) => sum + Number(bytes), 0)
}

async function weighPages(browser: Browser, origin: string): Promise<Measure[]> {
  const measures: Measure[] = []
  for (const { width, height, deviceScaleFactor, budget } of SCREENS) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const weights: { path: string; bytes: number }[] = []
      for (const path of PAGES) {
        const visitor = await browser.newContext({ viewport: { width, height }, deviceScaleFactor, colorScheme })
        weights.push({ path, bytes: await weighFirst(await visitor.newPage(), `${origin}${path}`) })
        await visitor.close()
      }
      weights.sort((left, right) => right.bytes - left.bytes)
      const [heaviest] = weights
      const name = `picture painted first, ${width} px, ${colorScheme}, heaviest of ${PAGES.length} pages, ${heaviest?.path}`
      measures.push({ name, unit: 'KB', measured: (heaviest?.bytes ?? Number.NaN) / KB, budget })
    }
  }
  return measures
}

/** The largest picture in sight, with the layers that lie upon it. */
async function weighFirst(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'load' })
  await picturesAreIn(page)
  const links = await page.evaluate(() => {
    const seen = [...document.images].filter((image) => {
      const { top, left, width, height } = image.getBoundingClientRect()
      return (
        width * height > 0 && top < innerHeight && left < innerWidth && image.checkVisibility({ opacityProperty: true })
      )
    })
    const area = (image: HTMLImageElement) => image.clientWidth * image.clientHeight
    const largest = seen.sort((one, other) => area(other) - area(one))[0]
    const layers = largest?.closest('.hero-picture')?.querySelectorAll('img') ?? (largest ? [largest] : [])
    return [...layers].map((image) => image.currentSrc)
  })
  const files = await Promise.all(links.map((link) => fetch(link, { headers: { accept: 'image/avif' } })))
  const bodies = await Promise.all(files.map((file) => file.arrayBuffer()))
  return bodies.reduce((sum, body) => sum + body.byteLength, 0)
}
