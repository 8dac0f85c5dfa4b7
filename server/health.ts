import { existsSync } from 'node:fs'
import { readdir, statfs } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sql } from 'kysely'
import { readBackupState } from './backup/backup-state.ts'
import { requestFile, takeSnapshot } from './backup/take-snapshot.ts'
import type { Database, Db } from './db/db.ts'
import { type Metric, metricsText } from './http/metrics-text.ts'
import { countedMetrics } from './metrics/counted.ts'
import { type GatewayState, gatewayState } from './metrics/gateway-state.ts'

type HealthParts = {
  database: Database
  dataDir: string
  build: string
  cacheStats: () => { entries: number; hits: number; misses: number }
  /** Figures of the requests so far. */
  requestMetrics: () => Metric[]
  /** How many seconds a replica is behind, undefined while it is away; absent without one. */
  replicaLag?: (() => number | undefined) | undefined
  /** Whether the site is about to stop: whoever sends visitors here sends them elsewhere. */
  isDraining: () => boolean
}

/** How long a check or a scrape waits for the database; a scrape then leaves its figures out. */
const ANSWER_MS = 2_000
const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/** The operator's own port: is the process alive, can it serve, which build is it. Never reachable through the site. */
export function createHealthServer(parts: HealthParts): Server {
  const snapshot = snapshots(parts)
  const metrics = healthMetrics(parts)
  return createServer((request, response) => {
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    switch (request.url) {
      case '/livez':
        return send(200, { alive: true })
      case '/readyz':
        return void readiness(parts).then((state) => send(state.mode === 'full' ? 200 : 503, state))
      case '/metrics':
        return void metrics().then((text) => response.writeHead(200, { 'Content-Type': METRICS_TYPE }).end(text))
      case '/snapshot':
        return void snapshot(request.method).then(({ status, ...answer }) => send(status, answer))
      case '/version':
        return send(200, { build: parts.build })
      default:
        return send(404, { message: 'Ask for /livez, /readyz, /metrics or /version' })
    }
  })
}

/** For `npm run backup`: the embedded database can be copied by this process alone. */
function snapshots({ database, dataDir }: HealthParts): (method?: string) => Promise<{ status: number }> {
  let isUnderWay = false
  return async (method) => {
    if (method !== 'POST' || !existsSync(requestFile(dataDir))) return { status: 403 }
    if (isUnderWay) return { status: 409 }
    isUnderWay = true
    try {
      return { status: 200, ...(await takeSnapshot(database, dataDir)) }
    } catch {
      return { status: 503 }
    } finally {
      isUnderWay = false
    }
  }
}

async function readiness({ database, dataDir, cacheStats, replicaLag, isDraining }: HealthParts) {
  const heard = await askInTime(database)
  const db = heard !== undefined
  const { lastSuccessAt, lastVerifiedRestoreAt } = await readBackupState(dataDir)
  const disk = await statfs(dataDir).catch(() => undefined)
  return {
    db,
    mode: isDraining() ? 'draining' : db ? 'full' : 'read_only',
    migrations: heard?.migrations ?? null,
    outbox_age_s: heard?.outboxSeconds ?? null,
    /** How far the database's machine is ahead of this one; with what the answer took on its way. */
    clock_skew_ms: heard?.skewMs ?? null,
    durability: database.durability,
    database: database.kind,
    ...(replicaLag === undefined ? {} : { replica_lag_s: replicaLag() ?? null }),
    /** What the last call to the payment gateway said; holds are kept while it is away. */
    gateway: gatewayState(),
    disk_free: disk === undefined ? null : disk.bavail * disk.bsize,
    page_cache: cacheStats(),
    backup: { last_success_at: lastSuccessAt ?? null, last_verified_restore_at: lastVerifiedRestoreAt ?? null },
  }
}

type Heard = { migrations: number; outboxSeconds: number; skewMs: number }

async function askInTime({ db }: Database): Promise<Heard | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, ANSWER_MS, undefined).unref())
  const asked = sql<{ migrations: number; outboxSeconds: number; now: Date }>`
    select (select count(*) from schema_migration where name <> '#lock')::int as migrations, clock_timestamp() as now,
           greatest(0, coalesce(extract(epoch from app_now() -
             (select min(run_at) from outbox where done_at is null and given_up_at is null)), 0))::float8 as "outboxSeconds"`
    .execute(db)
    .then(
      ({ rows: [row] }) => row && { ...row, skewMs: Math.round(row.now.getTime() - Date.now()) },
      () => undefined,
    )
  return Promise.race([asked, late])
}

const DELAY_RESOLUTION_MS = 20
type Measured = {
  database: Database
  dataDir: string
  cacheStats: () => { entries: number; hits: number; misses: number }
  requestMetrics: () => Metric[]
  replicaLag?: (() => number | undefined) | undefined
}

/** The figures of this process and of the database, as they are when they are asked for. Nothing is counted in between. */
function healthMetrics(parts: Measured): () => Promise<string> {
  const delay = monitorEventLoopDelay({ resolution: DELAY_RESOLUTION_MS })
  delay.enable()
  return async () => {
    const asked = Date.now()
    const [open, waiting, { lastSuccessAt, lastVerifiedRestoreAt }] = await Promise.all([
      openFiles(),
      inTime(waitingIn(parts.database.db)),
      readBackupState(parts.dataDir),
    ])
    const { entries, hits, misses } = parts.cacheStats()
    return metricsText([
      ...parts.requestMetrics(),
      ...countedMetrics(),
      ...connectionsOf(parts.database),
      gauge(
        'database_replica_lag_seconds',
        'How far a replica is behind; left out while it is away.',
        parts.replicaLag?.(),
      ),
      heldOf(waiting?.held),
      gauge('payment_gateway_up', 'Whether the last call to it was answered.', upOf(gatewayState())),
      gauge(
        'clock_skew_seconds',
        'How far the database’s clock and ours are apart; with what the answer took.',
        waiting && Math.abs(waiting.now.getTime() - asked) / 1_000,
      ),
      gauge('process_resident_memory_bytes', 'Memory of the process.', process.memoryUsage.rss()),
      gauge('process_open_fds', 'Open files and connections; where the system tells.', open),
      delayOf(delay),
      gauge('page_cache_entries', 'Pages kept.', entries),
      {
        ...{ name: 'page_cache_requests_total', kind: 'counter', help: 'Pages asked of the cache.' },
        samples: [
          { labels: { result: 'hit' }, value: hits },
          { labels: { result: 'miss' }, value: misses },
        ],
      },
      gauge('outbox_pending', 'Jobs that wait.', waiting?.pending),
      gauge('outbox_oldest_seconds', 'How long the oldest job is overdue.', waiting?.oldestSeconds),
      gauge('refund_oldest_due_seconds', 'How long the oldest refund waits to be sent.', waiting?.refundSeconds),
      gauge('backup_last_success_timestamp_seconds', 'When the last backup was complete.', secondsOf(lastSuccessAt)),
      gauge(
        'backup_last_verified_restore_timestamp_seconds',
        'When a backup was last restored and everything held.',
        secondsOf(lastVerifiedRestoreAt),
      ),
    ])
  }
}

type Waiting = {
  pending: number
  oldestSeconds: number
  refundSeconds: number
  now: Date
  held: Record<string, number>
}

/** Counts by indexes that are there for the jobs themselves. */
async function waitingIn(db: Db): Promise<Waiting | undefined> {
  const { rows } = await sql<Waiting>`
    select (select count(*) from outbox where done_at is null and given_up_at is null)::int as pending,
           coalesce(extract(epoch from app_now() - (select min(run_at) from outbox where done_at is null and given_up_at is null)), 0)::float8
             as "oldestSeconds",
           coalesce(extract(epoch from app_now() - (select min(created_at) from refund where state = 'due')), 0)::float8
             as "refundSeconds",
           clock_timestamp() as now,
           coalesce((select jsonb_object_agg(kind, number) from (
             select kind, count(*) as number from booking join booking_line line on line.booking_id = booking.id
              where booking.state in ('held', 'paying') and booking.expires_at > app_now() and line.state = 'live' group by kind) held),
             '{}') as held`.execute(db)
  return rows[0]
}

/** Of every product, so that nothing held is told as 0. */
const PRODUCTS = ['package', 'hotel', 'ferry', 'car', 'activity']

function heldOf(held: Record<string, number> | undefined): Metric {
  return {
    ...{ name: 'holds_active', kind: 'gauge', help: 'What is held at the moment, a line each.' },
    samples: held === undefined ? [] : PRODUCTS.map((product) => ({ labels: { product }, value: held[product] ?? 0 })),
  }
}

function connectionsOf({ connections }: Database): Metric[] {
  return [
    {
      ...{ name: 'db_client_connection_count', kind: 'gauge', help: 'Connections to the database, and who waits.' },
      samples: Object.entries(connections()).map(([state, value]) => ({ labels: { state }, value })),
    },
  ]
}

function upOf(state: GatewayState): number | undefined {
  return state === 'not_asked' ? undefined : Number(state === 'answering')
}

function inTime<Value>(asked: Promise<Value>): Promise<Value | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, ANSWER_MS, undefined).unref())
  return Promise.race([asked.catch(() => undefined), late])
}

function openFiles(): Promise<number | undefined> {
  return readdir('/proc/self/fd').then(
    (names) => names.length,
    () => undefined,
  )
}

/** Since the scrape before: a peak of this morning says nothing of now. */
function delayOf(delay: ReturnType<typeof monitorEventLoopDelay>): Metric {
  const samples = [0.5, 0.99].map((quantile) => ({
    labels: { quantile: String(quantile) },
    value: Math.max(0, delay.percentile(quantile * 100) / 1e9 - DELAY_RESOLUTION_MS / 1_000),
  }))
  delay.reset()
  const help = 'How late timers were since these figures were last asked for.'
  return { name: 'nodejs_eventloop_delay_seconds', kind: 'gauge', help, samples }
}

function gauge(name: string, help: string, value: number | undefined): Metric {
  return { name, kind: 'gauge', help, samples: value === undefined ? [] : [{ value: Math.max(0, value) }] }
}

function secondsOf(moment: string | undefined): number | undefined {
  return moment === undefined ? undefined : Date.parse(moment) / 1_000
}
