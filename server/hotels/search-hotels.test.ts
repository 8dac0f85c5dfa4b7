import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addDays } from '#contract/terms/india-time.ts'
import { loadDemoCatalogue } from '#demo/load/catalogue.ts'
import { readDemoScenes } from '#demo/load/scenes.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { hotelSearcher, type SearchHotels } from './search-hotels.ts'
import type { HotelFilter } from './search-rules.ts'

const TODAY = '2026-11-22'
const FILTER: HotelFilter = {
  scope: { id: 'tern-house' },
  today: TODAY,
  stay: undefined,
  groups: [],
  sort: 'recommended',
  limit: 5,
  offset: 0,
}

let database: TestDatabase
let search: SearchHotels
beforeAll(async () => {
  database = await openTestDatabase()
  await loadDemoCatalogue(database.db, readDemoScenes(), new Date(`${TODAY}T04:30:00Z`))
})
afterAll(() => database.close())
beforeEach(async () => {
  await sql`delete from deal`.execute(database.db)
  search = hotelSearcher(database.db)
  // From here on the searcher has a board to be wrong with.
  await search(FILTER)
})

const found = async (filter: Partial<HotelFilter> = {}) => (await search({ ...FILTER, ...filter })).hotels[0]
const change = (statement: string) => sql.raw(statement).execute(database.db)

test.each([
  ['its name', `update hotel set name = 'Renamed' where id = 'tern-house'`, { facts: { name: 'Renamed' } }],
  [
    'a price',
    `update room_type set base_price = 999 where hotel_id = 'tern-house'`,
    { rooms: [{ basePrice: 999 }, {}, {}] },
  ],
  ['the alternative text of a picture', `update picture set alt = 'Anew'`, { facts: { images: [{ alt: 'Anew' }] } }],
  ['the name of a facility', `update amenity set name = 'Anew'`, { facts: { amenities: [{ name: 'Anew' }] } }],
  ['its island', `update island set name = 'Anew'`, { facts: { place: { name: 'Anew' } } }],
])('%s counts from the next search on', async (_, statement, expected) => {
  await change(statement)
  const { hotel } = (await found()) ?? {}
  const shape = expected as { facts?: { images?: unknown[]; amenities?: unknown[] } }
  if (shape.facts?.images !== undefined) expect(hotel?.facts.images[0]).toMatchObject({ alt: 'Anew' })
  else if (shape.facts?.amenities !== undefined) expect(hotel?.facts.amenities[0]).toMatchObject({ name: 'Anew' })
  else expect(hotel).toMatchObject(expected)
})

test('a review, a tax and a hotel that closes count from the next search on', async () => {
  const before = await found()
  await change(
    `insert into review (id, kind, subject_id, name, rating, text, travel_month) select 'r' || n, 'hotel', 'tern-house', 'A', 1, 'b', '2026-10' from generate_series(1, 50) n`,
  )
  expect((await found())?.hotel.rating?.average).toBeLessThan(before?.hotel.rating?.average ?? 0)
  await change(`insert into tax_rate (item, from_date, percent) values ('hotel_night', '${TODAY}', 40)`)
  const dear = await found()
  expect(dear?.taxAmount).toBe(Math.round((dear?.standardPrice ?? 0) * 0.4))
  await change(`delete from tax_rate where percent = 40`)
  await change(`update hotel set is_active = false where id = 'tern-house'`)
  expect(await found()).toBeUndefined()
  await change(`update hotel set is_active = true where id = 'tern-house'`)
})

test('a deal counts from the moment it begins until it ends, without anything being written then', async () => {
  const { standardPrice = 0 } = (await found()) ?? {}
  await change(
    `insert into deal (id, kind, scope_id, percent, label, starts_at, ends_at) values ('test', 'hotel', 'tern-house', 50, 'Half', now() + interval '1 hour', now() + interval '2 hours')`,
  )
  expect((await found())?.standardPrice).toBe(standardPrice)
  await database.db.updateTable('app_clock').set({ ahead_seconds: 5_400 }).execute()
  expect(await found()).toMatchObject({
    standardPrice: Math.ceil(standardPrice / 2),
    hotel: { facts: { badge: 'Half' } },
  })
  await database.db.updateTable('app_clock').set({ ahead_seconds: 9_000 }).execute()
  expect((await found())?.standardPrice).toBe(standardPrice)
  await database.db.updateTable('app_clock').set({ ahead_seconds: 0 }).execute()
})

test('what is sold counts at once, and makes nothing else be read again', async () => {
  const version = async () =>
    (await sql<{ version: string }>`select version from kept_version`.execute(database.db)).rows
  const before = await version()
  const stay = { from: TODAY, until: addDays(TODAY, 2), count: 2 }
  const groups = [{ adults: 2, children: 0, count: 1 }]
  expect((await found({ stay, groups }))?.stay?.soldOut).toBe(false)
  await change(`update room_night set sold = allotment where night = '${TODAY}'`)
  expect((await found({ stay, groups }))?.stay?.soldOut).toBe(true)
  await change(`update room_night set sold = 0`)
  expect(await version()).toEqual(before)
})

test('a search over all hotels and one over a few read the same nights', async () => {
  const stay = { from: '2026-12-13', until: '2026-12-17', count: 4 }
  const groups = [{ adults: 2, children: 0, count: 2 }]
  const all = await search({ ...FILTER, scope: {}, stay, groups, limit: 100 })
  expect(all.hotels.length).toBeGreaterThan(20)
  for (const each of all.hotels)
    expect(await found({ scope: { id: each.hotel.id }, stay, groups })).toMatchObject({ stay: each.stay })
})
