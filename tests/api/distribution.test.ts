import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { ROOT } from '#tools/project-files.ts'
import {
  DISTRIBUTED,
  EVERYWHERE,
  ON_ONE_NODE,
  PARTITIONED,
  REFERENCES_WITHOUT_KEY,
  UNIQUE_WITHOUT_DAY,
  UNIQUE_WITHOUT_KEY,
} from '#tools/scale/distribution.ts'

let made: TestDatabase
beforeAll(async () => {
  made = await openTestDatabase()
})
afterAll(() => made.close())

type Key = { table: string; columns: string[] }
type Reference = Key & { to: string; targets: string[] }
const nameOf = ({ table, columns }: Key) => `${table} (${columns.join(', ')})`

async function listUniqueKeys(): Promise<Key[]> {
  const { rows } = await sql<Key>`
    select indrelid::regclass::text as table,
           array(select pg_get_indexdef(indexrelid, place, true) from generate_series(1, indnkeyatts) place order by place) as columns
      from pg_index join pg_class on pg_class.oid = indrelid
     where indisunique and relnamespace = 'public'::regnamespace order by 1, 2`.execute(made.db)
  return rows
}

async function listReferences(): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select conrelid::regclass::text as table, confrelid::regclass::text as to,
           array(select attname::text from unnest(conkey) with ordinality key (number, place)
                   join pg_attribute on attrelid = conrelid and attnum = number order by place) as columns,
           array(select attname::text from unnest(confkey) with ordinality key (number, place)
                   join pg_attribute on attrelid = confrelid and attnum = number order by place) as targets
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`.execute(made.db)
  return rows
}

test('every table has a place among several nodes, and one only', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by name`.execute(made.db)
  const placed = [...Object.keys(DISTRIBUTED), ...ON_ONE_NODE, ...EVERYWHERE]
  expect(placed.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

test('every unique key of a distributed table carries its key, or is listed with what becomes of it', async () => {
  const keys = (await listUniqueKeys()).filter(({ table }) => table in DISTRIBUTED)
  const without = keys.filter(({ table, columns }) => !columns.includes(DISTRIBUTED[table] ?? '')).map(nameOf)
  expect(without.toSorted()).toEqual(Object.keys(UNIQUE_WITHOUT_KEY).toSorted())
  expect(keys.length).toBeGreaterThan(without.length + 10)
})

test('every reference to a distributed table is by the keys of both, or is listed; none leads there from a table that is everywhere', async () => {
  const references = (await listReferences()).filter(({ to }) => to in DISTRIBUTED)
  const isByKeys = ({ table, columns, to, targets }: Reference) => {
    const place = targets.indexOf(DISTRIBUTED[to] ?? '')
    return place >= 0 && columns[place] === DISTRIBUTED[table]
  }
  const without = references.filter((each) => !isByKeys(each)).map((each) => `${nameOf(each)} -> ${each.to}`)
  expect(without.toSorted()).toEqual(Object.keys(REFERENCES_WITHOUT_KEY).toSorted())
  expect(references.filter(({ table }) => EVERYWHERE.includes(table))).toEqual([])
})

test('a distributed table refers beyond its own only to what is on every node', async () => {
  const beyond = (await listReferences()).filter(({ table, to }) => table in DISTRIBUTED && !(to in DISTRIBUTED))
  expect(beyond.filter(({ to }) => !EVERYWHERE.includes(to)).map((each) => `${nameOf(each)} -> ${each.to}`)).toEqual([])
  const ofAll = (await listReferences()).filter(
    ({ table, to }) => EVERYWHERE.includes(table) && !EVERYWHERE.includes(to),
  )
  expect(ofAll.map((each) => `${nameOf(each)} -> ${each.to}`)).toEqual([])
})

test('every unique key of what is to be partitioned has the day, or is listed with what comes first', async () => {
  const keys = (await listUniqueKeys()).filter(({ table }) => table in PARTITIONED)
  const without = keys.filter(({ table, columns }) => !columns.includes(PARTITIONED[table] ?? '')).map(nameOf)
  expect(without.toSorted()).toEqual(Object.keys(UNIQUE_WITHOUT_DAY).toSorted())
})

test('docs/scale.md names each distributed table with its key', () => {
  const text = readFileSync(join(ROOT, 'docs/scale.md'), 'utf8')
  const missing = Object.entries(DISTRIBUTED).filter(([table, key]) => !text.includes(`\`${table}.${key}\``))
  expect(missing).toEqual([])
})
