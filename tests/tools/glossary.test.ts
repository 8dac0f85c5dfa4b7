import { afterEach, expect, test } from 'vitest'
import { glossaryNames } from '#tools/tidy/glossary-rules.ts'
import { readTree } from '#tools/tidy/tree.ts'
import { type PlantedTree, plantTree } from './support/plant.ts'

const GLOSSARY = '# Glossary\n\n| use | means | not |\n| --- | --- | --- |\n| queue | what waits | turn ‡, line |\n'

let planted: PlantedTree | undefined
afterEach(() => {
  planted?.remove()
  planted = undefined
})

const complaints = async (files: Record<string, string>, glossary = GLOSSARY) => {
  planted = plantTree({ 'docs/glossary.md': glossary, ...files }, [])
  return glossaryNames.check(readTree(planted.root))
}

test('a file named by a word that the glossary forbids is a breach', async () => {
  expect(await complaints({ 'server/places/hold-turns.ts': 'export const queue = 1\n' })).toEqual([
    'server/places/hold-turns.ts is or exports hold-turns: turn is "queue" in docs/glossary.md',
  ])
})

test.each(['async function takeTurnsOf() {}', 'const TURN_MAX = 1', 'type Turn = 1'])(
  'so is what it exports: %s',
  async (text) => {
    expect(await complaints({ 'contract/v1/queue.ts': `export ${text}\n` })).toHaveLength(1)
  },
)

test('a word that is only advised against, a longer word, and a name that is not exported are none', async () => {
  const text = 'export const returning = 1\nconst turns = 1\nexport const a = [turns]\n'
  expect(await complaints({ 'server/places/line.ts': text })).toEqual([])
})

test('a glossary that forbids nothing is a breach', async () => {
  expect(await complaints({}, '# Glossary\n')).toEqual(['docs/glossary.md marks no word with ‡'])
})
