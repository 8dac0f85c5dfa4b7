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

type OfficeRequest<Query, Body> = ParsedRequest<Query, Body> & { member: Member }

/** Who asks, by the headers of the request; put there before the request is read. */
const members = new WeakMap<Headers, Member>()

/**
 * Binds a declared call of the office to its use case: for a member whose role allows its operation. Asked anew at each call, and before
 * anything else of the request is read, so that whoever may not call learns nothing from it.
 */
export function implementOffice<Query extends z.ZodType, Body extends z.ZodType, Output extends z.ZodType>(
  office: OfficeApi,
  endpoint: OfficeEndpoint<Query, Body, Output>,
  handle: (request: OfficeRequest<z.output<Query>, z.output<Body>>) => Promise<Result<z.output<Output>, ApiRefusal>>,
): void {
  office.http.on(endpoint.method, routeOf(endpoint), async (context, next) => {
    const { headers } = context.req.raw
    const member = allowed(office, endpoint, await findSession(office.db, headers, office.origin))
    if (member.ok) {
      members.set(headers, member.value)
      return next()
    }
    const refused = refusalResponse(member.error)
    refused.headers.set('Cache-Control', 'no-store')
    return refused
  })
  implement(office, endpoint, async (request) => {
    const member = members.get(request.headers)
    return member === undefined ? fail(SIGNED_OUT) : handle({ ...request, member })
  })
}

function allowed({ log }: OfficeApi, endpoint: AnyOfficeEndpoint, session?: StaffSession): Result<Member, ApiRefusal> {
  if (session?.step !== 'in') return fail(SIGNED_OUT)
  const { member } = session
  if (endpoint.operation === null || mayDo(member.role, endpoint.operation)) return ok(member)
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
