import { readFile } from 'node:fs/promises'
import { commonHeaders } from '#server/pages/security-headers.ts'

/** The page of the office, which loads its scripts and draws every screen itself; undefined for addresses of other pages. */
export type OfficeShell = (request: Request, path: string) => Promise<Response> | undefined

function isOffice(path: string): boolean {
  return path === '/office' || path.startsWith('/office/')
}

/** `file`: the built page. It says nothing about anybody, so that everybody may have it; what it asks is for members alone. */
export function officeShell(file: string, origin: string): OfficeShell {
  return (request, path) => (isOffice(path) ? answer(request, file, origin) : undefined)
}

async function answer(request: Request, file: string, origin: string): Promise<Response> {
  const headers = shellHeaders(origin)
  if (request.method !== 'GET')
    return new Response('Method not allowed', { status: 405, headers: { ...headers, Allow: 'GET, HEAD' } })
  // Read anew each time: it is small, and the build may have replaced it.
  const html = await readFile(file, 'utf8').catch(() => undefined)
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
  }
}
