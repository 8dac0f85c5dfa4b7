import { hash } from 'node:crypto'
import type { z } from 'zod'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { type AnyEndpoint, callKey, type Endpoint, hasBody } from '#contract/v1/endpoint.ts'
import type { Api, Call } from './api.ts'
import { bufferedResponse } from './buffered-response.ts'
import { databaseUnavailable } from './database-unavailable.ts'
import { isUnchanged } from './is-unchanged.ts'
import { jsonBody } from './json-body.ts'
import { parse, parseBody, readBody, valuesOf } from './parse-request.ts'
import { type ApiRefusal, refusalResponse } from './refusal.ts'

export type ParsedRequest<Query, Body> = {
  query: Query
  body: Body
  clientAddress: string
  /** The cookies and other headers of the caller. */
  headers: Headers
}

/**
 * Binds a declared endpoint to its use case, for HTTP and for the pages of this process. Requests are parsed and responses get
 * their envelope here only.
 */
export function implement<Query extends z.ZodType, Body extends z.ZodType, Output extends z.ZodType>(
  { http, calls }: Api,
  endpoint: Endpoint<Query, Body, Output>,
  handle: (request: ParsedRequest<z.output<Query>, z.output<Body>>) => Promise<Result<z.output<Output>, ApiRefusal>>,
): void {
  const call: Call = async ({ clientAddress, headers, ...given }) => {
    const query = parse(given.query, endpoint.query)
    if (!query.ok) return query
    const body = hasBody(endpoint.method) ? parseBody(given.body, endpoint.body) : undefined
    if (body !== undefined && !body.ok) return body
    const request = { query: query.value, body: body?.value as z.output<Body>, clientAddress, headers }
    const result = await handle(request).catch((error: unknown) => fail(unavailableRefusal(endpoint, error)))
    if (!result.ok) return result
    const value = result.value as object
    return ok({ value, headers: responseHeaders.get(value) ?? {} })
  }
  calls.set(callKey(endpoint), call)
  http.on(endpoint.method, routeOf(endpoint), (context) =>
    handleHttp(endpoint, call, {
      ...{ request: context.req.raw, inPath: context.req.param() },
      clientAddress: context.env?.clientAddress ?? '',
    }),
  )
}

/** The path as the router writes it: `/posts/:slug`. */
export function routeOf({ path }: Pick<AnyEndpoint, 'path'>): string {
  return path.replace(/\{(\w+)\}/g, ':$1')
}

type HttpRequest = { request: Request; inPath: Record<string, string>; clientAddress: string }

async function handleHttp(
  endpoint: AnyEndpoint,
  call: Call,
  { request, inPath, clientAddress }: HttpRequest,
): Promise<Response> {
  const query = valuesOf(new URL(request.url), inPath)
  if (!query.ok) return unkept(endpoint, refusalResponse(query.error))
  const hasItsBody = hasBody(endpoint.method)
  // Errors in the query are reported before the body is read.
  const known = hasItsBody ? parse(query.value, endpoint.query) : query
  if (!known.ok) return unkept(endpoint, refusalResponse(known.error))
  const body = hasItsBody ? await readBody(request) : undefined
  if (body !== undefined && !body.ok) return unkept(endpoint, refusalResponse(body.error))
  const { headers } = request
  const result = await call({ query: query.value, body: body?.value, clientAddress, headers })
  if (!result.ok) return unkept(endpoint, refusalResponse(result.error))
  const text = jsonBody({ status: 1, ...result.value.value })
  if (endpoint.private) return json(text, endpoint.success, { ...NO_STORE, ...result.value.headers })
  return endpoint.method === 'GET' ? cacheable(request, text) : json(text, endpoint.success)
}

/** When data is unavailable the message is the catalogue's own; when an enquiry cannot be stored, the general one. */
function unavailableRefusal({ success, failure }: AnyEndpoint, error: unknown): ApiRefusal {
  const away = databaseUnavailable(error)
  if (away === undefined) throw error
  return success === 200 ? { ...away, message: failure } : away
}

/** Responses about the catalogue may be cached by anyone who revalidates them. */
function cacheable(request: Request, body: Buffer): Response {
  const etag = `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`
  const headers = { ETag: etag, 'Cache-Control': 'public, max-age=0, must-revalidate' }
  if (isUnchanged(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  return json(body, 200, headers)
}

function json(body: Buffer, status: number, headers: Record<string, string> = {}): Response {
  return bufferedResponse(body, { status, headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers } })
}

const NO_STORE = { 'Cache-Control': 'no-store' }

/** A refusal of a private call is not cached either. */
function unkept(endpoint: AnyEndpoint, refusal: Response): Response {
  if (endpoint.private) refusal.headers.set('Cache-Control', 'no-store')
  return refusal
}

const responseHeaders = new WeakMap<object, Record<string, string>>()

/** Adds headers to the response of a private call: a cookie, or where something new is found. */
export function withResponseHeaders<Value extends object>(value: Value, headers: Record<string, string>): Value {
  responseHeaders.set(value, headers)
  return value
}
