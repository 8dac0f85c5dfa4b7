import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import { openLog } from './adapters/log/open-log.ts'
import { type Config, readProcessConfig } from './config.ts'
import { networkOf } from './enquiries/network.ts'
import { createHealthServer } from './health.ts'
import { type Admission, createAdmission } from './http/admission.ts'
import { clientAddressOf } from './http/client-address.ts'
import { CONNECTION_LIMITS, type ConnectionLimits, guardConnections, serverOptions } from './http/connections.ts'
import { createRequestLog, type RequestLog } from './http/request-log.ts'
import { refuseBusy } from './http/send-response.ts'
import { createListener } from './listener.ts'
import { fileHeaders } from './pages/security-headers.ts'
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
  /** Other limits than the site's own, for tests. */
  connections?: Partial<ConnectionLimits>
}

export type RunningServer = { config: Config; parts: Parts; close: () => Promise<void> }

/** Pictures wait until the first visitors have their pages. */
const DRAWING_DELAY_MS = 3_000

/** Builds everything from the settings, listens, and answers a handle that closes it again. */
export async function startServer(options: StartOptions = {}): Promise<RunningServer> {
  const config = options.config ?? readProcessConfig()
  const log = openLog(options.quiet === true ? 'silent' : config.logLevel)
  const closing = new AbortController()
  const parts = await buildParts(config, options.site ?? builtSite(), log, closing.signal)
  const limits = { ...CONNECTION_LIMITS, ...options.connections }
  const guard = guardConnections(limits)
  const admission = openAdmission(parts, log)
  const site = createListener({
    ...{ ...parts.listenerParts, admission },
    staticFiles:
      options.site === undefined ? serveStaticFiles(join(CLIENT_FOLDER), fileHeaders(config.origin)) : () => false,
  })
  const requests = openRequestLog(config, { isWritten: log.isLevelEnabled('info') })
  const middleware = options.site?.middleware
  const listener =
    middleware === undefined
      ? requests.around(site.listen, site.answerKept)
      : requests.around((request, response) => middleware(request, response, () => site.listen(request, response)))
  const server = createServer(serverOptions(limits), guard.around(listener, requests.around(refuseBusy(config.origin))))
  guard.watch(server)
  const health = createHealthServer({
    database: parts.database,
    dataDir: resolve(config.dataDir),
    build: parts.build,
    cacheStats: parts.listenerParts.cache.stats,
    requestMetrics: requests.metrics,
    isDraining: () => closing.signal.aborted,
  })
  const close = once(async () => {
    closing.abort()
    await guard.drain(server)
    admission.stop()
    requests.stop()
    await parts.close()
    await closeNow(health)
  })
  try {
    await listen(server, config.port, config.host)
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
  if (options.quiet !== true) announce(config, parts, await parts.offerFirstOwner())
  return {
    config,
    parts,
    close: () => {
      clearTimeout(drawing)
      return close()
    },
  }
}

function openAdmission({ database }: Parts, log: ReturnType<typeof openLog>): Admission {
  return createAdmission({
    databaseWaiting: () => database.connections().waiting,
    onChange: (isOverloaded) =>
      isOverloaded
        ? log.warn({ event: 'overloaded' }, 'More is asked for than can be done: visitors are told to come again')
        : log.info({ event: 'overload_over' }, 'Everybody is served again'),
  })
}

function openRequestLog(config: Config, { isWritten }: { isWritten: boolean }): RequestLog {
  return createRequestLog({
    write: isWritten ? (lines) => process.stdout.write(lines) : undefined,
    addressOf: (request) => clientAddressOf(request, config.trustedProxies),
    networkOf,
  })
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

/** The operator's own port answers to the end, and waits for nobody. */
async function closeNow(server: Listening): Promise<void> {
  const closed = new Promise<void>((done) => server.close(() => done()))
  server.closeAllConnections()
  await closed
}

function once(close: () => Promise<void>): () => Promise<void> {
  let closing: Promise<void> | undefined
  return () => (closing ??= close())
}
