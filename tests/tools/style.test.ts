import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { ROOT } from '#tools/project-files.ts'
import { type PlantedTree, plantTree } from './support/plant.ts'

const CLEAN = {
  '.gitignore': 'node_modules\n',
  'server/config.ts': `export function readPort(): string | undefined {\n  return process.env.PORT\n}\n`,
  'server/places/rules.ts': `export function isOpen(hour: number): boolean {\n  return hour > 8\n}\n`,
}

const LONG_FUNCTION = `export function count(): number {\n  let total = 0\n${'  total += 1\n'.repeat(61)}  return total\n}\n`

const BREACHES: [rule: string, path: string, text: string][] = [
  ['noExcessiveLinesPerFunction', 'server/places/long.ts', LONG_FUNCTION],
  ['noBarrelFile', 'server/places/all.ts', `export { isOpen } from './rules.ts'\n`],
  ['noReExportAll', 'server/places/all.ts', `export * from './rules.ts'\n`],
  ['noEnum', 'server/places/kind.ts', `export enum Kind {\n  Beach = 'beach',\n}\n`],
  ['noProcessEnv', 'server/places/setting.ts', `export const setting = process.env.SETTING\n`],
  ['noDefaultExport', 'server/places/only.ts', `export default function only(): number {\n  return 1\n}\n`],
  ['noExplicitAny', 'server/places/loose.ts', `export const loose = (value: any): unknown => value\n`],
  [
    'noFocusedTests',
    'server/places/a.test.ts',
    `import { test } from 'vitest'\n\ntest.${'only'}('a fact', () => undefined)\n`,
  ],
  ['useFilenamingConvention', 'server/places/openHours.ts', `export const openHours = 1\n`],
  [
    'useImportExtensions',
    'server/places/open.ts',
    `import { isOpen } from './rules'\n\nexport const open = isOpen(9)\n`,
  ],
  [
    'noFloatingPromises',
    'server/places/hurry.ts',
    `async function send(): Promise<void> {}\n\nexport function hurry(): void {\n  send()\n}\n`,
  ],
  [
    'useExhaustiveSwitchCases',
    'server/places/kinds.ts',
    `export function nameOf(kind: 'beach' | 'museum'): string {\n  switch (kind) {\n    case 'beach':\n      return 'Beach'\n  }\n  return ''\n}\n`,
  ],
  ['noNonNullAssertion', 'server/places/first.ts', `export const first = (names: string[]): string => names[0]!\n`],
  [
    'useImportType',
    'server/places/shape.ts',
    `import { Hour } from './hour.ts'\n\nexport const opening: Hour = { hour: 8 }\n`,
  ],
  ['useNodejsImportProtocol', 'server/places/read.ts', `import { join } from 'path'\n\nexport const read = join\n`],
]

/** What else `npm run check` looks at: how a file is laid out, and in which order it imports. */
const UNTIDY: [category: string, text: string][] = [
  ['format', `export const opening = {hour: 8};\n`],
  [
    'assist/source/organizeImports',
    `import { isOpen } from './rules.ts'\nimport { readPort } from '../config.ts'\n\nexport const both = [isOpen, readPort]\n`,
  ],
]

let planted: PlantedTree | undefined

afterEach(() => {
  planted?.remove()
  planted = undefined
})

describe('style', () => {
  test('a clean project passes', () => {
    expect(brokenRules(CLEAN)).toEqual([])
  })

  test.each(BREACHES)('%s finds %s', (rule, path, text) => {
    expect(brokenRules({ ...CLEAN, [path]: text })).toContain(rule)
  })

  test.each(UNTIDY)('%s is looked at', (category, text) => {
    expect(complaints('check', { ...CLEAN, 'server/places/untidy.ts': text })).toEqual([category])
  })

  test('every rule of the configuration has a breach planted here', () => {
    const { linter } = JSON.parse(readFileSync(join(ROOT, 'biome.json'), 'utf8'))
    const { preset, ...groups } = linter.rules as { preset: string } & Record<string, object>
    const named = Object.values(groups).flatMap((rules) => Object.keys(rules))
    expect(preset).toBe('recommended')
    expect(named.length).toBeGreaterThan(12)
    expect(named.filter((name) => !BREACHES.some(([rule]) => rule === name))).toEqual([])
  })

  test('drawing may take long functions, and tools may read the environment', () => {
    const files = {
      'demo/art/scenes/reef.ts': LONG_FUNCTION,
      'tools/setting.ts': `export const setting = process.env.SETTING\n`,
    }
    expect(brokenRules({ ...CLEAN, ...files })).toEqual([])
  })
})

/** The names of Biome's rules that fire on a project of these files. */
function brokenRules(files: Record<string, string>): string[] {
  return complaints('lint', files).map((category) => category.split('/').at(-1) ?? '')
}

function complaints(command: 'lint' | 'check', files: Record<string, string>): string[] {
  planted = plantTree(files, ['biome.json'])
  const args = [join(ROOT, 'node_modules/@biomejs/biome/bin/biome'), command, '--reporter=json', '.']
  const output = run(args, planted.root)
  return [...output.matchAll(/"category":"([\w/]+)"/g)].map((match) => match[1] ?? '')
}

function run(args: string[], cwd: string): string {
  try {
    return execFileSync(process.execPath, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch (error) {
    // Biome ends with 1 when it found something; what it found is on its output all the same.
    return String((error as { stdout?: string }).stdout ?? '')
  }
}
