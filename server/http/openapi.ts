import { OpenAPIHono } from '@hono/zod-openapi'
import { z } from 'zod'
import { INDIA_ZONE } from '#contract/terms/india-time.ts'
import { type AnyEndpoint, type CallMethod, hasBody, pathNames } from '#contract/v1/endpoint.ts'
import type { PlainCall } from '#contract/v1/plain-calls.ts'
import { Refusal } from '#contract/v1/shapes.ts'

/** The general refusals, beside those that a call declares. */
const GENERAL: Record<number, string> = {
  400: 'malformed: broken JSON or not an object',
  403: 'wrong_origin: a browser sent this from another site, or it has our session cookie and neither Origin nor Sec-Fetch-Site',
  405: 'method: the call does not take this method; Allow names those it takes',
  413: 'too_large: more than 64 KB',
  414: 'url_too_long: more than 4 KB',
  415: 'not_json: the content type is not application/json',
  421: 'wrong_host: the address is not ours',
  422: 'invalid: a value of the wrong type, out of range, unknown or against a rule; the field is named',
  429: 'too_many: try again after Retry-After seconds',
  503: 'try_later: a part is away; try again after Retry-After seconds',
}

/** The status of each code that a call may declare. */
const STATUSES: Readonly<Record<string, number>> = {
  ...{ sign_in: 401, wrong_code: 401, mailbox_unconfirmed: 403, not_found: 404 },
  ...{ already_paid: 409, closed: 409, hold_required: 409, in_progress: 409, not_allowed: 409, paying: 409 },
  ...{ price_changed: 409, refund_changed: 409, settled: 409, too_late: 409, unavailable: 409, version: 409 },
  ...{ departed: 410, expired: 410, used: 410 },
  ...{ key_reused: 422, pax_limit: 422, plan: 422, same_place: 422, too_soon: 422, which_place: 422 },
  ...{ key_required: 428, hold_limit: 429, too_many: 429, gateway_away: 503 },
}

/** Refusals of calls with a body. */
const OF_BODIES = new Set(['400', '413', '415'])

/** The OpenAPI 3.1 document, made from the same declarations that the server and the client use. */
export function describeApi(
  endpoints: readonly AnyEndpoint[],
  plainCalls: readonly PlainCall[],
  serverUrl: string,
): object {
  const registry = new OpenAPIHono()
  for (const endpoint of endpoints) registry.openAPIRegistry.registerPath(pathOf(endpoint))
  for (const call of plainCalls) registry.openAPIRegistry.registerPath(plainPathOf(call))
  return registry.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Padauk API',
      version: '1',
      description: `Prices are whole rupees, days are yyyy-mm-dd in ${INDIA_ZONE}. Success is status 1, a refusal status 0.`,
    },
    servers: [{ url: serverUrl }],
  })
}

const METHOD_NAMES = { GET: 'get', POST: 'post', PATCH: 'patch', DELETE: 'delete' } as const satisfies Record<
  CallMethod,
  string
>

type Path = Parameters<OpenAPIHono['openAPIRegistry']['registerPath']>[0]

function pathOf(endpoint: AnyEndpoint): Path {
  const payload = z.object({ status: z.literal(1) }).and(endpoint.response)
  const refusal = { content: { 'application/json': { schema: Refusal } } }
  return {
    method: METHOD_NAMES[endpoint.method],
    path: endpoint.path,
    summary: endpoint.summary,
    tags: [endpoint.noun],
    request: {
      // Queries are declared as strict objects, which is what the generator asks for.
      ...queryOf(endpoint.query as z.ZodObject, pathNames(endpoint.path)),
      ...(hasBody(endpoint.method)
        ? { body: { required: true, content: { 'application/json': { schema: endpoint.body } } } }
        : {}),
    },
    responses: {
      [endpoint.success]: { description: 'Success', content: { 'application/json': { schema: payload } } },
      ...Object.fromEntries(refusalsOf(endpoint).map(([status, description]) => [status, { description, ...refusal }])),
    },
  }
}

/** General and declared refusals by their status, with the codes of each. */
function refusalsOf(endpoint: AnyEndpoint): [status: string, description: string][] {
  const general = Object.entries(GENERAL)
    .filter(([status]) => hasBody(endpoint.method) || !OF_BODIES.has(status))
    .filter(([status]) => endpoint.method !== 'GET' || status !== '403')
  const own = Map.groupBy(endpoint.refusals, (code) => String(statusOf(endpoint, code)))
  const statuses = new Set([...general.map(([status]) => status), ...own.keys()])
  const words = new Map(general)
  return [...statuses].sort().map((status) => {
    const codes = (own.get(status) ?? []).filter((code) => !words.get(status)?.startsWith(`${code}:`))
    const named = codes.map((code) => (code === 'not_found' ? 'not_found: unknown id or slug' : code))
    return [status, [...(words.has(status) ? [words.get(status)] : []), ...named].join('; ')]
  })
}

function statusOf({ path, refusals }: AnyEndpoint, code: string): number {
  // An expired code of a mail is a failed sign-in, like a wrong one.
  if (code === 'expired' && refusals.includes('wrong_code')) return STATUSES.wrong_code ?? 401
  const status = STATUSES[code]
  if (status === undefined) throw new Error(`${path} declares ${code}, which has no status`)
  return status
}

function plainPathOf({ method, path, noun, summary, takes = [], success, refusals }: PlainCall): Path {
  const refusal = { content: { 'application/json': { schema: Refusal } } }
  const contents = Object.fromEntries(takes.map((type) => [type, { schema: z.looseObject({}) }]))
  return {
    method: method === 'GET' ? 'get' : 'post',
    path,
    summary,
    tags: [noun],
    request: takes.length === 0 ? {} : { body: { required: true, content: contents } },
    responses: {
      [success.status]: { description: success.words },
      ...Object.fromEntries(
        Object.entries(refusals).map(([status, description]) => [status, { description, ...refusal }]),
      ),
    },
  }
}

/** Path parameters are described apart from the query. */
function queryOf(query: z.ZodObject, inPath: string[]): { query: z.ZodObject; params?: z.ZodObject } {
  if (inPath.length === 0) return { query }
  const part = (isWanted: (name: string) => boolean) =>
    z.object(Object.fromEntries(Object.entries(query.shape).filter(([name]) => isWanted(name))))
  return { query: part((name) => !inPath.includes(name)), params: part((name) => inPath.includes(name)) }
}
