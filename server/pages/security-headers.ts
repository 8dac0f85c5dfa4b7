import { createHash } from 'node:crypto'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
const DATA_BLOCK = /type="application\/(ld\+)?json"/

/** Headers of every answer, page or not. */
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

/** The policy of one page: scripts by path and, for the framework's own inline ones, by hash. */
export function pageHeaders(origin: string, html: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src ${[`${origin}/assets/`, ...inlineHashes(html)].join(' ')}`,
    `style-src ${origin}/assets/`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps(origin) ? ['upgrade-insecure-requests'] : []),
    'report-to csp',
    'report-uri /api/v1/csp-report',
  ]
  return {
    ...commonHeaders(origin),
    'Content-Security-Policy': policy.join('; '),
    'Reporting-Endpoints': `csp="${origin}/api/v1/csp-report"`,
  }
}

/** The policy of the API: an answer that a browser opens as a page can do nothing. */
export function apiHeaders(origin: string): Record<string, string> {
  return {
    ...commonHeaders(origin),
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Robots-Tag': 'noindex',
  }
}

/** sha256 sources of every inline script that runs; data blocks do not run and need none. */
export function inlineHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', body = ''] of html.matchAll(INLINE_SCRIPT)) {
    if (!DATA_BLOCK.test(attributes)) hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`)
  }
  return [...hashes]
}

function isHttps(origin: string): boolean {
  return origin.startsWith('https:')
}
