import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { clientAddressOf } from './http/client-address.ts'
import { compress } from './http/compress.ts'
import { gateOf } from './http/gate.ts'
import { isSameOrigin } from './http/guard.ts'
import { refusalResponse } from './http/refusal.ts'
import { type CacheEntry, pickEncoding, plainBody } from './pages/cache-entry.ts'
import type { PageCache } from './pages/page-cache.ts'
import { type CachePlan, cachePlanOf } from './pages/route-table.ts'
import { apiHeaders, commonHeaders, pageHeaders } from './pages/security-headers.ts'

export type ListenerParts = {
  origin: string
  trustedProxies: readonly string[]
  cache: PageCache
  staticFiles: (request: IncomingMessage, response: ServerResponse) => boolean
  api: (request: Request, clientAddress: string) => Promise<Response> | Response
  site: (request: Request, clientAddress: string) => Promise<Response>
  picture: (path: string) => Promise<Response>
  onError: (error: unknown) => void
}

const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?sid=/

/** The way of every request: gate, files, page cache, and only then the frameworks. */
export function createListener(parts: ListenerParts): RequestListener {
  const gate = gateOf(parts.origin)
  const shared = commonHeaders(parts.origin)
  const live = getRequestListener(
    async (request, { incoming }) =>
      // The server speaks HTTP/1 only, so this is never the other kind of request.
      compress(
        await answerLive(parts, request, incoming as IncomingMessage),
        incoming.headers['accept-encoding'] as string | undefined,
      ),
    { overrideGlobalObjects: false, errorHandler: (error) => failed(parts, error) },
  )
  return (request, response) => {
    const verdict = gate(request)
    if (verdict.kind === 'redirect') return response.writeHead(307, { ...shared, Location: verdict.location }).end()
    if (verdict.kind === 'refuse') return sendRefusal(request, response, verdict, shared)
    if (parts.staticFiles(request, response)) return
    const plan = isAnonymousRead(request) ? cachePlanOf(request.url ?? '/') : undefined
    if (plan === undefined) return live(request, response)
    const entry = parts.cache.peek(plan)
    if (entry !== undefined) return sendEntry(request, response, entry)
    parts.cache
      .fill(plan)
      .then((filled) =>
        filled instanceof Response
          ? sendOnce(parts, plan.kind, filled.clone(), request, response)
          : sendEntry(request, response, filled),
      )
      .catch((error: unknown) => {
        parts.onError(error)
        sendFailure(response, shared)
      })
  }
}

/** An answer that may not be kept, sent to everyone who waited for it; the original stays unread for the others. */
async function sendOnce(
  parts: ListenerParts,
  kind: CachePlan['kind'],
  answer: Response,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const sealed = kind === 'call' ? withHeaders(answer, apiHeaders(parts.origin)) : await sealPage(answer, parts.origin)
  const packed = await compress(sealed, request.headers['accept-encoding'] as string | undefined)
  response.writeHead(packed.status, [...packed.headers].flat())
  const body = Buffer.from(await packed.arrayBuffer())
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Rule C2: pages are kept for visitors without a session; everyone else gets theirs made on the spot. */
function isAnonymousRead(request: IncomingMessage): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  return request.headers.authorization === undefined && !SESSION_COOKIE.test(request.headers.cookie ?? '')
}

function sendEntry(request: IncomingMessage, response: ServerResponse, entry: CacheEntry): void {
  if (request.headers['if-none-match'] === entry.etag) {
    response.writeHead(304, entry.notModified).end()
    return
  }
  const encoding = pickEncoding(request.headers['accept-encoding'] as string | undefined)
  response.writeHead(entry.status, entry.headers[encoding])
  if (request.method === 'HEAD') response.end()
  else response.end(encoding === 'identity' ? plainBody(entry) : entry.bodies[encoding])
}

async function answerLive(parts: ListenerParts, request: Request, incoming: IncomingMessage): Promise<Response> {
  const path = new URL(request.url).pathname
  const clientAddress = clientAddressOf(incoming, parts.trustedProxies)
  if (path.startsWith('/media/')) return withHeaders(await parts.picture(path), commonHeaders(parts.origin))
  if (path === '/api' || path.startsWith('/api/')) {
    return withHeaders(await parts.api(request, clientAddress), apiHeaders(parts.origin))
  }
  if (request.method !== 'GET' && request.method !== 'HEAD' && !isSameOrigin(request.headers, parts.origin)) {
    return withHeaders(
      refusalResponse({ status: 403, code: 'wrong_origin', message: 'Please send this from our own pages' }),
      commonHeaders(parts.origin),
    )
  }
  return sealPage(await parts.site(request, clientAddress), parts.origin)
}

/** A page that is not kept gets its policy computed from its own bytes. */
async function sealPage(response: Response, origin: string): Promise<Response> {
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') === true
  if (!isHtml) return withHeaders(response, { ...pageHeaders(origin, ''), 'Cache-Control': 'no-store' })
  const html = await response.text()
  const sealed = new Response(html, { status: response.status, headers: response.headers })
  return withHeaders(sealed, { ...pageHeaders(origin, html), 'Cache-Control': 'no-store' })
}

/** Adds headers that the answer does not set itself. */
function withHeaders(response: Response, headers: Record<string, string>): Response {
  const merged = new Headers(headers)
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') merged.set(name, value)
  })
  for (const cookie of response.headers.getSetCookie()) merged.append('set-cookie', cookie)
  return new Response(response.body, { status: response.status, headers: merged })
}

function failed(parts: ListenerParts, error: unknown): Response {
  parts.onError(error)
  return new Response(FAILURE_PAGE, {
    status: 500,
    headers: { ...commonHeaders(parts.origin), 'Content-Type': 'text/html; charset=utf-8' },
  })
}

function sendFailure(response: ServerResponse, shared: Record<string, string>): void {
  if (response.headersSent) response.destroy()
  else
    response
      .writeHead(500, { ...shared, 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
      .end(FAILURE_PAGE)
}

type Refused = { status: number; code: string; message: string }

/** The API is answered in its own words, a person with a short page. */
function sendRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  refused: Refused,
  shared: Record<string, string>,
): void {
  const isCall = request.url?.startsWith('/api/') === true
  const body = isCall
    ? JSON.stringify({ status: 0, code: refused.code, message: refused.message })
    : plainPage(refused.message)
  response.writeHead(refused.status, {
    ...shared,
    'Content-Type': isCall ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    ...(refused.status === 405 ? { Allow: 'GET, HEAD, POST, PATCH, DELETE, OPTIONS' } : {}),
    Connection: 'close',
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function plainPage(sentence: string): string {
  const text = sentence.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text}</title><h1>${text}</h1><p><a href="/">Go to the home page</a></p></html>`
}

const FAILURE_PAGE = plainPage('Something went wrong on our side. Please try again in a minute.')
