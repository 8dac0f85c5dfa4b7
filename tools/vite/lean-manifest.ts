import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What React Router tells the browser about one route. */
export type RouteEntry = {
  id: string
  parentId?: string
  path?: string
  index?: boolean
  module: string
  css?: string[]
  imports?: string[]
} & Partial<Record<(typeof FLAGS)[number], boolean>>
type Manifest = { routes: Record<string, RouteEntry>; url: string; version: string }

const FLAGS = [
  'hasAction',
  'hasLoader',
  'hasClientAction',
  'hasClientLoader',
  'hasClientMiddleware',
  'hasDefaultExport',
  'hasErrorBoundary',
] as const
const KNOWN = new Set<string>([...FLAGS, 'id', 'parentId', 'path', 'index', 'module', 'css', 'imports'])
const FOLDER = '/assets/'
/** Of most pages: a loader and something to show, as the bits of FLAGS; their lines do not say it. */
const USUAL_FLAGS = 0b0100010
/** Unpacks the lines below again. Kept short: every page fetches it. */
const UNPACK = `const m=window.__reactRouterManifest,f=${JSON.stringify(FLAGS)};for(const l of L.split("\\n")){const[id,p,o,c,b=${USUAL_FLAGS},i]=l.split("|"),w=t=>"${FOLDER}"+(t[0]=="-"?id.split("/").pop():"")+t,r={id,path:p,module:w(o)+".js",css:c?[w(c)+".css"]:[]};f.map((n,k)=>r[n]=!!(b>>k&1));if(id!="root")r.parentId="root";if(i)r.index=!0;m.routes[id]=r}addEventListener("load",()=>import("${FOLDER}`

/** The whole manifest as React Router wrote it, for tools. */
export const WHOLE_MANIFEST = '.vite/route-manifest.json'

/**
 * Every page fetches the list of all routes, so each new page made all others heavier. Here it is a line a route, and
 * which files a route imports, wanted only to fetch a page ahead, is a file of its own that comes after the first view. An
 * address that shows nothing (data, old addresses, files) is not in it: no script goes there by this list, and whoever is
 * led there asks the server, which knows it.
 * Measured: 1.5 KB before the first view in place of 3.6; without it the scripts of 21 of 55 routes are over budget.
 */
export function leanManifest(client: string): void {
  const [path] = globSync('assets/manifest-*.js', { cwd: client })
  if (path === undefined) throw new Error('The build has no route manifest')
  const text = readFileSync(join(client, path), 'utf8')
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
  // React Router writes this file; its shape is checked where it is packed.
  const manifest = JSON.parse(json) as Manifest
  const { late, script } = packManifest(manifest)
  writeFileSync(join(client, WHOLE_MANIFEST), json)
  writeFileSync(join(client, late.path), late.text)
  writeFileSync(join(client, path), script)
}

export function packManifest(manifest: Manifest): { script: string; late: { path: string; text: string } } {
  const { routes, ...rest } = manifest
  const shown = Object.entries(routes).filter(([, route]) => route.hasDefaultExport)
  const lines = shown.map(([key, route]) => line(key, route))
  const imports = Object.fromEntries(shown.map(([, route]) => route).map(({ id, imports: files = [] }) => [id, files]))
  const late = {
    path: `assets/route-imports-${manifest.version}.js`,
    text: `const m=window.__reactRouterManifest.routes,i=${JSON.stringify(imports)};for(const k in i)m[k].imports=i[k]`,
  }
  const script = `window.__reactRouterManifest=${JSON.stringify({ ...rest, routes: {} })};{const L=${JSON.stringify(lines.join('\n'))};${UNPACK}${late.path.slice('assets/'.length)}"))}`
  return { script, late }
}

function line(key: string, route: RouteEntry): string {
  const { id, parentId, path = '', index, module, css = [] } = route
  const strange = Object.keys(route).find((name) => !KNOWN.has(name))
  const isPlain = key === id && css.length <= 1 && parentId === (id === 'root' ? undefined : 'root')
  if (strange !== undefined || !isPlain) throw new Error(`The route ${id} cannot be packed: ${strange ?? 'its shape'}`)
  const flags = FLAGS.reduce((sum, flag, place) => sum + (route[flag] ? 1 << place : 0), 0)
  const named = [bare(module, '.js'), css[0] === undefined ? '' : bare(css[0], '.css')]
  // A file that bears its route's name is its hash alone.
  const name = id.split('/').at(-1) ?? ''
  const files = named.map((file) => (file.startsWith(`${name}-`) ? file.slice(name.length) : file))
  const last = index ? [flags, 1] : flags === USUAL_FLAGS ? [] : [flags]
  return [id, path, ...files, ...last].join('|')
}

function bare(file: string, ending: string): string {
  if (!file.startsWith(FOLDER) || !file.endsWith(ending)) throw new Error(`${file} is no ${ending} file in ${FOLDER}`)
  return file.slice(FOLDER.length, -ending.length)
}
