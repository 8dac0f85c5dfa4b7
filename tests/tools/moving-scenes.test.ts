import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { activityPictures } from '#demo/prose/activity-pictures.ts'
import { FOLDER, knownVersions, movingScenes } from '#tools/art/moving-scenes.ts'

test('every activity has a clip and its caption, filmed from the scene as it is drawn today (if not: npm run art:clips)', async () => {
  const scenes = await movingScenes()
  const known = knownVersions()
  expect(scenes.map(({ name }) => name)).toEqual(Object.keys(activityPictures).sort())
  expect(scenes.filter(({ name, version }) => known[name] !== version)).toEqual([])
  expect(Object.keys(known).filter((name) => !existsSync(join(FOLDER, `${name}.mp4`)))).toEqual([])
  expect(Object.keys(known).filter((name) => !existsSync(join(FOLDER, `${name}.vtt`)))).toEqual([])
})
