import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CachedPage } from '../../contract/terms/cache-key.ts'
import type { RouteHandle } from '../../site/page/route-handle.ts'

/** A route of the site's server build, as far as it matters here. */
type BuiltRoute = { path?: string | undefined; index?: boolean | undefined; module: { handle?: unknown } }
export type BuiltRoutes = Readonly<Record<string, BuiltRoute | undefined>>

/** The file that the server reads (`server/wiring/built-site.ts`). */
const FILE = 'cached-pages.json'

/** What the routes' handles say of the page cache, in the order of routes.ts. */
export function cachedPagesOf(routes: BuiltRoutes): CachedPage[] {
  return Object.values(routes).flatMap((route) => {
    // Routes type it (`satisfies RouteHandle`); the framework hands it on as anything.
    const handle = route?.module.handle as RouteHandle | undefined
    return handle === undefined ? [] : [{ path: route?.path ?? '', ...handle.cached }]
  })
}

/** Collects them from the site that has just been built; run as a program, so that its builder keeps no copy of the site. */
async function writeCachedPages(folder: string): Promise<void> {
  const { routes } = (await import(pathToFileURL(resolve(folder, 'index.js')).href)) as { routes: BuiltRoutes }
  const pages = cachedPagesOf(routes)
  if (pages.length === 0) throw new Error('No route of the built site has a handle')
  writeFileSync(join(folder, FILE), JSON.stringify(pages))
}

if (import.meta.main) await writeCachedPages(process.argv[2] ?? 'build/server')
