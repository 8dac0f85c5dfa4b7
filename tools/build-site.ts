import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from './project-files.ts'

const STAMP = join(ROOT, 'build', '.stamp')
/** Everything the site's bundle is made of. */
const SOURCES = [
  'contract/**/*.ts',
  'site/**/*',
  'vite.config.ts',
  'react-router.config.ts',
  'package.json',
  'package-lock.json',
]
const OUTPUT = ['build/client', 'build/server/index.js']

/** Builds the site unless what lies in `build/` was made of these very sources. Says whether it built. */
export async function buildSite(): Promise<boolean> {
  const sources = hashSources()
  if (isBuiltFrom(sources)) return false
  const cli = join(ROOT, 'node_modules', '@react-router', 'dev', 'bin.js')
  try {
    await promisify(execFile)(process.execPath, [cli, 'build'], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: 16 * 1024 * 1024,
    })
  } catch (error) {
    throw new Error(`The site could not be built.\n${outputOf(error)}`, { cause: error })
  }
  writeFileSync(STAMP, sources)
  return true
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
  process.env.NODE_ENV = 'production'
  const isNew = await buildSite()
  console.log(isNew ? 'The site is built.' : 'The site was built already; nothing has changed since.')
}
