import { randomBytes } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
// The global of this name is looked up anew for each call.
import { performance } from 'node:perf_hooks'
import { isAway } from './is-away.ts'
import type { Metric } from './metrics-text.ts'
import { requestMetrics } from './request-metrics.ts'
import { type RequestScope, requestScope } from './request-scope.ts'
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
const KEPT: RequestScope = { id: '', cache: 'hit' }

/** The facts of a request, of one shape for all. */
type Waiting = {
  at: number
  since: number
  ms: number
  count: number
  asked: string
  url: string
  status: number
  address: string
  scope: RequestScope
}

/** Sends what is there already, or says that it is not. */
export type AnswerKept = (request: IncomingMessage, response: ServerResponse) => boolean

export type RequestLog = {
  /** `answerKept` is tried first, outside of the scope that a request has in the log: what it sends is a hit of the page cache. */
  around: (listener: RequestListener, answerKept?: AnswerKept) => RequestListener
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
    const lineOf = write === undefined ? undefined : lineWriter(networkOf, beginning)
    let lines = ''
    for (const request of batch) {
      const { status, scope } = request
      const method = KNOWN_METHODS.has(request.asked) ? request.asked : 'other'
      const route = templateOf(request.url)
      const security = status < 400 ? undefined : securityEventOf({ route, status, refusal: scope.refusal })
      const asked = figures.count(method, route, status, request.ms / 1_000)
      if (status >= 400) figures.countRefusal({ route, status, security, isShed: scope.isShed === true })
      if (lineOf !== undefined) lines += lineOf(request, asked, security)
    }
    if (lines !== '') write?.(lines)
  }
  const begin = (request: IncomingMessage): Waiting => {
    count += 1
    return {
      at: Date.now(),
      since: performance.now(),
      ms: 0,
      count,
      asked: request.method ?? '',
      url: request.url ?? '/',
      status: GONE,
      // The socket may be closed by the time the line is made.
      address: addressOf(request),
      scope: KEPT,
    }
  }
  const note = (begun: Waiting, response: ServerResponse): void => {
    if (response.headersSent) begun.status = response.statusCode
    begun.ms = performance.now() - begun.since
    if (waiting.push(begun) === WAITING_MAX) setImmediate(flush)
  }
  const noteOnceAway = (begun: Waiting, response: ServerResponse): void => {
    if (isAway(response)) {
      note(begun, response)
      return
    }
    active += 1
    response.once('close', () => {
      active -= 1
      note(begun, response)
    })
  }
  const timer = setInterval(flush, WRITE_EVERY_MS).unref()
  return {
    around: (listener, answerKept) => (request, response) => {
      const begun = begin(request)
      if (answerKept?.(request, response) !== true) {
        begun.scope = { id: idOf(beginning, begun.count) }
        requestScope.run(begun.scope, () => listener(request, response))
      }
      noteOnceAway(begun, response)
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

function idOf(beginning: string, count: number): string {
  return `${beginning}-${count.toString(36)}`
}

type LineOf = (request: Waiting, asked: string, security: string | undefined) => string

/** The lines of one batch, each of a few pieces. None of the words in them needs an escape: they are ours, numbers, or networks. */
function lineWriter(networkOf: (address: string) => string, beginning: string): LineOf {
  const networks = new Map<string, string>()
  let at = 0
  let time = ''
  return (request, asked, security) => {
    const { address, status, scope } = request
    const network = networks.get(address) ?? `,"ip_net":"${networkOf(address)}","cache":"`
    networks.set(address, network)
    if (request.at !== at) time = `","ts":"${new Date(request.at).toISOString()}","pid":${process.pid},"event":"`
    at = request.at
    const level = security === undefined && status < 500 ? 'info' : 'warn'
    const event = `{"level":"${level}${time}${security ?? 'request'}","request_id":"${idOf(beginning, request.count)}"`
    return `${event}${asked}${Math.round(request.ms * 100) / 100}${network}${scope.cache ?? 'none'}"}\n`
  }
}

/** The security event of this response, if any (booking rules 5.2). Sign-ins and signatures are recorded where they are checked. */
function securityEventOf({ route, status, refusal }: Answered): string | undefined {
  if (status === 421) return 'host_rejected'
  if (status === 429) return RECORDED_ELSEWHERE.test(route) ? undefined : 'rate_limited'
  if (status === 403) return refusal === 'wrong_origin' ? 'csrf_denied' : 'authz_denied'
  if (status === 401 || (status === 404 && OWNED.test(route))) return 'authz_denied'
  return undefined
}
