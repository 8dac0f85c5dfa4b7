import type { Hono } from 'hono'
import { MINUTE_MS } from '#contract/terms/durations.ts'
import type { Log } from '#server/adapters/log/log.ts'
import { count } from '#server/metrics/counted.ts'
import type { ApiEnv } from './api-env.ts'
import { refusalResponse } from './refusal.ts'

const REPORT_BYTES_MAX = 16 * 1024
const REPORT_TYPES = /^application\/(?:csp-report|reports\+json|json)\b/
/** The directives of the pages' policy. Reports are written by strangers, so any other name is recorded as one of them. */
const DIRECTIVES = new Set(
  'default-src script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src font-src media-src connect-src manifest-src worker-src frame-src object-src base-uri form-action frame-ancestors'.split(
    ' ',
  ),
)
/** Reports logged a minute, over all networks, so that one broken page in many browsers cannot fill the log. */
const REPORTS_PER_MINUTE = 60

/** Logs what the page policy blocked: the directive and the path of the page, nothing of the visitor. */
export function cspReports(api: Hono<ApiEnv>, log: Log): void {
  let windowStart = 0
  let taken = 0
  api.post('/csp-report', async (context) => {
    const request = context.req.raw
    if (!REPORT_TYPES.test(request.headers.get('content-type') ?? '')) {
      return refusalResponse({ status: 415, code: 'not_json', message: 'Please send a report' })
    }
    if (Number(request.headers.get('content-length') ?? REPORT_BYTES_MAX + 1) > REPORT_BYTES_MAX) {
      return refusalResponse({ status: 413, code: 'too_large', message: 'The report is larger than 16 KB' })
    }
    const minute = Math.floor(Date.now() / MINUTE_MS)
    if (minute !== windowStart) [windowStart, taken] = [minute, 0]
    taken += 1
    if (taken > REPORTS_PER_MINUTE) {
      return refusalResponse({ status: 429, code: 'too_many', message: 'Too many reports', retryAfterSeconds: 60 })
    }
    const text = (await request.text()).slice(0, REPORT_BYTES_MAX)
    const directive = /"(?:violated-directive|effectiveDirective|effective-directive)"\s*:\s*"([a-z-]{1,40})/.exec(
      text,
    )?.[1]
    count('csp_reports_total', { directive: DIRECTIVES.has(directive ?? '') ? (directive ?? '') : 'other' })
    log.warn({ event: 'csp_report', directive: directive ?? 'unknown' }, 'A browser reported a policy violation')
    return new Response(null, { status: 204 })
  })
}
