import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const FOLDER = join(import.meta.dirname, '../../demo/art')
/** Width and height of every scene's sheet. */
export const SCENE_SIZE = { width: 1600, height: 1200 }

export type DemoScenes = { names: string[]; version: string; urlOf: (name: string) => string | undefined }

/** The drawn scenes and a version made of all their code: change a line and every address is new. */
export function readDemoScenes(): DemoScenes {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort()
  const hash = createHash('sha256')
  for (const name of files) hash.update(name).update(readFileSync(join(FOLDER, name)))
  const names = files
    .filter((name) => name.startsWith('scenes'))
    .map((name) => name.slice('scenes/'.length, -'.ts'.length))
  const known = new Set(names)
  return {
    names,
    version: hash.digest('hex').slice(0, 8),
    urlOf: (name) => (known.has(name) ? pathToFileURL(join(FOLDER, 'scenes', `${name}.ts`)).href : undefined),
  }
}
