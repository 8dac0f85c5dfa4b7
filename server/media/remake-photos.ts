import type { PHOTOS_REFUSED } from '#contract/terms/messages.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { forkWorker } from './picture-maker.ts'

/** A photograph as we keep it: WebP that we made ourselves. */
export type RemadePhoto = { large: Uint8Array; small: Uint8Array; width: number; height: number }
export type PhotoTask = { files: readonly Uint8Array[] }
export type PhotosReply = { ok: true; photos: RemadePhoto[] } | { ok: false; isTooManyPixels: boolean }
type PhotoProblem = Extract<keyof typeof PHOTOS_REFUSED, 'not_a_photo' | 'heic' | 'too_many_pixels'>

/** More than any camera of a telephone makes by default; three bytes each while it is read (ours). */
export const PHOTO_PIXELS_MAX = 60_000_000
/** Three photographs take about two seconds; what takes this long was made to (ours). */
const PATIENCE_MS = 30_000

/**
 * Makes photographs of strangers anew, in a process of its own: what breaks a decoder breaks nothing else, and its memory goes with it.
 * One that cannot be read is refused, and the others with it.
 */
export async function remakePhotos(files: readonly Uint8Array[]): Promise<Result<RemadePhoto[], PhotoProblem>> {
  const problem = files.map(problemOf).find((each) => each !== undefined)
  if (problem !== undefined) return fail(problem)
  const reply = await askWorker({ files })
  if (reply?.ok === true) return ok(reply.photos)
  return fail(reply?.isTooManyPixels === true ? 'too_many_pixels' : 'not_a_photo')
}

/** By its first bytes; neither its name nor what the browser says of it counts. */
function problemOf(file: Uint8Array): PhotoProblem | undefined {
  const head = Buffer.from(file.subarray(0, 16)).toString('latin1')
  if (head.startsWith('\xff\xd8\xff') || head.startsWith('\x89PNG\r\n\x1a\n')) return undefined
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return undefined
  return /^....ftyp(?:hei|hev|mif1|msf1)/s.test(head) ? 'heic' : 'not_a_photo'
}

/** Undefined where the process died or took too long. */
async function askWorker(task: PhotoTask): Promise<PhotosReply | undefined> {
  const child = forkWorker('photo-worker.ts')
  const { promise, resolve } = Promise.withResolvers<PhotosReply | undefined>()
  const late = setTimeout(() => resolve(undefined), PATIENCE_MS)
  child.once('message', (reply: PhotosReply) => resolve(reply))
  child.once('error', () => resolve(undefined))
  child.once('exit', () => resolve(undefined))
  child.send(task)
  try {
    return await promise
  } finally {
    clearTimeout(late)
    child.kill('SIGKILL')
  }
}
