import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readSessionToken } from '#server/http/session-cookie.ts'
import { commonHeaders } from '#server/pages/security-headers.ts'

/** The page of the office, which loads its scripts and draws every screen itself; undefined for addresses of other pages. */
export type OfficeShell = (request: Request, path: string) => Promise<Response> | undefined

function isOffice(path: string): boolean {
  return path === '/office' || path.startsWith('/office/')
}

/** `folder`: where the built pages lie. They say nothing about anybody, so that everybody may have them; what they ask is for members alone. */
export function officeShell(folder: string, origin: string): OfficeShell {
  return (request, path) => (isOffice(path) ? answer(request, folder, origin) : undefined)
}

async function answer(request: Request, folder: string, origin: string): Promise<Response> {
  const headers = shellHeaders(origin)
  if (request.method !== 'GET')
    return new Response('Method not allowed', { status: 405, headers: { ...headers, Allow: 'GET, HEAD' } })
  // The two differ in what they fetch first; whether the session still lives is for the calls to find out.
  const isInside = readSessionToken(request.headers, origin, 'staff') !== undefined
  // Read anew each time: it is small, and the build may have replaced it.
  const html = await readFile(join(folder, isInside ? 'inside.html' : 'index.html'), 'utf8').catch(() => undefined)
  if (html === undefined) return new Response('The office is not built', { status: 404, headers })
  return new Response(html, { headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } })
}

/** Scripts and styles of the build alone; pictures also from what a form is about to send. */
function shellHeaders(origin: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src ${origin}/assets/`,
    `style-src ${origin}/assets/`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    'report-uri /api/v1/csp-report',
  ]
  return {
    ...commonHeaders(origin),
    'Referrer-Policy': 'no-referrer',
    'Content-Security-Policy': policy.join('; '),
    'X-Robots-Tag': 'noindex',
    'Cache-Control': 'no-cache',
    Vary: 'Cookie',
  }
}
