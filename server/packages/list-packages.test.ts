import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { loadDemoCatalogue } from '#demo/load/catalogue.ts'
import { readDemoScenes } from '#demo/load/scenes.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { type ListPackages, packageLister } from './store.ts'

const FILTER = {
  categorySlug: undefined,
  nights: undefined,
  minDoubled: undefined,
  maxDoubled: undefined,
  sort: 'price_asc',
  limit: 1,
  offset: 0,
} as const

let database: TestDatabase
let list: ListPackages

beforeAll(async () => {
  database = await openTestDatabase()
  await loadDemoCatalogue(database.db, readDemoScenes(), new Date())
})
afterAll(() => database.close())
beforeEach(async () => {
  await sql`delete from deal`.execute(database.db)
  list = packageLister(database.db)
  await list(FILTER)
})

const cheapest = async () => (await list(FILTER)).rows[0]
const minutes = (count: number) => new Date(Date.now() + count * 60_000)
const putOnDeal = (scope_id: string, from: Date, until: Date) =>
  database.db
    .insertInto('deal')
    .values({ id: 'test', kind: 'package', scope_id, percent: 90, label: 'Go', starts_at: from, ends_at: until })
    .execute()
const setClock = (ahead_seconds: number) => database.db.updateTable('app_clock').set({ ahead_seconds }).execute()

test('a new rate, a hidden package and a hidden category count from the next list on', async () => {
  const { db } = database
  await db.updateTable('package').set({ list_rate: 100 }).where('id', '=', 'island-saver').execute()
  expect(await cheapest()).toMatchObject({ _id: 'island-saver', packagebaseRate: 100 })
  await db.updateTable('package').set({ is_active: false }).where('id', '=', 'island-saver').execute()
  expect((await cheapest())?._id).not.toBe('island-saver')
  await db.updateTable('package').set({ is_active: true }).where('id', '=', 'island-saver').execute()
  expect((await cheapest())?._id).toBe('island-saver')
  const { total } = await list(FILTER)
  await db.updateTable('category').set({ is_active: false }).where('id', '=', 'honeymoon').execute()
  expect((await list(FILTER)).total).toBeLessThan(total)
  await db.updateTable('category').set({ is_active: true }).where('id', '=', 'honeymoon').execute()
  await db.updateTable('package').set({ list_rate: 41_778 }).where('id', '=', 'island-saver').execute()
})

test('what is not committed does not count', async () => {
  const before = await cheapest()
  const undone = database.db.transaction().execute(async (tx) => {
    await tx.updateTable('package').set({ list_rate: 1 }).where('id', '=', 'island-saver').execute()
    throw new Error('changed my mind')
  })
  await expect(undone).rejects.toThrow('changed my mind')
  expect(await cheapest()).toEqual(before)
})

test('a deal counts from the moment it begins until it ends, without anything being written then', async () => {
  await putOnDeal('island-saver', minutes(60), minutes(120))
  expect((await cheapest())?.badge).toBeNull()
  await setClock(90 * 60)
  expect(await cheapest()).toMatchObject({ _id: 'island-saver', badge: 'Go', packagebaseRate: 4_178 })
  await setClock(150 * 60)
  expect((await cheapest())?.badge).toBeNull()
  await setClock(90 * 60)
  expect((await cheapest())?.badge).toBe('Go')
  await setClock(0)
  expect((await cheapest())?.badge).toBeNull()
})

test('what a list shows but does not choose by is read every time', async () => {
  await database.db.updateTable('package').set({ name: 'Renamed' }).execute()
  expect((await cheapest())?.packageName).toBe('Renamed')
})
