import { isBuffered, replaceHeaders } from '#server/http/buffered-response.ts'
import { calmScripts } from './cache-entry.ts'
import { type PageAllowance, pageHeaders } from './security-headers.ts'

/** An uncached page gets its policy computed from its own bytes. */
export async function sealPage(response: Response, origin: string, allowed: PageAllowance = {}): Promise<Response> {
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') === true
  if (!isHtml) return withHeaders(response, { ...pageHeaders(origin, '', allowed), 'Cache-Control': 'no-store' })
  const html = calmScripts(await response.text(), response.status)
  const sealed = new Response(html, { status: response.status, headers: response.headers })
  return withHeaders(sealed, { ...pageHeaders(origin, html, allowed), 'Cache-Control': 'no-store' })
}

/** Adds headers that the response does not set itself. */
export function withHeaders(response: Response, headers: Record<string, string>): Response {
  if (isBuffered(response)) {
    for (const [name, value] of Object.entries(headers))
      if (!response.headers.has(name)) response.headers.set(name, value)
    return response
  }
  const merged = new Headers(headers)
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') merged.set(name, value)
  })
  for (const cookie of response.headers.getSetCookie()) merged.append('set-cookie', cookie)
  return replaceHeaders(response, merged)
}
