import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { sql } from 'kysely'
import { readBackupState } from './backup/backup-state.ts'
import { requestFile, takeSnapshot } from './backup/take-snapshot.ts'
import type { Database } from './db/db.ts'
import { healthMetrics } from './health-metrics.ts'
import type { Metric } from './http/metrics-text.ts'
import { gatewayState } from './metrics/gateway-state.ts'

export type HealthParts = {
  database: Database
  dataDir: string
  build: string
  cacheStats: () => { entries: number; hits: number; misses: number }
  /** Figures of the requests so far. */
  requestMetrics: () => Metric[]
  /** Whether the site is about to stop: whoever sends visitors here sends them elsewhere. */
  isDraining: () => boolean
}

/** How long a check waits for the database before it says so. */
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

async function readiness({ database, dataDir, cacheStats, isDraining }: HealthParts) {
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
