import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type FakeResponse, foreignAnswers } from './foreign-answers.ts'

type Answering = (path: string, query: URLSearchParams, body: unknown) => FakeResponse | undefined

export type FakeProvider = {
  /** For API_BASE_URL. */
  url: string
  /** Each call as `METHOD /path?query`, without the base path. */
  calls: string[]
  /** Bodies of the POST calls, in order. */
  posted: unknown[]
  /** From now on it answers like this; without an argument as at first. */
  answerWith: (answering?: Answering) => void
  close: () => Promise<void>
}

const BASE = '/api/v1'
const LONG_MS = 10_000

/** A provider of API v1 that is not ours: other shapes, no totals, one that spells things its own way. */
export async function openFakeProvider(first: Answering = foreignAnswers): Promise<FakeProvider> {
  const calls: string[] = []
  const posted: unknown[] = []
  const held = new Set<NodeJS.Timeout>()
  let answering = first
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://provider')
    const path = url.pathname.replace(BASE, '')
    calls.push(`${request.method} ${path}${url.search}`)
    const body = await readBody(request)
    if (body !== undefined) posted.push(body)
    const answer = answering(path, url.searchParams, body) ?? { status: 404, body: { status: 0, message: 'Not here' } }
    if (answer.delayMs === undefined) return send(response, answer)
    const timer = setTimeout(() => {
      held.delete(timer)
      send(response, answer)
    }, answer.delayMs)
    held.add(timer)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    // A TCP listener's address is never a pipe name.
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    posted,
    answerWith: (next = first) => {
      answering = next
    },
    close: async () => {
      for (const timer of held) clearTimeout(timer)
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** One that answers right, too late for anyone to wait. */
export const slowAnswers: Answering = (path, query, body) => {
  const answer = foreignAnswers(path, query, body)
  return answer && { ...answer, delayMs: LONG_MS }
}

/** One behind a proxy that shows its own error page. */
export const junkAnswers: Answering = () => ({ body: '<!doctype html><title>Bad gateway</title><h1>502</h1>' })

/** One that is not there. */
export const noAnswers: Answering = () => ({ hangsUp: true })

/** One that says no in its own words. */
export function refusing(message: string): Answering {
  return () => ({ status: 503, body: { status: 0, message } })
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const text = (await request.toArray()).join('')
  return text === '' ? undefined : JSON.parse(text)
}

function send(response: ServerResponse, { status = 200, body, hangsUp = false }: FakeResponse): void {
  if (hangsUp) return void response.destroy()
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}
