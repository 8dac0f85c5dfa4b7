import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import sharp from 'sharp'
import { fileNameOf, PREVIEW_HEIGHT, PREVIEW_WIDTH, type Variant } from './variant.ts'

/** A thread that draws scenes and cuts them to size, so that no request waits behind a picture. */
export type DrawingTask = {
  number: number
  sceneUrl: string
  variant: Variant | { kind: 'placeholder'; id: string; version: string }
}
export type DrawingReply = { number: number; placeholder?: string; error?: string }
export type DrawingSetup = { folder: string }
type SceneModule = { default: () => string; focus?: { x: number; y: number } }

const MASTER_WIDTH = 1920
const SCENE_DPI = 72 * (MASTER_WIDTH / 1600)
const PLACEHOLDER_WIDTH = 16
const AVIF = { quality: 52, effort: 2 }
const WEBP = { quality: 78, effort: 4 }
const JPEG = { quality: 80, mozjpeg: true }

const { folder } = workerData as DrawingSetup
sharp.concurrency(1)
sharp.cache(false)

parentPort?.on('message', (task: DrawingTask) => {
  draw(task)
    .then((reply) => parentPort?.postMessage(reply))
    .catch((error: Error) =>
      parentPort?.postMessage({ number: task.number, error: error.message } satisfies DrawingReply),
    )
})

async function draw({ number, sceneUrl, variant }: DrawingTask): Promise<DrawingReply> {
  const master = await masterOf(sceneUrl, variant)
  switch (variant.kind) {
    case 'placeholder': {
      const tiny = await sharp(master).resize(PLACEHOLDER_WIDTH).blur(0.6).webp({ quality: 40, effort: 6 }).toBuffer()
      return { number, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` }
    }
    case 'preview':
      await save(fileNameOf(variant), await previewOf(master, sceneUrl))
      return { number }
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

/** The scene at its full width, drawn once and kept beside its cuts. */
async function masterOf(sceneUrl: string, picture: { id: string; version: string }): Promise<string> {
  const name = `${picture.id}-${picture.version}-master.png`
  const path = join(folder, name)
  if (existsSync(path)) return path
  const scene: SceneModule = await import(sceneUrl)
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

async function previewOf(master: string, sceneUrl: string): Promise<Buffer> {
  const { focus = { x: 0.5, y: 0.5 } }: SceneModule = await import(sceneUrl)
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
