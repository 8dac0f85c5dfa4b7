import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PICTURE_SIZE, PLAIN_WIDTH } from '#contract/terms/pictures.ts'
import type { LayeredScene, ScenePicture } from '#contract/v1/site-host.ts'
import { bannerScenes } from '#demo/prose/categories.ts'
import { heroScenes } from '#demo/prose/hero-pictures.ts'
import { sceneAlts } from '#demo/prose/scene-alts.ts'
import { transportScenes } from '#demo/prose/transport-pictures.ts'
import { type Clips, readClips } from '#server/media/clips.ts'
import { ENCODING } from '#server/media/encoding.ts'
import { addressOf } from '#server/media/variant.ts'
import { edgeColours } from './band-placeholder.ts'
import { versionsByCode } from './scene-versions.ts'

const FOLDER = join(import.meta.dirname, '../../demo/art/scenes')
const CLIPS = join(import.meta.dirname, '../../demo/clips')

/** How much of a version is told of the code; the rest are colours (contract/terms/pictures.ts). */
const CODE_DIGITS = 4
/** The layers before the last one: whoever painted their colours would hide what lies behind them. */
const SEEN_THROUGH = new Set(
  heroScenes.flatMap(({ layers }) => layers.slice(1).flatMap(({ day, night }) => [day, night])),
)

/** What a page without a picture of its own is shared with: the beach most people come for. */
const SHARED_SCENE = 'radhanagar-beach'

export type DemoScenes = {
  names: string[]
  /** Changes with the code a scene is drawn by, and tells its colours; '' for a scene there is none of. */
  versionOf: (name: string) => string
  urlOf: (name: string) => string | undefined
  /** Short films of the scenes that move. */
  clips: Clips
}

/** The drawn scenes: a file each, in folders by what they show. */
export function readDemoScenes(): DemoScenes {
  const versionByCode = versionsByCode(ENCODING)
  const scenes = new Map(
    readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(FOLDER, name))
      .map((file) => {
        const name = basename(file, '.ts')
        const version = `${versionByCode(file).slice(0, CODE_DIGITS)}${SEEN_THROUGH.has(name) ? '' : edgeColours(name)}`
        return [name, { version, url: pathToFileURL(file).href }]
      }),
  )
  return {
    names: [...scenes.keys()].sort(),
    versionOf: (name) => scenes.get(name)?.version ?? '',
    urlOf: (name) => scenes.get(name)?.url,
    clips: readClips(CLIPS),
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

/** The picture of a vessel by its id, or of some vessel. */
export function boatsOf(scenes: DemoScenes): (vesselId: string | undefined) => ScenePicture | undefined {
  const banners = bannersOf(scenes)
  return (vesselId) => banners[`vessel.${vesselId}`] ?? banners.ferry
}

/** What opens the home page. */
export function heroOf(scenes: DemoScenes): LayeredScene[] {
  const links = ({ day, night }: { day: string; night: string }) => ({
    day: linkTo(scenes, day),
    night: linkTo(scenes, night),
  })
  return heroScenes.map(({ caption, flat, layers }) => ({
    caption,
    alt: sceneAlts[flat.day] ?? '',
    flat: links(flat),
    layers: layers.map(links),
  }))
}

/** A scene's plain file; clips have a narrower one before they play. */
export function linkTo(scenes: DemoScenes, id: string, width: number = PLAIN_WIDTH): string {
  return addressOf({ kind: 'width', id, version: scenes.versionOf(id), width, format: 'webp' })
}

function pictureOf(scenes: DemoScenes, id: string): ScenePicture {
  return { mediaLink: linkTo(scenes, id), alt: sceneAlts[id] ?? '', ...PICTURE_SIZE }
}
