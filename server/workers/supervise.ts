import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { openLog } from '#server/adapters/log/open-log.ts'
import type { Config } from '#server/config.ts'
import { closeNow, listen } from '#server/http/listen.ts'
import { createHealthOfAll, isAlive } from './health-of-all.ts'
import type { Counts, ToSupervisor, ToWorker } from './messages.ts'
import { restartDelayMs, SOUND_MS } from './restart-delay.ts'

/** One place among the processes that serve; whoever ends in it is replaced in it. */
export type Post = {
  number: number
  worker: Worker | undefined
  /** Where its process tells its health; undefined until it serves. */
  healthPort: number | undefined
  startedAt: number
  deathsInRow: number
  /** Looks in a row that its process did not answer. */
  silentLooks: number
}

type Supervisor = {
  posts: Post[]
  log: ReturnType<typeof openLog>
  /** `up` once the first process has served. */
  state: 'starting' | 'up' | 'stopping'
  deaths: number
  timers: Set<NodeJS.Timeout>
  /** Draws what pictures lack; another does once it is gone. */
  drawer: Post | undefined
}

/** Pictures wait until the first visitors have their pages. */
const DRAWING_DELAY_MS = 3_000
/** A process that answers none of three looks is frozen (ours). */
const LOOK_EVERY_MS = 5_000
const SILENT_LOOKS_MAX = 3

/**
 * Starts the processes that serve, which share the port of the site, and replaces those that end. The first one starts alone: it brings
 * the database up to date, and what keeps a site from starting is said once. `program`: what the processes run.
 */
export async function superviseWorkers(config: Config, program: string): Promise<{ close: () => Promise<void> }> {
  const supervisor: Supervisor = {
    ...{ log: openLog(config.logLevel), state: 'starting', deaths: 0, timers: new Set(), drawer: undefined },
    posts: Array.from({ length: config.workers }, (_, index) => emptyPost(index + 1)),
  }
  const [first, ...others] = supervisor.posts as [Post, ...Post[]]
  // Each process takes visitors from the one socket by itself. Handed out one by one, those on the way to a process that dies would wait
  // for ever.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  cluster.setupPrimary({ exec: program, args: [] })
  const health = createHealthOfAll({
    posts: supervisor.posts,
    isStopping: () => supervisor.state === 'stopping',
    deaths: () => supervisor.deaths,
  })
  await listen(health, { port: config.healthPort, host: config.healthHost })
  if (!(await fill(supervisor, first))) {
    await closeNow(health)
    throw new Error('The first process of the site ended before it served; why stands above.')
  }
  supervisor.state = 'up'
  tell(first, 'announce')
  after(supervisor, DRAWING_DELAY_MS, () => appointDrawer(supervisor))
  for (const post of others) void fill(supervisor, post)
  const looking = setInterval(() => void lookAfterAll(supervisor), LOOK_EVERY_MS)
  return {
    close: async () => {
      supervisor.state = 'stopping'
      clearInterval(looking)
      for (const timer of supervisor.timers) clearTimeout(timer)
      await Promise.all(supervisor.posts.map(stopWorker))
      await closeNow(health)
    },
  }
}

function emptyPost(number: number): Post {
  return { number, worker: undefined, healthPort: undefined, startedAt: 0, deathsInRow: 0, silentLooks: 0 }
}

/** Starts a process in this place; false where it ended before it served. */
function fill(supervisor: Supervisor, post: Post): Promise<boolean> {
  const worker = cluster.fork()
  Object.assign(post, { worker, healthPort: undefined, startedAt: performance.now(), silentLooks: 0 })
  const serves = Promise.withResolvers<boolean>()
  worker.on('message', (told: ToSupervisor) => {
    if ('counts' in told) return tellOthers(supervisor, post, told)
    post.healthPort = told.healthPort
    serves.resolve(true)
  })
  worker.on('error', (error) => supervisor.log.warn({ event: 'worker_unheard', worker: post.number, err: error }))
  worker.once('exit', (code, signal) => {
    Object.assign(post, { worker: undefined, healthPort: undefined })
    if (supervisor.state === 'up') replace(supervisor, post, { code, signal })
    serves.resolve(false)
  })
  return serves.promise
}

function replace(supervisor: Supervisor, post: Post, ended: { code: number | null; signal: string | null }): void {
  supervisor.deaths += 1
  post.deathsInRow = performance.now() - post.startedAt < SOUND_MS ? post.deathsInRow + 1 : 1
  const waitMs = restartDelayMs(post.deathsInRow)
  supervisor.log.error(
    { event: 'worker_died', worker: post.number, ...ended, deaths_in_row: post.deathsInRow, wait_ms: waitMs },
    'A process of the site ended and is replaced',
  )
  after(supervisor, waitMs, () => void fill(supervisor, post))
  if (supervisor.drawer !== post) return
  supervisor.drawer = undefined
  after(supervisor, DRAWING_DELAY_MS, () => appointDrawer(supervisor))
}

/** One process at a time; where none serves just now, it is tried again. */
function appointDrawer(supervisor: Supervisor): void {
  supervisor.drawer = supervisor.posts.find(({ healthPort }) => healthPort !== undefined)
  if (supervisor.drawer === undefined) after(supervisor, DRAWING_DELAY_MS, () => appointDrawer(supervisor))
  else tell(supervisor.drawer, 'draw')
}

/** Ends processes that no longer answer: then they are replaced like any that ended. */
async function lookAfterAll({ posts, log }: Supervisor): Promise<void> {
  await Promise.all(
    posts.map(async (post) => {
      const { worker, healthPort } = post
      if (worker === undefined || healthPort === undefined) return
      const isSilent = !(await isAlive(healthPort))
      if (post.worker !== worker) return
      post.silentLooks = isSilent ? post.silentLooks + 1 : 0
      if (post.silentLooks < SILENT_LOOKS_MAX) return
      log.error({ event: 'worker_frozen', worker: post.number }, 'A process of the site does not answer and is ended')
      worker.process.kill('SIGKILL')
    }),
  )
}

/** As one process that is told to stop: it finishes what it has, and ends itself in time. */
async function stopWorker({ worker }: Post): Promise<void> {
  if (worker === undefined || worker.isDead()) return
  const gone = once(worker, 'exit')
  worker.process.kill('SIGTERM')
  await gone
}

/** Those that do not serve yet count nothing. */
function tellOthers({ posts }: Supervisor, from: Post, told: Counts): void {
  for (const post of posts) if (post !== from && post.healthPort !== undefined) tell(post, told)
}

function tell({ worker }: Post, asked: ToWorker): void {
  worker?.send(asked)
}

function after({ timers }: Supervisor, waitMs: number, act: () => void): void {
  const timer = setTimeout(() => {
    timers.delete(timer)
    act()
  }, waitMs)
  timers.add(timer)
}
