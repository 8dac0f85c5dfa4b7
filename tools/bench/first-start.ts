import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../machine/postgres.ts'
import { runCommand } from '../machine/run-command.ts'
import { ROOT } from '../project-files.ts'
import { cpuSecondsOf } from './cpu-time.ts'
import type { Measure } from './measure.ts'
import { withDataDir } from './server-process.ts'

const FIRST_PAGE_SECONDS = 120
/** A core is never busy for long with a new site that nobody visits; then it idles. */
const BUSY_SECONDS = 10
const IDLE_SECONDS = 3
const MINUTE_MS = 60_000
/** Later than this it is no use to go on waiting. */
const PATIENCE_SECONDS = 600
/** npm's word for a package that it may not fetch and does not have. */
const COLD_CACHE = /ENOTCACHED/
/** Where somebody's own npm keeps things; everything else it sets is about the script that runs now. */
const KEPT_OF_NPM = /^npm_config_(?:cache|userconfig|registry)$/
const NOT_A_VISITORS = /^(?:npm_.*|INIT_CWD|NODE|NODE_ENV|ORIGIN|DATABASE_URL)$/

/** A clone of the last commit as somebody gets it, and `npm start` in it, until the home page is there. */
export function firstStart(): Promise<Measure[] | { skipped: string }> {
  if (!existsSync(join(ROOT, '.git'))) return Promise.resolve({ skipped: 'there is no git repository to clone' })
  return withDataDir(async (folder) => {
    const clone = join(folder, 'clone')
    const { ok, output } = await runCommand('git', ['clone', '--quiet', ROOT, clone])
    if (!ok) throw new Error(`The project could not be cloned: ${output}`)
    return watchFirstStart(clone, join(folder, 'data'))
  })
}

async function watchFirstStart(clone: string, dataDir: string): Promise<Measure[] | { skipped: string }> {
  const [port, healthPort] = [await freePort(), await freePort()]
  const before = performance.now()
  const start = spawn('npm', ['start'], {
    cwd: clone,
    // A group of its own: npm, its shell and the server end together.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...visitorsEnvironment(), PORT: `${port}`, HEALTH_PORT: `${healthPort}`, DATA_DIR: dataDir },
  })
  // A program that is not there says so by this event; without it the bench would end here.
  start.once('error', () => undefined)
  const { pid } = start
  if (pid === undefined) return { skipped: 'there is no npm on the path' }
  const stop = stopOnSignal(start, pid)
  let said = ''
  for (const stream of [start.stdout, start.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
  }
  try {
    const isThere = await untilPage(`http://localhost:${port}/`, start)
    if (isThere) return await measuresOf((performance.now() - before) / 1000, pid)
  } finally {
    await stop()
  }
  if (COLD_CACHE.test(said)) {
    return {
      skipped:
        'npm keeps a cache, and not every package of package-lock.json is in it; `npm ci` with a connection fills it',
    }
  }
  throw new Error(`\`npm start\` in a clone brought no page:\n${said.trim().split('\n').slice(-20).join('\n')}`)
}

/** Once it has a page, nothing may keep it busy: what there is to draw waits until somebody asks for it. */
async function measuresOf(seconds: number, group: number): Promise<Measure[]> {
  const atFirst = await cpuSecondsOf(group)
  await wait(MINUTE_MS)
  const afterMinute = await cpuSecondsOf(group)
  await wait(MINUTE_MS)
  const idle = (await cpuSecondsOf(group)) - afterMinute
  const minute = afterMinute - atFirst
  return [
    { name: 'clone to first page, npm cache warm', unit: 's', measured: seconds, budget: FIRST_PAGE_SECONDS },
    { name: 'processor, the minute after the first page', unit: 's', measured: minute, budget: BUSY_SECONDS },
    { name: 'processor, the minute after that', unit: 's', measured: idle, budget: IDLE_SECONDS },
  ]
}

/**
 * As in a shell of one's own: without what npm told us, and without our programs on the path, the pinned Node among them.
 * Packages come from npm's cache or not at all, so that a slow line is not measured.
 */
function visitorsEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => KEPT_OF_NPM.test(name) || !NOT_A_VISITORS.test(name))
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !/node_modules|node-gyp-bin/.test(folder))
  return { ...Object.fromEntries(own), PATH: path.join(delimiter), npm_config_offline: 'true' }
}

async function untilPage(address: string, start: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + PATIENCE_SECONDS * 1000
  while (Date.now() < deadline && start.exitCode === null) {
    if (await isPage(address)) return true
    await wait(50)
  }
  return false
}

async function isPage(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address)
    return answer.ok && (await answer.text()).includes('</html>')
  } catch {
    return false // nobody listens yet
  }
}

/** Ends the group when asked to, and when the bench itself is stopped: Ctrl-C does not reach another group. */
function stopOnSignal(start: ChildProcess, pid: number): () => Promise<void> {
  const end = () => {
    if (start.exitCode === null && start.signalCode === null) process.kill(-pid, 'SIGTERM')
  }
  const leave = () => {
    end()
    process.exit(130)
  }
  const signals = ['SIGINT', 'SIGTERM'] as const
  for (const signal of signals) process.once(signal, leave)
  return async () => {
    for (const signal of signals) process.off(signal, leave)
    if (start.exitCode !== null || start.signalCode !== null) return
    const gone = once(start, 'close')
    end()
    await gone
  }
}
