import type { IncomingMessage } from 'node:http'
import { URL_BYTES_MAX } from '#contract/terms/limits.ts'

/** The decision about a request before anything else reads it. */
export type GateVerdict =
  | { kind: 'pass' }
  | { kind: 'redirect'; status: 301 | 307; location: string }
  | { kind: 'refuse'; status: 400 | 404 | 405 | 414 | 421; code: string; message: string }

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS'])
const PASS: GateVerdict = { kind: 'pass' }
/** Doubled slashes, path parameters, encoded separators, dot segments in either form: none of our pages has them (cache rules C5). */
const ODD_PATH = /\/\/|;|#|%2f|%5c|%00|%2e|\\|\/\.\.?(?:\/|$)/i
const TRAILING_EXTENSION = /\.(?!data$|xml$|txt$|json$|ico$|svg$|png$|webmanifest$)[a-z0-9]{1,5}$/i
/** The one script outside the build's folder: a service worker controls only addresses below its own (public/away.js). */
const WORKER = '/away.js'
const FILE_FOLDERS = /^\/(?:assets|media|api|sandbox)\//
/** Calls of this process to the practice gateway by the address of the machine; fetch cannot set another Host. */
const INNER_CALLS = /^\/sandbox\/v1\//

/**
 * Checks method, length, form of the path, and that Host is that of `origin`. `innerHost` is the address by which this process calls
 * itself: only those calls may name it, and they carry a key.
 */
export function gateOf(origin: string, innerHost?: string): (request: IncomingMessage) => GateVerdict {
  const { protocol, hostname, host, port } = new URL(origin)
  const standardPort = protocol === 'https:' ? ':443' : ':80'
  const hosts = new Set(port === '' ? [host, host + standardPort] : [host])
  const loopback = new Set(
    protocol === 'http:' && hostname === 'localhost'
      ? ['127.0.0.1', '[::1]'].flatMap((each) => (port === '' ? [each, `${each}:80`] : [`${each}:${port}`]))
      : [],
  )
  return (request) => {
    const url = request.url ?? '/'
    if (!METHODS.has(request.method ?? '')) return refuse(405, 'method', 'This method is not allowed')
    if (url.length > URL_BYTES_MAX) return refuse(414, 'url_too_long', 'The address is longer than 4 KB')
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (hasTwoHosts(request.rawHeaders)) return refuse(400, 'malformed', 'Please name one host')
    const sentTo = request.headers.host?.toLowerCase() ?? ''
    const isInner = sentTo === innerHost && INNER_CALLS.test(url)
    if (!hosts.has(sentTo) && !isInner) {
      if (isRead && loopback.has(sentTo) && url.startsWith('/'))
        return { kind: 'redirect', status: 307, location: `${origin}${safePath(url)}` }
      return refuse(421, 'wrong_host', `This site answers at ${origin}`)
    }
    if (isOddPath(url)) return refuse(404, 'not_found', 'We could not find that page')
    const bare = isRead ? withoutLastSlash(url) : undefined
    return bare === undefined ? PASS : { kind: 'redirect', status: 301, location: bare }
  }
}

/** Two Host headers are ambiguous: programs on the way may choose differently. Names and values alternate in the list. */
export function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

function isOddPath(url: string): boolean {
  const path = url.split('?', 1)[0] ?? '/'
  if (!path.startsWith('/') || ODD_PATH.test(path) || !isDecodable(path)) return true
  return path !== WORKER && !FILE_FOLDERS.test(path) && TRAILING_EXTENSION.test(path)
}

/** Bytes that are not UTF-8 are in no address of ours. */
function isDecodable(path: string): boolean {
  if (!path.includes('%')) return true
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** Each page has one address: `/tours/` redirects to `/tours`. Undefined when there is no slash to remove. */
function withoutLastSlash(url: string): string | undefined {
  const [path = '/', ...search] = url.split('?')
  if (path === '/' || !path.endsWith('/') || FILE_FOLDERS.test(path)) return undefined
  return [path.slice(0, -1), ...search].join('?')
}

/** Two slashes at the start would make a redirect name another host. */
function safePath(url: string): string {
  return `/${url.replace(/^[/\\]+/, '')}`
}

function refuse(status: 400 | 404 | 405 | 414 | 421, code: string, message: string): GateVerdict {
  return { kind: 'refuse', status, code, message }
}
