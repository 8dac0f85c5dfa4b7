import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { bodyOf } from './buffered-response.ts'
import { noticeOf } from './notice.ts'
import { recordShed } from './request-scope.ts'

const BUSY = {
  status: 503,
  code: 'try_later',
  message: 'Very many people are here just now. Please try again in a minute.',
  retryAfterSeconds: 5,
} as const

/** Refuses a request above what the process can serve. */
export function refuseBusy(origin: string): RequestListener {
  return (request, response) => {
    recordShed()
    sendResponse(noticeOf(BUSY, request.url ?? '/', origin), request, response).catch(() => response.destroy())
  }
}

export async function sendResponse(
  source: Response,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await bodyOf(source)
  const length = hasLength(source) ? ['content-length', String(body.length)] : []
  response.writeHead(source.status, [...[...source.headers].flat(), ...length])
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** The headers alone, of a response whose stream would not end. */
export async function withoutBody(response: Response): Promise<Response> {
  await response.body?.cancel()
  return new Response(null, { status: response.status, headers: response.headers })
}

const hasLength = ({ status }: Response): boolean => status !== 204 && status !== 304
