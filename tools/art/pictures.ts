import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { readDemoScenes } from '#demo/load/scenes.ts'
import { ROOT } from '#tools/project-files.ts'
import { type EditionsOf, otherEditions, shippedEditions } from './editions.ts'
import { fillPictures } from './fill-pictures.ts'

// `npm run art` draws what travels with the project of every scene that is new or whose code has changed, and removes what
// no scene has any more. `npm run art -- all` also draws every other file, which a site would draw when first asked for it.
const MEGABYTE = 1_000_000
const scenes = readDemoScenes()

await fill('demo/pictures', shippedEditions)
if (process.argv[2] === 'all') await fill('art/pictures', otherEditions)

async function fill(folder: string, editionsOf: EditionsOf): Promise<void> {
  const started = performance.now()
  const { made, kept, removed, bytes } = await fillPictures(
    join(ROOT, folder),
    scenes,
    availableParallelism(),
    editionsOf,
  )
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(
    `${folder}, ${scenes.names.length} scenes: ${made} files drawn, ${kept} kept, ${removed} removed; ${(bytes / MEGABYTE).toFixed(1)} MB in all, ${seconds} s.`,
  )
}
