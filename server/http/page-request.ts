import { BODY_BYTES_MAX } from '#contract/terms/limits.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { isSameOrigin } from './guard.ts'
import { readLimited } from './read-limited.ts'
import type { ApiRefusal } from './refusal.ts'

const FORM = /^application\/x-www-form-urlencoded\s*(?:;|$)/i
/** Set by proxies, but anyone can send them: they are read in client-address.ts only and never reach the site. */
const FORWARDED = /^(?:x-forwarded-|forwarded$|x-real-ip$|x-original-|x-rewrite-)/

/** A visitor's request as the site gets it: at our own origin, and a form only if it is small and from one of our pages. */
export async function pageRequestOf(request: Request, origin: string): Promise<Result<Request, ApiRefusal>> {
  const { pathname, search } = new URL(request.url)
  const init = { method: request.method, headers: withoutForwarded(request.headers), signal: request.signal }
  if (request.method === 'GET' || request.method === 'HEAD')
    return ok(new Request(`${origin}${pathname}${search}`, init))
  if (request.method !== 'POST') return fail({ status: 405, code: 'method', message: 'This method is not allowed' })
  if (!isSameOrigin(request.headers, origin)) {
    return fail({ status: 403, code: 'wrong_origin', message: 'Please send this from our own pages' })
  }
  const body = await readLimited(request, BODY_BYTES_MAX)
  if (body === undefined) return fail({ status: 413, code: 'too_large', message: 'The form is larger than 64 KB' })
  if (body.length > 0 && !FORM.test(request.headers.get('content-type') ?? '')) {
    return fail({ status: 415, code: 'not_a_form', message: 'Please send this from the form on the page' })
  }
  return ok(new Request(`${origin}${pathname}${search}`, { ...init, body: new Uint8Array(body) }))
}

/**
 * Drops forwarded headers, and the origin "null" of pages with the policy no-referrer: it was checked before, and the framework refuses
 * it.
 */
function withoutForwarded(headers: Headers): Headers {
  const kept = new Headers()
  headers.forEach((value, name) => {
    if (!FORWARDED.test(name) && !(name === 'origin' && value === 'null')) kept.append(name, value)
  })
  return kept
}
