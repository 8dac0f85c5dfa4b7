import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { CachedPage } from '../../contract/terms/cache-key.ts'
import type { RouteHandle } from '../../site/page/route-handle.ts'

/** A route of the site's server build, as far as it matters here. */
type BuiltRoute = { path?: string | undefined; index?: boolean | undefined; module: { handle?: unknown } }
export type BuiltRoutes = Readonly<Record<string, BuiltRoute | undefined>>

/** The file that the server reads (`server/wiring/built-site.ts`). */
const FILE = 'cached-pages.json'
/** React Router's module of a route for the browser: it hands on what the route exports, and nothing removes what only the server needs. */
const CLIENT_ROUTE = '?__react-router-build-client-route'

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

/** Leaves the handles out of the browser's modules. Measured: 10 to 68 bytes of a page's script; kept because no page's script may grow. */
export function serverHandles(): Plugin {
  return {
    name: 'server-handles',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: (code, id) =>
      id.endsWith(CLIENT_ROUTE) ? { code: code.replace(/\bhandle, |, handle\b|\bhandle\b/, ''), map: null } : undefined,
  }
}

if (import.meta.main) await writeCachedPages(process.argv[2] ?? 'build/server')
