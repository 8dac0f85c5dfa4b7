import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fillPictures, type SceneList } from '#tools/art/fill-pictures.ts'

const SQUARE = `export default () => '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><path d="M0 0h1600v1200H0z" fill="#c8402a"/><circle cx="700" cy="500" r="300" fill="#fbf7ef"/></svg>'`

let folder: string
let code: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'padauk-art-'))
  code = await mkdtemp(join(tmpdir(), 'padauk-scenes-'))
  for (const name of ['sun', 'moon']) await writeFile(join(code, `${name}.mjs`), SQUARE)
})
afterEach(async () => {
  for (const each of [folder, code]) await rm(each, { recursive: true, force: true })
})

const scenes = (versions: Record<string, string>): SceneList => ({
  names: Object.keys(versions),
  versionOf: (name) => versions[name] ?? '',
  urlOf: (name) => pathToFileURL(join(code, `${name}.mjs`)).href,
})
const FILES_A_SCENE = 11

test('every file of every scene is drawn once; a second time only what changed, and the rest goes', async () => {
  const first = await fillPictures(folder, scenes({ sun: '11111111', moon: '22222222' }), 2)
  expect(first).toMatchObject({ made: 2 * FILES_A_SCENE, kept: 0, removed: 0 })
  expect(await readdir(folder)).toHaveLength(2 * FILES_A_SCENE)
  const again = await fillPictures(folder, scenes({ sun: '11111111', moon: '33333333' }), 2)
  expect(again).toMatchObject({ made: FILES_A_SCENE, kept: FILES_A_SCENE, removed: FILES_A_SCENE })
  expect((await readdir(folder)).sort()).toContain('moon-33333333-1920.avif')
  expect((await readdir(folder)).filter((name) => name.includes('22222222'))).toEqual([])
})

test('the same code makes the same bytes', async () => {
  const list = scenes({ sun: '11111111' })
  await fillPictures(folder, list, 1)
  const names = await readdir(folder)
  const before = await Promise.all(names.map((name) => readFile(join(folder, name))))
  await rm(folder, { recursive: true })
  await fillPictures(folder, list, 2)
  for (const [index, name] of names.entries()) {
    expect((await readFile(join(folder, name))).equals(before[index] ?? Buffer.alloc(0)), name).toBe(true)
  }
})

test('a scene that cannot be drawn is said, and the files of the others stay', async () => {
  await writeFile(join(code, 'broken.mjs'), 'export default () => { throw new Error("no ink") }')
  const list = scenes({ sun: '11111111', broken: '44444444' })
  await expect(fillPictures(folder, list, 1)).rejects.toThrow('no ink')
  expect(await readdir(folder)).toHaveLength(FILES_A_SCENE)
})
