import { createServer, type Server } from 'node:http'
import { type Metric, metricsText } from '#server/http/metrics-text.ts'
import { mergeMetrics } from './merge-metrics.ts'

/** A place among the processes that serve, with the port at which its process tells its health while there is one. */
type Place = {
  number: number
  worker: { process: { pid?: number | undefined } } | undefined
  healthPort: number | undefined
}

type HealthParts = {
  posts: readonly Place[]
  isStopping: () => boolean
  /** How often a process has ended and was replaced. */
  deaths: () => number
}

/** A process waits for the database for two seconds before it says that it is away. */
const ANSWER_MS = 3_000
const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

type Ready = { mode: string; page_cache: { entries: number; hits: number; misses: number } }

/** The operator's port where several processes serve: the supervisor asks each of them and answers for all. */
export function createHealthOfAll(parts: HealthParts): Server {
  return createServer((request, response) => {
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    switch (request.url) {
      case '/livez':
        return void anyAlive(parts).then((alive) => send(alive ? 200 : 503, { alive }))
      case '/readyz':
        return void readiness(parts).then((state) => send(state.mode === 'full' ? 200 : 503, state))
      case '/metrics':
        return void figures(parts).then((text) => response.writeHead(200, { 'Content-Type': METRICS_TYPE }).end(text))
      case '/version':
        return void askAny(parts).then((body) => send(body === undefined ? 503 : 200, body ?? {}))
      default:
        return send(404, { message: 'Ask for /livez, /readyz, /metrics or /version' })
    }
  })
}

async function anyAlive({ posts }: HealthParts): Promise<boolean> {
  const alive = await Promise.all(posts.map(({ healthPort }) => healthPort !== undefined && isAlive(healthPort)))
  return alive.includes(true)
}

export async function isAlive(healthPort: number): Promise<boolean> {
  return (await ask(healthPort, '/livez')) !== undefined
}

/** Ready while one process is: it takes the visitors of the others. What is of the database is said by any that reaches it. */
async function readiness({ posts, isStopping }: HealthParts): Promise<{ mode: string }> {
  const told = await Promise.all(
    posts.map(async ({ number, worker, healthPort }) => {
      const text = healthPort === undefined ? undefined : await ask(healthPort, '/readyz')
      return {
        worker: number,
        pid: worker?.process.pid,
        state: text === undefined ? undefined : (JSON.parse(text) as Ready),
      }
    }),
  )
  const states = told.flatMap(({ state }) => state ?? [])
  const best = states.find(({ mode }) => mode === 'full') ?? states[0]
  const sum = (of: keyof Ready['page_cache']) => states.reduce((total, state) => total + state.page_cache[of], 0)
  return {
    ...best,
    mode: isStopping() ? 'draining' : (best?.mode ?? 'starting'),
    ...(best === undefined
      ? {}
      : { page_cache: { entries: sum('entries'), hits: sum('hits'), misses: sum('misses') } }),
    workers: told.map(({ worker, pid, state }) => ({ worker, pid, mode: state?.mode ?? 'away' })),
  } as { mode: string }
}

async function figures({ posts, deaths }: HealthParts): Promise<string> {
  const texts = new Map<number, string>()
  for (const { number, healthPort } of posts) {
    const text = healthPort === undefined ? undefined : await ask(healthPort, '/metrics')
    if (text !== undefined) texts.set(number, text)
  }
  const own: Metric[] = [
    { name: 'workers_wanted', kind: 'gauge', help: 'Processes that should serve.', samples: [{ value: posts.length }] },
    { name: 'workers_serving', kind: 'gauge', help: 'Processes that serve.', samples: [{ value: texts.size }] },
    {
      ...{ name: 'worker_deaths_total', kind: 'counter', help: 'Processes that ended and were replaced.' },
      samples: [{ value: deaths() }],
    },
  ]
  return `${metricsText(own)}${mergeMetrics(texts)}`
}

async function askAny({ posts }: HealthParts): Promise<object | undefined> {
  for (const { healthPort } of posts) {
    const text = healthPort === undefined ? undefined : await ask(healthPort, '/version')
    if (text !== undefined) return JSON.parse(text) as object
  }
  return undefined
}

/** What a process answers, whatever the status; undefined where it does not in time. */
async function ask(port: number, path: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(ANSWER_MS) })
    return await answer.text()
  } catch {
    return undefined
  }
}
