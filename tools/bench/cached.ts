import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { endWithUs } from '../machine/end-with-us.ts'
import { runCommand } from '../machine/run-command.ts'
import { findProgram, provideWrk } from '../machine/wrk.ts'
import { ROOT } from '../project-files.ts'
import { headRate } from './head-rate.ts'
import { type Measure, median } from './measure.ts'
import { withDataDir, withServer } from './server-process.ts'

const PATH = '/tours'
const STARTS = 5
const CONNECTIONS = 32
const WARM_SECONDS = 3
const SECONDS = 5
const SHORT_SECONDS = 2
const RATIO_LEAST = 0.95
/** Nothing that answers through `node:http` is faster than the bare server: above it something else was measured. */
const RATIO_MOST = 1
/** Of each line of a head that the two may tell differently: the time, and for how long the connection is kept. */
const OF_THE_CONNECTION = new Set(['date', 'connection', 'keep-alive'])
/** Units of the processor times in /proc (Linux, USER_HZ). */
const TICKS_A_SECOND = 100

type Rates = { plain: number; notModified: number; head: number; userMicros: number; systemMicros: number }
type Answer = { headers: string[]; body: Buffer; etag: string }

/** A page from the page cache against the same bytes from memory through `node:http` alone, each started anew for each figure. */
export async function cachedPage(): Promise<Measure[] | { skipped: string }> {
  const wrk = await provideWrk()
  if ('missing' in wrk) return { skipped: wrk.missing }
  return withDataDir(async (dataDir) => {
    const file = join(dataDir, 'answer.json')
    const site: Rates[] = []
    const bare: Rates[] = []
    for (let start = 0; start < STARTS; start += 1) {
      // Without test mode pictures would be drawn meanwhile. Lines of the log are written, as `npm start` does.
      const environment = { LOG_LEVEL: 'info', APP_TEST_MODE: '1' }
      await withServer({ dataDir, environment }, async ({ origin, process: { pid = 0 } }) => {
        // It is packed as small as it gets once it was asked for a few times.
        await rateOf(wrk.path, origin, SHORT_SECONDS)
        const answer = await readAnswer(origin)
        await writeFile(file, JSON.stringify({ headers: answer.headers, body: answer.body.toString('base64') }))
        site.push(await ratesOf(wrk.path, origin, pid, answer.etag))
      })
      bare.push(await withBare(file, (origin, pid) => ratesOf(wrk.path, origin, pid, '')))
      console.log(`  start ${start + 1}: ${told(site.at(-1))}, bare ${told(bare.at(-1))}`)
    }
    return measuresOf(site, bare)
  })
}

function measuresOf(site: readonly Rates[], bare: readonly Rates[]): Measure[] {
  const middle = (rates: readonly Rates[], name: keyof Rates) => median(rates.map((each) => each[name]))
  const ratio = middle(site, 'plain') / middle(bare, 'plain')
  const pairs = site.map(({ plain }, index) => plain / (bare[index]?.plain ?? Number.NaN))
  if (ratio > RATIO_MOST) console.log('  This run is invalid: the site cannot be faster than the bare server.')
  const where = isPinned() ? 'server and wrk on a core each' : 'no core of its own for server and wrk'
  return [
    { name: `cached ${PATH}, ${where}`, unit: '/s', measured: middle(site, 'plain') },
    { name: 'the same bytes by node:http alone', unit: '/s', measured: middle(bare, 'plain') },
    { name: 'ratio of the medians', unit: '', measured: ratio, least: RATIO_LEAST },
    { name: 'and not above the bare server', unit: '', measured: ratio, budget: RATIO_MOST },
    { name: 'smallest ratio of a pair', unit: '', measured: Math.min(...pairs) },
    { name: 'largest ratio of a pair', unit: '', measured: Math.max(...pairs) },
    { name: 'processor time a request, user, cached', unit: 'us', measured: middle(site, 'userMicros') },
    { name: 'processor time a request, user, bare', unit: 'us', measured: middle(bare, 'userMicros') },
    { name: 'processor time a request, system, cached', unit: 'us', measured: middle(site, 'systemMicros') },
    { name: 'processor time a request, system, bare', unit: 'us', measured: middle(bare, 'systemMicros') },
    { name: 'cached, not modified (304)', unit: '/s', measured: middle(site, 'notModified') },
    { name: 'cached, HEAD', unit: '/s', measured: middle(site, 'head') },
  ]
}

function told(rates: Rates | undefined): string {
  return rates === undefined ? '-' : `${Math.round(rates.plain)}/s at ${rates.userMicros.toFixed(1)} us`
}

/** The answer as a browser gets it, for the bare server to repeat. */
async function readAnswer(origin: string): Promise<Answer> {
  const asked = request(`${origin}${PATH}`, { headers: { 'accept-encoding': 'br' }, agent: false }).end()
  const [response] = await once(asked, 'response')
  const body = Buffer.concat(await response.toArray())
  if (response.statusCode !== 200 || response.headers['content-encoding'] !== 'br')
    throw new Error(`${PATH} answered ${response.statusCode}, packed as ${response.headers['content-encoding']}`)
  const raw: string[] = response.rawHeaders
  const headers = raw.flatMap((name, at) =>
    at % 2 === 0 && !OF_THE_CONNECTION.has(name.toLowerCase()) ? [name, raw[at + 1] ?? ''] : [],
  )
  return { headers, body, etag: String(response.headers.etag) }
}

async function withBare<Answered>(
  file: string,
  use: (origin: string, pid: number) => Promise<Answered>,
): Promise<Answered> {
  const bare = spawn(process.execPath, [join(ROOT, 'tools/bench/bare-worker.ts'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  endWithUs(bare)
  try {
    const [port] = await once(bare.stdout, 'data')
    return await use(`http://localhost:${String(port).trim()}`, bare.pid ?? 0)
  } finally {
    const gone = once(bare, 'exit')
    bare.kill()
    await gone
  }
}

/** Warm, and then what it answers in a second. Without a tag nothing but the whole page is asked for. */
async function ratesOf(wrk: string, origin: string, pid: number, etag: string): Promise<Rates> {
  // Its main thread alone: the others, as that of the embedded database, run where there is room.
  if (isPinned()) await runCommand('taskset', ['-c', '-p', '0', String(pid)])
  await rateOf(wrk, origin, WARM_SECONDS)
  const before = await processorTimeOf(pid)
  const plain = await rateOf(wrk, origin, SECONDS)
  const after = await processorTimeOf(pid)
  const microsOf = (ticks: number) => (ticks / TICKS_A_SECOND / (plain * SECONDS)) * 1_000_000
  return {
    plain,
    userMicros: microsOf(after.user - before.user),
    systemMicros: microsOf(after.system - before.system),
    notModified: etag === '' ? 0 : await rateOf(wrk, origin, SHORT_SECONDS, `If-None-Match: ${etag}`),
    head: etag === '' ? 0 : await headRate(`${origin}${PATH}`, CONNECTIONS, SHORT_SECONDS),
  }
}

async function rateOf(wrk: string, origin: string, seconds: number, header = 'Accept: text/html'): Promise<number> {
  const load = ['-t', '1', '-c', String(CONNECTIONS), '-d', `${seconds}s`]
  const asked = [...load, '-H', 'Accept-Encoding: br', '-H', header, `${origin}${PATH}`]
  const { output } = isPinned() ? await runCommand('taskset', ['-c', '1', wrk, ...asked]) : await runCommand(wrk, asked)
  const rate = /^Requests\/sec:\s+([\d.]+)$/m.exec(output)?.[1]
  if (rate === undefined || /Non-2xx|Socket errors/.test(output)) throw new Error(`wrk says: ${output}`)
  return Number(rate)
}

/** The server on one core and wrk on another, where there are two and `taskset` is there. */
function isPinned(): boolean {
  return availableParallelism() > 1 && findProgram('taskset') !== undefined
}

/** Of all threads of a process, in ticks (proc_pid_stat(5)); none where the system does not say. */
async function processorTimeOf(pid: number): Promise<{ user: number; system: number }> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The second field is a name in brackets, which may have blanks in it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return { user: Number(fields[11]), system: Number(fields[12]) }
}
