import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join, sep } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { WHOLE_MANIFEST } from '../vite/lean-manifest.ts'

/** What a page asks for before anybody touches it, in bytes as they travel (brotli). */
export type PageWeight = { route: string; scriptBytes: number; styleBytes: number }
/** A page of the site as React Router knows it: its name, and its address as a pattern. */
export type PageRoute = { id: string; path?: string; index?: boolean }
export type Build = {
  pages: PageWeight[]
  fontBytes: number
  /** What a visitor's browser may be made to load. */
  chunks: { name: string; text: string }[]
  /** The office's own scripts together, and those before its sign-in, without charts. */
  office: { scriptBytes: number; doorBytes: number } | undefined
}

/** What React Router tells the browser about routes and their files. */
type RouteManifest = {
  url: string
  entry: { module: string; imports: string[]; css: string[] }
  routes: Record<string, RouteFiles>
}
type RouteFiles = {
  id: string
  path?: string
  index?: boolean
  parentId?: string
  hasDefaultExport: boolean
  module: string
  imports?: string[]
  css?: string[]
}
/** Vite's account of the chunks; `assets` are files a chunk links by address, such as a script in the head. */
type ChunkManifest = Record<string, { file: string; assets?: string[] }>

type OfficeManifest = Record<string, { file: string; imports?: string[] }>

/** What each page fetches besides what its routes import: what comes late (vite.config.ts) and the script beside it (site/ui/boot.js). */
const LATE = /^assets\/late-[^/]*\.js$/
const BESIDE = 'assets/boot-*.js'

/** Reads the built site of a project; undefined when there is none. */
export function readBuild(root: string): Build | undefined {
  const client = join(root, 'build/client')
  const manifest = readRouteManifest(client)
  if (manifest === undefined) return undefined
  const weigh = weigher(client)
  const linked = linkedScripts(client)
  const always = scriptsOfEveryPage(client)
  const ofVisitors = (pattern: string) =>
    globSync(pattern, { cwd: client }).filter((path) => !path.split(sep).join('/').startsWith(OFFICE))
  return {
    pages: pagesOf(manifest).map((page) => weighPage(manifest, page, { always, linked, weigh })),
    fontBytes: sum(ofVisitors('**/*.{woff2,woff,ttf,otf}').map((path) => size(join(client, path)))),
    chunks: ofVisitors('assets/**/*.js').map((path) => ({
      name: basename(path),
      text: readFileSync(join(client, path), 'utf8'),
    })),
    office: weighOffice(client, weigh),
  }
}

/** The office is a bundle of its own, with budgets of its own. */
const OFFICE = 'assets/office/'
/** Drawings of figures come with the screens that have them. */
const CHARTS = /\/charts?-[^/]*\.js$/

function weighOffice(client: string, weigh: (url: string) => number): Build['office'] {
  const scripts = globSync(`${OFFICE}*.js`, { cwd: client }).filter((path) => !CHARTS.test(path))
  const path = join(client, OFFICE, '.vite/manifest.json')
  if (scripts.length === 0 || !existsSync(path)) return undefined
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as OfficeManifest
  const door = new Set<string>()
  const take = (key: string) => {
    const { file = '', imports = [] } = manifest[key] ?? {}
    if (door.has(file)) return
    door.add(file)
    for (const each of imports) take(each)
  }
  take('index.html')
  return {
    scriptBytes: sum(scripts.map((each) => weigh(`/${each}`))),
    doorBytes: sum([...door].map((file) => weigh(`/${OFFICE}${file}`))),
  }
}

/** Every route that is a page, not only an answer. */
export function readPageRoutes(root: string): PageRoute[] {
  const manifest = readRouteManifest(join(root, 'build/client'))
  return manifest === undefined ? [] : pagesOf(manifest).map(({ id, path, index }) => ({ id, path, index }))
}

function pagesOf(manifest: RouteManifest): RouteFiles[] {
  return Object.values(manifest.routes).filter((route) => route.hasDefaultExport && route.id !== 'root')
}

function readRouteManifest(client: string): RouteManifest | undefined {
  const [path] = globSync('assets/manifest-*.js', { cwd: client })
  if (path === undefined) return undefined
  const whole = join(client, WHOLE_MANIFEST)
  const text = readFileSync(existsSync(whole) ? whole : join(client, path), 'utf8')
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
  return { ...(JSON.parse(json) as RouteManifest), url: `/${path}` }
}

function weighPage(
  manifest: RouteManifest,
  page: RouteFiles,
  files: { always: string[]; linked: (url: string) => string[]; weigh: (url: string) => number },
): PageWeight {
  const { always, linked, weigh } = files
  const matches = lineage(manifest, page)
  const modules = [manifest.entry, ...matches].flatMap(({ module, imports = [] }) => [module, ...imports])
  const scripts = new Set([manifest.url, ...always, ...modules, ...modules.flatMap(linked)])
  const styles = new Set([manifest.entry, ...matches].flatMap(({ css = [] }) => css))
  return { route: page.id, scriptBytes: sum([...scripts].map(weigh)), styleBytes: sum([...styles].map(weigh)) }
}

function lineage(manifest: RouteManifest, page: RouteFiles): RouteFiles[] {
  const parent = page.parentId === undefined ? undefined : manifest.routes[page.parentId]
  return parent === undefined ? [page] : [...lineage(manifest, parent), page]
}

/** Scripts that a chunk links by their address rather than imports: they load with the page all the same. */
function linkedScripts(client: string): (url: string) => string[] {
  const assetsOf = new Map(Object.values(readChunks(client)).map(({ file, assets = [] }) => [`/${file}`, assets]))
  return (url) => (assetsOf.get(url) ?? []).filter((asset) => asset.endsWith('.js')).map((asset) => `/${asset}`)
}

function scriptsOfEveryPage(client: string): string[] {
  const late = Object.values(readChunks(client)).flatMap(({ file }) => (LATE.test(file) ? [file] : []))
  // A folder that was built into before holds that of an earlier build as well.
  const beside = globSync(BESIDE, { cwd: client }).slice(0, 1)
  return [...late, ...beside].map((file) => `/${file}`)
}

function readChunks(client: string): ChunkManifest {
  const path = join(client, '.vite/manifest.json')
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as ChunkManifest) : {}
}

function weigher(client: string): (url: string) => number {
  const known = new Map<string, number>()
  return (url) => {
    const before = known.get(url)
    if (before !== undefined) return before
    const weight = brotliCompressSync(readFileSync(join(client, url)), {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }).length
    known.set(url, weight)
    return weight
  }
}

function size(path: string): number {
  return readFileSync(path).length
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
