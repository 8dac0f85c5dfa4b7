import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { versionsByCode } from '#demo/load/scene-versions.ts'
import { readDemoScenes } from '#demo/load/scenes.ts'
import { ROOT } from '#tools/project-files.ts'

export const FOLDER = join(ROOT, 'demo/clips')
export const VERSIONS = join(FOLDER, 'versions.json')
/** Raise it after a change in how clips are filmed: all of them are filmed again. */
const MANNER = 1

export type MovingScene = { name: string; url: string; seconds: number; version: string }

/** The scenes of activities that are filmed, each with the length of its loop and the version of its code. */
export async function movingScenes(): Promise<MovingScene[]> {
  const scenes = readDemoScenes()
  const versionOf = versionsByCode(MANNER)
  const found: MovingScene[] = []
  for (const name of scenes.names) {
    const url = scenes.urlOf(name) ?? ''
    if (!url.includes('/scenes/activities/')) continue
    const module: { clip?: { seconds: number } } = await import(url)
    if (module.clip === undefined) continue
    found.push({ name, url, seconds: module.clip.seconds, version: versionOf(fileURLToPath(url)) })
  }
  return found
}

/** The version each clip was filmed of. */
export function knownVersions(): Record<string, string> {
  return existsSync(VERSIONS) ? JSON.parse(readFileSync(VERSIONS, 'utf8')) : {}
}
