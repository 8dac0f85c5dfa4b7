import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { ROOT } from '#tools/project-files.ts'
import { type PlantedTree, plantTree } from './support/plant.ts'

const PROGRAMS = [
  'tools/app-icons.ts',
  'tools/build-site.ts',
  'tools/pack-site.ts',
  'tools/project-files.ts',
  'tools/vite/cached-pages.ts',
  'site/favicon.svg',
  'package-lock.json',
]
/** The smallest site there is; its settings are its own, as ours ask for all of our pages. */
const CLEAN = {
  'react-router.config.ts': `export default { appDirectory: 'site' }\n`,
  'vite.config.ts': `import { reactRouter } from '@react-router/dev/vite'\nexport default { logLevel: 'warn', plugins: [reactRouter()] }\n`,
  'vite.office.config.ts': `export default { root: 'office', logLevel: 'warn', build: { outDir: '../build/office', emptyOutDir: true } }\n`,
  'office/index.html': '<!doctype html><title>Office</title>',
  'site/root.tsx': `import { Outlet, Scripts } from 'react-router'\nexport default () => <html lang="en"><body><Outlet /><Scripts /></body></html>\n`,
  'site/routes.ts': `import { index } from '@react-router/dev/routes'\nexport default [index('routes/home.tsx')]\n`,
  'site/routes/home.tsx': `export const handle = { cached: { query: { page: 'page' } } }\nexport default () => <p>Home</p>\n`,
}
const BREACHES: [what: string, text: string, says: RegExp][] = [
  ['an import that leads nowhere', `import { lost } from './nowhere.ts'\nexport default () => lost\n`, /nowhere\.ts/],
  ['a page that is not finished', `export default () => <p>Home\n`, /home\.tsx/],
  [
    'a site of which no page is cached',
    `export default () => <p>Home</p>\n`,
    /No route of the built site has a handle/,
  ],
]

let planted: PlantedTree | undefined

afterEach(() => {
  planted?.remove()
  planted = undefined
})

describe('the site build', () => {
  test('builds a site once, and not again while nothing has changed', () => {
    const first = buildOf(CLEAN)
    expect(first).toEqual({ code: 0, said: 'The site is built.' })
    const cached = readFileSync(join(planted?.root ?? '', 'build/server/cached-pages.json'), 'utf8')
    expect(JSON.parse(cached)).toEqual([{ path: '', query: { page: 'page' } }])
    expect(build()).toEqual({ code: 0, said: 'The site was built already; nothing has changed since.' })
  })

  test.each(BREACHES)('fails for %s, says where, and leaves no stamp', (_what, text, says) => {
    const { code, said } = buildOf({ ...CLEAN, 'site/routes/home.tsx': text })
    expect(code).toBe(1)
    expect(said).toContain('The site could not be built.')
    expect(said).toMatch(says)
    expect(existsSync(join(planted?.root ?? '', 'build/.stamp'))).toBe(false)
  })
})

function buildOf(files: Record<string, string>): { code: number | null; said: string } {
  planted = plantTree(files, PROGRAMS)
  symlinkSync(join(ROOT, 'node_modules'), join(planted.root, 'node_modules'), 'junction')
  return build()
}

function build(): { code: number | null; said: string } {
  const cwd = planted?.root ?? ''
  const run = spawnSync(process.execPath, ['tools/build-site.ts'], { cwd, encoding: 'utf8' })
  return { code: run.status, said: `${run.stdout}${run.stderr}`.trim() }
}
