import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sceneAlts } from '#demo/prose/scene-alts.ts'
import { runCommand } from '#tools/machine/run-command.ts'
import { FOLDER, knownVersions, type MovingScene, movingScenes, VERSIONS } from './moving-scenes.ts'

// `npm run art:clips` films every scene of an activity that moves (it exports `clip`, with its length) as a short loop
// without sound, and writes its caption. Only what has changed is filmed: the versions lie beside the clips.
const MOST_BYTES = 400_000
const MOST_BYTES_IN_ALL = 5_000_000

if (!(await runCommand('ffmpeg', ['-version'])).ok) {
  console.error(
    'Clips are encoded by ffmpeg, which is not on this machine: install it with `apt-get install -y ffmpeg`.',
  )
  process.exit(1)
}
await mkdir(FOLDER, { recursive: true })
const clips = await movingScenes()
const known = knownVersions()
const stale = clips.filter(({ name, version }) => known[name] !== version || !existsSync(fileOf(name, 'mp4')))
const problems: string[] = []

const waiting = stale.toReversed()
const work = async () => {
  for (let clip = waiting.pop(); clip !== undefined; clip = waiting.pop()) await film(clip)
}
await Promise.all(Array.from({ length: availableParallelism() }, work))
for (const clip of clips) await caption(clip)
await removeOthers()
await recordVersions()

const sizes = await Promise.all(clips.map(async ({ name }) => sizeOf(fileOf(name, 'mp4'))))
const bytes = sizes.reduce((sum, size) => sum + size, 0)
if (bytes > MOST_BYTES_IN_ALL) problems.push(`The clips hold ${bytes} bytes in all, more than ${MOST_BYTES_IN_ALL}.`)
console.log(`${clips.length} clips: ${stale.length} filmed, ${(bytes / 1000).toFixed(0)} kB in all.`)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length === 0 ? 0 : 1

async function film({ name, url, seconds }: MovingScene): Promise<void> {
  const file = fileOf(name, 'mp4')
  const filming = [fileURLToPath(import.meta.resolve('./film-clip.ts')), url, String(seconds), file]
  const { ok, output } = await runCommand(process.execPath, filming, { limitMinutes: 20 })
  if (!ok) problems.push(`${name} could not be filmed: ${output}`)
  const size = await sizeOf(file)
  if (size > MOST_BYTES) problems.push(`${name} holds ${size} bytes, more than ${MOST_BYTES}.`)
  if (ok) console.log(`${name}: ${(size / 1000).toFixed(0)} kB, ${output}`)
}

/** What a visitor who cannot see the clip is told of it: the words of the picture. */
async function caption({ name, seconds }: MovingScene): Promise<void> {
  const alt = sceneAlts[name]
  if (alt === undefined) problems.push(`${name} has no words in demo/prose/scene-alts.ts, so its clip has no caption.`)
  else
    await writeFile(fileOf(name, 'vtt'), `WEBVTT\n\n00:00.000 --> 00:${String(seconds).padStart(2, '0')}.000\n${alt}\n`)
}

async function removeOthers(): Promise<void> {
  const names = new Set(clips.map(({ name }) => name))
  for (const file of await readdir(FOLDER)) {
    const name = /^(.+)\.(mp4|vtt)$/.exec(file)?.[1]
    if (name !== undefined && !names.has(name)) await rm(join(FOLDER, file))
  }
}

async function recordVersions(): Promise<void> {
  const made = clips.filter(({ name }) => existsSync(fileOf(name, 'mp4')))
  const versions = Object.fromEntries(made.map(({ name, version }) => [name, version]))
  await writeFile(VERSIONS, `${JSON.stringify(versions, undefined, 2)}\n`)
}

function fileOf(name: string, ending: 'mp4' | 'vtt'): string {
  return join(FOLDER, `${name}.${ending}`)
}

async function sizeOf(file: string): Promise<number> {
  return existsSync(file) ? (await stat(file)).size : 0
}
