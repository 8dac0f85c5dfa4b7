import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import { openLog } from './adapters/log/open-log.ts'
import { type Config, readProcessConfig } from './config.ts'
import { networkOf } from './enquiries/network.ts'
import { createHealthServer } from './health.ts'
import { type Admission, createAdmission } from './http/admission.ts'
import { clientAddressOf } from './http/client-address.ts'
import { CONNECTION_LIMITS, type ConnectionLimits, guardConnections, serverOptions } from './http/connections.ts'
import { closeNow, listen, portOf } from './http/listen.ts'
import { piecesOf } from './http/pieces-of.ts'
import { createRequestLog, type RequestLog } from './http/request-log.ts'
import { refuseBusy } from './http/send-response.ts'
import { createListener, type ListenerParts } from './listener.ts'
import { serveBrandSheets } from './pages/brand-sheet.ts'
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
  /** One of several processes: whoever started it says when to announce and to draw, and learns at which port it tells its health. */
  isWorker?: boolean
  /** Other limits than the site's own, for tests. */
  connections?: Partial<ConnectionLimits>
}

export type RunningServer = {
  config: Config
  parts: Parts
  healthPort: number
  /** Says where the site is, with a new link for the first owner while there is none. */
  announce: () => Promise<void>
  close: () => Promise<void>
}

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
    staticFiles: openFiles(config, { isBuilt: options.site === undefined }),
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
    replicaLag: parts.replicaLag,
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
    await listen(server, { port: config.port, host: config.host })
    await listen(health, options.isWorker === true ? OWN_PORT : { port: config.healthPort, host: config.healthHost })
  } catch (error) {
    await close()
    throw error
  }
  const drawing =
    options.drawPictures === false || config.testMode || options.isWorker === true
      ? undefined
      : setTimeout(() => void parts.drawPictures(), DRAWING_DELAY_MS).unref()
  if (isBehindUnknownProxy(config))
    log.warn(
      { event: 'proxies_unknown' },
      'ORIGIN is https and TRUSTED_PROXIES is not set: all visitors share the limits of one address',
    )
  const sayWhere = async () => announce(config, parts, await parts.offerFirstOwner())
  if (options.quiet !== true && options.isWorker !== true) await sayWhere()
  return {
    config,
    parts,
    healthPort: portOf(health),
    announce: sayWhere,
    close: () => {
      clearTimeout(drawing)
      return close()
    },
  }
}

/** The files of the build, and the sheets of the operator's own colour and logo, whose addresses say what is in them. */
function openFiles({ origin }: Config, { isBuilt }: { isBuilt: boolean }): ListenerParts['staticFiles'] {
  const headers = fileHeaders(origin)
  const files = isBuilt ? serveStaticFiles(join(CLIENT_FOLDER), headers) : () => false
  const sheets = serveBrandSheets(headers)
  return (request, response) => files(request, response) || sheets(request, response)
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
    write: isWritten ? (lines) => writeLines(lines, config) : undefined,
    addressOf: (request) => clientAddressOf(request, config.trustedProxies),
    networkOf,
  })
}

/** Several processes write to one pipe, which keeps apart what comes in pieces of this size (POSIX: PIPE_BUF). */
const PIECE_BYTES = 4_096

function writeLines(lines: string, { workers }: Config): void {
  if (workers === 1) return void process.stdout.write(lines)
  for (const piece of piecesOf(lines, PIECE_BYTES)) process.stdout.write(piece)
}

/** Exclusive: workers would share it otherwise. */
const OWN_PORT = { port: 0, host: '127.0.0.1', exclusive: true }

function once(close: () => Promise<void>): () => Promise<void> {
  let closing: Promise<void> | undefined
  return () => (closing ??= close())
}
