import { brotliCompressSync, constants } from 'node:zlib'
import { FONT_BYTES_MAX, STYLE_BYTES_MAX, scriptBudget } from '../bundle/budgets.ts'
import { readBuild } from '../bundle/read-build.ts'
import { ROOT } from '../project-files.ts'
import type { Measure } from './measure.ts'
import { withDataDir, withServer } from './server-process.ts'

const KB = 1_000
/** HTML and stylesheets of a first visit together, packed: 16 KB of 1,024 bytes; paper's sheet is not waited for. */
const DOCUMENT_KB = 16.384
/** The longest package there is, ten days and fifteen places: all of it is in the page, and that is worth 1.5 KB more. */
const LONGEST = '/package-details/ten-days-seven-islands'
const LONGEST_KB = 18
const PAGES = [
  '/',
  '/tours',
  '/tour-packages/honeymoon',
  '/package-details/island-saver',
  LONGEST,
  '/deals',
  '/package-details/island-saver/reviews',
  '/places',
  '/place-details/cellular-jail',
  '/hotels',
  '/hotel-search',
  '/hotel-search?destination=swaraj-dweep&sort=price_asc',
  '/hotel-details/lantern-reef',
  '/search?q=havlock',
  '/blog',
  '/blog/five-days-with-children',
  '/about',
  '/contact',
  '/faq',
  '/when-to-go',
  '/terms-and-conditions',
  '/water-sports',
  '/water-sport-details/parasailing',
]

/** What travels to a visitor: scripts and stylesheets of each page, fonts, and the page itself. */
export async function sizes(): Promise<Measure[]> {
  const build = readBuild(ROOT)
  if (build === undefined) throw new Error('The site is not built')
  const inKb = (name: string, bytes: number, budget: number): Measure => ({
    name,
    unit: 'KB',
    measured: bytes / KB,
    budget: budget / KB,
  })
  return [
    ...build.pages.flatMap(({ route, scriptBytes, styleBytes }) => [
      inKb(`script, ${route}`, scriptBytes, scriptBudget(route)),
      inKb(`style, ${route}`, styleBytes, STYLE_BYTES_MAX),
    ]),
    inKb('fonts together', build.fontBytes, FONT_BYTES_MAX),
    ...(await documentSizes()),
  ]
}

function documentSizes(): Promise<Measure[]> {
  return withDataDir((dataDir) =>
    withServer({ dataDir }, async ({ origin }) => {
      const measures: Measure[] = []
      for (const path of PAGES) {
        const html = await textOf(`${origin}${path}`)
        const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"(?![^>]*media="print")/g)].map(
          (match) => match[1] ?? '',
        )
        const styles = await Promise.all([...new Set(sheets)].map((href) => textOf(new URL(href, origin).href)))
        const measured = [html, ...styles].reduce((sum, text) => sum + packedBytes(text), 0) / KB
        measures.push({
          name: `html and style, ${path}`,
          unit: 'KB',
          measured,
          budget: path === LONGEST ? LONGEST_KB : DOCUMENT_KB,
        })
      }
      return measures
    }),
  )
}

async function textOf(address: string): Promise<string> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.text()
}

function packedBytes(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}
