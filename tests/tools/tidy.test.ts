import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { checkTidy } from '#tools/check-tidy.ts'
import { type PlantedTree, plantTree, rulesOf } from './support/plant.ts'

const CONFIGURATIONS = ['dependency-cruiser.cjs', 'biome.json']

const CLEAN = {
  'README.md': '# A small project\n\n```sh\n# not a title\nnpm start\n```\n',
  'ARCHITECTURE.md':
    '# Map\n\n| invariant | held by |\n| --- | --- |\n| `ui` is plain | wall `rules-are-pure`, `file-caps`, `noEnum`, `script-budget` |\n| runs | `npm run check`, `server/places/*.ts`, `tests/api` |\n',
  'contract/terms/messages.ts': `export const ASKED = 'Thank you for asking'\nexport const FORM = { name: { empty: 'Please enter your name' } }\nexport const atMost = (limit: number) => \`No more than \${limit} people\`\n`,
  'contract/v1/endpoints.ts': `export const endpoints = [{ noun: 'places', method: 'GET', path: '/places', refusals: ['not_found'] }]\n`,
  'server/places/routes.ts': `export const placeRoutes = () => ({ code: 'too_many' })\n`,
  'site/features/places/card.tsx': `export const Card = () => <p className="card" />\n`,
  'tests/api/places.test.ts': `holdRefusals(api, { 'GET /places': { not_found: [404, 'Thank you for asking'] } })\nexpect("too_many").toBe(FORM.name.empty, 'No more than 7 people')\n`,
}

/** A citation, in two parts: this file cites nothing. */
const cited = (words: string) => ({
  'server/places/price.ts': `/** What it costs ${words}. */\nexport const price = 1\n`,
})
const RULES_OF_BOOKING =
  '# Rules\n\n### 1.1 Holds\n\n- **1.1.1** A hold ends.\n\n| no. | race |\n| --- | --- |\n| race 1 | two buyers |\n'
const WRITTEN = {
  'docs/booking-rules.md': RULES_OF_BOOKING,
  'tests/api/races.test.ts': `test('race 1, two buyers', () => {})\n`,
}
const BOOKING = ['booking', 'rules'].join(' ')

const LONG = `${'export const line = 1\n'.repeat(251)}`

const BREACHES: [rule: string, what: string, files: Record<string, string>][] = [
  ['file-caps', 'a source file of 251 lines', { 'server/places/long.ts': LONG }],
  ['file-caps', 'a stylesheet of 251 lines', { 'site/ui/long.css': `${'a { b: c }\n'.repeat(251)}` }],
  ['kebab-names', 'a file named after a class', { 'site/ui/BigButton.tsx': 'export const BigButton = 1\n' }],
  ['kebab-names', 'a folder with a capital', { 'site/Ui/button.tsx': 'export const Button = 1\n' }],
  ['one-title', 'a document with two titles', { 'docs/prices.md': '# Prices\n\n# Taxes\n' }],
  ['one-title', 'a document without a title', { 'docs/prices.md': 'Prices are prices.\n' }],
  [
    'no-inline-style',
    'a style attribute',
    { 'site/ui/bar.tsx': 'export const Bar = () => <p style={{ width: 3 }} />\n' },
  ],
  [
    'no-unfinished',
    'a note to oneself',
    { 'server/places/later.ts': `// ${'TO'}${'DO'}: prices\nexport const later = 1\n` },
  ],
  ['no-machine-names', 'a path of one machine', { 'docs/run.md': `# Run\n\nIt lies in ${'/wo'}${'rk/main'}.\n` }],
  [
    'no-machine-names',
    'a place packages come from',
    { 'docs/run.md': `# Run\n\nFrom ${'registry.'}${'npmjs'}.org.\n` },
  ],
  ['no-silent-skip', 'a test left alone', { 'server/places/a.test.ts': `test.${'only'}('a fact', () => {})\n` }],
  ['no-silent-skip', 'a test left out', { 'server/places/a.test.ts': `describe.${'skip'}('facts', () => {})\n` }],
  [
    'nouns-have-slices',
    'a noun without a slice',
    {
      'contract/v1/endpoints.ts': `export const endpoints = [{ noun: 'ferry', method: 'GET', path: '/', refusals: [] }]\n`,
    },
  ],
  [
    'refusals-are-tested',
    'a call that refuses and stands in no table, only in a comment',
    {
      'contract/v1/endpoints.ts': `export const endpoints = [{ noun: 'places', method: 'GET', path: '/seats', refusals: ['sold_out'] }]\n`,
      'tests/api/seats.test.ts': `// 'GET /seats' refuses 'sold_out'\nholdRefusals(api, {})\n`,
    },
  ],
  [
    'refusals-are-tested',
    'a refusal written in the server',
    {
      'server/places/refuse.ts': `export const no = { code: 'closed_today' }\n`,
      'tests/api/closed.test.ts': `// says 'closed_today'\n`,
    },
  ],
  [
    'messages-are-tested',
    'a sentence nobody reads',
    {
      'contract/terms/messages.ts': `export const GONE = 'It is gone'\n`,
      'tests/api/gone.test.ts': `// GONE: 'It is gone'\n`,
    },
  ],
  [
    'messages-are-tested',
    'a made sentence nobody reads',
    { 'contract/terms/messages.ts': `export const least = (n: number) => \`At least \${n}\`\n` },
  ],
  [
    'sentences-are-held',
    'a refusal whose words stand in a comment only',
    {
      'server/places/refuse.ts': `import '#server/http/refusal.ts'\nexport const no = { code: 'too_many', message: 'Please come back tomorrow' }\n`,
      'tests/api/later.test.ts': `/* 'Please come back tomorrow' */\n`,
    },
  ],
  [
    'sentences-are-held',
    'a made refusal of which only the beginning is held',
    {
      'server/places/refuse.ts': `import '#server/http/refusal.ts'\nexport const no = (who: string) => ({ code: 'too_many', message: \`Please ask \${who} for a key\` })\n`,
      'tests/api/key.test.ts': `expect('Please ask Ravi')\n`,
    },
  ],
  [
    'sentences-are-held',
    'words of the contract that a question is refused with',
    {
      'contract/terms/day-words.ts': `export const DAY = { late: 'You are too late', note: 'Not a word' }\nexport const OTHER = 'Shown on a page'\n`,
      'contract/v1/days.ts': `import { DAY } from '../terms/day-words.ts'\nexport const late = DAY.late\n`,
      'tests/api/days.test.ts': `expect('Not a word')\n`,
    },
  ],
  [
    'figures-are-read',
    'a hold in a text of the site',
    { 'site/features/trip/texts.ts': `export const NOTE = 'Kept for 15 minutes while you pay'\n` },
  ],
  [
    'figures-are-read',
    'a share in a policy',
    { 'demo/prose/legal/terms.ts': `export const terms = ['You pay 80 % first']\n` },
  ],
  [
    'figures-are-read',
    'a number word in a message of the API',
    { 'server/places/refuse.ts': 'export const no = { message: "At most ten seats" }\n' },
  ],
  [
    'figures-are-read',
    'an hour between tags',
    { 'site/ui/note.tsx': 'export const Note = () => <p>Answered within 24 hours</p>\n' },
  ],
  [
    'figures-are-read',
    'a refund in a story',
    { 'demo/prose/posts/rain.ts': `export const rain = 'A walk of 20 minutes. You get 50% back if you cancel.'\n` },
  ],
  [
    'figures-are-read',
    'what a room costs, in a story',
    { 'demo/prose/posts/rain.ts': `export const rain = 'A hut by the sea is ₹2,205 a night'\n` },
  ],
  [
    'figures-are-read',
    'how much less a season asks, in a story',
    { 'demo/prose/posts/rain.ts': `export const rain = 'Hotels are 25% below the regular price'\n` },
  ],
  ['citations-resolve', 'a rule that is not written down', { ...WRITTEN, ...cited(`(${BOOKING} 1.2)`) }],
  ['citations-resolve', 'one of two that is not', { ...WRITTEN, ...cited(`(${BOOKING} 1.1.1, race 2)`) }],
  ['citations-resolve', 'a rule of a document that is not there', cited(`(${['cache', 'rules'].join(' ')} C1)`)],
  ['citations-resolve', 'a document that is not there', cited(`(${'spec'} 9)`)],
  ['citations-resolve', 'a decision that is not there', cited(`(${'decisions'}, Pages 2)`)],
  ['citations-resolve', 'a citation without a number', { ...WRITTEN, ...cited(`(${BOOKING})`) }],
  ['citations-resolve', 'a citation in a form of its own', { ...WRITTEN, ...cited(`by ${BOOKING} 1.1`) }],
  ['citations-resolve', 'a rule without the name of its document', { ...WRITTEN, ...cited(`(${'rule'} C1)`) }],
  [
    'citations-resolve',
    'a number that two rules have',
    { ...WRITTEN, 'docs/booking-rules.md': `${RULES_OF_BOOKING}\n- **1.1.1** It ends again.\n` },
  ],
  [
    'examples-are-tested',
    'a race that no test is called by, only a comment',
    { ...WRITTEN, 'tests/api/races.test.ts': `// 'race 1'\ntest('two buyers', () => {})\n` },
  ],
  [
    'named-rules-exist',
    'an invariant held by nothing',
    { 'ARCHITECTURE.md': '# Map\n\n| invariant | held by |\n| --- | --- |\n| all is well | `all-is-well` |\n' },
  ],
  ['named-rules-exist', 'a map without its table', { 'ARCHITECTURE.md': '# Map\n\nAll is well.\n' }],
]

let planted: PlantedTree | undefined

function plant(files: Record<string, string>): string {
  planted = plantTree(files, CONFIGURATIONS)
  return planted.root
}

afterEach(() => {
  planted?.remove()
  planted = undefined
})

describe('tidiness', () => {
  test('a tidy project breaks no rule', async () => {
    expect(await checkTidy(plant(CLEAN))).toEqual([])
  })

  test('a folder without a file is not a tidy one', async () => {
    planted = plantTree({}, [])
    rmSync(join(planted.root, 'package.json'))
    expect(rulesOf(await checkTidy(planted.root))).toEqual(['nothing-was-read'])
  })

  test.each(BREACHES)('%s finds %s', async (rule, _what, files) => {
    expect(rulesOf(await checkTidy(plant({ ...CLEAN, ...files })))).toEqual([rule])
  })

  test('a test left out with its reason is no breach', async () => {
    const files = { 'server/places/a.test.ts': `// skipped: needs two processes\ntest.${'skip'}('a fact', () => {})\n` }
    expect(await checkTidy(plant({ ...CLEAN, ...files }))).toEqual([])
  })

  test('citations of rules that are written down are no breach, nor are the rules of others', async () => {
    const files = {
      ...cited(`(given, ${BOOKING} 1.1, 1.1.1 and race 1; ours)`),
      'site/places.ts': `// The ${BOOKING} of a hotel are its own.\nexport const own = 1\n`,
    }
    expect(await checkTidy(plant({ ...CLEAN, ...WRITTEN, ...files }))).toEqual([])
  })

  test('figures of the way, of a clock and of a comment are no breach', async () => {
    const files = {
      'demo/prose/posts/walk.ts': `export const walk = 'Walk for 20 minutes.'\n`,
      'server/places/left.ts':
        "// A hold lives 15 minutes.\nexport const left = (count: number) => (count === 1 ? '1 hour' : 'hours')\n",
    }
    expect(await checkTidy(plant({ ...CLEAN, ...files }))).toEqual([])
  })

  test('facts may be as long as there are facts', async () => {
    expect(await checkTidy(plant({ ...CLEAN, 'demo/facts/places.ts': LONG }))).toEqual([])
  })
})
