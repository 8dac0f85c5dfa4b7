import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createBundler, type ViteDevServer } from 'vite'
import { closeOnSignal } from './close-on-signal.ts'

// `npm run dev`. Changes under site/ reach the browser at once through Vite; on a change under server/ or contract/,
// `node --watch` stops this process (which frees the database folder) and starts it again, and the page reconnects.
process.env.NODE_ENV = 'development'

/** Never listens: the bundler hears on it the upgrade requests that our own server receives. */
const upgrades = createHttpServer()
const vite = await createBundler({
  appType: 'custom',
  server: { middlewareMode: true, ws: { server: upgrades } },
})

try {
  const { startServer } = await import('#server/main.ts')
  const running = await startServer({
    site: { mode: 'development', load: () => loadSite(vite), middleware: developmentMiddleware },
  })
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

type Site = NonNullable<NonNullable<Parameters<typeof import('#server/main.ts').startServer>[0]>['site']>

async function loadSite(bundler: ViteDevServer): ReturnType<Site['load']> {
  // What the plugin's virtual module exports is the framework's server build with our entry in it.
  return (await bundler.ssrLoadModule('virtual:react-router/server-build')) as Awaited<ReturnType<Site['load']>>
}

function developmentMiddleware(incoming: unknown, outgoing: unknown, next: () => void): void {
  const request = incoming as IncomingMessage
  const response = outgoing as ServerResponse
  passUpgradesOn(request)
  // A request with credentials goes past the page cache, so that a reload shows what was just written.
  request.headers.authorization ??= 'Development'
  withoutContentPolicy(response)
  vite.middlewares(request, response, next)
}

const heard = new WeakSet<object>()

/** The bundler's socket shares our port. Until the first upgrade is listened to, Node hands it over as a request. */
function passUpgradesOn(request: IncomingMessage): void {
  const { server } = request.socket as { server?: ReturnType<typeof createHttpServer> }
  if (server === undefined || heard.has(server)) return
  heard.add(server)
  server.on('upgrade', (upgrade, socket, head) => upgrades.emit('upgrade', upgrade, socket, head))
}

/** The bundler writes styles into the page and loads scripts from the sources, which the built site's policy forbids. */
function withoutContentPolicy(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...parts: unknown[]) => ServerResponse
  response.writeHead = (...parts: unknown[]) => writeHead(...parts.map(dropPolicy))
}

function dropPolicy(part: unknown): unknown {
  const isRecord = typeof part === 'object' && part !== null && !Array.isArray(part)
  if (!isRecord) return part
  return Object.fromEntries(Object.entries(part).filter(([name]) => name.toLowerCase() !== 'content-security-policy'))
}
