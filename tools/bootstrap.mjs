// Installs what package-lock.json names, when it is not there yet. Every npm script runs this first, on a fresh clone under
// whatever Node the machine has (20 is enough), so: plain JavaScript, nothing imported but Node itself.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..')
const LOCK = join(ROOT, 'package-lock.json')
const STAMP = join(ROOT, 'node_modules', '.installed')
/** npm's own note of what it put into node_modules. */
const INSTALLED = join(ROOT, 'node_modules', '.package-lock.json')
const NODE = join(ROOT, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
const WANTED_NODE = join(ROOT, '.node-version')
const NO_REGISTRY = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|network/i

bootstrap()

function bootstrap() {
  const lock = readFileSync(LOCK)
  const wanted = createHash('sha256').update(lock).digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted && existsSync(NODE)) return
  if (!isInstalled(JSON.parse(lock.toString()).packages)) install()
  writeFileSync(STAMP, wanted)
}

/** Whether somebody's own `npm install` already brought every package of the lock file in the right version. */
function isInstalled(wantedPackages) {
  if (!existsSync(INSTALLED) || !existsSync(NODE)) return false
  const { packages } = JSON.parse(readFileSync(INSTALLED, 'utf8'))
  return Object.entries(wantedPackages).every(([path, wanted]) => {
    if (path === '') return true
    return packages[path] ? packages[path].version === wanted.version : mayBeMissing(wanted)
  })
}

/** Packages for other machines, and in a container that was built and then stripped, the builders. */
function mayBeMissing(wanted) {
  const stripped = process.env.NODE_ENV === 'production' && existsSync(join(ROOT, 'build', '.stamp'))
  return wanted.optional === true || ((wanted.dev === true || wanted.devOptional === true) && stripped)
}

function install() {
  console.log('Installing the packages this project needs (once; about a minute).')
  let words = npm(['ci'])
  // Some registries lack the builds for other machines, and then npm finds the lock file wanting; the versions are pinned anyway.
  if (words !== undefined && /EUSAGE/.test(words)) words = npm(['install', '--no-save'])
  if (words !== undefined) fail(words)
  if (!existsSync(NODE)) linkOwnNode()
}

/** No package has the pinned Node for this kind of machine: the one that it has will do, when it is new enough. */
function linkOwnNode() {
  const [wanted, own] = [readFileSync(WANTED_NODE, 'utf8').trim(), process.versions.node]
  if (Number.parseInt(own, 10) < Number(wanted))
    fail(
      `There is no Node ${wanted} for ${process.platform} on ${process.arch} among the packages, and this is Node ${own}: install Node ${wanted} or later, and run the same command again.`,
    )
  if (process.platform === 'win32') writeFileSync(NODE, `@"${process.execPath}" %*\r\n`)
  else symlinkSync(process.execPath, NODE)
}

/** Runs npm quietly; what it said when it failed, else undefined. */
function npm(task) {
  const [command, ...before] = npmCommand()
  // Builders are dev dependencies and `npm start` builds, so they come along whatever NODE_ENV says.
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const patience = ['--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000']
  const arguments_ = [...before, ...task, ...options, ...patience]
  const run = spawnSync(command, arguments_, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  if (!run.error && run.status === 0) return undefined
  return `${run.error ?? ''}${run.stdout ?? ''}${run.stderr ?? ''}`.trim() || 'npm ended without a word.'
}

/** The npm that started us, under the Node that runs us; else the one on the PATH. */
function npmCommand() {
  const npm = process.env.npm_execpath
  return npm && /npm-cli\.c?js$/.test(npm) ? [process.execPath, npm] : ['npm']
}

function fail(words) {
  console.error(words.split('\n').slice(-20).join('\n'))
  console.error(
    NO_REGISTRY.test(words)
      ? '\nThe packages could not be installed: npm cannot reach its package registry. Check the connection and `npm config get registry`, then run the same command again.'
      : '\nThe packages could not be installed; npm says why above.',
  )
  process.exit(1)
}
