import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Admission } from './http/admission.ts'
import { clientAddressOf, watchForwarded } from './http/client-address.ts'
import { compress, isStream } from './http/compress.ts'
import { databaseUnavailable, RETRY_AFTER_SECONDS } from './http/database-unavailable.ts'
import { type GateVerdict, gateOf } from './http/gate.ts'
import { FAILED, isCall, isFile, noticeOf } from './http/notice.ts'
import { pageRequestOf } from './http/page-request.ts'
import type { ApiRefusal } from './http/refusal.ts'
import type { AnswerKept } from './http/request-log.ts'
import { recordCache } from './http/request-scope.ts'
import { refuseBusy, sendResponse, withoutBody } from './http/send-response.ts'
import { keptAnswers, namesSession, sendEntry } from './pages/kept-answers.ts'
import type { PageCache } from './pages/page-cache.ts'
import type { CachePlan, PlanCache } from './pages/route-table.ts'
import { sealPage, withHeaders } from './pages/seal-page.ts'
import { apiHeaders, commonHeaders, noticeHeaders } from './pages/security-headers.ts'

export type ListenerParts = {
  origin: string
  /** Where another provider's pictures lie; undefined when the catalogue is our own. */
  pictureOrigin?: string | undefined
  trustedProxies: readonly string[]
  cache: PageCache
  /** Where an address is kept in it. */
  planCache: PlanCache
  /** Turns requests away while there are too many; without it all are served. */
  admission?: Pick<Admission, 'admits'> | undefined
  staticFiles: (request: IncomingMessage, response: ServerResponse) => boolean
  api: (request: Request, clientAddress: string) => Promise<Response> | Response
  site: (request: Request, clientAddress: string) => Promise<Response>
  /** The page of the office; undefined for every other path. */
  office: (request: Request, path: string) => Promise<Response> | undefined
  /** Pictures and clips; `range` is the piece of a clip that is asked for. */
  picture: (path: string, range: string | null) => Promise<Response>
  /** The practice gateway under `/sandbox/`, where no real one takes the money, and the host that its calls name. */
  sandbox?: { answer: (request: Request) => Promise<Response>; innerHost: string } | undefined
  /** The calls of test mode, where that is on. */
  testMode?: ((request: Request) => Promise<Response>) | undefined
  /** Browsers that come back from the payment gateway; undefined for every other path. */
  returned: (request: Request, path: string) => Promise<Response> | undefined
  /** Where the form of a pay page may lead beside here. */
  checkoutOrigin: string
  /** Whether a Cookie header names a session that we keep: that browser gets pages of its own. */
  isKnownVisitor: (cookies: string) => Promise<boolean>
  onError: (error: unknown) => void
  /** A peer that we do not trust forwards for others; told once. */
  onUnknownProxy: (peer: string) => void
}

/** Pages with a form that leads to the gateway (booking rules 2.2.1). */
const PAY_PAGE = /^\/(?:checkout|booking)\//
const MISSING = { status: 404, code: 'not_found', message: 'We could not find that page' } as const
/** What belongs to a page of such a status: one without a form says so, those with one take the post themselves. */
const WITH_STATUS: Readonly<Record<number, Record<string, string>>> = {
  405: { Allow: 'GET, HEAD' },
  503: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
}
const ONLY_READ = { status: 405, code: 'method', message: 'This method is not allowed' } as const

/** `answerKept` is the short way of what was asked for before; everything else goes the way of `listen`. */
export type SiteListener = { listen: RequestListener; answerKept: AnswerKept }

/** The way of every request: gate, files, page cache, and only then the frameworks. */
export function createListener(parts: ListenerParts): SiteListener {
  const gate = gateOf(parts.origin, parts.sandbox?.innerHost)
  const watch = watchForwarded(parts.trustedProxies, parts.onUnknownProxy)
  const kept = keptAnswers({ origin: parts.origin, cache: parts.cache, watch })
  const serve = liveListener(parts)
  const live = admitted(parts, serve)
  const listen: RequestListener = (request, response) => {
    watch(request)
    const verdict = gate(request)
    if (verdict.kind !== 'pass') return turnAway(parts, verdict, request, response)
    if (parts.staticFiles(request, response)) return
    const plan = isCacheable(request) ? parts.planCache(request.url ?? '/') : undefined
    if (plan === undefined) return live(request, response)
    const send = () => {
      if (sendKept(parts, serve, plan, request, response)) kept.remember(request.url ?? '/', plan)
    }
    const { cookie } = request.headers
    if (cookie === undefined || !namesSession(cookie)) return send()
    parts
      .isKnownVisitor(cookie)
      .then((isKnown) => (isKnown ? live(request, response) : send()))
      .catch((error: unknown) => fail(parts, error, request, response))
  }
  return { listen, answerKept: kept.answer }
}

/** What has to be made now: not for everybody while there are too many. Files and what is in the cache cost next to nothing. */
function admitted({ admission, origin }: ListenerParts, serve: RequestListener): RequestListener {
  const refuse = refuseBusy(origin)
  return (request, response) => (admission?.admits(request, response) === false ? refuse : serve)(request, response)
}

/** The page that everyone gets, made now unless it is there; whether it was. */
function sendKept(
  parts: ListenerParts,
  serve: RequestListener,
  plan: CachePlan,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const entry = parts.cache.peek(plan)
  recordCache(entry === undefined ? 'miss' : 'hit')
  if (entry !== undefined) sendEntry(request, response, entry)
  else admitted(parts, () => void fillAndSend(parts, serve, plan, request, response))(request, response)
  return entry !== undefined
}

async function fillAndSend(
  parts: ListenerParts,
  serve: RequestListener,
  plan: CachePlan,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const filled = await parts.cache.fill(plan)
    if (!(filled instanceof Response)) return sendEntry(request, response, filled)
    // A cookie is one visitor's: those who waited together each get their own answer.
    if (filled.headers.has('set-cookie')) serve(request, response)
    else await sendOnce(parts, plan.kind, filled.clone(), request, response)
  } catch (error) {
    fail(parts, error, request, response)
  }
}

/** Answers that are made for one visitor: the API, forms, pages with a session, pictures. */
function liveListener(parts: ListenerParts): RequestListener {
  return getRequestListener(
    async (request, env) => {
      // The server speaks HTTP/1 only, so this is never the other kind of request.
      const incoming = env.incoming as IncomingMessage
      const outgoing = env.outgoing as ServerResponse
      const isHead = request.method === 'HEAD'
      // HEAD is GET without the body: the same way, so the same headers.
      const asked = isHead ? new Request(request.url, { headers: new Headers(request.headers) }) : request
      try {
        const answer = await compress(await answerLive(parts, asked, incoming), incoming.headers['accept-encoding'])
        if (isStream(answer)) return isHead ? await withoutBody(answer) : answer
        // What is all there goes out at once: through the framework's streams a large answer takes twice as long.
        await sendResponse(answer, incoming, outgoing)
        return RESPONSE_ALREADY_SENT
      } catch (error) {
        // Whoever hung up half-way gets no answer and is nobody's error.
        if (!incoming.destroyed || incoming.complete) parts.onError(error)
        return noticeOf(refusalOf(error), incoming.url ?? '/', parts.origin)
      }
    },
    {
      overrideGlobalObjects: false,
      errorHandler: () => noticeOf({ ...MISSING, status: 400, code: 'malformed' }, '/', parts.origin),
    },
  )
}

async function answerLive(parts: ListenerParts, request: Request, incoming: IncomingMessage): Promise<Response> {
  const path = new URL(request.url).pathname
  const clientAddress = clientAddressOf(incoming, parts.trustedProxies)
  if (isCall(path)) return withHeaders(await parts.api(request, clientAddress), apiHeaders(parts.origin))
  if (isFile(path)) {
    if (request.method !== 'GET') return noticeOf(ONLY_READ, path, parts.origin)
    // A file of the build that is not there is never the home page with a note: old pages ask for old scripts.
    if (path.startsWith('/assets/')) return noticeOf(MISSING, path, parts.origin)
    return withHeaders(await parts.picture(path, request.headers.get('range')), commonHeaders(parts.origin))
  }
  if (parts.sandbox !== undefined && path.startsWith('/sandbox/')) {
    return withHeaders(await parts.sandbox.answer(request), noticeHeaders(parts.origin))
  }
  if (parts.testMode !== undefined && path.startsWith('/__test/'))
    return withHeaders(await parts.testMode(request), noticeHeaders(parts.origin))
  // Sent by the gateway's page, not from one of ours, so only its signature is checked.
  const returned = parts.returned(request, path)
  if (returned !== undefined) return withHeaders(await returned, noticeHeaders(parts.origin))
  const office = parts.office(request, path)
  if (office !== undefined) return office
  const forSite = await pageRequestOf(request, parts.origin)
  if (!forSite.ok) return noticeOf(forSite.error, path, parts.origin)
  const page = await parts.site(forSite.value, clientAddress)
  const told = withHeaders(page, WITH_STATUS[page.status] ?? {})
  const { pictureOrigin, checkoutOrigin } = parts
  return sealPage(told, parts.origin, { pictureOrigin, ...(PAY_PAGE.test(path) ? { checkoutOrigin } : {}) })
}

/** An answer that may not be kept, sent to everyone who waited for it; the original stays unread for the others. */
async function sendOnce(
  parts: ListenerParts,
  kind: CachePlan['kind'],
  answer: Response,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const sealed =
    kind === 'call'
      ? withHeaders(answer, apiHeaders(parts.origin))
      : sealPage(answer, parts.origin, { pictureOrigin: parts.pictureOrigin })
  await sendResponse(await compress(sealed, request.headers['accept-encoding']), request, response)
}

/** Pages are kept for visitors without a session; everyone else gets theirs made on the spot (cache rules C2). */
function isCacheable({ method, headers }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && headers.authorization === undefined
}

function turnAway(
  parts: ListenerParts,
  verdict: Exclude<GateVerdict, { kind: 'pass' }>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (verdict.kind === 'redirect') {
    const headers = { ...noticeHeaders(parts.origin), Location: verdict.location, 'Content-Length': '0' }
    response.writeHead(verdict.status, headers).end()
    return
  }
  // What else a request turned away at the door carries is not read.
  response.setHeader('Connection', 'close')
  const notice = noticeOf(verdict, request.url ?? '/', parts.origin)
  sendResponse(notice, request, response).catch((error: unknown) => fail(parts, error, request, response))
}

function fail(parts: ListenerParts, error: unknown, request: IncomingMessage, response: ServerResponse): void {
  parts.onError(error)
  if (response.headersSent) response.destroy()
  else
    sendResponse(noticeOf(refusalOf(error), request.url ?? '/', parts.origin), request, response).catch(() =>
      response.destroy(),
    )
}

/** A database that cannot be had is said as such, wherever it was missed. */
function refusalOf(error: unknown): ApiRefusal {
  return databaseUnavailable(error) ?? FAILED
}
