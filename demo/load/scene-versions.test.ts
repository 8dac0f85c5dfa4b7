import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { versionsByCode } from './scene-versions.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'padauk-versions-'))
  write('beach', "import { palm } from './palm.ts'\nexport default palm\n")
  write('cave', 'export default 1\n')
  write('palm', "import { round } from './round.ts'\nexport const palm = round\n")
  // Two parts that use each other end too.
  write('round', "import type { Palm } from './palm.ts'\nexport const round = 1\n")
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, code: string) => writeFileSync(join(folder, `${name}.ts`), code)
const versions = (manner: unknown = {}) => {
  const versionOf = versionsByCode(manner)
  return { beach: versionOf(join(folder, 'beach.ts')), cave: versionOf(join(folder, 'cave.ts')) }
}

test('a version is eight signs, the same as long as no code changes', () => {
  expect(versions().beach).toMatch(/^[0-9a-f]{8}$/)
  expect(versions()).toEqual(versions())
  expect(versions().beach).not.toBe(versions().cave)
})

test('a changed part is a new version of the pictures that have it in them, however deep, and of no other', () => {
  const before = versions()
  write('round', 'export const round = 2\n')
  const after = versions()
  expect(after.beach).not.toBe(before.beach)
  expect(after.cave).toBe(before.cave)
})

test('another manner of making them is a new version of all', () => {
  const [before, after] = [versions({ effort: 1 }), versions({ effort: 2 })]
  expect(after.beach).not.toBe(before.beach)
  expect(after.cave).not.toBe(before.cave)
})
