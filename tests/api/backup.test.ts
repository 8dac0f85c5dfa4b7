import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readBackupState } from '#server/backup/backup-state.ts'
import type { Db } from '#server/db/db.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { createHealthServer } from '#server/health.ts'
import { freshSailings } from '#tests/support/sailings.ts'
import { lakhLine, NOW, stageHeld, TODAY } from '#tests/support/staged-booking.ts'
import { GATEWAY_KEYS, openTestApi, type TestApi } from '#tests/support/test-api.ts'
import { onTestServer, testEngine } from '#tests/support/test-database.ts'
import { backUp } from '#tools/backup.ts'
import { restore, tryRestore } from '#tools/restore.ts'

const KEY = 'a key for backups, of thirty-two characters'
const isEmbedded = testEngine === 'embedded'

let api: TestApi
let work: string
let settings: Parameters<typeof backUp>[0] & Parameters<typeof restore>[0]
let health: ReturnType<typeof createHealthServer>
const targets: string[] = []

beforeAll(async () => {
  api = await openTestApi()
  await freshSailings(api, TODAY)
  await api.setClock(NOW)
  for (const seat of ['P2A', 'P2B', 'P2C']) {
    const booking = await stageHeld(api, { lines: [lakhLine({}, seat)] })
    await booking.pays(await booking.order())
  }
  work = await mkdtemp(join(tmpdir(), 'padauk-backup-'))
  const { database, settings: of } = api.testDatabase
  mkdirSync(join(of.dataDir, 'media'))
  writeFileSync(join(of.dataDir, 'media', 'coast-1a2b.avif'), 'a picture')
  health = createHealthServer({
    ...{ database, dataDir: of.dataDir, build: 'test', isDraining: () => false },
    cacheStats: () => ({ entries: 0, hits: 0, misses: 0 }),
  })
  await new Promise<void>((done) => health.listen(0, '127.0.0.1', done))
  settings = {
    ...{ databaseUrl: of.databaseUrl, dataDir: of.dataDir, backupKey: KEY },
    ...{ healthHost: '127.0.0.1', healthPort: (health.address() as AddressInfo).port },
    payments: { ...GATEWAY_KEYS, baseUrl: undefined },
  }
}, 120_000)
afterAll(async () => {
  health.close()
  await api.close()
  for (const name of targets) await onTestServer(`drop database if exists ${name} with (force)`)
  await rm(work, { recursive: true, force: true })
})

/** Where nothing is yet. */
async function nowhere(): Promise<typeof settings> {
  const dataDir = await mkdtemp(join(work, 'target-'))
  if (isEmbedded) return { ...settings, dataDir }
  const name = `restored_${targets.length}_${Date.now()}`
  targets.push(name)
  await onTestServer(`create database ${name}`)
  const url = new URL(settings.databaseUrl ?? '')
  url.pathname = `/${name}`
  return { ...settings, dataDir, databaseUrl: url.href }
}

async function inside<Answer>(where: typeof settings, use: (db: Db) => Promise<Answer>): Promise<Answer> {
  const { databaseUrl, dataDir } = where
  const database = await openDatabase({ ...(databaseUrl === undefined ? {} : { databaseUrl }), dataDir })
  try {
    return await use(database.db)
  } finally {
    await database.close()
  }
}

/** Every table by its rows, every sequence by where it stands. */
async function contentOf(db: Db): Promise<Record<string, unknown>> {
  const { rows: names } = await sql<{ name: string; isTable: boolean }>`
    select relname as name, relkind = 'r' as "isTable" from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'S')`.execute(db)
  const content: Record<string, unknown> = {}
  for (const { name, isTable } of names) {
    const question = isTable
      ? sql`select count(*)::int as rows, md5(string_agg(md5(t::text), '' order by md5(t::text))) as hash from ${sql.table(name)} t`
      : sql`select last_value, is_called from ${sql.table(name)}`
    content[name] = (await question.execute(db)).rows[0]
  }
  return content
}

/** Constraints, indexes and triggers, and whether they are on. */
async function rulesOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ says: string }>`
    select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as says
      from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
    union all select pg_get_indexdef(indexrelid) from pg_index join pg_class on pg_class.oid = indexrelid where relnamespace = 'public'::regnamespace
    union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal`.execute(
    db,
  )
  return rows.map(({ says }) => says).toSorted()
}

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no refusal',
    (error: Error) => error.message,
  )
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

let written: string
test('a running site is backed up into a folder of the moment, of which nothing can be read without the key', async () => {
  const made = await backUp(settings, join(work, 'backups'))
  written = made.folder
  expect(readdirSync(join(work, 'backups'))).toHaveLength(1)
  expect(filesIn(settings.dataDir).filter((path) => path.includes('snapshot'))).toEqual([])
  expect(await readBackupState(settings.dataDir)).toEqual({ lastSuccessAt: expect.stringMatching(/Z$/) })
  expect(filesIn(written).filter((path) => readFileSync(path).includes('a picture'))).toEqual([])
  const plain = await backUp({ ...settings, backupKey: undefined }, join(work, 'plain'))
  expect(readFileSync(join(plain.folder, 'media', 'coast-1a2b.avif'), 'utf8')).toBe('a picture')
}, 120_000)

test('what is restored is what was there, table by table, with every rule on it', async () => {
  const { db } = api.testDatabase
  const [content, rules] = [await contentOf(db), await rulesOf(db)]
  const target = await nowhere()
  const { lines, count } = await restore(target, written)
  expect([count, lines]).toEqual([0, expect.arrayContaining([expect.stringMatching(/^I11 +0/)])])
  expect(await inside(target, contentOf)).toEqual(content)
  expect(await inside(target, rulesOf)).toEqual(rules)
  expect(readFileSync(join(target.dataDir, 'media', 'coast-1a2b.avif'), 'utf8')).toBe('a picture')
  expect(await readBackupState(target.dataDir)).toEqual({ lastVerifiedRestoreAt: expect.stringMatching(/Z$/) })
}, 120_000)

test('a restore on trial touches nothing, and tells the site that it went well', async () => {
  const content = await contentOf(api.testDatabase.db)
  expect((await tryRestore(settings, written)).count).toBe(0)
  expect(await contentOf(api.testDatabase.db)).toEqual(content)
  expect(readdirSync(settings.dataDir).filter((name) => name.startsWith('restore-trial'))).toEqual([])
  const { port } = health.address() as AddressInfo
  const ready = await (await fetch(`http://127.0.0.1:${port}/readyz`)).json()
  expect(ready.backup).toEqual({
    last_success_at: expect.stringMatching(/Z$/),
    last_verified_restore_at: expect.stringMatching(/Z$/),
  })
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  for (const name of ['backup_last_success_timestamp_seconds', 'backup_last_verified_restore_timestamp_seconds'])
    expect(Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1])).toBeCloseTo(Date.now() / 1_000, -3)
  expect(metrics).toMatch(/^page_cache_requests_total\{result="hit"\} 0$/m)
  expect(metrics).toMatch(/^outbox_pending \d+$/m)
}, 120_000)

test('what does not hold in a backup is told, and is no verified restore', async () => {
  const target = await nowhere()
  await sql`update booking set state = 'expired' where reference is not null`.execute(api.testDatabase.db)
  const { folder } = await backUp(settings, join(work, 'wrong'))
  await sql`update booking set state = 'confirmed' where reference is not null`.execute(api.testDatabase.db)
  const { count, lines } = await restore(target, folder)
  expect(count).toBeGreaterThan(0)
  expect(lines).toContainEqual(expect.stringMatching(/^I6 +3/))
  expect(await readBackupState(target.dataDir)).toEqual({})
}, 120_000)

test('a transaction is in a backup whole or not at all, however busy the site is', async () => {
  const { db } = api.testDatabase
  let isOver = false
  let rounds = 0
  const busy = (async () => {
    while (!isOver) {
      rounds += 1
      const round = JSON.stringify(rounds)
      await db.transaction().execute(async (tx) => {
        for (const key of ['one', 'other'])
          await sql`insert into setting (key, value) values (${key}, ${round}::jsonb)
            on conflict (key) do update set value = excluded.value`.execute(tx)
      })
    }
  })()
  await expect.poll(() => rounds).toBeGreaterThan(5)
  const { folder } = await backUp(settings, join(work, 'busy'))
  const then = rounds
  isOver = true
  await busy
  const target = await nowhere()
  await restore(target, folder)
  const values = await inside(target, (restored) =>
    sql<{ value: number }>`select value::int as value from setting where key in ('one', 'other')`.execute(restored),
  )
  const [one, other] = values.rows.map(({ value }) => value)
  expect(one).toBe(other)
  expect(one).toBeGreaterThan(0)
  expect(one).toBeLessThanOrEqual(then)
}, 120_000)

describe('a restore is refused with a sentence, and leaves nothing behind', () => {
  const copy = (): string => {
    const folder = join(work, `copy-${Math.random().toString(36).slice(2)}`)
    cpSync(written, folder, { recursive: true })
    return folder
  }
  const from = async (folder: string, more: Partial<typeof settings> = {}) => {
    const target = { ...(await nowhere()), ...more }
    const refused = await refusalOf(restore(target, folder))
    expect(filesIn(target.dataDir).filter((path) => !path.endsWith('.lock'))).toEqual([])
    return refused
  }
  const spoilt = () =>
    filesIn(written)
      .map((path) => path.slice(written.length + 1))
      .find((path) => /^(?:database|tables)\//.test(path)) ?? ''

  test('without its key, or with another', async () => {
    expect(await from(written, { backupKey: undefined })).toBe(
      `The backup in ${written} is encrypted: set BACKUP_KEY to the key it was made with.`,
    )
    expect(await from(written, { backupKey: `${KEY}!` })).toBe(
      `BACKUP_KEY is not the key that the backup in ${written} was made with, or manifest.json was changed.`,
    )
  })

  test('of one whose manifest was changed, cannot be read, or is missing', async () => {
    const folder = copy()
    const manifest = join(folder, 'manifest.json')
    const text = readFileSync(manifest, 'utf8')
    writeFileSync(manifest, text.replace(/"build": "[^"]*"/, '"build": "other"'))
    expect(await from(folder)).toBe(
      `BACKUP_KEY is not the key that the backup in ${folder} was made with, or manifest.json was changed.`,
    )
    writeFileSync(manifest, text.slice(0, -20))
    expect(await from(folder)).toBe(`The backup in ${folder} is damaged: manifest.json cannot be read.`)
    rmSync(manifest)
    expect(await from(folder)).toBe(`There is no backup in ${folder}: manifest.json is missing.`)
  })

  test('of one with a bit turned, or a file less', async () => {
    const folder = copy()
    const file = join(folder, spoilt())
    const bytes = readFileSync(file)
    bytes[20] = (bytes[20] ?? 0) ^ 1
    writeFileSync(file, bytes)
    expect(await from(folder)).toBe(`The backup in ${folder} is damaged: ${spoilt()} is not what was written.`)
    rmSync(file)
    expect(await from(folder)).toBe(`The backup in ${folder} is damaged: ${spoilt()} is missing.`)
  })

  test('of one of the other kind of database', async () => {
    if (isEmbedded)
      expect(await refusalOf(restore({ ...settings, databaseUrl: 'postgres://127.0.0.1:1/x' }, written))).toBe(
        'This backup is of the embedded database: it goes into DATA_DIR, without DATABASE_URL.',
      )
    else
      expect(await refusalOf(restore({ ...settings, databaseUrl: undefined }, written))).toBe(
        'This backup is of PostgreSQL: set DATABASE_URL to an empty database.',
      )
  })
})

test('a database with bookings is overwritten only when told to', async () => {
  const target = await nowhere()
  await restore(target, written)
  const place = isEmbedded ? target.dataDir : 'DATABASE_URL'
  await inside(target, (db) => sql`update booking set late = true`.execute(db))
  expect(await refusalOf(restore(target, written))).toBe(
    `The database in ${place} has bookings (3), and is not overwritten. Restore into an empty one, or say --overwrite.`,
  )
  const lateIn = async () =>
    (await inside(target, (db) => sql<{ late: boolean }>`select late from booking`.execute(db))).rows.map(
      ({ late }) => late,
    )
  expect(await lateIn()).toEqual([true, true, true])
  const { count, aside } = await restore(target, written, true)
  expect(count).toBe(0)
  expect(await lateIn()).toEqual([false, false, false])
  if (isEmbedded) {
    const before = join(work, 'before')
    cpSync(aside ?? '', join(before, 'database'), { recursive: true })
    expect(
      (
        await inside({ ...target, dataDir: before }, (db) =>
          sql<{ late: boolean }>`select late from booking`.execute(db),
        )
      ).rows[0],
    ).toEqual({ late: true })
  }
}, 120_000)

test('only who may write into its data folder has a running site copy itself', async () => {
  const { port } = health.address() as AddressInfo
  const asked = await fetch(`http://127.0.0.1:${port}/snapshot`, { method: 'POST' })
  expect(asked.status).toBe(403)
  expect(readdirSync(settings.dataDir)).not.toContain('database.snapshot')
})

// skipped: PostgreSQL is not reached through the site
test.skipIf(!isEmbedded)('a site that cannot be asked, and a folder without a database, are told apart', async () => {
  expect(await refusalOf(backUp({ ...settings, healthPort: 1 }, join(work, 'none')))).toContain(
    `A site is running on ${settings.dataDir}, but could not be asked for a copy at http://127.0.0.1:1/snapshot (`,
  )
  const empty = await mkdtemp(join(work, 'empty-'))
  expect(await refusalOf(backUp({ ...settings, dataDir: empty }, join(work, 'none')))).toBe(
    `There is no database in ${empty} to back up.`,
  )
  expect(filesIn(work).filter((path) => path.startsWith(join(work, 'none')))).toEqual([])
})
