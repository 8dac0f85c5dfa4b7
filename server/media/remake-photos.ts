import type { PHOTOS_REFUSED } from '#contract/terms/messages.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { forkWorker } from './picture-maker.ts'

/** A photograph as we keep it: WebP that we made ourselves. */
export type RemadePhoto = { large: Uint8Array; small: Uint8Array; width: number; height: number }
export type PhotoTask = { files: readonly Uint8Array[] } | { upload: Uint8Array }
export type PhotosReply =
  | { ok: true; photos: RemadePhoto[] }
  | { ok: true; upload: RemadeUpload }
  | { ok: false; isTooManyPixels: boolean; size?: { width: number; height: number } | undefined }

/** A photograph of the office as it is kept: WebP, as large as any cut of it. `tones`: its colours at the top and at the bottom, three digits each. */
export type RemadeUpload = { bytes: Uint8Array; width: number; height: number; tones: string }
export type UploadProblem =
  | { code: 'not_a_picture' }
  | { code: 'svg' }
  | { code: 'heic' }
  | { code: 'too_many_pixels'; size: { width: number; height: number } }
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
  if (reply?.ok === true && 'photos' in reply) return ok(reply.photos)
  return fail(reply?.ok === false && reply.isTooManyPixels ? 'too_many_pixels' : 'not_a_photo')
}

/** Makes one photograph of the office anew, as `remakePhotos` does: upright, without what the camera wrote into it. */
export async function remakeUpload(file: Uint8Array): Promise<Result<RemadeUpload, UploadProblem>> {
  const problem = problemOf(file)
  if (problem === 'heic') return fail({ code: 'heic' })
  if (problem !== undefined) return fail({ code: looksLikeSvg(file) ? 'svg' : 'not_a_picture' })
  const reply = await askWorker({ upload: file })
  if (reply?.ok === true && 'upload' in reply) return ok(reply.upload)
  if (reply?.ok === false && reply.size !== undefined) return fail({ code: 'too_many_pixels', size: reply.size })
  return fail({ code: 'not_a_picture' })
}

function looksLikeSvg(file: Uint8Array): boolean {
  return /<svg[\s>]/i.test(Buffer.from(file.subarray(0, 1_024)).toString('latin1'))
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
