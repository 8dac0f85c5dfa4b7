import { Hono } from 'hono'
import type { z } from 'zod'
import type { AnyOfficeEndpoint, OfficeEndpoint } from '#contract/office/office-endpoint.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { mayDo, ROLE_LABELS } from '#contract/terms/staff-roles.ts'
import type { Log } from '#server/adapters/log/log.ts'
import type { Db } from '#server/db/db.ts'
import type { Api } from '#server/http/api.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { guard } from '#server/http/guard.ts'
import { implement, type ParsedRequest, routeOf } from '#server/http/implement.ts'
import { parse, valuesOf } from '#server/http/parse-request.ts'
import { readLimited } from '#server/http/read-limited.ts'
import { type ApiRefusal, refusalResponse } from '#server/http/refusal.ts'
import { findSession, type Member, type StaffSession } from '#server/staff/session.ts'

/** The calls under `/api/office`. They are no part of API v1: nothing here is described to the public or asked by the site's pages. */
export type OfficeApi = Api & { db: Db; origin: string; log: Log }

export function openOfficeApi({ db, origin, log }: Pick<OfficeApi, 'db' | 'origin' | 'log'>): OfficeApi {
  const http = new Hono<ApiEnv>().basePath('/api/office')
  http.use(guard(origin))
  return { http, calls: new Map(), db, origin, log }
}

export const SIGNED_OUT: ApiRefusal = { status: 401, code: 'signed_out', message: 'Please sign in to the office' }

type OfficeRequest<Query, Body> = ParsedRequest<Query, Body> & { member: Member; session: StaffSession }

/** Who asks, by the headers of the request; put there before the request is read. */
const sessions = new WeakMap<Headers, StaffSession>()

/**
 * Binds a declared call of the office to its use case: for a member whose role allows its operation. Asked anew at each call, and before
 * anything else of the request is read, so that whoever may not call learns nothing from it.
 */
export function implementOffice<Query extends z.ZodType, Body extends z.ZodType, Output extends z.ZodType>(
  office: OfficeApi,
  endpoint: OfficeEndpoint<Query, Body, Output>,
  handle: (request: OfficeRequest<z.output<Query>, z.output<Body>>) => Promise<Result<z.output<Output>, ApiRefusal>>,
): void {
  admitMembers(office, endpoint)
  implement(office, endpoint, async (request) => {
    const session = sessions.get(request.headers)
    return session === undefined ? fail(SIGNED_OUT) : handle({ ...request, member: session.member, session })
  })
}

function admitMembers(office: OfficeApi, endpoint: AnyOfficeEndpoint): void {
  office.http.on(endpoint.method, routeOf(endpoint), async (context, next) => {
    const { headers } = context.req.raw
    const session = allowed(office, endpoint, await findSession(office.db, headers, office.origin))
    if (!session.ok) return unkept(refusalResponse(session.error))
    sessions.set(headers, session.value)
    return next()
  })
}

function unkept(response: Response): Response {
  response.headers.set('Cache-Control', 'no-store')
  return response
}

/** Binds a call that answers with a file in place of JSON. */
export function implementFile<Query extends z.ZodType, Body extends z.ZodType, Output extends z.ZodType>(
  office: OfficeApi,
  endpoint: OfficeEndpoint<Query, Body, Output>,
  handle: (query: z.output<Query>, member: Member) => Promise<Result<Response, ApiRefusal>>,
): void {
  admitMembers(office, endpoint)
  office.http.on(endpoint.method, routeOf(endpoint), async (context) => {
    const values = valuesOf(new URL(context.req.url), context.req.param())
    const query = values.ok ? parse(values.value, endpoint.query) : values
    const member = sessions.get(context.req.raw.headers)?.member
    if (member === undefined) return unkept(refusalResponse(SIGNED_OUT))
    const file = query.ok ? await handle(query.value, member) : query
    return unkept(file.ok ? file.value : refusalResponse(file.error))
  })
}

/** Files that are read at once: each is held in memory (ours). */
const READ_AT_ONCE = 4
const RETRY_SECONDS = 10
const BUSY: ApiRefusal = {
  ...{ status: 503, code: 'busy', retryAfterSeconds: RETRY_SECONDS },
  message: 'Others are sending files just now; it goes on by itself',
}

type UploadRequest<Query> = { query: Query; file: Uint8Array; member: Member }

/** Binds a call whose body is a file. It is read after the member was let in, up to `mostBytes`. */
export function implementUpload<Query extends z.ZodType, Body extends z.ZodType, Output extends z.ZodType>(
  office: OfficeApi,
  endpoint: OfficeEndpoint<Query, Body, Output>,
  { mostBytes, tooLarge }: { mostBytes: number; tooLarge: ApiRefusal },
  handle: (request: UploadRequest<z.output<Query>>) => Promise<Result<z.output<Output>, ApiRefusal>>,
): void {
  let reading = 0
  const answer = async (request: Request): Promise<Result<z.output<Output>, ApiRefusal>> => {
    const member = sessions.get(request.headers)?.member
    const values = valuesOf(new URL(request.url), {})
    const query = values.ok ? parse(values.value, endpoint.query) : values
    if (member === undefined || !query.ok) return fail(query.ok ? SIGNED_OUT : query.error)
    if (reading >= READ_AT_ONCE) return fail(BUSY)
    reading += 1
    try {
      const file = await readLimited(request, mostBytes)
      return file === undefined ? fail(tooLarge) : await handle({ query: query.value, file, member })
    } finally {
      reading -= 1
    }
  }
  admitMembers(office, endpoint)
  office.http.on(endpoint.method, routeOf(endpoint), async (context) => {
    const result = await answer(context.req.raw)
    if (!result.ok) return unkept(refusalResponse(result.error))
    return unkept(Response.json({ status: 1, ...(result.value as object) }, { status: endpoint.success }))
  })
}

function allowed(
  { log }: OfficeApi,
  endpoint: AnyOfficeEndpoint,
  session?: StaffSession,
): Result<StaffSession, ApiRefusal> {
  if (session?.step !== 'in') return fail(SIGNED_OUT)
  const { member } = session
  if (endpoint.operation === null || mayDo(member.role, endpoint.operation)) return ok(session)
  log.warn(
    { event: 'authz_denied', member: member.id, role: member.role, operation: endpoint.operation },
    'A role did not allow a call of the office',
  )
  const { name } = ROLE_LABELS[member.role]
  return fail({
    status: 403,
    code: 'not_allowed',
    message: `Your role (${name}) does not allow this; an owner can change it`,
  })
}

/** Binds a call of somebody who is not in yet, or on the way in; `session` is undefined where nobody is. */
export function implementOpen<Query extends z.ZodType, Body extends z.ZodType, Output extends z.ZodType>(
  office: OfficeApi,
  endpoint: OfficeEndpoint<Query, Body, Output>,
  handle: (
    request: ParsedRequest<z.output<Query>, z.output<Body>> & { session: StaffSession | undefined },
  ) => Promise<Result<z.output<Output>, ApiRefusal>>,
): void {
  if (endpoint.operation !== null) throw new Error(`${endpoint.path} is for members: bind it with implementOffice`)
  implement(office, endpoint, async (request) =>
    handle({ ...request, session: await findSession(office.db, request.headers, office.origin) }),
  )
}
