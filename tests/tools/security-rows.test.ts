import { afterEach, expect, test } from 'vitest'
import { checkTidy } from '#tools/check-tidy.ts'
import { type PlantedTree, plantTree } from './support/plant.ts'

let planted: PlantedTree | undefined
afterEach(() => {
  planted?.remove()
  planted = undefined
})

const TEST = 'server/gate.test.ts'
const TESTED = `test("nobody's frame holds a page", () => {})\n`
const REQUIREMENTS = JSON.stringify({ levels: { '1': ['V1.2.1', 'V10.1.1'], '2': ['V1.10.2', 'V10.2.1'] } })
const HELD = `| V1.2.1 | 1 | output encoded | held | \`${TEST}\` › "nobody's frame holds a page"; \`npm run check\` |`
const PARTLY = '| V1.10.2 | 2 | copies kept | partly | `docs/security.md` › "Copies", which nobody tries out |'
const NOT_HERE = '| V10.1.1 to V10.2.1 | 1, 2 | OAuth | not here | Nobody signs in by another site. |'

async function complaintsOf(rows: string[], files: Record<string, string> = {}): Promise<string[]> {
  planted = plantTree(
    {
      'docs/security.md': `# Security\n\n| no. | level | in short | state | by, or why not |\n| --- | --- | --- | --- | --- |\n${rows.join('\n')}\n\n## Copies\n\nNone.\n`,
      'docs/security/asvs-5.0.0.json': REQUIREMENTS,
      [TEST]: TESTED,
      ...files,
    },
    [],
  )
  return (await checkTidy(planted.root)).map((each) =>
    each.replace(/^security-rows-hold: docs\/security\.md(?::\d+)? /, ''),
  )
}

test('a row for each requirement, naming tests, rules and headings that are there, is no breach', async () => {
  expect(await complaintsOf([HELD, PARTLY, NOT_HERE])).toEqual([])
})

test.each([
  ['a requirement without a row', [HELD, NOT_HERE], ['has 0 rows for V1.10.2, which needs one']],
  ['a requirement with two', [HELD, HELD, PARTLY, NOT_HERE], ['has 2 rows for V1.2.1, which needs one']],
  [
    'a range that leaves one out',
    [HELD, PARTLY, NOT_HERE.replace('V10.1.1 to V10.2.1 | 1, 2', 'V10.1.1 | 1')],
    ['has 0 rows for V10.2.1, which needs one'],
  ],
  [
    'a number that the standard does not have',
    [HELD, PARTLY, NOT_HERE, HELD.replace('V1.2.1', 'V1.2.9')],
    ['names V1.2.9 to V1.2.9, which is no requirement of levels 1 and 2'],
  ],
  ['another level', [HELD.replace('| 1 |', '| 2 |'), PARTLY, NOT_HERE], ['says level 2 of V1.2.1, which has 1']],
  [
    'a state of its own',
    [HELD, PARTLY, NOT_HERE.replace('not here', 'fine')],
    ['says "fine" of V10.1.1: it is held, partly, open, not here'],
  ],
  [
    'a file that is not there',
    [HELD.replace(TEST, 'server/door.test.ts'), PARTLY, NOT_HERE],
    ['names server/door.test.ts, which is not there'],
  ],
  [
    'a test that is called otherwise',
    [HELD.replace("nobody's frame", 'no frame'), PARTLY, NOT_HERE],
    [`names "no frame holds a page", which ${TEST} does not have`],
  ],
  [
    'a part of a title',
    [HELD.replace(' holds a page', ''), PARTLY, NOT_HERE],
    [`names "nobody's frame", which ${TEST} does not have`],
  ],
  [
    'a heading that is not there',
    [HELD, PARTLY.replace('"Copies"', '"Copy"'), NOT_HERE],
    ['names "Copy", which docs/security.md does not have'],
  ],
  [
    'a rule that is none',
    [HELD.replace('npm run check', 'no-frames'), PARTLY, NOT_HERE],
    ['names no-frames, which is no rule, program or file here'],
  ],
  [
    'nothing that holds it',
    [HELD.replace(/held \|.*/, 'held | We are careful. |'), PARTLY, NOT_HERE],
    ['names nothing that holds V1.2.1'],
  ],
  ['no reason', [HELD, PARTLY.replace(', which nobody tries out', ''), NOT_HERE], ['gives no reason for V1.10.2']],
])('%s is found', async (_what, rows, complaints) => {
  expect(await complaintsOf(rows)).toEqual(complaints)
})

test.each([
  ['a text run as code', 'server/places/ask.ts', 'export const ask = (text: string) => eval(text)\n'],
  ['a process', 'server/places/ask.ts', "import { exec } from 'node:child_process'\nexport const ask = exec\n"],
  ['a chance that can be guessed', 'server/visitors/code.ts', 'export const code = () => Math.random()\n'],
  ['a broken hash', 'server/visitors/code.ts', "export const code = createHash('md5')\n"],
  [
    'a cipher without a seal',
    'server/visitors/code.ts',
    "export const seal = createCipheriv('aes-256-cbc', key, nonce)\n",
  ],
  ['a certificate of anybody', 'server/adapters/ask.ts', 'export const options = { rejectUnauthorized: false }\n'],
  [
    'markup of anybody',
    'site/ui/words.tsx',
    'export const Words = () => <p dangerouslySetInnerHTML={{ __html: text }} />\n',
  ],
  ['text in SQL', 'server/places/find.ts', 'export const find = (id: string) => sql.raw(id)\n'],
])('%s is found in a program, and not in its test', async (_what, path, text) => {
  const complaints = await complaintsOf([HELD, PARTLY, NOT_HERE], {
    [path]: text,
    [path.replace(/\./, '.test.')]: text,
  })
  expect(complaints.length).toBeGreaterThan(0)
  for (const complaint of complaints) expect(complaint).toContain(`no-unsafe-code: ${path}:`)
})
