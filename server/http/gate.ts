import type { IncomingMessage } from 'node:http'
import { URL_BYTES_MAX } from '#contract/terms/limits.ts'

/** What is decided about a request before anything else looks at it. */
export type GateVerdict =
  | { kind: 'pass' }
  | { kind: 'redirect'; location: string }
  | { kind: 'refuse'; status: 404 | 405 | 414 | 421; code: string; message: string }

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS'])
const PASS: GateVerdict = { kind: 'pass' }
/** Doubled slashes, path parameters, encoded separators, dot segments: no page of ours has them (rule C5). */
const ODD_PATH = /\/\/|;|%2f|%5c|%00|\\|\/\.\.?(?:\/|$)/i
const TRAILING_EXTENSION = /\.(?!data$|xml$|txt$|json$|ico$|svg$|png$|webmanifest$)[a-z0-9]{1,5}$/i
const FILE_FOLDERS = /^\/(?:assets|media|api)\//

/** Methods, length, shape of the path and host; `origin` is the configured one, the Host header is only compared with it. */
export function gateOf(origin: string): (request: IncomingMessage) => GateVerdict {
  const { host, port, protocol } = new URL(origin)
  const loopback =
    protocol === 'http:' && host.startsWith('localhost') ? [`127.0.0.1:${port || '80'}`, `[::1]:${port || '80'}`] : []
  return (request) => {
    const url = request.url ?? '/'
    if (!METHODS.has(request.method ?? '')) return refuse(405, 'method', 'This method is not allowed')
    if (url.length > URL_BYTES_MAX) return refuse(414, 'url_too_long', 'The address is longer than 4 KB')
    const sentTo = request.headers.host ?? ''
    if (sentTo !== host) {
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      if (isRead && loopback.includes(sentTo) && url.startsWith('/'))
        return { kind: 'redirect', location: `${origin}${safePath(url)}` }
      return refuse(421, 'wrong_host', `This site answers at ${origin}`)
    }
    return isOddPath(url) ? refuse(404, 'not_found', 'We could not find that page') : PASS
  }
}

function isOddPath(url: string): boolean {
  const path = url.split('?', 1)[0] ?? '/'
  if (!path.startsWith('/') || ODD_PATH.test(path)) return true
  return !FILE_FOLDERS.test(path) && TRAILING_EXTENSION.test(path)
}

/** A path that starts with two slashes would name another host in a redirect. */
function safePath(url: string): string {
  return `/${url.replace(/^[/\\]+/, '')}`
}

function refuse(status: 404 | 405 | 414 | 421, code: string, message: string): GateVerdict {
  return { kind: 'refuse', status, code, message }
}
