import { PROVIDER_TIMEOUT_MS } from '#contract/terms/limits.ts'
import { fail, ok } from '#contract/terms/result.ts'
import type { ApiClient, CallFailure, CallInput } from '#contract/v1/client.ts'
import { type AnyEndpoint, callKey, hasBody } from '#contract/v1/endpoint.ts'
import type { Calls } from './api.ts'
import type { CheckRateLimit } from './rate-limit.ts'
import type { ApiRefusal } from './refusal.ts'
import { recordRefusal } from './request-scope.ts'

/** On whose behalf a page calls. */
export type Caller = {
  /** Empty for a page that is rendered for everyone. */
  clientAddress: string
  /** Read for each private call: an earlier one may have set another. */
  cookie?: () => string | null
  /** Called with the value of `Set-Cookie` that a call returns. */
  onCookie?: (cookie: string) => void
}

export type LocalParts = {
  calls: Calls
  checkRateLimit: CheckRateLimit
  /** The refusal for an unexpected error; logs it. */
  onError: (error: Error) => ApiRefusal
}

/**
 * Clients that call the use cases of this process without HTTP: requests are validated as over HTTP, and the value is returned as it is,
 * read-only.
 */
export function localClients({ calls, checkRateLimit, onError }: LocalParts): (caller: Caller) => ApiClient {
  return (caller) => ({
    call: async (endpoint, input = {}) => {
      const call = calls.get(callKey(endpoint))
      if (call === undefined) throw new Error(`Nothing answers ${endpoint.method} ${endpoint.path}`)
      const { clientAddress } = caller
      const query = textsOf(input.query)
      const headers = headersOf(endpoint, caller, input)
      const limited = checkRateLimit(endpoint, { clientAddress, query })
      const answered =
        limited === undefined ? call({ query, body: bodyOf(endpoint, input), clientAddress, headers }) : fail(limited)
      const result = await inTime(Promise.resolve(answered)).catch((error: Error) => fail(onError(error)))
      if (result === undefined) return fail(unreachable(endpoint))
      if (!result.ok) return fail(failureOf(result.error))
      const { value, headers: own } = result.value
      if (endpoint.private && own['Set-Cookie'] !== undefined) caller.onCookie?.(own['Set-Cookie'])
      // `implement` typed it by the same declaration.
      return ok(value as never)
    },
  })
}

/** The values as text, as in an address; empty ones are left out. */
function textsOf(query: unknown): Record<string, string> {
  const given = Object.entries((query ?? {}) as Record<string, unknown>)
  return Object.fromEntries(
    given.filter(([, value]) => value !== undefined && value !== '').map(([name, value]) => [name, String(value)]),
  )
}

function bodyOf({ method }: AnyEndpoint, { body = {} }: CallInput<AnyEndpoint>): unknown {
  return hasBody(method) ? body : undefined
}

/** Only private calls get the visitor's cookie. */
function headersOf(endpoint: AnyEndpoint, { cookie }: Caller, { idempotencyKey }: CallInput<AnyEndpoint>): Headers {
  const headers = new Headers()
  const known = endpoint.private ? cookie?.() : null
  if (known) headers.set('cookie', known)
  if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey)
  return headers
}

/** Undefined on a timeout, as when the database hangs. */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(resolve, PROVIDER_TIMEOUT_MS, undefined)
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

function unreachable({ failure }: AnyEndpoint): CallFailure {
  return { status: 0, code: 'unreachable', message: failure, errors: [] }
}

function failureOf({ status, code, message, errors = [], more, retryAfterSeconds }: ApiRefusal): CallFailure {
  recordRefusal(code)
  return {
    ...{ status, code, message, errors },
    ...(more === undefined || Object.keys(more).length === 0 ? {} : { more }),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  }
}
