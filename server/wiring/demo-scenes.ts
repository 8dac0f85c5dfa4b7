import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bandsOf, PLAIN_WIDTH } from '#contract/terms/pictures.ts'
import type { ScenePicture } from '#contract/v1/site-host.ts'
import { bannerScenes } from '#demo/prose/categories.ts'
import { sceneAlts } from '#demo/prose/scene-alts.ts'
import { transportScenes } from '#demo/prose/transport-pictures.ts'
import { addressOf } from '#server/media/variant.ts'
import { bandPlaceholder } from './band-placeholder.ts'

const FOLDER = join(import.meta.dirname, '../../demo/art')
/** Width and height of every scene's sheet. */
export const SCENE_SIZE = { width: 1600, height: 1200 }

/** What a page without a picture of its own is shared with: the beach most people come for. */
const SHARED_SCENE = 'radhanagar-beach'

export type DemoScenes = { names: string[]; version: string; urlOf: (name: string) => string | undefined }

/** The drawn scenes and a version made of all their code: change a line and every address is new. */
export function readDemoScenes(): DemoScenes {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort()
  const hash = createHash('sha256')
  for (const name of files) hash.update(name).update(readFileSync(join(FOLDER, name)))
  const fileOf = new Map(
    files.filter((file) => file.startsWith('scenes/')).map((file) => [basename(file, '.ts'), join(FOLDER, file)]),
  )
  return {
    names: [...fileOf.keys()].sort(),
    version: hash.digest('hex').slice(0, 8),
    urlOf: (name) => {
      const file = fileOf.get(name)
      return file === undefined ? undefined : pathToFileURL(file).href
    },
  }
}

/** The scene behind every shared link whose page has none of its own. */
export function sharePictureOf(scenes: DemoScenes): ScenePicture {
  return pictureOf(scenes, SHARED_SCENE)
}

/** What stands in the banner of each list of packages and of the pages for getting around, and each vessel's picture. */
export function bannersOf(scenes: DemoScenes): Record<string, ScenePicture> {
  const named = { ...bannerScenes, ...transportScenes }
  return Object.fromEntries(Object.entries(named).map(([slug, scene]) => [slug, pictureOf(scenes, scene)]))
}

function pictureOf({ version }: DemoScenes, id: string): ScenePicture {
  const bands = bandsOf(bandPlaceholder(id) ?? '')
  return {
    mediaLink: addressOf({ kind: 'width', id, version, width: PLAIN_WIDTH, format: 'webp' }),
    alt: sceneAlts[id] ?? '',
    ...SCENE_SIZE,
    ...(bands === undefined ? {} : { bands }),
  }
}
