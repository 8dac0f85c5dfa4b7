import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { readDemoScenes } from '#server/wiring/demo-scenes.ts'
import { ROOT } from '#tools/project-files.ts'
import { fillPictures } from './fill-pictures.ts'

// `npm run art` draws every file of every scene that is missing or whose code has changed. A site that starts afterwards
// sends these; without them it draws each picture when it is first asked for.
const MEGABYTE = 1_000_000
const scenes = readDemoScenes()
const started = performance.now()
const { made, kept, removed, bytes } = await fillPictures(join(ROOT, 'art/pictures'), scenes, availableParallelism())
const seconds = ((performance.now() - started) / 1000).toFixed(0)
console.log(
  `${scenes.names.length} scenes: ${made} files drawn, ${kept} kept, ${removed} removed; ${(bytes / MEGABYTE).toFixed(0)} MB in all, ${seconds} s.`,
)
