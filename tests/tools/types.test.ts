import { execFileSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROOT } from '#tools/project-files.ts'
import { type PlantedTree, plantTree } from './support/plant.ts'

const CLEAN = {
  'contract/terms/fee.ts': `export type Fee = { rupees: number }\nexport const FREE: Fee = { rupees: 0 }\n`,
  'server/places/rules.ts': `import { FREE, type Fee } from '#contract/terms/fee.ts'\nexport const fee = (): Fee => FREE\n`,
  'site/ui/fee.tsx': `export const FeeText = ({ rupees }: { rupees: number }) => <p>{rupees}</p>\n`,
}

/** One planted breach a row, in every folder that is ours: the compiler's number for it, what is wrong, and where. */
const BREACHES: [code: string, what: string, path: string, text: string][] = [
  [
    'TS2322',
    'a number where a text was promised',
    'contract/terms/name.ts',
    `export const name = (): string => Number('1')\n`,
  ],
  [
    'TS18047',
    'something that may be nothing',
    'server/places/name.ts',
    `export const long = (name: string | null): number => name.length\n`,
  ],
  ['TS7006', 'a value of no type', 'site/ui/text.ts', `export const shown = (text) => text\n`],
  [
    'TS2741',
    'a part without what it needs',
    'site/routes/fees.tsx',
    `import { FeeText } from '#site/ui/fee.tsx'\nexport const Fees = () => <FeeText />\n`,
  ],
  [
    'TS2322',
    'the first of a list that may be empty',
    'demo/first.ts',
    `export const first = (names: string[]): string => names[0]\n`,
  ],
  [
    'TS7029',
    'a case that runs into the next',
    'tools/kind.ts',
    `export function kindOf(fee: number): string {\n  let kind = ''\n  switch (fee) {\n    case 0:\n      kind = 'free'\n    default:\n      kind = 'paid'\n  }\n  return kind\n}\n`,
  ],
  [
    'TS1484',
    'a type imported as if it were a value',
    'tests/api/fee.ts',
    `import { Fee } from '#contract/terms/fee.ts'\nexport const none: Fee = { rupees: 0 }\n`,
  ],
  ['TS1294', 'words that Node cannot leave out', 'server/places/kind.ts', `export enum Kind {\n  Beach,\n}\n`],
  [
    'TS2307',
    'an import that leads nowhere',
    'server/places/lost.ts',
    `import { lost } from './nowhere.ts'\nexport const found: unknown = lost\n`,
  ],
  [
    'TS2322',
    'a mistake in a file of settings',
    'vite.config.ts',
    `const port: number = '3000'\nexport default { port }\n`,
  ],
]

let planted: PlantedTree

beforeAll(() => {
  planted = plantTree(CLEAN, ['tsconfig.json', 'demo/art/tsconfig.json'])
  // The types that the configuration names.
  symlinkSync(join(ROOT, 'node_modules'), join(planted.root, 'node_modules'), 'junction')
})
afterAll(() => planted.remove())

describe('types', () => {
  test('are right in a clean project, and each breach is found where it is', () => {
    expect(compile('tsconfig.json')).toEqual([])
    planted.write(Object.fromEntries(BREACHES.map(([, , path, text]) => [path, text])))
    expect(compile('tsconfig.json')).toEqual(BREACHES.map(([code, , path]) => `${path} ${code}`).sort())
  })

  test('of the drawings are looked at as well', () => {
    planted.write({ 'demo/art/scenes/reef.ts': `export const reef: string = 1\n` })
    expect(compile('tsconfig.json')).not.toContain('demo/art/scenes/reef.ts TS2322')
    expect(compile('demo/art')).toEqual(['demo/art/scenes/reef.ts TS2322'])
  })
})

/** Each complaint of the compiler as `path code`. */
function compile(configuration: string): string[] {
  const args = [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', configuration, '--pretty', 'false']
  return [...run(args).matchAll(/^(\S+?)\(\d+,\d+\): error (TS\d+)/gm)]
    .map(([, path, code]) => `${path} ${code}`)
    .sort()
}

function run(args: string[]): string {
  try {
    return execFileSync(process.execPath, args, { cwd: planted.root, encoding: 'utf8' })
  } catch (error) {
    // The compiler ends with 2 when it found something; what it found is on its output.
    return String((error as { stdout?: string }).stdout ?? '')
  }
}
