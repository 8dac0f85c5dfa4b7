import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readDemoScenes } from '#demo/load/scenes.ts'
import { fileNameOf } from '#server/media/variant.ts'
import { shippedEditions } from '#tools/art/editions.ts'
import { fillPictures } from '#tools/art/fill-pictures.ts'
import { ROOT } from '#tools/project-files.ts'

const FOLDER = join(ROOT, 'demo/pictures')
const scenes = readDemoScenes()
/** One of every kind: a beach, a hero's layer that is seen through. */
const DRAWN_AGAIN = ['radhanagar-beach', 'lagoon-day-near']

test('the pictures that travel with the project are drawn by the code as it is; `npm run art` draws them anew', async () => {
  const wanted = scenes.names.flatMap((id) => shippedEditions({ id, version: scenes.versionOf(id) }).map(fileNameOf))
  const there = await readdir(FOLDER)
  const [isWanted, isThere] = [new Set(wanted), new Set(there)]
  const missing = wanted.filter((name) => !isThere.has(name))
  const stale = there.filter((name) => !isWanted.has(name))
  expect({ missing, stale }).toEqual({ missing: [], stale: [] })
})

test('drawn again they are the same', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'padauk-shipped-'))
  try {
    await fillPictures(folder, { ...scenes, names: DRAWN_AGAIN }, 2, shippedEditions)
    for (const name of await readdir(folder)) {
      const [now, shipped] = await Promise.all([readFile(join(folder, name)), readFile(join(FOLDER, name))])
      expect([name, await differenceOf(now, shipped)]).toEqual([name, 0])
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

/** The mean difference of two pictures, in steps of 255, rounded: another processor may round a colour otherwise. */
async function differenceOf(one: Buffer, other: Buffer): Promise<number> {
  if (one.equals(other)) return 0
  const [left, right] = await Promise.all([one, other].map((file) => sharp(file).raw().toBuffer()))
  if (left === undefined || right === undefined || left.length !== right.length) return 255
  const sum = left.reduce((total, value, index) => total + Math.abs(value - (right[index] ?? 0)), 0)
  return Math.round(sum / left.length)
}
