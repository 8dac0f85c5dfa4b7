import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { loadDemoCatalogue } from '#demo/load/catalogue.ts'
import { readDemoScenes } from '#demo/load/scenes.ts'
import { refreshSearch } from '#server/search/refresh-search.ts'
import { machineNow, PINNED_NOW } from './pinned-day.ts'
import { freshDataDir, KEPT, onTestServer, openTestDatabase, type TestDatabase, testEngine } from './test-database.ts'

/*
 * The demo catalogue takes seconds to load and a moment to copy. It is loaded once for each state of the sources, as on the
 * pinned day and as on each day of the machine, before the first test file of a run, and every file gets a copy of its own.
 */

/** The day on which the catalogue was loaded. */
export type LoadedOn = 'pinned' | 'today'

const ROOT = join(import.meta.dirname, '../..')
/** Where each one's name is told to the processes of the run. */
const LOADED = { pinned: 'TEST_DEMO_PINNED', today: 'TEST_DEMO_TODAY' } as const
/** Files of the engine's log: three of 16 MB, which each copy would carry along, and each backup in a test. */
const SEGMENT = /^[0-9A-F]{24}$/
const KEPT_MS = 24 * 60 * 60 * 1000

/** Vitest calls this once before a run of the projects that name it. */
export function setup(): Promise<void> {
  return loadDemos(['pinned', 'today'])
}

/** Loads it as on each of these days, and tells the processes of the run where. */
export async function loadDemos(days: readonly LoadedOn[]): Promise<void> {
  const name = demoName()
  const load = testEngine === 'postgres' ? loadOnPostgres : loadEmbedded
  if (testEngine === 'embedded') await forgetOld()
  // Side by side: each is a database of its own. On the pinned day itself they are one.
  const moments = new Map<string, Date>()
  for (const on of days) {
    const moment = on === 'pinned' ? new Date(PINNED_NOW) : new Date()
    const loaded = `${name}_${dayInIndia(moment).replaceAll('-', '')}`
    process.env[LOADED[on]] = loaded
    moments.set(loaded, moment)
  }
  await Promise.all([...moments].map(([loaded, moment]) => load(loaded, moment)))
}

/** A database of its own for one test file, with the demo catalogue in it. */
export function openDemoDatabase(on: LoadedOn): Promise<TestDatabase> {
  return openTestDatabase({ like: testEngine === 'postgres' ? loadedName(on) : join(KEPT, loadedName(on)) })
}

/** A data folder with an embedded database that holds the demo catalogue. The caller removes it. */
export async function demoDataDir(on: LoadedOn): Promise<string> {
  // On PostgreSQL nothing was made here: the server then loads its catalogue itself.
  return testEngine === 'postgres' ? freshDataDir() : freshDataDir(join(KEPT, loadedName(on)))
}

async function loadOnPostgres(name: string, moment: Date): Promise<void> {
  const known = await onTestServer('select 1 from pg_database where datname = $1', [name])
  if (known.length > 0) return
  const made = await loadDemo(moment)
  const { pathname } = new URL(made.settings.databaseUrl ?? '')
  await made.database.close()
  await rm(made.settings.dataDir, { recursive: true, force: true })
  await onTestServer(`alter database ${pathname.slice(1)} rename to ${name}`)
}

async function loadEmbedded(name: string, moment: Date): Promise<void> {
  if (existsSync(join(KEPT, name))) return
  const made = await loadDemo(moment)
  const log = await beginLog(made)
  await made.database.close()
  const written = join(made.settings.dataDir, 'database', 'pg_wal')
  for (const name of await readdir(written)) if (SEGMENT.test(name) && name !== log) await rm(join(written, name))
  // Of two runs that make it at once, one wins and the other uses its.
  await rename(join(made.settings.dataDir, 'database'), join(KEPT, name)).catch(() => {})
  await rm(made.settings.dataDir, { recursive: true, force: true })
}

/** Flushes everything into the tables; what the log holds from here on is in the file of this name. */
async function beginLog({ db }: TestDatabase): Promise<string | undefined> {
  await sql`select pg_switch_wal()`.execute(db)
  await sql`checkpoint`.execute(db)
  const { rows } = await sql<{ name: string }>`select pg_walfile_name(pg_current_wal_lsn()) as name`.execute(db)
  return rows[0]?.name
}

async function loadDemo(moment: Date): Promise<TestDatabase> {
  const made = await openTestDatabase()
  await setAhead(made, (moment.getTime() - Date.now()) / 1_000)
  await loadDemoCatalogue(made.db, readDemoScenes(), moment)
  await refreshSearch(made.db)
  await setAhead(made, 0)
  return made
}

function setAhead({ db }: TestDatabase, seconds: number): Promise<unknown> {
  return sql`update app_clock set ahead_seconds = ${seconds}`.execute(db)
}

async function forgetOld(): Promise<void> {
  await mkdir(KEPT, { recursive: true })
  for (const name of await readdir(KEPT)) {
    const { mtimeMs } = await stat(join(KEPT, name))
    // Files keep the machine's time, whatever this process takes for now.
    if (machineNow() - mtimeMs > KEPT_MS) await rm(join(KEPT, name), { recursive: true, force: true })
  }
}

/** Another one as soon as anything that may decide what is in it has changed. */
function demoName(): string {
  const files = globSync(['{contract,demo,server}/**/*', 'package-lock.json'], { cwd: ROOT, withFileTypes: true })
  const hash = createHash('sha256')
  for (const path of files
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
    .sort())
    hash.update(path.slice(ROOT.length)).update(readFileSync(path))
  return `demo_${hash.digest('hex').slice(0, 16)}`
}

function loadedName(on: LoadedOn): string {
  const name = process.env[LOADED[on]]
  if (name === undefined) throw new Error('demo-database.ts is not among the globalSetup of this test project.')
  return name
}
