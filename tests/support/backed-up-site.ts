import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '#server/db/db.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { createHealthServer } from '#server/health.ts'
import type { backUp } from '#tools/backup.ts'
import type { restore } from '#tools/restore.ts'
import { freshSailings } from './sailings.ts'
import { lakhLine, NOW, stageHeld, TODAY } from './staged-booking.ts'
import { GATEWAY_KEYS, openTestApi, type TestApi } from './test-api.ts'
import { onTestServer, testEngine } from './test-database.ts'

export const BACKUP_KEY = 'a key for backups, of thirty-two characters'

export type BackupSettings = Parameters<typeof backUp>[0] & Parameters<typeof restore>[0]

export type BackedUpSite = {
  api: TestApi
  settings: BackupSettings
  /** A folder for backups and for what is restored; removed at the end. */
  work: string
  healthUrl: string
  /** Settings of a place where nothing is yet. */
  nowhere: () => Promise<BackupSettings>
  close: () => Promise<void>
}

/** Three paid bookings and a picture, in a running site with its health port. */
export async function openBackedUpSite(): Promise<BackedUpSite> {
  const api = await openTestApi()
  await freshSailings(api, TODAY)
  await api.setClock(NOW)
  for (const seat of ['P2A', 'P2B', 'P2C']) {
    const booking = await stageHeld(api, { lines: [lakhLine({}, seat)] })
    await booking.pays(await booking.order())
  }
  const work = await mkdtemp(join(tmpdir(), 'padauk-backup-'))
  const { database, settings: of } = api.testDatabase
  mkdirSync(join(of.dataDir, 'media'))
  writeFileSync(join(of.dataDir, 'media', 'coast-1a2b.avif'), 'a picture')
  const health = createHealthServer({
    ...{ database, dataDir: of.dataDir, build: 'test', isDraining: () => false },
    cacheStats: () => ({ entries: 0, hits: 0, misses: 0 }),
    requestMetrics: () => [],
  })
  await new Promise<void>((done) => health.listen(0, '127.0.0.1', done))
  // An address of a socket is this; that of a pipe would be a text.
  const { port } = health.address() as AddressInfo
  const settings = {
    ...{ databaseUrl: of.databaseUrl, dataDir: of.dataDir, backupKey: BACKUP_KEY },
    ...{ healthHost: '127.0.0.1', healthPort: port, payments: { ...GATEWAY_KEYS, baseUrl: undefined } },
  }
  const made: string[] = []
  const nowhere = async (): Promise<BackupSettings> => {
    const dataDir = await mkdtemp(join(work, 'target-'))
    if (testEngine === 'embedded') return { ...settings, dataDir }
    const name = `restored_${process.pid}_${made.length}_${Date.now()}`
    made.push(name)
    await onTestServer(`create database ${name}`)
    const url = new URL(settings.databaseUrl ?? '')
    url.pathname = `/${name}`
    return { ...settings, dataDir, databaseUrl: url.href }
  }
  const close = async () => {
    health.close()
    await api.close()
    for (const name of made) await onTestServer(`drop database if exists ${name} with (force)`)
    await rm(work, { recursive: true, force: true })
  }
  return { api, settings, work, healthUrl: `http://127.0.0.1:${port}`, nowhere, close }
}

/** Looks into a database that no site runs on. */
export async function inside<Answer>(where: BackupSettings, use: (db: Db) => Promise<Answer>): Promise<Answer> {
  const { databaseUrl, dataDir } = where
  const database = await openDatabase({ ...(databaseUrl === undefined ? {} : { databaseUrl }), dataDir })
  try {
    return await use(database.db)
  } finally {
    await database.close()
  }
}

export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
