import sharp from 'sharp'
import { UPLOAD_PIXELS_MAX } from '#contract/terms/uploads.ts'
import {
  PHOTO_PIXELS_MAX,
  type PhotosReply,
  type PhotoTask,
  type RemadePhoto,
  type RemadeUpload,
} from './remake-photos.ts'

/** A process that reads files of strangers, for one form, and is gone afterwards. */

const LARGE = 1600
const SMALL_WIDTH = 480
const WEBP = { quality: 82, effort: 4 }

sharp.concurrency(1)
sharp.cache(false)
// Nothing but these three is ever decoded, whatever a file says that it is.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})

// Ctrl-C reaches every process of a terminal; the one that owns this one decides when it ends, or is gone itself.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
process.once('disconnect', () => process.exit())
process.once('message', (task: PhotoTask) => {
  done(task).then(reply, (error: unknown) =>
    reply({ ok: false, isTooManyPixels: error instanceof Error && /pixel limit/.test(error.message) }),
  )
})

async function done(task: PhotoTask): Promise<PhotosReply> {
  if ('files' in task) return { ok: true, photos: await remakeAll(task.files) }
  // What the head of the file says, before any of it is decoded.
  const { width, height } = await sharp(task.upload, { limitInputPixels: false }).metadata()
  if (width * height > UPLOAD_PIXELS_MAX) return { ok: false, isTooManyPixels: true, size: { width, height } }
  return { ok: true, upload: await remakeForPages(task.upload) }
}

function reply(photos: PhotosReply): void {
  process.send?.(photos)
}

async function remakeAll(files: readonly Uint8Array[]): Promise<RemadePhoto[]> {
  const photos: RemadePhoto[] = []
  for (const file of files) photos.push(await remake(file))
  return photos
}

/** Upright, no larger than pages show it, in colours of every screen, and with nothing of what the camera wrote into it. */
async function remake(file: Uint8Array): Promise<RemadePhoto> {
  const read = () =>
    sharp(file, { limitInputPixels: PHOTO_PIXELS_MAX, failOn: 'error', sequentialRead: true }).autoOrient()
  const { data, info } = await read()
    .resize({ width: LARGE, height: LARGE, fit: 'inside', withoutEnlargement: true })
    .webp(WEBP)
    .toBuffer({ resolveWithObject: true })
  const small = await sharp(data).resize({ width: SMALL_WIDTH, withoutEnlargement: true }).webp(WEBP).toBuffer()
  return { large: data, small, width: info.width, height: info.height }
}

/** Large enough for the widest cut from any part of it. */
const UPLOAD_LARGE = 2560
const UPLOAD_WEBP = { quality: 90, effort: 4 }

async function remakeForPages(file: Uint8Array): Promise<RemadeUpload> {
  const { data, info } = await sharp(file, {
    limitInputPixels: UPLOAD_PIXELS_MAX,
    failOn: 'error',
    sequentialRead: true,
  })
    .autoOrient()
    .resize({ width: UPLOAD_LARGE, height: UPLOAD_LARGE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .webp(UPLOAD_WEBP)
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const top = await toneOf(data, { left: 0, top: 0, width, height: Math.ceil(height / 4) })
  const bottom = await toneOf(data, {
    left: 0,
    top: Math.floor((height * 3) / 4),
    width,
    height: Math.floor(height / 4) || 1,
  })
  return { bytes: data, width, height, tones: top + bottom }
}

/** The colour of a part as three hexadecimal digits. */
async function toneOf(
  data: Buffer,
  part: { left: number; top: number; width: number; height: number },
): Promise<string> {
  const { channels } = await sharp(await sharp(data).extract(part).toBuffer()).stats()
  return channels
    .slice(0, 3)
    .map(({ mean }) => Math.min(15, Math.round(mean / 17)).toString(16))
    .join('')
    .padEnd(3, '8')
}
