import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openRowCopier } from '#server/db/copy-rows.ts'
import { prepare } from '../bench/booking/stage.ts'
import type { Stage } from '../bench/booking/stock.ts'
import { withDataDir } from '../bench/server-process.ts'
import { type PostgresServer, providePostgres, startPostgres } from '../machine/postgres.ts'

// Databases with everything to sell and nothing sold: made once, and copied for every part.

const TEMPLATE = 'prepared'

let folder: Promise<string> | undefined
let server: Promise<PostgresServer> | undefined
let databases = 0

export function onEmbedded<CallResponse>(use: (stage: Stage) => Promise<CallResponse>): Promise<CallResponse> {
  return withDataDir(async (dataDir) => {
    folder ??= makeFolder()
    await cp(await folder, dataDir, { recursive: true })
    return use({ dataDir })
  })
}

/** On a PostgreSQL server of our own, as PostgreSQL comes. */
export async function onPostgres<CallResponse>(
  use: (stage: Stage & { databaseUrl: string }) => Promise<CallResponse>,
): Promise<CallResponse | { skipped: string }> {
  const programs = await providePostgres()
  if ('missing' in programs) return { skipped: programs.missing }
  server ??= makeServer(programs.path)
  const { url } = await server
  databases += 1
  const name = `part_${databases}`
  await order(url, `create database ${name} template ${TEMPLATE}`)
  try {
    return await withDataDir((dataDir) => use({ dataDir, databaseUrl: named(url, name) }))
  } finally {
    await order(url, `drop database ${name} with (force)`)
  }
}

export async function closeStages(): Promise<void> {
  if (folder !== undefined) await rm(await folder, { recursive: true, force: true })
  if (server !== undefined) await (await server).stop()
}

async function makeFolder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'padauk-prepared-'))
  await prepare({ dataDir: made })
  return made
}

async function makeServer(programs: string): Promise<PostgresServer> {
  const started = await startPostgres(programs)
  await order(started.url, `create database ${TEMPLATE}`)
  await withDataDir((dataDir) => prepare({ dataDir, databaseUrl: named(started.url, TEMPLATE) }))
  return started
}

async function order(url: string, statement: string): Promise<void> {
  const copier = await openRowCopier(url)
  try {
    await copier.query(statement)
  } finally {
    await copier.close()
  }
}

function named(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}
