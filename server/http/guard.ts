import type { MiddlewareHandler } from 'hono'
import { URL_BYTES_MAX } from '#contract/terms/limits.ts'
import type { ApiEnv } from './api-env.ts'
import { refusalResponse } from './refusal.ts'
import { readSessionToken } from './session-cookie.ts'

const UNSAFE = new Set(['POST', 'PATCH', 'PUT', 'DELETE'])
/** Policy reports come without a usable origin and act for nobody. Webhooks of a payment gateway are verified by their signature. */
const EXEMPT = /\/(?:csp-report$|webhooks\/payments\/)/

/** Refuses addresses that are too long, and unsafe requests that another site's page makes in a visitor's browser. */
export function guard(origin: string): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const request = context.req.raw
    if (request.url.length > URL_BYTES_MAX) {
      return refusalResponse({ status: 414, code: 'url_too_long', message: 'The address is longer than 4 KB' })
    }
    const isExempt = EXEMPT.test(context.req.path)
    if (UNSAFE.has(request.method) && !isExempt && !isSameOrigin(request.headers, origin)) {
      return refusalResponse({ status: 403, code: 'wrong_origin', message: 'Please send this from our own pages' })
    }
    return next()
  }
}

/** Own `Origin` or `Sec-Fetch-Site: same-origin`. A request with neither header passes, except where it carries a session cookie of ours (booking rules 3.2.1). */
export function isSameOrigin(headers: Headers, origin: string): boolean {
  const sender = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  if (sender === null && site === null)
    return readSessionToken(headers, origin) === undefined && readSessionToken(headers, origin, 'staff') === undefined
  // Pages with the policy no-referrer (those to pay on) send "null" as origin; Sec-Fetch-Site still identifies them.
  return sender === origin || ((sender === null || sender === 'null') && site === 'same-origin')
}
