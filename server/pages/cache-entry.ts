import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { Encoding } from '#server/http/pick-encoding.ts'
import { apiHeaders, pageHeaders, SCRIPTS_HEADER } from './security-headers.ts'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** One rendered response: bytes and flat header lists, ready for `writeHead`; the plain body is decompressed on demand. */
export type CacheEntry = {
  status: number
  etag: string
  filledAt: number
  bodies: { br: Buffer; gzip: Buffer }
  headers: Record<Encoding, string[]>
  notModified: string[]
  bytes: number
}

/** Brotli quality for the visitor who waits, and for later ones. */
const QUICK_QUALITY = 5
const BEST_QUALITY = 11
const KEPT_HEADERS = ['X-Robots-Tag', 'X-Remix-Response']
/** What a page asks for ahead; a browser that has the page has that too. */
const AHEAD_HEADERS = ['Link']

type Making = {
  kind: 'page' | 'call'
  origin: string
  now: number
  pictureOrigin?: string | undefined
  /** What it is made in place of: with the same bytes it is as well packed. */
  last?: CacheEntry | undefined
}

/** Compresses a response of the site or the API; its policy hashes and ETag belong to exactly these bytes. */
export async function makeEntry(
  response: Response,
  { kind, origin, now, pictureOrigin, last }: Making,
): Promise<CacheEntry> {
  const type = response.headers.get('content-type') ?? 'text/html; charset=utf-8'
  const plain = Buffer.from(await response.arrayBuffer())
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  const bodies = last?.etag === etag ? last.bodies : await packQuickly(plain)
  const lasting = {
    'Cache-Control': 'public, max-age=0, must-revalidate',
    Vary: 'Accept-Encoding',
    ETag: etag,
    ...(kind === 'call'
      ? apiHeaders(origin)
      : pageHeaders(origin, { pictureOrigin, scripts: response.headers.get(SCRIPTS_HEADER) })),
    ...keptHeaders(response, KEPT_HEADERS),
  }
  const shared = { 'Content-Type': type, ...lasting, ...keptHeaders(response, AHEAD_HEADERS) }
  return {
    status: response.status,
    etag,
    filledAt: now,
    bodies,
    headers: {
      br: flat({ ...shared, 'Content-Encoding': 'br', 'Content-Length': String(bodies.br.length) }),
      gzip: flat({ ...shared, 'Content-Encoding': 'gzip', 'Content-Length': String(bodies.gzip.length) }),
      identity: flat({ ...shared, 'Content-Length': String(plain.length) }),
    },
    // Has the policy of the page, as a browser may apply it to its own cached copy.
    notModified: flat(lasting),
    bytes: bodies.br.length + bodies.gzip.length,
  }
}

async function packQuickly(plain: Buffer): Promise<CacheEntry['bodies']> {
  const [br, zipped] = await Promise.all([brotli(plain, brotliOptions(QUICK_QUALITY, plain.length)), gzip(plain)])
  return { br, gzip: zipped }
}

/** The same entry compressed with the best quality; not on the path of a request. */
export async function repack(entry: CacheEntry): Promise<CacheEntry> {
  const plain = plainBody(entry)
  const packed = await brotli(plain, brotliOptions(BEST_QUALITY, plain.length))
  if (packed.length >= entry.bodies.br.length) return entry
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

function brotliOptions(quality: number, size: number): zlib.BrotliOptions {
  return {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: size,
      [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
    },
  }
}

/** Headers of the response itself that clients depend on: robots, and the framework's mark of its data. */
function keptHeaders(response: Response, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = response.headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
}

function flat(headers: Record<string, string>): string[] {
  return Object.entries(headers).flat()
}
