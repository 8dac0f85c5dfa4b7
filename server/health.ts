import { statfs } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { sql } from 'kysely'
import type { Database } from './db/db.ts'

export type HealthParts = {
  database: Database
  dataDir: string
  build: string
  cacheStats: () => { entries: number; hits: number; misses: number }
  /** Whether the site is about to stop: whoever sends visitors here sends them elsewhere. */
  isDraining: () => boolean
}

/** How long a check waits for the database before it says so. */
const ANSWER_MS = 2_000

/** The operator's own port: is the process alive, can it serve, which build is it. Never reachable through the site. */
export function createHealthServer(parts: HealthParts): Server {
  return createServer((request, response) => {
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    switch (request.url) {
      case '/livez':
        return send(200, { alive: true })
      case '/readyz':
        return void readiness(parts).then((state) => send(state.mode === 'full' ? 200 : 503, state))
      case '/version':
        return send(200, { build: parts.build })
      default:
        return send(404, { message: 'Ask for /livez, /readyz or /version' })
    }
  })
}

async function readiness({ database, dataDir, cacheStats, isDraining }: HealthParts) {
  const db = await answersInTime(database)
  const disk = await statfs(dataDir).catch(() => undefined)
  return {
    db,
    mode: isDraining() ? 'draining' : db ? 'full' : 'read_only',
    durability: database.durability,
    database: database.kind,
    disk_free: disk === undefined ? null : disk.bavail * disk.bsize,
    page_cache: cacheStats(),
  }
}

async function answersInTime(database: Database): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, ANSWER_MS, false).unref())
  const asked = sql`select 1`.execute(database.db).then(
    () => true,
    () => false,
  )
  return Promise.race([asked, late])
}
