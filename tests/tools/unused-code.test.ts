import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { ROOT } from '#tools/project-files.ts'
import { hollowPackages, type PlantedTree, plantTree } from './support/plant.ts'

const MANIFEST = {
  name: 'small',
  private: true,
  type: 'module',
  imports: { '#server/*': './server/*' },
  dependencies: { hono: '1.0.0' },
}
const PACKAGES = hollowPackages(['hono', 'zod', 'kysely'])

/** Everything here is wanted by somebody: a tool, a page, a test. */
const CLEAN = {
  'package.json': JSON.stringify(MANIFEST),
  'tools/start.ts': `import { start } from '#server/main.ts'\nstart()\n`,
  'server/main.ts': `import { Hono } from 'hono'\nimport { fee } from './places/rules.ts'\nexport const start = () => [new Hono(), fee()]\n`,
  'server/places/rules.ts': `export const fee = () => 1\nexport const hours = () => 8\n`,
  'site/routes/places.tsx': `export default () => null\n`,
  'tests/api/places.test.ts': `import { hours } from '#server/places/rules.ts'\nhours()\n`,
}

/** One planted breach a row; `start` is what the tool then says as well. */
const BREACHES: { finding: string; files: Record<string, string>; start?: string }[] = [
  {
    finding: 'files server/places/alone.ts',
    files: { 'server/places/alone.ts': `export const alone = true\n` },
  },
  {
    finding: 'exports server/ferry/fare.ts',
    files: { 'server/ferry/fare.ts': `export const fare = () => 1\nexport const seats = () => 8\n` },
    start: `import { fare } from '#server/ferry/fare.ts'\nfare()\n`,
  },
  {
    finding: 'types server/ferry/trip.ts',
    files: { 'server/ferry/trip.ts': `export const trip = () => 1\nexport type Trip = number\n` },
    start: `import { trip } from '#server/ferry/trip.ts'\ntrip()\n`,
  },
  {
    finding: 'duplicates server/ferry/port.ts',
    files: { 'server/ferry/port.ts': `export const port = () => 1\nexport const pier = port\n` },
    start: `import { pier, port } from '#server/ferry/port.ts'\npier(port())\n`,
  },
  {
    finding: 'unlisted server/ferry/read.ts',
    files: { 'server/ferry/read.ts': `import { sql } from 'kysely'\nexport const read = () => sql\n` },
    start: `import { read } from '#server/ferry/read.ts'\nread()\n`,
  },
  {
    finding: 'unresolved server/ferry/lost.ts',
    files: { 'server/ferry/lost.ts': `import { lost } from './nowhere.ts'\nexport const found = () => lost\n` },
    start: `import { found } from '#server/ferry/lost.ts'\nfound()\n`,
  },
  {
    finding: 'dependencies package.json',
    files: { 'package.json': JSON.stringify({ ...MANIFEST, dependencies: { hono: '1.0.0', zod: '1.0.0' } }) },
  },
]

let planted: PlantedTree | undefined

afterEach(() => {
  planted?.remove()
  planted = undefined
})

describe('the check for unused code', () => {
  test('finds nothing where everything is used', () => {
    expect(unused(CLEAN)).toEqual([])
  })

  test('finds each planted breach, and nothing else', () => {
    const wanted = BREACHES.map(({ start = '' }) => start)
    const files = BREACHES.map((breach) => breach.files)
    const start = [CLEAN['tools/start.ts'], ...wanted].join('')
    expect(unused(Object.assign({}, CLEAN, ...files, { 'tools/start.ts': start }))).toEqual(
      BREACHES.map(({ finding }) => finding).sort(),
    )
  })
})

/** What knip finds in a project of these files under our settings, each as `kind path`. */
function unused(files: Record<string, string>): string[] {
  planted = plantTree(PACKAGES, ['knip.json', 'tsconfig.json'])
  planted.write(files)
  const args = [join(ROOT, 'node_modules/knip/bin/knip.js'), '--no-progress', '--reporter', 'json']
  // Knip's answer has a list for each kind in every file it complains of.
  const { issues } = JSON.parse(run(args, planted.root)) as { issues: Record<string, unknown>[] }
  return issues
    .flatMap(({ file, ...kinds }) =>
      Object.entries(kinds).flatMap(([kind, found]) =>
        Array.isArray(found) && found.length > 0 ? [`${kind} ${file}`] : [],
      ),
    )
    .sort()
}

function run(args: string[], cwd: string): string {
  try {
    return execFileSync(process.execPath, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  } catch (error) {
    // Knip ends with 1 when it found something; what it found is on its output all the same.
    return String((error as { stdout?: string }).stdout ?? '')
  }
}
