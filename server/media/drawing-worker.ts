import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { logoSize } from '#contract/terms/logo.ts'
import { PICTURE_SIZE } from '#contract/terms/pictures.ts'
import { drawCard } from './draw-card.ts'
import { ENCODING } from './encoding.ts'
import { fileNameOf, masterNameOf, PREVIEW_HEIGHT, PREVIEW_WIDTH, type Variant, WHOLE_LENGTH } from './variant.ts'

/** A process that draws scenes and cuts them to size, so that no request waits behind a picture. */
export type DrawingTask = {
  number: number
  source: PictureSource
  variant: Variant | { kind: 'placeholder'; id: string; version: string }
  /** A file of the same picture, at least as wide: the scene need not be drawn. */
  from?: string | undefined
}
/** What a picture is made of: a scene that is drawn, or a photograph in a file, cut to our shape around its focus (parts of its width and height). */
export type PictureSource =
  | { kind: 'scene'; url: string }
  | { kind: 'photo'; path: string; focus: { x: number; y: number } }
export type DrawingReply = { number: number; placeholder?: string; error?: string }
type SceneModule = { default: () => string; focus?: { x: number; y: number } }

const { masterWidth: MASTER_WIDTH, avif: AVIF, webp: WEBP, jpeg: JPEG } = ENCODING
const SCENE_DPI = 72 * (MASTER_WIDTH / 1600)
const PLACEHOLDER_WIDTH = 16
const LOGO_COLOURS = 128

const folder = process.argv[2] ?? ''
// Before the first picture: the threads that cut it are made then, and are as patient as who makes them.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
sharp.concurrency(1)
sharp.cache(false)

// Ctrl-C reaches every process of a terminal; the one that owns this one decides when it ends, or is gone itself.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
process.once('disconnect', () => process.exit())

process.on('message', (task: DrawingTask) => {
  draw(task)
    .then(answer)
    .catch((error: Error) => answer({ number: task.number, error: error.message }))
})

function answer(reply: DrawingReply): void {
  process.send?.(reply)
}

async function draw({ number, source, variant, from }: DrawingTask): Promise<DrawingReply> {
  const master = from ?? (await masterOf(source, variant))
  switch (variant.kind) {
    case 'placeholder': {
      const tiny = await sharp(master).resize(PLACEHOLDER_WIDTH).blur(0.6).webp({ quality: 40, effort: 6 }).toBuffer()
      return { number, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` }
    }
    case 'whole': {
      const whole = sharp(source.kind === 'photo' ? source.path : master)
      const sized = whole.resize({ width: WHOLE_LENGTH, height: WHOLE_LENGTH, fit: 'inside', withoutEnlargement: true })
      await save(fileNameOf(variant), await sized.webp(WEBP).toBuffer())
      return { number }
    }
    case 'logo':
      await save(fileNameOf(variant), await logoOf(source.kind === 'photo' ? source.path : master))
      return { number }
    case 'preview':
      await save(fileNameOf(variant), await previewOf(master, source))
      return { number }
    case 'card': {
      const card = await drawCard(master, await focusOf(source), variant.title, variant.brandName)
      await save(fileNameOf(variant), await card.jpeg(JPEG).toBuffer())
      return { number }
    }
    case 'width': {
      const sized = sharp(master).resize(variant.width)
      await save(
        fileNameOf(variant),
        await (variant.format === 'avif' ? sized.avif(AVIF) : sized.webp(WEBP)).toBuffer(),
      )
      return { number }
    }
  }
}

/** As many pixels as `logoSize` says of its file, in few colours: a logo has few. */
async function logoOf(path: string): Promise<Buffer> {
  const { width, height } = await sharp(path).metadata()
  return sharp(path)
    .resize({ ...logoSize({ width, height }), fit: 'fill' })
    .png({ palette: true, colours: LOGO_COLOURS, compressionLevel: 9, effort: 10 })
    .toBuffer()
}

/** The scene at its full width, drawn once and kept beside its cuts. */
async function masterOf(source: PictureSource, picture: { id: string; version: string }): Promise<string> {
  const name = masterNameOf(picture)
  const path = join(folder, name)
  if (existsSync(path)) return path
  if (source.kind === 'photo') {
    await save(name, await cutAround(source.path, source.focus))
    return path
  }
  const scene: SceneModule = await import(source.url)
  const svg = Buffer.from(scene.default())
  await save(
    name,
    await sharp(svg, { density: SCENE_DPI, limitInputPixels: 20_000_000 })
      .resize(MASTER_WIDTH)
      .png({ compressionLevel: 4 })
      .toBuffer(),
  )
  return path
}

/** The largest part of our shape that has the focus as near its middle as the edges let it. */
async function cutAround(path: string, focus: { x: number; y: number }): Promise<Buffer> {
  const { width, height } = await sharp(path).metadata()
  const shape = PICTURE_SIZE.width / PICTURE_SIZE.height
  const part = {
    width: Math.min(width, Math.round(height * shape)),
    height: Math.min(height, Math.round(width / shape)),
  }
  const start = (whole: number, cut: number, at: number) =>
    Math.round(Math.min(whole - cut, Math.max(0, whole * at - cut / 2)))
  return sharp(path)
    .extract({ left: start(width, part.width, focus.x), top: start(height, part.height, focus.y), ...part })
    .resize(MASTER_WIDTH)
    .png({ compressionLevel: 4 })
    .toBuffer()
}

async function focusOf(source: PictureSource): Promise<{ x: number; y: number }> {
  // A photograph was cut around its focus.
  if (source.kind === 'photo') return { x: 0.5, y: 0.5 }
  const { focus = { x: 0.5, y: 0.5 } }: SceneModule = await import(source.url)
  return focus
}

async function previewOf(master: string, source: PictureSource): Promise<Buffer> {
  const focus = await focusOf(source)
  const resized = await sharp(master).resize(PREVIEW_WIDTH).toBuffer({ resolveWithObject: true })
  const room = resized.info.height - PREVIEW_HEIGHT
  const top = Math.round(Math.min(room, Math.max(0, resized.info.height * focus.y - PREVIEW_HEIGHT / 2)))
  return sharp(resized.data)
    .extract({ left: 0, top, width: PREVIEW_WIDTH, height: PREVIEW_HEIGHT })
    .jpeg(JPEG)
    .toBuffer()
}

/** Written beside and moved into place, so that a reader never sees half a file. */
async function save(name: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true })
  const half = join(folder, `.${name}.${process.pid}.${Math.random().toString(36).slice(2)}`)
  await writeFile(half, bytes)
  await rename(half, join(folder, name))
}
