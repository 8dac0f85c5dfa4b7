import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endWithUs } from '../../machine/end-with-us.ts'
import { ROOT } from '../../project-files.ts'
import type { BenchServer } from '../server-process.ts'

/** What the client is told; the requests are whole, as they go over the wire. After the last they begin again, or with `isOnce` it ends. */
export type LoadOrder = {
  port: number
  connections: number
  warmUpMs: number
  measuredMs: number
  isOnce?: boolean
  requests: string[]
}
export type LoadReport = {
  answered: number
  asked: number
  statuses: Record<string, number>
  bytes: number
  p50Ms: number
  p99Ms: number
}
/** `cpuMs`: processor time of the server for one answer, of all its threads; not told by every machine. */
export type Load = LoadReport & { perSecond: number; cpuMs: number | undefined }

export type LoadRequest = { path: string; method?: string; headers?: Record<string, string>; body?: string }

/** A hundred ticks a second, whatever the kernel's own (Linux's promise to its users). */
const TICK_MS = 10

/** Asks these one after the other over so many connections at a time. */
export async function load(
  server: BenchServer,
  asked: readonly LoadRequest[],
  how: Omit<LoadOrder, 'port' | 'requests'>,
): Promise<Load> {
  const { port, host } = new URL(server.origin)
  const requests = asked.map((request, index) => textOf(request, host, index))
  const folder = await mkdtemp(join(tmpdir(), 'padauk-load-'))
  const file = join(folder, 'order.json')
  try {
    await writeFile(file, JSON.stringify({ ...how, port: Number(port), requests } satisfies LoadOrder))
    const client = spawn(process.execPath, [join(ROOT, 'tools/bench/rates/load-worker.ts'), file], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    endWithUs(client)
    let written = ''
    let before: number | undefined
    client.stdout.on('data', (chunk: Buffer) => {
      written += chunk.toString()
      if (written.startsWith('measuring')) before ??= cpuMsOf(server.process.pid)
    })
    await once(client, 'close')
    const after = cpuMsOf(server.process.pid)
    const line = written.trim().split('\n').at(-1) ?? ''
    if (client.exitCode !== 0) throw new Error(`The client of the load has failed: ${line}`)
    // Our own process wrote this line.
    const report = JSON.parse(line) as LoadReport
    const cpuMs = before === undefined || after === undefined ? undefined : (after - before) / report.answered
    return { ...report, perSecond: (report.answered * 1_000) / how.measuredMs, cpuMs }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Processor time of a process so far, also of its threads; undefined where no such file is. */
export function cpuMsOf(pid: number | undefined): number | undefined {
  try {
    // After the name, which may hold anything, in brackets; the 14th and 15th field are user's and system's.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS
  } catch {
    return undefined
  }
}

/** Each comes from a network of its own, as through a proxy in front: nobody's limit is reached. */
function textOf({ path, method = 'GET', headers = {}, body = '' }: LoadRequest, host: string, index: number): string {
  const network = `10.${(index >> 8) % 256}.${index % 256}.1`
  const lines = {
    host,
    'x-forwarded-for': network,
    ...headers,
    ...(body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
  }
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${head.join('')}\r\n${body}`
}
