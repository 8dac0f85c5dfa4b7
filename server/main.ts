import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import pino from 'pino'
import { errorForLog } from './adapters/log/error-for-log.ts'
import { type Config, readProcessConfig } from './config.ts'
import { createHealthServer } from './health.ts'
import { createListener } from './listener.ts'
import { commonHeaders } from './pages/security-headers.ts'
import type { SiteProvider } from './pages/site-handler.ts'
import { serveStaticFiles } from './pages/static-files.ts'
import { announce, isBehindUnknownProxy } from './wiring/announce.ts'
import { builtSite, CLIENT_FOLDER } from './wiring/built-site.ts'
import { buildParts, type Parts } from './wiring/parts.ts'

export type StartOptions = {
  config?: Config
  /** The bundler while developing; the built site otherwise. */
  site?: SiteProvider & { middleware?: (request: unknown, response: unknown, next: () => void) => void }
  /** False in tests: pictures are then only drawn when asked for. */
  drawPictures?: boolean
  quiet?: boolean
}

export type RunningServer = { config: Config; parts: Parts; close: () => Promise<void> }

/** Pictures wait until the first visitors have their pages. */
const DRAWING_DELAY_MS = 3_000
/** A caller who sends slowly on purpose holds a place no longer than this; headers of at most 16 KB (booking rules 3). */
const SERVER_LIMITS = {
  keepAliveTimeout: 65_000,
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16_384,
}

/** Builds everything from the settings, listens, and answers a handle that closes it again. */
export async function startServer(options: StartOptions = {}): Promise<RunningServer> {
  const config = options.config ?? readProcessConfig()
  const log = pino({
    level: options.quiet === true ? 'silent' : config.logLevel,
    base: { pid: process.pid },
    serializers: { err: errorForLog },
  })
  const parts = await buildParts(config, options.site ?? builtSite(), log)
  const listener = createListener({
    ...parts.listenerParts,
    staticFiles:
      options.site === undefined ? serveStaticFiles(join(CLIENT_FOLDER), commonHeaders(config.origin)) : () => false,
  })
  const middleware = options.site?.middleware
  const server = createServer(
    SERVER_LIMITS,
    middleware === undefined
      ? listener
      : (request, response) => middleware(request, response, () => listener(request, response)),
  )
  const health = createHealthServer({
    database: parts.database,
    dataDir: resolve(config.dataDir),
    build: parts.build,
    cacheStats: parts.listenerParts.cache.stats,
  })
  const close = closer(parts, [server, health])
  try {
    await listen(server, config.port)
    await listen(health, config.healthPort, config.healthHost)
  } catch (error) {
    await close()
    throw error
  }
  const drawing =
    options.drawPictures === false || config.testMode
      ? undefined
      : setTimeout(() => void parts.drawPictures(), DRAWING_DELAY_MS).unref()
  if (isBehindUnknownProxy(config))
    log.warn(
      { event: 'proxies_unknown' },
      'ORIGIN is https and TRUSTED_PROXIES is not set: all visitors share the limits of one address',
    )
  if (options.quiet !== true) announce(config, parts)
  return {
    config,
    parts,
    close: () => {
      clearTimeout(drawing)
      return close()
    },
  }
}

type Listening = ReturnType<typeof createServer>

function listen(server: Listening, port: number, host?: string): Promise<void> {
  const { promise, resolve: done, reject } = Promise.withResolvers<void>()
  server.once('error', (error: NodeJS.ErrnoException) =>
    reject(
      error.code === 'EADDRINUSE'
        ? new Error(`Port ${port} is in use. Set PORT (and HEALTH_PORT) to free ones.`, { cause: error })
        : error,
    ),
  )
  server.listen(port, host, done)
  return promise
}

/** Stops taking requests, finishes those under way, then gives the parts back in the opposite order of their making. */
function closer(parts: Parts, servers: Listening[]): () => Promise<void> {
  let closing: Promise<void> | undefined
  return () => {
    closing ??= (async () => {
      await Promise.all(
        servers.map((server) => {
          server.closeIdleConnections()
          setTimeout(() => server.closeAllConnections(), 2_000).unref()
          return new Promise<void>((done) => server.close(() => done()))
        }),
      )
      await parts.close()
    })()
    return closing
  }
}
