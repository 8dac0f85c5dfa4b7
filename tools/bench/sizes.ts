import { FONT_BYTES_MAX, OFFICE_DOOR_MAX, OFFICE_SCRIPT_MAX, STYLE_BYTES_MAX, scriptBudget } from '../bundle/budgets.ts'
import { readBuild } from '../bundle/read-build.ts'
import { ROOT } from '../project-files.ts'
import { type DocumentWeight, weighDocuments } from './documents.ts'
import type { Measure } from './measure.ts'
import { withDataDir, withServer } from './server-process.ts'

const KB = 1_000
/** HTML and stylesheets of a first visit together, packed: 16 KB of 1,024 bytes. */
const DOCUMENT_BYTES = 16_384

/** What travels to a visitor: scripts and stylesheets of each route, fonts, and every page itself. */
export async function sizes(): Promise<Measure[]> {
  const build = readBuild(ROOT)
  if (build === undefined) throw new Error('The site is not built')
  return [
    ...build.pages.flatMap(({ route, scriptBytes, styleBytes }) => [
      inKb(`script, ${route}`, scriptBytes, scriptBudget(route)),
      inKb(`style, ${route}`, styleBytes, STYLE_BYTES_MAX),
    ]),
    inKb('fonts together', build.fontBytes, FONT_BYTES_MAX),
    inKb('script, the whole office', build.office?.scriptBytes ?? 0, OFFICE_SCRIPT_MAX),
    inKb("script, before the office's sign-in", build.office?.doorBytes ?? 0, OFFICE_DOOR_MAX),
    ...(await documentSizes()),
  ]
}

/** The heaviest page of each route, and how many of all pages are too heavy; what those are made of is printed. */
async function documentSizes(): Promise<Measure[]> {
  const weights = await withDataDir((dataDir) => withServer({ dataDir }, ({ origin }) => weighDocuments(origin)))
  weights.sort((left, right) => right.total - left.total)
  const heavy = weights.filter(({ total }) => total > DOCUMENT_BYTES)
  for (const weight of heavy) console.log(`  over ${DOCUMENT_BYTES}: ${anatomy(weight)}`)
  const longest = weights.toSorted((left, right) => right.travelled - left.travelled)[0]
  if (longest !== undefined) {
    console.log(`  most that travelled, page packed in haste: ${longest.travelled} bytes, ${longest.path}`)
  }
  return [
    ...[...Map.groupBy(weights, ({ route }) => route)].map(([route, pages]) => worst(route, pages)),
    {
      name: `pages of ${weights.length} over ${DOCUMENT_BYTES} bytes`,
      unit: '',
      measured: heavy.length,
      budget: 0,
    },
  ]
}

function worst(route: string, pages: readonly DocumentWeight[]): Measure {
  const [heaviest] = pages
  if (heaviest === undefined) throw new Error(`${route} has no page`)
  const rest = pages.length === 1 ? '' : `, heaviest of ${pages.length}`
  return inKb(`html and style, ${route}${rest}, ${heaviest.path}`, heaviest.total, DOCUMENT_BYTES)
}

function anatomy({ path, total, html, sheets }: DocumentWeight): string {
  const parts = sheets.map(({ name, bytes }) => `${name} ${bytes}`)
  return `${path} ${total} = html ${html} + ${parts.join(' + ')}`
}

function inKb(name: string, bytes: number, budget: number): Measure {
  return { name, unit: 'KB', measured: bytes / KB, budget: budget / KB }
}
