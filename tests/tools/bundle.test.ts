import { randomBytes } from 'node:crypto'
import { build } from 'vite'
import { afterEach, describe, expect, test } from 'vitest'
import { checkBundle } from '#tools/check-bundle.ts'
import { ROOT } from '#tools/project-files.ts'
import { type PlantedTree, plantTree, rulesOf } from './support/plant.ts'

const KB = 1_000

let planted: PlantedTree | undefined

afterEach(() => {
  planted?.remove()
  planted = undefined
})

describe('the bundle check', () => {
  test('a light site passes', () => {
    expect(checkBundle(plant(siteOf({})))).toEqual([])
  })

  test('a site that is not built does not pass', () => {
    expect(rulesOf(checkBundle(plant({})))).toEqual(['nothing-was-read'])
  })

  test.each([
    ['a package list over 115 KB', 'routes/tours', { list: 116 }],
    ['package details over 130 KB', 'routes/package-details', { details: 131 }],
    ['another page over 122 KB', 'routes/places', { places: 123 }],
    ['a chunk that a page imports', 'routes/places', { places: 60, shared: 62 }],
    ['the root that every page loads', 'routes/places', { places: 60, root: 62 }],
    ['a script that the root links by its address', 'routes/places', { places: 60, linked: 62 }],
    ['what comes late', 'routes/places', { places: 60, late: 62 }],
    ['the script beside a page', 'routes/places', { places: 60, boot: 62 }],
  ])('script-budget finds %s', (_what, route, weights) => {
    const complaints = checkBundle(plant(siteOf(weights)))
    expect(rulesOf(complaints)).toEqual(['script-budget'])
    expect(complaints.join('\n')).toContain(route)
  })

  test('a list may weigh what a list may weigh', () => {
    expect(checkBundle(plant(siteOf({ list: 113, details: 128, places: 120 })))).toEqual([])
  })

  test('style-budget finds heavy stylesheets, font-budget heavy fonts', () => {
    expect(rulesOf(checkBundle(plant(siteOf({ style: 13 }))))).toEqual(['style-budget'])
    planted?.remove()
    expect(rulesOf(checkBundle(plant(siteOf({ font: 71 }))))).toEqual(['font-budget'])
  })

  test('a route without a page has no budget', () => {
    expect(checkBundle(plant(siteOf({ resource: 300 })))).toEqual([])
  })

  test('no-schema-or-office-code finds zod in a chunk as the bundler leaves it', async () => {
    const chunk = await bundle(`import { z } from 'zod'\nexport const Name = z.string().min(2)\nName.parse('ok')\n`)
    const root = plant({ ...siteOf({}), 'build/client/assets/lazy.js': chunk })
    expect(rulesOf(checkBundle(root))).toEqual(['no-schema-or-office-code'])
  })

  test("office-budget finds a heavy office, and a heavy way into it; its libraries and fonts are no visitor's", () => {
    const office = (script: number, door: number) => ({
      'build/client/assets/office/index.js': `t("ra.action.save"); ${ballast(door)}`,
      'build/client/assets/office/screen.js': ballast(script),
      'build/client/assets/office/charts-1.js': ballast(500),
      'build/client/assets/office/text.woff2': 'x'.repeat(71 * KB),
      'build/client/assets/office/.vite/manifest.json': JSON.stringify({ 'index.html': { file: 'index.js' } }),
    })
    expect(checkBundle(plant({ ...siteOf({}), ...office(300, 90) }))).toEqual([])
    planted?.remove()
    expect(rulesOf(checkBundle(plant({ ...siteOf({}), ...office(451, 90) })))).toEqual(['office-budget'])
    planted?.remove()
    expect(rulesOf(checkBundle(plant({ ...siteOf({}), ...office(100, 101) })))).toEqual(['office-budget'])
  })

  test('no-schema-or-office-code finds the office', () => {
    const root = plant({ ...siteOf({}), 'build/client/assets/lazy.js': `t("ra.action.save")` })
    expect(rulesOf(checkBundle(root))).toEqual(['no-schema-or-office-code'])
  })
})

type Weights = Partial<
  Record<
    'list' | 'details' | 'places' | 'resource' | 'root' | 'shared' | 'linked' | 'late' | 'boot' | 'style' | 'font',
    number
  >
>

function plant(files: Record<string, string>): string {
  planted = plantTree(files, [])
  return planted.root
}

/** A built site in which the named files weigh so many KB. Random text in hexadecimal packs to about half of its length. */
function siteOf(weights: Weights): Record<string, string> {
  const file = (name: string, kb = 0.05): [string, string] => [`build/client/assets/${name}`, ballast(kb)]
  const route = (id: string, module: string, hasDefaultExport = true, imports: string[] = []) => ({
    id: `routes/${id}`,
    parentId: 'root',
    hasDefaultExport,
    module: `/assets/${module}.js`,
    imports,
    css: ['/assets/page.css'],
  })
  const manifest = {
    entry: { module: '/assets/entry.js', imports: [], css: [] },
    routes: {
      root: { id: 'root', hasDefaultExport: true, module: '/assets/root.js', imports: [], css: [] },
      'routes/tours': route('tours', 'list'),
      'routes/package-details': route('package-details', 'details'),
      'routes/places': route('places', 'places', true, ['/assets/shared.js']),
      'routes/robots': route('robots', 'resource', false),
    },
  }
  const chunks = {
    'site/root.tsx': { file: 'assets/root.js', assets: ['assets/linked.js'] },
    '_late-1.js': { file: 'assets/late-1.js' },
  }
  return {
    ...Object.fromEntries([
      ...(['list', 'details', 'places', 'resource', 'root', 'shared', 'linked'] as const).map((name) =>
        file(`${name}.js`, weights[name]),
      ),
      file('entry.js'),
      file('late-1.js', weights.late),
      file('boot-1.js', weights.boot),
      file('page.css', weights.style),
      ['build/client/assets/text.woff2', 'x'.repeat((weights.font ?? 1) * KB)],
    ]),
    'build/client/assets/manifest-1.js': `window.__reactRouterManifest=${JSON.stringify(manifest)};`,
    'build/client/.vite/manifest.json': JSON.stringify(chunks),
  }
}

function ballast(kb: number): string {
  return randomBytes(kb * KB).toString('hex')
}

/** What Vite makes of a module for a browser, minified. */
async function bundle(source: string): Promise<string> {
  const id = 'virtual:source'
  const output = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'source',
        resolveId: (asked) => (asked === id ? id : undefined),
        load: (asked) => (asked === id ? source : undefined),
      },
    ],
    build: { write: false, minify: true, rolldownOptions: { input: id, preserveEntrySignatures: 'strict' } },
  })
  const [first] = Array.isArray(output) ? output : [output]
  if (first === undefined || !('output' in first)) throw new Error('The bundler made nothing')
  return first.output.map((each) => ('code' in each ? each.code : '')).join('\n')
}
