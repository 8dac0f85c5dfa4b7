import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createPictureMaker } from '#server/media/picture-maker.ts'
import { fileNameOf, masterNameOf } from '#server/media/variant.ts'
import { allEditions, type EditionsOf } from './editions.ts'

/** The scenes to draw: what `readDemoScenes` says of them. */
export type SceneList = {
  names: readonly string[]
  versionOf: (name: string) => string
  urlOf: (name: string) => string | undefined
}

export type Filled = { made: number; kept: number; removed: number; bytes: number }

/**
 * Draws what `folder` lacks of the files that `editionsOf` names of all scenes, `processes` scenes at once, and removes all
 * others. The same code makes the same bytes on one machine.
 */
export async function fillPictures(
  folder: string,
  scenes: SceneList,
  processes: number,
  editionsOf: EditionsOf = allEditions,
): Promise<Filled> {
  await mkdir(folder, { recursive: true })
  const maker = createPictureMaker(folder, processes)
  const wanted = new Set<string>()
  const waiting = scenes.names.toReversed()
  let made = 0

  const fill = async (name: string) => {
    const sceneUrl = scenes.urlOf(name)
    if (sceneUrl === undefined) throw new Error(`There is no scene ${name}`)
    const picture = { id: name, version: scenes.versionOf(name) }
    for (const variant of editionsOf(picture)) {
      wanted.add(fileNameOf(variant))
      if (existsSync(join(folder, fileNameOf(variant)))) continue
      await maker.make(variant, { kind: 'scene', url: sceneUrl }, { isUrgent: true })
      made += 1
    }
    await rm(join(folder, masterNameOf(picture)), { force: true })
  }
  const work = async () => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) await fill(name)
  }

  try {
    await Promise.all(Array.from({ length: processes }, work))
  } finally {
    await maker.close()
  }
  const removed = await removeOthers(folder, wanted)
  const sizes = await Promise.all([...wanted].map((name) => stat(join(folder, name))))
  return { made, kept: wanted.size - made, removed, bytes: sizes.reduce((sum, { size }) => sum + size, 0) }
}

async function removeOthers(folder: string, wanted: ReadonlySet<string>): Promise<number> {
  const others = (await readdir(folder)).filter((name) => !wanted.has(name))
  for (const name of others) await rm(join(folder, name), { recursive: true })
  return others.length
}
