import { isBuffered, replaceHeaders } from '#server/http/buffered-response.ts'
import { type PageAllowance, pageHeaders, SCRIPTS_HEADER } from './security-headers.ts'

/** An uncached page, with its policy. */
export function sealPage(response: Response, origin: string, allowed: PageAllowance = {}): Response {
  const scripts = response.headers.get(SCRIPTS_HEADER)
  const sealed = withHeaders(response, { ...pageHeaders(origin, { ...allowed, scripts }), 'Cache-Control': 'no-store' })
  sealed.headers.delete(SCRIPTS_HEADER)
  return sealed
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
