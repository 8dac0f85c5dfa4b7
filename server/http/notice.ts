import { apiHeaders, noticeHeaders } from '#server/pages/security-headers.ts'
import { methodsOfCall } from './known-calls.ts'
import { type ApiRefusal, refusalResponse } from './refusal.ts'

/** Shown for an error on our side. */
export const FAILED: ApiRefusal = {
  status: 500,
  code: 'failed',
  message: 'Something went wrong on our side. Please try again in a minute.',
}

/** An error response: JSON for calls of the API, a short page for people. Never cached. */
export function noticeOf(refusal: ApiRefusal, path: string, origin: string): Response {
  const inJson = refusalResponse(refusal)
  const headers = new Headers(inJson.headers)
  const policy = isCall(path) ? apiHeaders(origin) : noticeHeaders(origin)
  for (const [name, value] of Object.entries(policy)) headers.set(name, value)
  headers.set('Cache-Control', 'no-store')
  if (refusal.status === 405) headers.set('Allow', allowedAt(path))
  if (!isCall(path)) headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(isCall(path) ? inJson.body : plainPage(refusal.message), { status: refusal.status, headers })
}

function allowedAt(path: string): string {
  if (isCall(path)) return methodsOfCall(path).join(', ') || 'GET, HEAD, POST, PATCH, DELETE, OPTIONS'
  return isFile(path) ? 'GET, HEAD' : 'GET, HEAD, POST'
}

/** Whether an address belongs to a file of the build or a picture. */
export function isFile(path: string): boolean {
  return path.startsWith('/assets/') || path.startsWith('/media/')
}

/** Whether an address belongs to the API. */
export function isCall(path: string): boolean {
  return path === '/api' || path.startsWith('/api/')
}

/** Plain HTML that needs neither the site nor the database. */
function plainPage(sentence: string): string {
  const text = sentence.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${text}</title><h1>${text}</h1><p><a href="/">Go to the home page</a></p></html>`
}
