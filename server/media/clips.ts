import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { HEADERS, IMMUTABLE } from './headers.ts'

/** Addresses of a clip (H.264) and of its captions (WebVTT). */
export type ClipLinks = { mediaLink: string; captions: string }

export type Clips = {
  names: string[]
  linksOf: (name: string) => ClipLinks | undefined
  /** `range` is the header of that name: browsers play a film in pieces. */
  answer: (path: string, range: string | null) => Promise<Response>
}

const ADDRESS = /^\/media\/clips\/([a-z0-9-]{1,64})-([0-9a-f]{8})\.(mp4|vtt)$/
const TYPES: Record<string, string> = { mp4: 'video/mp4', vtt: 'text/vtt; charset=utf-8' }
const VERSION_DIGITS = 8

export function isClip(path: string): boolean {
  return path.startsWith('/media/clips/')
}

/** The clips that lie in a folder, a film and its captions under one name; their addresses change with what is in them. */
export function readClips(folder: string): Clips {
  const films = readdirSync(folder).filter((file) => file.endsWith('.mp4'))
  const versions = new Map(films.map((file) => [file.slice(0, -'.mp4'.length), versionOf(join(folder, file))]))
  const addressOf = (name: string, kind: string) => `/media/clips/${name}-${versions.get(name)}.${kind}`
  return {
    names: [...versions.keys()].sort(),
    linksOf: (name) =>
      versions.has(name) ? { mediaLink: addressOf(name, 'mp4'), captions: addressOf(name, 'vtt') } : undefined,
    answer: async (path, range) => {
      const [, name = '', version, kind = ''] = ADDRESS.exec(path) ?? []
      const type = TYPES[kind]
      if (type === undefined || !versions.has(name)) return new Response(null, { status: 404, headers: HEADERS })
      if (versions.get(name) !== version) {
        return new Response(null, { status: 302, headers: { ...HEADERS, Location: addressOf(name, kind) } })
      }
      const bytes = await readFile(join(folder, `${name}.${kind}`))
      return pieceOf(bytes, range, { ...HEADERS, ...IMMUTABLE, 'Content-Type': type, 'Accept-Ranges': 'bytes' })
    },
  }
}

function versionOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, VERSION_DIGITS)
}

/** The piece that was asked for (RFC 9110, 14.2); anything but one plain range is answered with the whole. */
function pieceOf(bytes: Buffer, range: string | null, headers: Record<string, string>): Response {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? []
  if (from === '' && to === '') return new Response(new Uint8Array(bytes), { headers })
  const first = from === '' ? Math.max(0, bytes.length - Number(to)) : Number(from)
  const last = from === '' || to === '' ? bytes.length - 1 : Math.min(Number(to), bytes.length - 1)
  if (first > last || first >= bytes.length) {
    return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${bytes.length}` } })
  }
  return new Response(new Uint8Array(bytes.subarray(first, last + 1)), {
    status: 206,
    headers: { ...headers, 'Content-Range': `bytes ${first}-${last}/${bytes.length}` },
  })
}
