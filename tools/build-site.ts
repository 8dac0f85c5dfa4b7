import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { ROOT } from './project-files.ts'

const STAMP = join(ROOT, 'build', '.stamp')
/** Everything the site's bundle is made of. */
const SOURCES = [
  'contract/**/*.ts',
  'site/**/*',
  'office/**/*',
  'docs/office/**/*',
  'public/**/*',
  'vite.config.ts',
  'vite.office.config.ts',
  'tools/vite/**/*.ts',
  'tools/app-icons.ts',
  'tools/pack-site.ts',
  'react-router.config.ts',
  'package.json',
  'package-lock.json',
]
/** There while somebody builds; older than this, its builder died. */
const LOCK = join(ROOT, 'build', '.building')
const LOCK_MINUTES = 3
const OUTPUT = ['build/client', 'build/server/index.js', 'build/server/cached-pages.json', 'build/office/index.html']

/** After the site's own, which empties the folder that both write into. */
const OFFICE_BUILD = ['node_modules/vite/bin/vite.js', 'build', '--config', 'vite.office.config.ts']

/** Builds the site unless what lies in `build/` was made of these very sources, and tells before it begins. Says whether it built. */
export async function buildSite(onBuild = () => {}): Promise<boolean> {
  if (isBuiltFrom(hashSources())) return false
  await takeLock()
  try {
    const sources = hashSources()
    if (isBuiltFrom(sources)) return false
    onBuild()
    await runBuild()
    // Loaded late: where a site was built and its builders taken away again, they are not there.
    const { drawAppIcons } = await import('./app-icons.ts')
    const { packSite } = await import('./pack-site.ts')
    await drawAppIcons(join(ROOT, 'site', 'favicon.svg'), join(ROOT, 'build', 'client'))
    await packSite(join(ROOT, 'build', 'client'))
    writeFileSync(STAMP, sources)
    return true
  } finally {
    rmSync(LOCK, { recursive: true, force: true })
  }
}

/** Two test files, or a test and a start, may want the site at the same time: one builds, the others wait for it. */
async function takeLock(): Promise<void> {
  mkdirSync(join(ROOT, 'build'), { recursive: true })
  for (;;) {
    try {
      return mkdirSync(LOCK)
    } catch {
      const since = statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
      if (Date.now() - since > LOCK_MINUTES * 60_000) rmSync(LOCK, { recursive: true, force: true })
      await wait(200)
    }
  }
}

async function runBuild(): Promise<void> {
  const options = {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
    maxBuffer: 16 * 1024 * 1024,
  }
  try {
    await promisify(execFile)(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build'], options)
    await promisify(execFile)(process.execPath, ['tools/vite/cached-pages.ts', 'build/server'], options)
    await promisify(execFile)(process.execPath, OFFICE_BUILD, options)
  } catch (error) {
    // What the bundler said is the whole story; the failed call beneath it would only repeat it.
    throw new Error(`The site could not be built.\n${outputOf(error)}`)
  }
}

function isBuiltFrom(sources: string): boolean {
  const isWhole = OUTPUT.every((path) => existsSync(join(ROOT, path)))
  return isWhole && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources
}

function hashSources(): string {
  const hash = createHash('sha256')
  const files = globSync(SOURCES, { cwd: ROOT, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).filter((path) => !/\.test\.tsx?$/.test(path))
  for (const path of paths.sort()) hash.update(path.slice(ROOT.length)).update('\0').update(readFileSync(path))
  return hash.digest('hex')
}

function outputOf(error: unknown): string {
  const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
  return `${stdout}${stderr}`.trim() || String(error)
}

if (import.meta.main) {
  try {
    const isNew = await buildSite()
    console.log(isNew ? 'The site is built.' : 'The site was built already; nothing has changed since.')
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
