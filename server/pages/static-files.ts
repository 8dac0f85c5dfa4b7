import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, relative, sep } from 'node:path'
import zlib from 'node:zlib'
import { isUnchanged } from '#server/http/is-unchanged.ts'
import { pickEncoding } from '#server/http/pick-encoding.ts'

const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  json: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  webmanifest: 'application/manifest+json',
}
/** For files that the build has not compressed (tools/pack-site.ts). */
const QUICK_QUALITY = 9
const PACKED_NAME = /\.br$/
const PACKED_TYPES = /^(?:text|application|image\/svg)/

type StaticFile = { type: string; etag: string; plain: Buffer; br?: Buffer; gzip?: Buffer; immutable: boolean }

/** The files of the built site, in memory, compressed by the build. Returns false when there is no such file. */
export function serveStaticFiles(
  folder: string,
  headers: Record<string, string>,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const files = new Map<string, StaticFile>(
    readFolder(folder).map((path) => [`/${path.split(sep).join('/')}`, readFile(folder, path)]),
  )
  return (request, response) => {
    const file = files.get((request.url ?? '').split('?', 1)[0] ?? '')
    if (file === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return false
    sendFile(file, headers, request, response)
    return true
  }
}

function sendFile(
  file: StaticFile,
  headers: Record<string, string>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const shared = {
    ...headers,
    'Content-Type': file.type,
    'Cache-Control': file.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    Vary: 'Accept-Encoding',
    ETag: file.etag,
  }
  if (isUnchanged(request.headers['if-none-match'], file.etag)) {
    response.writeHead(304, shared).end()
    return
  }
  const encoding = PACKED_TYPES.test(file.type) ? pickEncoding(request.headers['accept-encoding']) : 'identity'
  const body = encoding === 'identity' ? file.plain : packed(file, encoding)
  response.writeHead(200, {
    ...shared,
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    'Content-Length': body.length,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function packed(file: StaticFile, encoding: 'br' | 'gzip'): Buffer {
  if (encoding === 'br') {
    file.br ??= zlib.brotliCompressSync(file.plain, {
      params: { [zlib.constants.BROTLI_PARAM_QUALITY]: QUICK_QUALITY },
    })
    return file.br
  }
  file.gzip ??= zlib.gzipSync(file.plain)
  return file.gzip
}

function readFolder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (each) =>
        each.isFile() &&
        !each.name.startsWith('.') &&
        !PACKED_NAME.test(each.name) &&
        !each.parentPath.includes(`${sep}.vite`),
    )
    .map((each) => relative(folder, join(each.parentPath, each.name)))
}

function readFile(folder: string, path: string): StaticFile {
  const whole = join(folder, path)
  const plain = readFileSync(whole)
  const br = existsSync(`${whole}.br`) ? readFileSync(`${whole}.br`) : undefined
  return {
    type: TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    ...(br === undefined ? {} : { br }),
    immutable: path.startsWith('assets'),
  }
}
