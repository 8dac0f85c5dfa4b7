import { createHash, randomBytes } from 'node:crypto'
import { PICTURE_SIZE } from '#contract/terms/pictures.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { TOO_LARGE_MESSAGE, UPLOAD_PIXELS_MAX } from '#contract/terms/uploads.ts'
import type { Db } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import { remakeUpload, type UploadProblem } from '#server/media/remake-photos.ts'
import { recordChange } from '#server/staff/audit.ts'
import type { Member } from '#server/staff/session.ts'
import { insertPhoto } from './store.ts'

const ID_BYTES = 8
const MEGA = 1_000_000

/** Keeps a photograph, made anew. It is on no page until its words are written and a place is given to it. */
export async function keepPhoto(
  db: Db,
  member: Member,
  { file, name }: { file: Uint8Array; name: string },
): Promise<Result<{ id: string }, ApiRefusal>> {
  const remade = await remakeUpload(file)
  if (!remade.ok) return fail(refusalOf(remade.error))
  const id = `photo-${randomBytes(ID_BYTES).toString('hex')}`
  const { tones } = remade.value
  const photo = { ...remade.value, id, fileName: plainName(name), version: versionOf(id, tones, { x: 0.5, y: 0.5 }) }
  await inTransaction(db, async (tx) => {
    await insertPhoto(tx, photo, PICTURE_SIZE)
    const after = { fileName: photo.fileName, width: photo.width, height: photo.height }
    await recordChange(tx, member, { action: 'uploaded', subject: 'picture', subjectId: id, after })
  })
  return ok({ id })
}

/** Of a photograph in one cut: four digits of what it is cut by, then its colours, as the versions of drawings have them. */
export function versionOf(id: string, tones: string, focus: { x: number; y: number }): string {
  return createHash('sha256').update(`${id} ${focus.x} ${focus.y}`).digest('hex').slice(0, 4) + tones
}

/** The name without folders and control characters. */
function plainName(name: string): string {
  const [last = ''] = name.split(/[\\/]/).slice(-1)
  return last.replace(/\p{Cc}/gu, '').slice(0, 120) || 'photograph'
}

export const TOO_LARGE: ApiRefusal = {
  ...{ status: 413, code: 'too_large' },
  message: TOO_LARGE_MESSAGE,
}

function refusalOf(problem: UploadProblem): ApiRefusal {
  switch (problem.code) {
    case 'svg':
      return {
        status: 422,
        code: 'svg',
        message: 'SVG files can carry programs, so they are not taken. Save it as PNG.',
      }
    case 'heic':
      return {
        status: 422,
        code: 'heic',
        message: 'HEIC cannot be read here. Send it as JPEG: phones do so when asked for "most compatible".',
      }
    case 'too_many_pixels':
      return { status: 422, code: 'too_many_pixels', message: pixelsMessage(problem.size) }
    case 'not_a_picture':
      return {
        status: 422,
        code: 'not_a_picture',
        message: 'This is not a picture that we can read, whatever its name says. Nothing was kept.',
      }
  }
}

function pixelsMessage(size: { width: number; height: number }): string {
  const most = UPLOAD_PIXELS_MAX / MEGA
  const pixels = size.width * size.height
  const width = Math.floor((size.width * Math.sqrt(UPLOAD_PIXELS_MAX / pixels)) / 100) * 100
  return `${(pixels / MEGA).toFixed(1)} megapixels; ${most} is the most. Save it ${width} wide or less and send it again.`
}
