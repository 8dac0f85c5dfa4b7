import { join } from 'node:path'
import extractDepcruiseConfig from 'dependency-cruiser/config-utl/extract-depcruise-config'
import { afterEach, describe, expect, test } from 'vitest'
import { checkImports } from '#tools/check-imports.ts'
import { ROOT } from '#tools/project-files.ts'
import { CLEAN, PACKAGES } from './support/clean-project.ts'
import { type PlantedTree, plantTree, rulesOf } from './support/plant.ts'
import { BREACHES } from './support/wall-cases.ts'

let planted: PlantedTree | undefined

function plant(files: Record<string, string>): string {
  planted = plantTree({ ...PACKAGES, ...files }, ['dependency-cruiser.cjs'])
  return planted.root
}

afterEach(() => {
  planted?.remove()
  planted = undefined
})

describe('the walls', () => {
  test('a project with everything in its place breaks no rule', async () => {
    expect(await checkImports(plant(CLEAN))).toEqual([])
  })

  test.each(BREACHES)('%s holds against %s', async (rule, _what, files) => {
    expect(rulesOf(await checkImports(plant({ ...CLEAN, ...files })))).toEqual([rule])
  })

  test('every rule of the configuration has a breach planted here', async () => {
    const { forbidden = [] } = await extractDepcruiseConfig(join(ROOT, 'dependency-cruiser.cjs'))
    const named = forbidden.map((rule) => rule.name)
    expect(named.length).toBeGreaterThan(15)
    expect(named.filter((name) => !BREACHES.some(([rule]) => rule === name))).toEqual([])
  })

  test('tests may look into what they test', async () => {
    const files = {
      'server/ferry/store.test.ts': `import { readTrips } from './store.ts'\nimport { read } from '#server/places/routes.ts'\nimport { world } from '#tests/support/world.ts'\nexport const all = [readTrips, read, world]\n`,
      'tests/support/world.ts': `import { brand } from '#demo/brand.ts'\nexport const world = brand\n`,
    }
    expect(await checkImports(plant({ ...CLEAN, ...files }))).toEqual([])
  })
})

describe('a check that cannot see', () => {
  test('an empty project is not a clean one', async () => {
    expect(rulesOf(await checkImports(plant({})))).toEqual(['nothing-was-read'])
  })

  test('a parser that reads no TypeScript is found out', async () => {
    const root = plant(CLEAN)
    planted?.write({
      'dependency-cruiser.cjs': `module.exports = { forbidden: [], options: { parser: 'acorn', exclude: '[.]tsx?$' } }\n`,
    })
    expect(rulesOf(await checkImports(root))).toEqual(['unread-module'])
  })

  test('a parser that finds no import is found out', async () => {
    const root = plant(CLEAN)
    planted?.write({
      'dependency-cruiser.cjs': `module.exports = { forbidden: [], options: { parser: 'swc', moduleSystems: ['amd'] } }\n`,
    })
    expect(rulesOf(await checkImports(root))).toEqual(['unread-module'])
  })
})
