import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { canInstall, installPackage } from './debian.ts'
import { endWithUs } from './end-with-us.ts'
import type { Found } from './found.ts'
import { runCommand } from './run-command.ts'

/** `socketUrl` leads to the same over its socket, the cheaper way on one machine. */
export type PostgresServer = { url: string; socketUrl: string; stop: () => Promise<void> }
type Account = { uid?: number; gid?: number }

const PLACES = ['/usr/lib/postgresql/*/bin', '/usr/pgsql-*/bin', '/opt/homebrew/opt/postgresql*/bin', '/usr/local/bin']
const START_SECONDS = 30
const STOP_SECONDS = 10
/** Sorts unlike the embedded database (which sorts by bytes), so that whoever relies on an order finds out. */
const LOCALES = [['--locale-provider=icu', '--icu-locale=en-IN', '--locale=C'], ['--locale=C']]
/** For a server whose rows need not outlive a power cut. */
export const FORGETFUL = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/** The folder of PostgreSQL's programs, installed from Debian when there is none and that is possible. */
export async function providePostgres(): Promise<Found> {
  const known = findPostgres()
  if (known !== undefined) return { path: known }
  if (canInstall() && (await installPackage('postgresql'))) {
    const installed = findPostgres()
    if (installed !== undefined) return { path: installed }
  }
  return { missing: 'no PostgreSQL on this machine, and none could be installed' }
}

/** The newest PostgreSQL of this machine; nothing is installed. */
function findPostgres(): string | undefined {
  const newestFirst = (left: string, right: string) => right.localeCompare(left, 'en', { numeric: true })
  const usual = PLACES.flatMap((place) => globSync(place).sort(newestFirst))
  return [...usual, ...(process.env.PATH ?? '').split(delimiter)].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  )
}

/** A server of our own, as PostgreSQL comes but for `settings`, on a free port in a folder of its own; `stop` leaves nothing behind. */
export function startPostgres(
  programs: string,
  settings: readonly string[] = [],
  /** Told what it writes. */
  onWritten: (text: string) => void = () => {},
): Promise<PostgresServer> {
  return startServer(programs, settings, (data, account) => createCluster(programs, data, account), onWritten)
}

/** One that follows another as it writes, and is read only. */
export function startStandby(programs: string, primaryUrl: string): Promise<PostgresServer> {
  return startServer(programs, [], async (data, account) => {
    const flags = ['-D', data, '-d', primaryUrl, '-R', '-X', 'stream', '-c', 'fast', '--no-sync']
    const copied = await runCommand(join(programs, 'pg_basebackup'), flags, { cwd: join(data, '..'), ...account })
    if (!copied.ok) throw new Error(`pg_basebackup failed: ${copied.output}`)
  })
}

async function startServer(
  programs: string,
  settings: readonly string[],
  fill: (data: string, account: Account) => Promise<void>,
  onWritten: (text: string) => void = () => {},
): Promise<PostgresServer> {
  const account = await unprivilegedAccount()
  const folder = await mkdtemp(join(tmpdir(), 'padauk-postgres-'))
  if (account.uid !== undefined && account.gid !== undefined) await chown(folder, account.uid, account.gid)
  let server: ChildProcess | undefined
  const stop = async (): Promise<void> => {
    if (server !== undefined) await end(server)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const data = join(folder, 'cluster')
    await fill(data, account)
    const port = await freePort()
    const options = [...settings, 'listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${folder}`]
    const flags = options.flatMap((option) => ['-c', option])
    const stdio = ['ignore', 'ignore', 'pipe'] as const
    const env = { ...process.env, LC_ALL: 'C' } // so that the line we wait for is in English
    server = spawn(join(programs, 'postgres'), ['-D', data, ...flags], {
      cwd: folder,
      stdio: [...stdio],
      env,
      ...account,
    })
    endWithUs(server, 'SIGQUIT')
    server.stderr?.on('data', (chunk: Buffer) => onWritten(chunk.toString()))
    await untilReady(server)
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`
    return { url, socketUrl: `${url}?host=${encodeURIComponent(folder)}`, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** PostgreSQL refuses to run as root; the account that its package makes will do. */
async function unprivilegedAccount(): Promise<Account> {
  if (process.getuid?.() !== 0) return {}
  const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => runCommand('id', [flag, 'postgres'])))
  if (!uid?.ok || !gid?.ok) throw new Error('PostgreSQL does not run as root, and there is no account named postgres')
  return { uid: Number(uid.output), gid: Number(gid.output) }
}

async function createCluster(programs: string, data: string, account: Account): Promise<void> {
  const common = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']
  let words = ''
  for (const locale of LOCALES) {
    const made = await runCommand(join(programs, 'initdb'), [...common, ...locale], {
      cwd: join(data, '..'),
      ...account,
    })
    if (made.ok) return
    words = made.output
  }
  throw new Error(`initdb failed: ${words}`)
}

function untilReady(server: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let words = ''
  const fail = () => reject(new Error(`PostgreSQL did not start: ${words.trim()}`))
  const patience = setTimeout(fail, START_SECONDS * 1000)
  server.once('exit', fail)
  server.once('error', reject)
  server.stderr?.on('data', (chunk: Buffer) => {
    words = `${words}${chunk.toString()}`.slice(-2_000)
    if (/ready to accept (?:read-only )?connections/.test(words)) resolve()
  })
  return promise.finally(() => clearTimeout(patience))
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  server.once('exit', () => resolve())
  server.kill('SIGINT') // its "fast" shutdown: connections are cut
  const patience = setTimeout(() => server.kill('SIGQUIT'), STOP_SECONDS * 1000)
  await ended
  clearTimeout(patience)
}

export async function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const probe = createServer()
  probe.once('error', reject)
  probe.listen(0, '127.0.0.1', () => {
    const address = probe.address()
    probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
  })
  return promise
}
