import { readFileSync } from 'node:fs'
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

test.each([
  ['server/http/read-question.ts', 'question'],
  ['server/http/dear-calls.ts', 'dear'],
  ['server/hotels/asked-stay.ts', 'asked'],
  ['contract/terms/car-words.ts', 'words'],
  ['contract/terms/slips.ts', 'slip'],
  ['server/ferries/judge-day.ts', 'judge'],
  ['server/bookings/payments/stray-events.ts', 'stray'],
  ['server/adapters/payment/sandbox/sandbox-books.ts', 'books'],
])('the glossary of the project forbids the name %s for its %s', async (path, word) => {
  const found = await complaints({ [path]: 'export const known = 1\n' }, readFileSync('docs/glossary.md', 'utf8'))
  expect(found).toEqual([expect.stringContaining(`: ${word} is "`)])
})

test('a word that is only advised against, a longer word, and a name that is not exported are none', async () => {
  const text = 'export const returning = 1\nconst turns = 1\nexport const a = [turns]\n'
  expect(await complaints({ 'server/places/line.ts': text })).toEqual([])
})

test('a glossary that forbids nothing is a breach', async () => {
  expect(await complaints({}, '# Glossary\n')).toEqual(['docs/glossary.md marks no word with ‡'])
})
