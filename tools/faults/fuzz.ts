import { Agent, request as openRequest } from 'node:http'
import { PAGE_TEMPLATES } from '#server/http/page-templates.ts'
import { type PayingSite, withPayingSite } from '../bench/booking/site.ts'
import { listFreeSeats, type Stage, withDatabase } from '../bench/booking/stock.ts'
import type { Measure } from '../bench/measure.ts'
import { brokenBytes, sendBroken } from './fuzz/broken-lines.ts'
import { type Chance, chanceOf } from './fuzz/chance.ts'
import { nextRequest, type Request } from './fuzz/requests.ts'
import { isMachineQuiet } from './machine-quiet.ts'
import type { Extent } from './part.ts'
import { onPostgres } from './stages.ts'
import { withoutGuards } from './without-guards.ts'

const SEED = 27_000
const AT_ONCE = 2
/** One in so many is no request at all. */
const BROKEN_EVERY = 40
const SLOWEST_MS = 250
const ANSWER_MS = 30_000
const SHOWN = 8
const SEEN_MAX = 40
const VISITORS = 4
/** A body that is no JSON is the sender's fault. */
const JSON_GUARD = {
  file: 'server/http/parse-request.ts',
  guard: '  } catch {\n    return undefined\n  }\n}\n\nfunction depthOf',
  instead: '  } catch (error) {\n    throw error\n  }\n}\n\nfunction depthOf',
}
const CONTROL_REQUESTS = 800

type Answered = { what: string; status: number | undefined; ms: number }

/** Requests that nobody should send, of a seeded chance: none breaks anything, none takes long. */
export async function fuzz({ requests }: Extent): Promise<Measure[] | { skipped: string }> {
  const isQuiet = isMachineQuiet()
  const answered = await onPostgres((stage) => fuzzProgram(stage, requests))
  if ('skipped' in answered) return answered
  const control = await onPostgres((stage) =>
    withoutGuards([JSON_GUARD], (folder) => fuzzProgram(stage, Math.min(requests, CONTROL_REQUESTS), folder)),
  )
  if ('skipped' in control) return control
  const times = answered.map(({ ms }) => ms).sort((one, other) => one - other)
  const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? Number.NaN
  const failed = answered.filter(isFailed)
  for (const { what, status } of failed.slice(0, SHOWN)) console.log(`  | ${status} ${what}`)
  const slow = answered.filter(({ ms }) => ms > SLOWEST_MS).sort((one, other) => other.ms - one.ms)
  for (const { what, ms } of slow.slice(0, SHOWN)) console.log(`  | ${Math.round(ms)} ms ${what}`)
  if (!isQuiet) console.log('  | other work is on this machine: times decide nothing')
  console.log(`  | answers: ${talliedOf(answered)}`)
  return [
    { name: `requests, seed ${SEED}`, unit: '', measured: answered.length, least: requests },
    { name: 'answers of 5xx', unit: '', measured: failed.length, budget: 0 },
    {
      name: 'without an answer in time',
      unit: '',
      measured: answered.filter(({ status }) => status === 0).length,
      budget: 0,
    },
    { name: 'half of them within', unit: 'ms', measured: at(0.5) },
    { name: '99.9 of 100 within', unit: 'ms', measured: at(0.999) },
    { name: 'slowest', unit: 'ms', measured: at(1), ...(isQuiet ? { budget: SLOWEST_MS } : {}) },
    {
      name: 'control: without the guard of bodies, 500',
      unit: '',
      measured: control.filter(({ status }) => status === 500).length,
      least: 1,
    },
  ]
}

const isFailed = ({ status }: Answered): boolean => status !== undefined && status >= 500

function talliedOf(answered: readonly Answered[]): string {
  const counts = new Map<string, number>()
  for (const { status = 'closed' } of answered) counts.set(String(status), (counts.get(String(status)) ?? 0) + 1)
  return [...counts]
    .sort(([one], [other]) => one.localeCompare(other))
    .map((each) => each.join(': '))
    .join(', ')
}

/** Every request as if from a network of its own: limits of networks would turn most away at the door. */
async function fuzzProgram(stage: Stage, count: number, folder?: string): Promise<Answered[]> {
  const seats = await withDatabase(stage, (db) => listFreeSeats(db, VISITORS))
  const more = {
    environment: { TRUSTED_PROXIES: '127.0.0.1,::1', LOG_LEVEL: 'error' },
    ...(folder === undefined ? {} : { folder }),
  }
  const work = async (site: PayingSite): Promise<Answered[]> => {
    const { origin } = site.server()
    const cookies: string[] = []
    for (const { tripId, seat } of seats) {
      const held = await site.call('POST', '/holds', { body: { lines: [{ kind: 'ferry', tripId, seats: [seat] }] } })
      if (held.cookie !== undefined) cookies.push(held.cookie)
    }
    // What is loaded and compiled when it is first asked for is another matter.
    for (const page of PAGE_TEMPLATES) await fetch(`${origin}${page.replaceAll(/:\w+/g, 'x')}`)
    const seen = await readSeen(origin)
    const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
    const chance = chanceOf(SEED)
    const answered: Answered[] = []
    const ask = async () => {
      for (let left = true; left; left = answered.length + AT_ONCE <= count)
        answered.push(await askNext(chance, { origin, agent, seen, cookies }))
    }
    await Promise.all(Array.from({ length: AT_ONCE }, ask))
    agent.destroy()
    return answered
  }
  return withPayingSite(stage, undefined, work, { ...more, onWritten: folder === undefined ? showErrors() : () => {} })
}

function showErrors(): (text: string) => void {
  let shown = 0
  return (text) => {
    for (const line of text.split('\n')) {
      if (!line.includes('"level":"error"') || shown === SHOWN) continue
      shown += 1
      console.log(`  | ${line.slice(0, 600)}`)
    }
  }
}

type Ground = { origin: string; agent: Agent; seen: Map<string, unknown[]>; cookies: readonly string[] }

async function askNext(chance: Chance, { origin, agent, seen, cookies }: Ground): Promise<Answered> {
  const { host, port } = new URL(origin)
  const forwarded = `10.${chance.below(256)}.${chance.below(256)}.${chance.below(256)}`
  if (chance.once(BROKEN_EVERY)) {
    const bytes = brokenBytes(chance, host, forwarded)
    return { what: JSON.stringify(bytes.slice(0, 200)), ...(await sendBroken(Number(port), bytes)) }
  }
  const asked = nextRequest(chance, seen, cookies, origin)
  const headers = { ...asked.headers, host, 'x-forwarded-for': forwarded }
  return send({ ...asked, headers }, Number(port), agent)
}

function send({ method, path, headers, body }: Request, port: number, agent: Agent): Promise<Answered> {
  const { promise, resolve } = Promise.withResolvers<Answered>()
  const what = `${method} ${path.slice(0, 200)} ${(body ?? '').slice(0, 300)} ${JSON.stringify(headers).slice(0, 300)}`
  const since = performance.now()
  const end = (status: number | undefined) => resolve({ what, status, ms: performance.now() - since })
  try {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
    const sent = openRequest({
      host: '127.0.0.1',
      family: 4,
      port,
      agent,
      method,
      path,
      headers: { ...headers, ...length },
    })
    sent.setTimeout(ANSWER_MS, () => {
      end(0)
      sent.destroy()
    })
    sent.once('response', (answer) => {
      answer.once('end', () => end(answer.statusCode)).once('error', () => end(undefined))
      answer.resume()
    })
    sent.once('error', () => end(undefined))
    sent.end(body)
  } catch {
    // What this library refuses to write is sent by broken-lines.ts.
    end(undefined)
  }
  return promise
}

/** What stands under which name in the catalogue's own answers: ids that are there lead further in than any made up. */
async function readSeen(origin: string): Promise<Map<string, unknown[]>> {
  const seen = new Map<string, unknown[]>()
  const walk = (value: unknown, name: string): void => {
    if (Array.isArray(value)) for (const each of value) walk(each, name.replace(/s$/, ''))
    else if (typeof value === 'object' && value !== null)
      for (const [key, each] of Object.entries(value)) walk(each, key)
    else if (typeof value === 'string' && value.length <= 64) {
      const known = seen.get(name) ?? []
      if (known.length < SEEN_MAX && !known.includes(value)) seen.set(name, [...known, value])
    }
  }
  const { paths } = (await (await fetch(`${origin}/api/v1/openapi.json`)).json()) as {
    paths: Record<string, { get?: object }>
  }
  for (const [path, { get }] of Object.entries(paths)) {
    if (get === undefined || path.includes('{')) continue
    const answer = await fetch(`${origin}/api/v1${path}`)
    if (answer.ok && path !== '/openapi.json') walk(await answer.json(), '')
  }
  return seen
}
