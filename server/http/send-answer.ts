import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { noticeOf } from './notice.ts'
import { noteShed } from './request-scope.ts'
import { bodyOf } from './whole-answer.ts'

const BUSY = {
  status: 503,
  code: 'try_later',
  message: 'Very many people are here just now. Please try again in a minute.',
  retryAfterSeconds: 5,
} as const

/** More than the process bears: told so, rather than left waiting. */
export function refuseBusy(origin: string): RequestListener {
  return (request, response) => {
    noteShed()
    sendAnswer(noticeOf(BUSY, request.url ?? '/', origin), request, response).catch(() => response.destroy())
  }
}

export async function sendAnswer(answer: Response, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await bodyOf(answer)
  const length = hasLength(answer) ? ['content-length', String(body.length)] : []
  response.writeHead(answer.status, [...[...answer.headers].flat(), ...length])
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Only the headers of an answer that would go on for as long as somebody listens. */
export async function withoutBody(answer: Response): Promise<Response> {
  await answer.body?.cancel()
  return new Response(null, { status: answer.status, headers: answer.headers })
}

const hasLength = ({ status }: Response): boolean => status !== 204 && status !== 304
