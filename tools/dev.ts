import { createServer as createBundler, type ViteDevServer } from 'vite'
import { closeOnSignal } from './close-on-signal.ts'
import { developmentMiddleware } from './development-middleware.ts'
import { type BuiltRoutes, cachedPagesOf } from './vite/cached-pages.ts'

// `npm run dev`. Changes under site/ reach the browser at once through Vite; on a change under server/ or contract/,
// `node --watch` stops this process (which frees the database folder) and starts it again, and the page reconnects.
// Server and bundler share one copy of the router because both run with `--conditions=development`.
process.env.NODE_ENV = 'development'

type Site = NonNullable<NonNullable<Parameters<typeof import('#server/main.ts').startServer>[0]>['site']>
type SiteBuild = Awaited<ReturnType<Site['load']>>

let known: SiteBuild | undefined
let cachedPages: ReturnType<typeof cachedPagesOf> = []

/** Ready a moment after the server: both starting at once keep each other waiting. */
const bundler = Promise.withResolvers<ViteDevServer>()
const { upgrades, middleware } = developmentMiddleware(bundler.promise)

try {
  const { startServer } = await import('#server/main.ts')
  const running = await startServer({
    site: { mode: 'development', load: loadSite, cachedPages: () => cachedPages, middleware },
  })
  const vite = await createBundler({ appType: 'custom', server: { middlewareMode: true, ws: { server: upgrades } } })
  bundler.resolve(vite)
  closeOnSignal({
    close: async () => {
      await vite.close()
      await running.close()
    },
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function loadSite(): Promise<SiteBuild> {
  const vite = await bundler.promise
  // What the plugin's virtual module exports is the framework's server build with our entry in it.
  const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as SiteBuild & { routes: BuiltRoutes }
  if (build !== known) cachedPages = cachedPagesOf(build.routes)
  known = build
  return build
}
