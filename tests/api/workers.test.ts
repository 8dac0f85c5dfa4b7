import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { addDays, dayInIndia } from '#contract/terms/india-time.ts'
import { DATED_SEARCHES_PER_MINUTE } from '#contract/terms/limits.ts'
import { ask } from '#tests/support/ask.ts'
import { openDemoDatabase } from '#tests/support/demo-database.ts'
import { freshDataDir, type TestDatabase, testEngine } from '#tests/support/test-database.ts'
import { visitAllTheTime } from '#tests/support/visitors-all-the-time.ts'
import { type BenchServer, startBenchServer } from '#tools/bench/server-process.ts'
import { freePort } from '#tools/machine/postgres.ts'

const isPostgres = testEngine === 'postgres'
if (!isPostgres) console.log('Skipped: the embedded database has one process')
const WORKERS = 2
const VISITORS = 6

type Ready = { mode: string; workers: { worker: number; pid: number; mode: string }[] }

let ground: TestDatabase
let dataDir: string
let site: BenchServer
let written = ''
const started = { port: 0, healthPort: 0 }

async function ready(): Promise<Ready> {
  return JSON.parse((await ask(String(started.healthPort), '/readyz')).text) as Ready
}
const serving = async () => (await ready()).workers.filter(({ mode }) => mode === 'full')
const visit = (path: string) => ask(String(started.port), path, { headers: { host: `localhost:${started.port}` } })

// skipped: the embedded database has one process
describe.skipIf(!isPostgres)('two processes of one site', () => {
  beforeAll(async () => {
    ground = await openDemoDatabase('today')
    dataDir = await freshDataDir()
    Object.assign(started, { port: await freePort(), healthPort: await freePort() })
    site = await startBenchServer({
      ...{ dataDir, databaseUrl: ground.settings.databaseUrl ?? '', ports: started },
      environment: { WORKERS: String(WORKERS), LOG_LEVEL: 'info' },
      onWritten: (text) => {
        written += text
      },
    })
    await vi.waitUntil(async () => (await serving()).length === WORKERS, { timeout: 60_000 })
  }, 180_000)
  afterAll(async () => {
    await site?.stop()
    await ground?.close()
    if (dataDir !== undefined) await rm(dataDir, { recursive: true, force: true })
  })

  test('share the port, and announce it once with one link for the first owner', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => visit('/')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const lines = () => written.split('\n')
    await expect.poll(() => lines().filter((line) => line.includes('is open at'))).toHaveLength(1)
    expect(lines().filter((line) => line.includes('/office/setup#'))).toHaveLength(1)
    const pids = () => new Set(lines().flatMap((line) => /"pid":(\d+),"event":"request"/.exec(line)?.[1] ?? []))
    await expect.poll(() => pids().size, { timeout: 5_000 }).toBe(WORKERS)
  })

  test('are told of on one health port, each figure with its process', async () => {
    const { text } = await ask(String(started.healthPort), '/metrics')
    expect(text).toMatch(/^workers_wanted 2$/m)
    expect(text).toMatch(/^workers_serving 2$/m)
    for (const worker of [1, 2]) expect(text).toContain(`\npage_cache_entries{worker="${worker}"} `)
    expect(text.match(/^# HELP page_cache_entries /gm)).toHaveLength(1)
    expect(JSON.parse((await ask(String(started.healthPort), '/version')).text)).toHaveProperty('build')
  })

  test('count a network together: it has its searches once', async () => {
    const search = () => visit(`/api/v1/hourlyCarCharges/fetch?date=${addDays(dayInIndia(new Date()), 30)}`)
    let counted = 0
    const isOver = async () => {
      const answers = await Promise.all(Array.from({ length: 2 * WORKERS }, search))
      const answered = answers.filter(({ status }) => status !== 429).length
      counted += answered
      return answered === 0
    }
    await vi.waitUntil(isOver, { timeout: 20_000, interval: 0 })
    // Above it goes what was asked before the others were told.
    expect(counted).toBeGreaterThanOrEqual(DATED_SEARCHES_PER_MINUTE)
    expect(counted).toBeLessThan(1.5 * DATED_SEARCHES_PER_MINUTE)
  })

  test('one that is killed is replaced, and the other serves all the time', async () => {
    const [victim] = await serving()
    const statuses: number[] = []
    let isOver = false
    const visitor = (async () => {
      while (!isOver)
        statuses.push(
          await visit('/tours').then(
            ({ status }) => status,
            () => 0,
          ),
        )
    })()
    process.kill(victim?.pid ?? 0, 'SIGKILL')
    await expect
      .poll(async () => (await serving()).map(({ pid }) => pid).filter((pid) => pid !== victim?.pid), {
        timeout: 60_000,
      })
      .toHaveLength(WORKERS)
    isOver = true
    await visitor
    // Who was being answered by it is cut.
    expect(statuses.filter((status) => status !== 200).length).toBeLessThanOrEqual(1)
    expect(statuses.length).toBeGreaterThan(10)
    expect(written).toMatch(
      /"event":"worker_died","worker":1,"code":null,"signal":"SIGKILL","deaths_in_row":1,"wait_ms":0/,
    )
  })

  test('end together when their supervisor is told to, and leave nobody behind', async () => {
    const pids = (await serving()).map(({ pid }) => pid)
    const load = visitAllTheTime(site.origin, VISITORS)
    await load.until(10 * VISITORS)
    const since = performance.now()
    await site.stop()
    const { statuses, resets } = await load.over
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    expect(resets.length).toBeLessThan(VISITORS)
    expect(performance.now() - since).toBeLessThan(10_000)
    expect(site.process.exitCode).toBe(0)
    for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  })

  test('a site that cannot start says why once, and ends', async () => {
    let said = ''
    const away = startBenchServer({
      ...{ dataDir, databaseUrl: 'postgres://127.0.0.1:1/nowhere' },
      environment: { WORKERS: String(WORKERS) },
      onWritten: (text) => {
        said += text
      },
    })
    await expect(away).rejects.toThrow('The server did not start')
    expect(said.match(/cannot be used/g)).toHaveLength(1)
    expect(said).toContain('The first process of the site ended before it served; why stands above.')
  })
})
