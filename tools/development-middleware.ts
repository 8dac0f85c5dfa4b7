import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { ViteDevServer } from 'vite'

type Server = ReturnType<typeof createServer>

export type Development = {
  /** Never listens: the bundler hears on it the upgrade requests that our own server receives. */
  upgrades: Server
  middleware: (request: unknown, response: unknown, next: () => void) => void
}

/** Lets the bundler answer first on our own server, on the same port, past our page cache and content policy. */
export function developmentMiddleware(bundler: Promise<ViteDevServer>): Development {
  const upgrades = createServer()
  const heard = new WeakSet<Server>()
  return {
    upgrades,
    middleware: (incoming, outgoing, next) => {
      const request = incoming as IncomingMessage
      const response = outgoing as ServerResponse
      passUpgrades(request, upgrades, heard)
      // A request with credentials goes past the page cache, so that a reload shows what was just written.
      request.headers.authorization ??= 'Development'
      withoutContentPolicy(response)
      bundler.then((vite) => vite.middlewares(request, response, next), next)
    },
  }
}

/** Until somebody listens to a server's upgrades, Node hands the first one over as a request: that is when we begin. */
function passUpgrades(request: IncomingMessage, upgrades: Server, heard: WeakSet<Server>): void {
  const { server } = request.socket as { server?: Server }
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
