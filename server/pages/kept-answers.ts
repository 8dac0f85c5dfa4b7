import type { IncomingMessage, ServerResponse } from 'node:http'
import { hasTwoHosts } from '#server/http/gate.ts'
import { isUnchanged } from '#server/http/is-unchanged.ts'
import { pickEncoding } from '#server/http/pick-encoding.ts'
import type { AnswerKept } from '#server/http/request-log.ts'
import { type CacheEntry, plainBody } from './cache-entry.ts'
import { ENTRIES_MAX, type PageCache } from './page-cache.ts'
import type { CachePlan } from './route-table.ts'

/** As many addresses as pages are remembered, none longer than this; then all are forgotten. */
const REMEMBERED_MAX = ENTRIES_MAX
const URL_MAX = 256
const texts = new WeakMap<Buffer, string>()
const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?sid=/

export type KeptAnswers = {
  /** Answers from the page cache what was asked for before in the same words, by the address of the site and without a session. */
  answer: AnswerKept
  /** That a read of this address, as it is written, has passed every check and is kept there. */
  remember: (url: string, plan: CachePlan) => void
}

/** Ahead of all checks, each of which says of the same address and host the same again (docs/decisions/048-the-short-way-of-kept-pages.md). */
export function keptAnswers({
  origin,
  cache,
  watch,
}: {
  origin: string
  cache: PageCache
  watch: (request: IncomingMessage) => void
}): KeptAnswers {
  const { host } = new URL(origin)
  const plans = new Map<string, CachePlan>()
  return {
    answer: (request, response) => {
      const plan = plans.get(request.url ?? '')
      if (plan === undefined || !isPlainRead(request, host)) return false
      watch(request)
      const entry = cache.peek(plan)
      if (entry === undefined) return false
      sendEntry(request, response, entry)
      return true
    },
    remember: (url, plan) => {
      if (url.length > URL_MAX) return
      if (plans.size >= REMEMBERED_MAX) plans.clear()
      plans.set(url, plan)
    },
  }
}

function isPlainRead({ method, headers, rawHeaders }: IncomingMessage, host: string): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || headers.host !== host || hasTwoHosts(rawHeaders)) return false
  return headers.authorization === undefined && (headers.cookie === undefined || !namesSession(headers.cookie))
}

/** Whether a Cookie header names a session, of ours or not. */
export function namesSession(cookies: string): boolean {
  return SESSION_COOKIE.test(cookies)
}

export function sendEntry(request: IncomingMessage, response: ServerResponse, entry: CacheEntry): void {
  if (entry.status === 200 && isUnchanged(request.headers['if-none-match'], entry.etag)) {
    response.writeHead(304, entry.notModified).end()
    return
  }
  const encoding = pickEncoding(request.headers['accept-encoding'])
  response.writeHead(entry.status, entry.headers[encoding])
  if (request.method === 'HEAD') response.end()
  else if (encoding === 'br') response.end(textOf(entry.bodies.br), 'latin1')
  else response.end(encoding === 'identity' ? plainBody(entry) : entry.bodies.gzip)
}

/** The bytes of a body as a text of as many characters: head and body then go out as one text, without a list of buffers. */
function textOf(body: Buffer): string {
  const known = texts.get(body)
  if (known !== undefined) return known
  const text = body.toString('latin1')
  texts.set(body, text)
  return text
}
