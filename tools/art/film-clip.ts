import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rename, rm, stat } from 'node:fs/promises'
import sharp from 'sharp'

// Films one scene: `node film-clip.ts <url of the scene> <seconds> <mp4>`. A process of its own, so that several run at once.
const ENCODER = 'ffmpeg'
const WIDTH = 640
const HEIGHT = 480
const FRAMES_A_SECOND = 24
/** Drawn twice as large and made smaller: finer edges than the drawing library's own. */
const DENSITY = (72 * 2 * WIDTH) / 1600
/** The best quality that fits is taken. */
const QUALITIES = [21, 23, 25, 27, 29, 31, 33]
const WELCOME_BYTES = 240_000
/** The paper's grain would cost more than all the rest, and nobody sees it in a film this small. */
const GRAIN = /<rect [^>]*url\(#grain\)"\/>/
/** One thread and no dates: the same frames make the same bytes on every run. */
const BYTE_FOR_BYTE =
  '-threads 1 -fflags +bitexact -flags +bitexact -map_metadata -1 -bsf:v filter_units=remove_types=6'
const COLOURS = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv'
const MATRIX = 'scale=in_range=pc:out_range=tv:out_color_matrix=bt709:flags=accurate_rnd+full_chroma_int,format=yuv420p'

const [url = '', seconds = '', file = ''] = process.argv.slice(2)
const scene: { default: (options: { time: number }) => string } = await import(url)
const frames: Buffer[] = []
const count = Number(seconds) * FRAMES_A_SECOND
for (let index = 0; index < count; index += 1) frames.push(await frameAt(index / count))

const draft = `${file}.part`
for (const quality of QUALITIES) {
  await encode(quality)
  const { size } = await stat(draft)
  if (size > WELCOME_BYTES && quality !== QUALITIES.at(-1)) continue
  await rename(draft, file)
  process.stdout.write(`quality ${quality}`)
  break
}
await rm(draft, { force: true })

function frameAt(time: number): Promise<Buffer> {
  const drawing = Buffer.from(scene.default({ time }).replace(GRAIN, ''))
  return sharp(drawing, { density: DENSITY }).resize(WIDTH, HEIGHT, { fit: 'fill' }).removeAlpha().raw().toBuffer()
}

async function encode(quality: number): Promise<void> {
  const input = `-f rawvideo -pix_fmt rgb24 -s ${WIDTH}x${HEIGHT} -r ${FRAMES_A_SECOND} -i pipe:0`
  const film = `-c:v libx264 -preset veryslow -tune animation -profile:v high -level 3.1 -crf ${quality} -bf 4 -refs 5 -g ${count}`
  const all = `-y -v error ${input} -an -vf ${MATRIX} ${film} ${COLOURS} ${BYTE_FOR_BYTE} -movflags +faststart -f mp4 ${draft}`
  const encoder = spawn(ENCODER, all.split(' '), { stdio: ['pipe', 'ignore', 'inherit'] })
  const ended = once(encoder, 'close')
  for (const frame of frames) if (!encoder.stdin.write(frame)) await once(encoder.stdin, 'drain')
  encoder.stdin.end()
  const [code] = await ended
  if (code !== 0) throw new Error(`${ENCODER} ended with ${code}`)
}
