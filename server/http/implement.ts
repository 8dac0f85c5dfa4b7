import { hash } from 'node:crypto'
import type { Hono } from 'hono'
import type { z } from 'zod'
import { fail, type Result } from '#contract/terms/result.ts'
import type { AnyEndpoint, Endpoint } from '#contract/v1/endpoint.ts'
import type { ApiEnv } from './api-env.ts'
import { databaseAwayRefusal } from './database-away.ts'
import { isUnchanged } from './is-unchanged.ts'
import { jsonBody } from './json-body.ts'
import { readBody, readQuery } from './read-question.ts'
import { type ApiRefusal, refusalResponse } from './refusal.ts'
import { wholeAnswer } from './whole-answer.ts'

export type Question<Query, Body> = { query: Query; body: Body; clientAddress: string }

/** Binds a declared endpoint to its use case: the question is parsed once, here; the answer gets its envelope, here. */
export function implement<Query extends z.ZodType, Body extends z.ZodType, Answer extends z.ZodType>(
  api: Hono<ApiEnv>,
  endpoint: Endpoint<Query, Body, Answer>,
  answer: (question: Question<z.output<Query>, z.output<Body>>) => Promise<Result<z.input<Answer>, ApiRefusal>>,
): void {
  const route = async (request: Request, inPath: Record<string, string>, clientAddress: string): Promise<Response> => {
    const query = readQuery(new URL(request.url), endpoint.query, inPath)
    if (!query.ok) return refusalResponse(query.error)
    const given = endpoint.method === 'POST' ? await readBody(request, endpoint.body) : undefined
    if (given !== undefined && !given.ok) return refusalResponse(given.error)
    const question = { query: query.value, body: given?.value as z.output<Body>, clientAddress }
    const result = await answer(question).catch((error: unknown) => fail(awayRefusal(endpoint, error)))
    if (!result.ok) return refusalResponse(result.error)
    const body = jsonBody({ status: 1, ...(result.value as object) })
    return endpoint.method === 'GET' ? cacheable(request, body) : json(body, endpoint.success)
  }
  api.on(endpoint.method, endpoint.path.replace(/\{(\w+)\}/g, ':$1'), (context) =>
    route(context.req.raw, context.req.param(), context.env?.clientAddress ?? ''),
  )
}

/** Data that cannot be had is said in the catalogue's own words; an enquiry that cannot be stored, in the general ones. */
function awayRefusal({ success, failure }: AnyEndpoint, error: unknown): ApiRefusal {
  const away = databaseAwayRefusal(error)
  if (away === undefined) throw error
  return success === 200 ? { ...away, message: failure } : away
}

/** Catalogue answers may be kept by anyone as long as they ask again. */
function cacheable(request: Request, body: Buffer): Response {
  const etag = `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`
  const headers = { ETag: etag, 'Cache-Control': 'public, max-age=0, must-revalidate' }
  if (isUnchanged(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  return json(body, 200, headers)
}

function json(body: Buffer, status: number, headers: Record<string, string> = {}): Response {
  return wholeAnswer(body, { status, headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers } })
}
