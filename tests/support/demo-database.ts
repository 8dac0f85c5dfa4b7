import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { refreshSearch } from '#server/search/refresh-search.ts'
import { loadDemoCatalogue } from '#server/wiring/demo-catalogue.ts'
import { readDemoScenes } from '#server/wiring/demo-scenes.ts'
import { freshDataDir, onTestServer, openTestDatabase, type TestDatabase, testEngine } from './test-database.ts'

/*
 * The demo catalogue takes seconds to load and a moment to copy. It is loaded once for each state of the sources on each
 * day, before the first test file of a run, and every file gets a copy of its own.
 */

const ROOT = join(import.meta.dirname, '../..')
const KEPT = join(tmpdir(), 'padauk-test-demo')
const KEPT_MS = 24 * 60 * 60 * 1000

/** Vitest calls this once before a run of the projects that name it. */
export async function setup(): Promise<void> {
  const name = demoName()
  process.env.TEST_DEMO = name
  await (testEngine === 'postgres' ? loadOnPostgres(name) : loadEmbedded(name))
}

/** A database of its own for one test file, with the demo catalogue in it. */
export function openDemoDatabase(): Promise<TestDatabase> {
  return openTestDatabase({ like: testEngine === 'postgres' ? loadedName() : join(KEPT, loadedName()) })
}

/** A data folder with an embedded database that holds the demo catalogue. The caller removes it. */
export async function demoDataDir(): Promise<string> {
  // On PostgreSQL nothing was made here: the server then loads its catalogue itself.
  return testEngine === 'postgres' ? freshDataDir() : freshDataDir(join(KEPT, loadedName()))
}

async function loadOnPostgres(name: string): Promise<void> {
  const known = await onTestServer('select 1 from pg_database where datname = $1', [name])
  if (known.length > 0) return
  const made = await loadDemo()
  const { pathname } = new URL(made.settings.databaseUrl ?? '')
  await made.database.close()
  await rm(made.settings.dataDir, { recursive: true, force: true })
  await onTestServer(`alter database ${pathname.slice(1)} rename to ${name}`)
}

async function loadEmbedded(name: string): Promise<void> {
  if (existsSync(join(KEPT, name))) return
  await forgetOld()
  const made = await loadDemo()
  await made.database.close()
  // Of two runs that make it at once, one wins and the other uses its.
  await rename(join(made.settings.dataDir, 'database'), join(KEPT, name)).catch(() => {})
  await rm(made.settings.dataDir, { recursive: true, force: true })
}

async function loadDemo(): Promise<TestDatabase> {
  const made = await openTestDatabase()
  await loadDemoCatalogue(made.db, readDemoScenes(), new Date())
  await refreshSearch(made.db)
  return made
}

async function forgetOld(): Promise<void> {
  await mkdir(KEPT, { recursive: true })
  for (const name of await readdir(KEPT)) {
    const { mtimeMs } = await stat(join(KEPT, name))
    if (Date.now() - mtimeMs > KEPT_MS) await rm(join(KEPT, name), { recursive: true, force: true })
  }
}

/** Another one as soon as anything that may decide what is in it has changed; nights of hotels begin today. */
function demoName(): string {
  const files = globSync(['{contract,demo,server}/**/*', 'package-lock.json'], { cwd: ROOT, withFileTypes: true })
  const hash = createHash('sha256').update(dayInIndia(new Date()))
  for (const path of files
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
    .sort())
    hash.update(path.slice(ROOT.length)).update(readFileSync(path))
  return `demo_${hash.digest('hex').slice(0, 16)}`
}

function loadedName(): string {
  const name = process.env.TEST_DEMO
  if (name === undefined) throw new Error('demo-database.ts is not among the globalSetup of this test project.')
  return name
}
