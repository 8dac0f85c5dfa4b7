import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#tools/machine/postgres.ts'
import { demoDataDir, type LoadedOn } from './demo-database.ts'
import { ownClock, pinnedClock } from './pinned-day.ts'

export type TestSite = {
  origin: string
  /** How far its clock is ahead of the machine's; the pages of its visitors must be as far. */
  aheadMs: number
  isRunning: () => boolean
  /** What it has logged so far, with the setting TEST_LOG; nothing without. */
  log: () => string
  /** The mails it has kept so far, as written. */
  mails: () => Promise<string[]>
  /** Somebody else takes these seats of a ferry for a while; says what came of it. */
  takeSeats: (tripId: string, seats: string[]) => Promise<unknown>
  /** Somebody is back from a package; answers the token of their invitation to review it. */
  finishTrip: (packageId: string, leadName: string) => Promise<string>
  /** The link by which the first owner of the office comes in; '' once there is one. */
  ownerLink: () => Promise<string>
  /** The office sets something; pages kept by the cache follow within a second. */
  set: (setting: string, value: unknown) => Promise<unknown>
  /** Sets the clock that bookings go by so far ahead of the machine's. */
  moveClock: (aheadMinutes: number) => Promise<unknown>
  /** What visitors have left is gone: bookings, enquiries, mails, what they hold, and what is counted against them. */
  reset: () => Promise<void>
  close: () => Promise<void>
  /** At once, for a process that ends. */
  destroy: () => void
}

const START_MS = 60_000
/** What Node makes of the sources is kept for the next site: a quarter of what a start computes (measured: 6.3 s of CPU, 4.9 s with it). */
const COMPILED = join(tmpdir(), 'padauk-test-compiled')

/** The real server with the built site, on a port and a database of its own with the demo catalogue in it. `empty`: nothing was drawn yet. */
export async function openTestSite(
  settings: Record<string, string> = {},
  on: LoadedOn = 'today',
  media: 'shared' | 'empty' = 'shared',
): Promise<TestSite> {
  const [port, dataDir] = await Promise.all([freePort(), demoDataDir(on)])
  const clock = on === 'pinned' ? pinnedClock() : ownClock()
  if (media === 'shared') await shareMedia(dataDir)
  const server = fork(join(import.meta.dirname, 'serve-site.ts'), {
    // A process of its own, without the test runner's flags: the site must be the one that visitors get.
    execArgv: [],
    silent: settings.TEST_LOG === '1',
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      HEALTH_PORT: '0',
      DATA_DIR: dataDir,
      NODE_COMPILE_CACHE: COMPILED,
      ...clock.env,
      ...settings,
    },
  })
  let log = ''
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (chunk: Buffer) => {
      log += chunk.toString()
    })
  await untilListening(server)
  const tell = async (asked: object): Promise<unknown> => {
    const answer = once(server, 'message')
    server.send(asked)
    const [{ done, failed }] = (await answer) as [{ done?: unknown; failed?: string }]
    if (failed !== undefined) throw new Error(`The site under test failed: ${failed}`)
    return done
  }
  const isRunning = () => server.exitCode === null && server.signalCode === null
  return {
    origin: `http://localhost:${port}`,
    aheadMs: clock.aheadMs,
    isRunning,
    log: () => log,
    mails: () => readMails(dataDir),
    takeSeats: (tripId, seats) => tell({ tripId, seats }),
    ownerLink: async () => String(await tell({ owner: true })),
    set: (setting, value) => tell({ setting, value }),
    moveClock: (aheadMinutes) => tell({ aheadMinutes }),
    finishTrip: async (packageId, leadName) => String(await tell({ packageId, leadName })),
    reset: async () => {
      await tell({ reset: true })
      for (const name of await namesOfMails(dataDir)) await rm(join(dataDir, 'mail', name))
    },
    close: async () => {
      if (isRunning()) {
        const gone = once(server, 'exit')
        server.kill('SIGTERM')
        await gone
      }
      await rm(dataDir, { recursive: true, force: true })
    },
    destroy: () => {
      server.kill('SIGKILL')
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

function untilListening(server: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('message', () => resolve())
  server.once('exit', (code) => reject(new Error(`The server ended with ${code} before it listened`)))
  const patience = setTimeout(() => {
    server.kill('SIGKILL')
    reject(new Error('The server did not start in time'))
  }, START_MS)
  return promise.finally(() => clearTimeout(patience))
}

/** Pictures are drawn once on this machine, their names tell versions apart: drawing takes seconds, reading does not. */
async function shareMedia(dataDir: string): Promise<void> {
  const shared = join(tmpdir(), 'padauk-test-media')
  await mkdir(shared, { recursive: true })
  await symlink(shared, join(dataDir, 'media'))
}

async function readMails(dataDir: string): Promise<string[]> {
  const names = await namesOfMails(dataDir)
  return Promise.all(names.map((name) => readFile(join(dataDir, 'mail', name), 'utf8')))
}

async function namesOfMails(dataDir: string): Promise<string[]> {
  const names = await readdir(join(dataDir, 'mail')).catch(() => [])
  return names.filter((name) => name.endsWith('.eml'))
}
