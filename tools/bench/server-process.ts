import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { endWithUs } from '../machine/end-with-us.ts'
import { freePort } from '../machine/postgres.ts'
import { runCommand } from '../machine/run-command.ts'
import { ROOT } from '../project-files.ts'

/** Also on a machine whose processors others use. */
const START_SECONDS = 300

export type BenchServerSettings = {
  dataDir: string
  databaseUrl?: string
  /** Any free ones where nothing else has to know them. */
  ports?: { port: number; healthPort: number }
  environment?: Record<string, string>
  /** Where another copy of the program lies. */
  folder?: string
  /** Told what it writes; without it nobody reads that. */
  onWritten?: (text: string) => void
}

export type BenchServer = {
  origin: string
  health: string
  process: ChildProcess
  /** From the command to the first request that is answered. */
  startSeconds: number
  memoryMb: () => Promise<number>
  stop: () => Promise<void>
  /** Ends it as a power cut would: nothing is finished, nothing is given back. */
  kill: () => Promise<void>
}

/** `npm start` as a visitor's server. */
export async function startBenchServer(settings: BenchServerSettings): Promise<BenchServer> {
  const { port, healthPort } = settings.ports ?? { port: await freePort(), healthPort: await freePort() }
  const before = performance.now()
  const server = await spawnServer({ ...settings, ports: { port, healthPort } })
  await untilReady(`http://127.0.0.1:${healthPort}/readyz`, server)
  return {
    origin: `http://localhost:${port}`,
    health: `http://127.0.0.1:${healthPort}`,
    process: server,
    startSeconds: (performance.now() - before) / 1000,
    memoryMb: () => residentMb(server),
    stop: () => end(server, 'SIGTERM'),
    kill: () => end(server, 'SIGKILL'),
  }
}

/** The process alone: who asks for it sees what becomes of it. */
export async function spawnServer(
  settings: BenchServerSettings & { ports: { port: number; healthPort: number } },
): Promise<ChildProcess> {
  const { onWritten, ports } = settings
  const { surroundings, given } = await startCommand()
  const server = spawn(process.execPath, given, {
    cwd: settings.folder ?? ROOT,
    stdio: onWritten === undefined ? ['ignore', 'ignore', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...surroundings,
      PORT: String(ports.port),
      HEALTH_PORT: String(ports.healthPort),
      DATA_DIR: settings.dataDir,
      DATABASE_URL: settings.databaseUrl ?? '',
      ORIGIN: '',
      LOG_LEVEL: 'silent',
      ...settings.environment,
    },
  })
  endWithUs(server)
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (chunk: Buffer) => onWritten?.(chunk.toString()))
  return server
}

/** What `npm start` sets and gives to node, without npm around it. */
async function startCommand(): Promise<{ surroundings: Record<string, string>; given: string[] }> {
  const { scripts } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'))
  const words = String(scripts.start).split(' ')
  const program = words.indexOf('node')
  if (program < 0) throw new Error('`npm start` does not start node')
  return {
    surroundings: Object.fromEntries(words.slice(0, program).map((word) => word.split('=', 2))),
    given: words.slice(program + 1),
  }
}

/** A data folder that is gone afterwards. */
export async function withDataDir<Answer>(use: (dataDir: string) => Promise<Answer>): Promise<Answer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'padauk-bench-'))
  try {
    return await use(dataDir)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Runs against a server and stops it, whatever happens. */
export async function withServer<Answer>(
  settings: BenchServerSettings,
  use: (server: BenchServer) => Promise<Answer>,
): Promise<Answer> {
  const server = await startBenchServer(settings)
  try {
    return await use(server)
  } finally {
    await server.stop()
  }
}

async function untilReady(address: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_SECONDS * 1000
  while (Date.now() < deadline && server.exitCode === null) {
    if (await isReady(address)) return
    await wait(20)
  }
  server.kill('SIGKILL')
  throw new Error('The server did not start')
}

async function isReady(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok
  } catch {
    return false // nobody listens yet
  }
}

/** The server and the processes it started, such as the one that draws; what they share is counted for each. */
async function residentMb({ pid }: ChildProcess): Promise<number> {
  const { output } = await runCommand('ps', ['-A', '-o', 'pid=,ppid=,rss='])
  const processes = output
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const ours = processes.filter(([own, parent]) => own === pid || parent === pid)
  return ours.reduce((sum, [, , kilobytes = 0]) => sum + kilobytes, 0) / 1024
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const gone = once(server, 'exit')
  server.kill(signal)
  await gone
}
