import type { Db } from '#server/db/db.ts'
import { HEADERS } from '#server/media/headers.ts'
import { readShownPhoto } from './photo-store.ts'

const ADDRESS = /^\/media\/review\/([0-9a-f]{20})-(480|1600)\.webp$/
/** One that is taken back is gone from browsers after this long. */
const CACHED = 'public, max-age=3600'

export function isReviewPhoto(path: string): boolean {
  return path.startsWith('/media/review/')
}

/** A photograph that the operator has let through; 404 for any other, as if it were not there. */
export async function answerReviewPhoto(db: Db, path: string): Promise<Response> {
  const [, id, width] = ADDRESS.exec(path) ?? []
  const file = id === undefined ? undefined : await readShownPhoto(db, id, width === '480' ? 'small' : 'large')
  if (file === undefined)
    return new Response(null, { status: 404, headers: { ...HEADERS, 'Cache-Control': 'no-store' } })
  return new Response(new Uint8Array(file), {
    headers: { ...HEADERS, 'Content-Type': 'image/webp', 'Cache-Control': CACHED },
  })
}
