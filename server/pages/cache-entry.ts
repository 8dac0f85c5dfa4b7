import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { apiHeaders, pageHeaders } from './security-headers.ts'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** One finished answer: bytes and flat header lists, ready for `writeHead`; the plain body is unpacked when asked for. */
export type CacheEntry = {
  status: number
  etag: string
  filledAt: number
  bodies: { br: Buffer; gzip: Buffer }
  headers: Record<Encoding, string[]>
  notModified: string[]
  bytes: number
}

/** Quality for the visitor who waits, and for everyone after. */
export const QUICK_QUALITY = 5
const BEST_QUALITY = 11

/** Packs an answer of the site or the API; policy hashes and ETag belong to exactly these bytes. */
export async function makeEntry(
  response: Response,
  kind: 'page' | 'call',
  origin: string,
  now: number,
): Promise<CacheEntry> {
  const type = response.headers.get('content-type') ?? 'text/html; charset=utf-8'
  const text = calmScripts(await response.text())
  const plain = Buffer.from(text)
  const [packed, zipped] = await Promise.all([brotli(plain, brotliOptions(QUICK_QUALITY, plain.length)), gzip(plain)])
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  const shared = {
    'Content-Type': type,
    'Cache-Control': 'public, max-age=0, must-revalidate',
    Vary: 'Accept-Encoding',
    ETag: etag,
    ...(kind === 'call' ? apiHeaders(origin) : pageHeaders(origin, type.startsWith('text/html') ? text : '')),
    ...robotsOf(response),
  }
  return {
    status: response.status,
    etag,
    filledAt: now,
    bodies: { br: packed, gzip: zipped },
    headers: {
      br: flat({ ...shared, 'Content-Encoding': 'br', 'Content-Length': String(packed.length) }),
      gzip: flat({ ...shared, 'Content-Encoding': 'gzip', 'Content-Length': String(zipped.length) }),
      identity: flat({ ...shared, 'Content-Length': String(plain.length) }),
    },
    notModified: flat({ ETag: etag, 'Cache-Control': shared['Cache-Control'], Vary: shared.Vary }),
    bytes: packed.length + zipped.length,
  }
}

/** The same entry with its brotli body packed as small as it gets; done off the request path. */
export async function repack(entry: CacheEntry): Promise<CacheEntry> {
  const plain = plainBody(entry)
  const packed = await brotli(plain, brotliOptions(BEST_QUALITY, plain.length))
  const headers = [...entry.headers.br]
  headers[headers.indexOf('Content-Length') + 1] = String(packed.length)
  return {
    ...entry,
    bodies: { ...entry.bodies, br: packed },
    headers: { ...entry.headers, br: headers },
    bytes: packed.length + entry.bodies.gzip.length,
  }
}

export function plainBody(entry: CacheEntry): Buffer {
  return zlib.gunzipSync(entry.bodies.gzip)
}

/** The framework preloads its scripts at high priority, ahead of the stylesheet: about a second of first paint. */
export function calmScripts(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
}

export function pickEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(\.0+)?(,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(\.0+)?(,|$))/.test(accepted) ? 'gzip' : 'identity'
}

function brotliOptions(quality: number, size: number): zlib.BrotliOptions {
  return {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: size,
      [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
    },
  }
}

function robotsOf(response: Response): Record<string, string> {
  const robots = response.headers.get('x-robots-tag')
  return robots === null ? {} : { 'X-Robots-Tag': robots }
}

function flat(headers: Record<string, string>): string[] {
  return Object.entries(headers).flat()
}
