import { randomBytes } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Metric } from './metrics-text.ts'
import { requestMetrics } from './request-metrics.ts'
import { type CacheResult, type RequestScope, requestScope } from './request-scope.ts'
import { routeTemplates } from './route-template.ts'

/** Statuses that show that somebody was kept out; `refusal` is the code of the refusal. */
type Answered = { route: string; status: number; refusal: string | undefined }

/** What does not exist or is another's: the response is the same, and so is the record. */
const OWNED = /^\/api\/v1\/(?:bookings\/:|holds\/:)/

/** Recorded where they are counted, with their bucket. */
const RECORDED_ELSEWHERE = /^\/api\/v1\/auth\//

/** Lines are written in batches at this interval, or at this number. */
const WRITE_EVERY_MS = 1_000
const WAITING_MAX = 500
const KNOWN_METHODS = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS'])
/** The client closed the connection before the response. */
const GONE = 499

type Waiting = RequestScope & {
  at: number
  ms: number
  asked: string
  url: string
  status: number
  address: string
}

export type RequestLog = {
  around: (listener: RequestListener) => RequestListener
  metrics: () => Metric[]
  /** Writes the waiting lines and stops the timer. */
  stop: () => void
}

type RequestLogParts = {
  /** Whole lines. */
  write: ((lines: string) => void) | undefined
  addressOf: (request: IncomingMessage) => string
  /** The network of an address, /24 or /48: the address itself is never written. */
  networkOf: (address: string) => string
}

/**
 * One line of JSON a request, and its metrics. During a request only its facts are stored; templates, networks and text are made in
 * batches, so that logging does not slow a cached page.
 */
export function createRequestLog({ write, addressOf, networkOf }: RequestLogParts): RequestLog {
  const templateOf = routeTemplates()
  const figures = requestMetrics()
  const beginning = randomBytes(4).toString('hex')
  let count = 0
  let active = 0
  let waiting: Waiting[] = []

  const flush = (): void => {
    const batch = waiting
    waiting = []
    let lines = ''
    for (const { asked, url, address, refusal, isShed = false, ...told } of batch) {
      const method = KNOWN_METHODS.has(asked) ? asked : 'other'
      const request = { method, route: templateOf(url), status: told.status }
      const security = securityEventOf({ ...request, refusal })
      figures.count({ ...request, seconds: told.ms / 1_000, security, isShed })
      if (write !== undefined) lines += lineOf({ ...told, ...request, security, ip_net: networkOf(address) })
    }
    if (lines !== '') write?.(lines)
  }
  type Begun = Pick<Waiting, 'at' | 'asked' | 'url' | 'address'>
  const note = (begun: Begun, since: number, scope: RequestScope, response: ServerResponse): void => {
    active -= 1
    const status = response.headersSent ? response.statusCode : GONE
    waiting.push({ ...begun, ...scope, status, ms: performance.now() - since })
    if (waiting.length === WAITING_MAX) setImmediate(flush)
  }
  const timer = setInterval(flush, WRITE_EVERY_MS).unref()
  return {
    around: (listener) => (request, response) => {
      const since = performance.now()
      // The socket may be closed by the time the line is made.
      const { method: asked = '', url = '/' } = request
      const begun = { at: Date.now(), asked, url, address: addressOf(request) }
      const scope: RequestScope = { id: `${beginning}-${(count++).toString(36)}` }
      active += 1
      response.once('close', () => note(begun, since, scope, response))
      return requestScope.run(scope, () => listener(request, response))
    },
    metrics: () => {
      flush()
      return figures.metrics(active)
    },
    stop: () => {
      clearInterval(timer)
      flush()
    },
  }
}

type Line = {
  at: number
  ms: number
  method: string
  route: string
  status: number
  security: string | undefined
  id: string
  cache?: CacheResult
  ip_net: string
}

function lineOf({ at, ms, method, route, status, security, id, cache, ip_net }: Line): string {
  const level = security === undefined && status < 500 ? 'info' : 'warn'
  const event = security ?? 'request'
  return `${JSON.stringify({
    ...{ level, ts: new Date(at).toISOString(), pid: process.pid, event, request_id: id, method, route, status },
    ...{ dur_ms: Math.round(ms * 100) / 100, ip_net, cache: cache ?? 'none' },
  })}\n`
}

/** The security event of this response, if any (booking rules 5.2). Sign-ins and signatures are recorded where they are checked. */
function securityEventOf({ route, status, refusal }: Answered): string | undefined {
  if (status === 421) return 'host_rejected'
  if (status === 429) return RECORDED_ELSEWHERE.test(route) ? undefined : 'rate_limited'
  if (status === 403) return refusal === 'wrong_origin' ? 'csrf_denied' : 'authz_denied'
  if (status === 401 || (status === 404 && OWNED.test(route))) return 'authz_denied'
  return undefined
}
