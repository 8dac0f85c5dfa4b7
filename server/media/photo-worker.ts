import sharp from 'sharp'
import { PHOTO_PIXELS_MAX, type PhotosReply, type PhotoTask, type RemadePhoto } from './remake-photos.ts'

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
  remakeAll(task).then(
    (photos) => reply({ ok: true, photos }),
    (error: unknown) =>
      reply({ ok: false, isTooManyPixels: error instanceof Error && /pixel limit/.test(error.message) }),
  )
})

function reply(photos: PhotosReply): void {
  process.send?.(photos)
}

async function remakeAll({ files }: PhotoTask): Promise<RemadePhoto[]> {
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
