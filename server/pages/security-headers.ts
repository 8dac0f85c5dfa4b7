/** Headers of every response. */
export function commonHeaders(origin: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(isHttps(origin) ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload' } : {}),
  }
}

/**
 * Origins a page may reach beside our own: pictures of the provider of the catalogue, and the payment gateway that its form posts to.
 * Such a form sends the gateway no referrer.
 */
export type PageAllowance = {
  pictureOrigin?: string | undefined
  checkoutOrigin?: string
  /** Sources of the scripts that stand in the page, as the site names them in SCRIPTS_HEADER. */
  scripts?: string | null
}

/** Of a response of the site to the server; visitors get the policy in its place. */
export const SCRIPTS_HEADER = 'X-Inline-Scripts'

/** The policy of one page: scripts by path, and the one in the head by its hash; a script anywhere else in the page does not run. */
export function pageHeaders(
  origin: string,
  { pictureOrigin, checkoutOrigin, scripts }: PageAllowance = {},
): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src ${[`${origin}/assets/`, ...(scripts ? [scripts] : [])].join(' ')}`,
    `style-src ${origin}/assets/`,
    `img-src 'self' data:${pictureOrigin === undefined ? '' : ` ${pictureOrigin}`}`,
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${checkoutOrigin === undefined || checkoutOrigin === origin ? '' : ` ${checkoutOrigin}`}`,
    "frame-ancestors 'none'",
    ...(isHttps(origin) ? ['upgrade-insecure-requests'] : []),
    'report-to csp',
    'report-uri /api/v1/csp-report',
  ]
  return {
    ...commonHeaders(origin),
    ...(checkoutOrigin === undefined ? {} : { 'Referrer-Policy': 'no-referrer' }),
    'Content-Security-Policy': policy.join('; '),
    'Reporting-Endpoints': `csp="${origin}/api/v1/csp-report"`,
  }
}

/** The policy of short notices (refusals, failures) and of anything that is not a page: nothing may run. */
export function noticeHeaders(origin: string): Record<string, string> {
  return { ...commonHeaders(origin), 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" }
}

/** The policy of a file of the build: opened by itself it can do nothing, and the worker (public/away.js) may fetch from this site only. */
export function fileHeaders(origin: string): Record<string, string> {
  const policy = "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'"
  return { ...commonHeaders(origin), 'Content-Security-Policy': policy }
}

/** The policy of the API: a response that a browser opens as a page can do nothing. */
export function apiHeaders(origin: string): Record<string, string> {
  return { ...noticeHeaders(origin), 'X-Robots-Tag': 'noindex' }
}

function isHttps(origin: string): boolean {
  return origin.startsWith('https:')
}
