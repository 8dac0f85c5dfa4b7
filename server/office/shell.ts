import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fetchToday } from '#contract/office/today.ts'
import { withBrandSheet } from '#contract/terms/brand-sheet.ts'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { mayDo, type StaffRole } from '#contract/terms/staff-roles.ts'
import { readSessionToken } from '#server/http/session-cookie.ts'
import { commonHeaders } from '#server/pages/security-headers.ts'

/** The page of the office, which loads its scripts and draws every screen itself; undefined for addresses of other pages. */
export type OfficeShell = (request: Request, path: string) => Promise<Response> | undefined

function isOffice(path: string): boolean {
  return path === '/office' || path.startsWith('/office/')
}

type Office = {
  /** Where the built pages lie. They say nothing about anybody, so that everybody may have them; what they ask is for members alone. */
  folder: string
  origin: string
  /** The role of who is signed in; undefined for anybody else. */
  findRole: (headers: Headers) => Promise<StaffRole | undefined>
  /** The sheet with the operator's own colour and logo. */
  findBrandSheet: () => Promise<string | undefined>
}

export function officeShell(office: Office): OfficeShell {
  return (request, path) => (isOffice(path) ? answer(request, path, office) : undefined)
}

async function answer(request: Request, path: string, office: Office): Promise<Response> {
  const { folder, origin, findRole, findBrandSheet } = office
  const headers = shellHeaders(origin)
  if (request.method !== 'GET')
    return new Response('Method not allowed', { status: 405, headers: { ...headers, Allow: 'GET, HEAD' } })
  const hasSession = readSessionToken(request.headers, origin, 'staff') !== undefined
  // Without the database the page still comes, and its calls say what is the matter.
  const role = hasSession ? await findRole(request.headers).catch(() => 'unknown' as const) : undefined
  // Read anew each time: it is small, and the build may have replaced it.
  const html = await readFile(join(folder, role === undefined ? 'index.html' : 'inside.html'), 'utf8').catch(
    () => undefined,
  )
  if (html === undefined) return new Response('The office is not built', { status: 404, headers })
  const asksForToday = role !== undefined && role !== 'unknown' && isToday(request, path) && mayDo(role, 'today.read')
  const sheet = await findBrandSheet().catch(() => undefined)
  const dressed = sheet === undefined ? html : withBrandSheet(html, sheet)
  return new Response(asksForToday ? dressed.replace('<head>', `<head>${todayLink()}`) : dressed, {
    headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' },
  })
}

function isToday(request: Request, path: string): boolean {
  return TODAY.has(path) && new URL(request.url).search === ''
}

const TODAY = new Set(['/office', '/office/', '/office/today', '/office/today/'])

/** The day is fetched with the page and not after its scripts: half a second less on a slow network. */
function todayLink(): string {
  const href = `/api/office${fetchToday.path}?day=${dayInIndia(new Date())}`
  return `<link rel="preload" as="fetch" crossorigin href="${href}">`
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
