import { PHOTO_BYTES_MAX, REVIEW_PHOTOS_MAX } from '#contract/terms/limits.ts'
import { PHOTOS_REFUSED } from '#contract/terms/messages.ts'
import type { Result } from '#contract/terms/result.ts'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import { postReviewPhotos } from '#contract/v1/plain-calls.ts'
import type { Db } from '#server/db/db.ts'
import type { Api } from '#server/http/api.ts'
import { readLimited } from '#server/http/read-limited.ts'
import { type ApiRefusal, refusalResponse } from '#server/http/refusal.ts'
import { addPhotos, findRoom, type PhotosRefused } from './add-photos.ts'

/** What stands between the photographs of a form (ours). */
const FORM_BYTES_MAX = 64 * 1024
const BODY_BYTES_MAX = REVIEW_PHOTOS_MAX * PHOTO_BYTES_MAX + FORM_BYTES_MAX
/** Forms of photographs that are read at once: each is held in memory (ours). */
const READ_AT_ONCE = 2
const RETRY_SECONDS = 30
const STATUS: Record<PhotosRefused, ApiRefusal['status']> = {
  ...{ not_found: 404, no_review: 409, full: 409, not_a_form: 415, too_large: 413, malformed: 400 },
  ...{ none: 422, too_many_photos: 422, not_a_photo: 422, heic: 422, too_many_pixels: 422, busy: 503 },
}

/** Takes the form of a page, with or without script: whoever asks for a page is sent back to it, with what came of it. */
export function photoRoutes({ http }: Api, db: Db): void {
  let reading = 0
  http.on(postReviewPhotos.method, postReviewPhotos.path.replace('{invitation}', ':invitation'), async (context) => {
    const invitation = context.req.param('invitation') ?? ''
    if (reading >= READ_AT_ONCE) return answer(context.req.raw, invitation, { ok: false, error: 'busy' })
    reading += 1
    try {
      return answer(context.req.raw, invitation, await takePhotos(db, invitation, context.req.raw))
    } finally {
      reading -= 1
    }
  })
}

async function takePhotos(db: Db, invitation: string, request: Request): Promise<Result<number, PhotosRefused>> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) return { ok: false, error: 'not_a_form' }
  // Nobody without an invitation has a megabyte read.
  const room = await findRoom(db, invitation)
  if (!room.ok) return room
  const body = await readLimited(request, BODY_BYTES_MAX)
  if (body === undefined) return { ok: false, error: 'too_large' }
  const photos = await photosIn(body, type)
  if (photos === undefined) return { ok: false, error: 'malformed' }
  if (photos.length === 0) return { ok: false, error: 'none' }
  if (photos.some(({ length }) => length > PHOTO_BYTES_MAX)) return { ok: false, error: 'too_large' }
  return addPhotos(db, invitation, photos)
}

/** The files under the name of the form's field; a field without a file sends an empty one. */
async function photosIn(body: Buffer, type: string): Promise<Uint8Array[] | undefined> {
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'Content-Type': type } }).formData()
    const files = form.getAll('photo').filter((each) => typeof each !== 'string')
    return await Promise.all(files.filter(({ size }) => size > 0).map((file) => file.bytes()))
  } catch {
    // Cut off, or no form at all: whoever sent it is told so.
    return undefined
  }
}

function answer(request: Request, invitation: string, taken: Result<number, PhotosRefused>): Response {
  if (/\btext\/html\b/.test(request.headers.get('accept') ?? '')) {
    const outcome = taken.ok ? 'kept' : taken.error
    const location = `${visitorPaths.writeReview(invitation)}?photos=${outcome}`
    return new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } })
  }
  if (taken.ok) return Response.json({ status: 1, photos: taken.value }, { headers: { 'Cache-Control': 'no-store' } })
  const refused = refusalResponse({
    ...{ status: STATUS[taken.error], code: taken.error, message: PHOTOS_REFUSED[taken.error] },
    ...(taken.error === 'busy' ? { retryAfterSeconds: RETRY_SECONDS } : {}),
  })
  refused.headers.set('Cache-Control', 'no-store')
  return refused
}
