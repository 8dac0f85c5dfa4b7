import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBackupState } from '#server/backup/backup-state.ts'
import type { Db } from '#server/db/db.ts'
import { MIGRATIONS_FOLDER, readMigrations } from '#server/db/migrate.ts'
import {
  type BackedUpSite,
  type BackupSettings,
  filesIn,
  inside,
  openBackedUpSite,
} from '#tests/support/backed-up-site.ts'
import { backUp } from '#tools/backup.ts'
import { restore, tryRestore } from '#tools/restore.ts'

let site: BackedUpSite
let settings: BackupSettings
let work: string
let written: string
beforeAll(async () => {
  site = await openBackedUpSite()
  ;({ settings, work } = site)
  written = (await backUp(settings, join(work, 'backups'))).folder
}, 120_000)
afterAll(() => site.close())

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

test('a running site is backed up into a folder of the moment, of which nothing can be read without the key', async () => {
  expect(readdirSync(join(work, 'backups'))).toHaveLength(1)
  expect(filesIn(settings.dataDir).filter((path) => path.includes('snapshot'))).toEqual([])
  expect(await readBackupState(settings.dataDir)).toEqual({ lastSuccessAt: expect.stringMatching(/Z$/) })
  expect(filesIn(written).filter((path) => readFileSync(path).includes('a picture'))).toEqual([])
  const plain = await backUp({ ...settings, backupKey: undefined }, join(work, 'plain'))
  expect(readFileSync(join(plain.folder, 'media', 'coast-1a2b.avif'), 'utf8')).toBe('a picture')
}, 120_000)

test('what is restored is what was there, table by table, with every rule on it', async () => {
  const { db } = site.api.testDatabase
  const [content, rules] = [await contentOf(db), await rulesOf(db)]
  const target = await site.nowhere()
  const { lines, count } = await restore(target, written)
  expect([count, lines]).toEqual([0, expect.arrayContaining([expect.stringMatching(/^I11 +0/)])])
  expect(await inside(target, contentOf)).toEqual(content)
  expect(await inside(target, rulesOf)).toEqual(rules)
  expect(readFileSync(join(target.dataDir, 'media', 'coast-1a2b.avif'), 'utf8')).toBe('a picture')
  expect(await readBackupState(target.dataDir)).toEqual({ lastVerifiedRestoreAt: expect.stringMatching(/Z$/) })
}, 120_000)

test('a restore on trial touches nothing, and tells the site that it went well', async () => {
  const content = await contentOf(site.api.testDatabase.db)
  expect((await tryRestore(settings, written)).count).toBe(0)
  expect(await contentOf(site.api.testDatabase.db)).toEqual(content)
  expect(readdirSync(settings.dataDir).filter((name) => name.startsWith('restore-trial'))).toEqual([])
  const ready = await (await fetch(`${site.healthUrl}/readyz`)).json()
  expect(ready).toMatchObject({ db: true, migrations: expect.any(Number), outbox_age_s: expect.any(Number) })
  expect(ready.migrations).toBe((await readMigrations(MIGRATIONS_FOLDER)).length)
  expect(Math.abs(ready.clock_skew_ms)).toBeLessThan(10_000)
  expect(ready.backup).toEqual({
    last_success_at: expect.stringMatching(/Z$/),
    last_verified_restore_at: expect.stringMatching(/Z$/),
  })
  const metrics = await (await fetch(`${site.healthUrl}/metrics`)).text()
  for (const name of ['backup_last_success_timestamp_seconds', 'backup_last_verified_restore_timestamp_seconds'])
    expect(Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1])).toBeCloseTo(Date.now() / 1_000, -3)
  expect(metrics).toMatch(/^page_cache_requests_total\{result="hit"\} 0$/m)
  expect(metrics).toMatch(/^outbox_pending \d+$/m)
}, 120_000)

test('what does not hold in a backup is told, and is no verified restore', async () => {
  const target = await site.nowhere()
  await sql`update booking set state = 'expired' where reference is not null`.execute(site.api.testDatabase.db)
  const { folder } = await backUp(settings, join(work, 'wrong'))
  await sql`update booking set state = 'confirmed' where reference is not null`.execute(site.api.testDatabase.db)
  const { count, lines } = await restore(target, folder)
  expect(count).toBeGreaterThan(0)
  expect(lines).toContainEqual(expect.stringMatching(/^I6 +3/))
  expect(await readBackupState(target.dataDir)).toEqual({})
}, 120_000)

test('a transaction is in a backup whole or not at all, however busy the site is', async () => {
  const { db } = site.api.testDatabase
  let isOver = false
  let rounds = 0
  const busy = (async () => {
    while (!isOver) {
      rounds += 1
      await db.transaction().execute(async (tx) => {
        await sql`update booking set notice = ${String(rounds)}`.execute(tx)
        await sql`insert into setting (key, value) values ('round', ${String(rounds)}::jsonb)
          on conflict (key) do update set value = excluded.value`.execute(tx)
      })
    }
  })()
  await expect.poll(() => rounds).toBeGreaterThan(5)
  const { folder } = await backUp(settings, join(work, 'busy'))
  const then = rounds
  isOver = true
  await busy
  const target = await site.nowhere()
  await restore(target, folder)
  // Tables that are read a while apart.
  const values = await inside(target, (restored) =>
    sql<{ one: number; other: number }>`
      select (select max(notice) from booking)::int as one, (select value::int from setting where key = 'round') as other`.execute(
      restored,
    ),
  )
  const { one, other } = values.rows[0] ?? {}
  expect(one).toBe(other)
  expect(one).toBeGreaterThan(0)
  expect(one).toBeLessThanOrEqual(then)
}, 120_000)
