import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadDemoCatalogue } from '#demo/load/catalogue.ts'
import { readDemoScenes } from '#demo/load/scenes.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { rollRoomNights } from './roll-nights.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await loadDemoCatalogue(database.db, readDemoScenes(), new Date('2026-11-22T04:30:00Z'))
})
afterAll(() => database.close())

const roll = (today: string) => database.db.transaction().execute((tx) => rollRoomNights(tx, today))

async function stock() {
  const { rows } = await sql<{ nights: number; first: string; last: string; rooms: number }>`
    select count(*)::int as nights, min(night) as first, max(night) as last, count(distinct room_type_id)::int as rooms from room_night`.execute(
    database.db,
  )
  return rows[0]
}

test('each of the 76 room types has every night of the horizon and two to spare', async () => {
  expect(await stock()).toEqual({ nights: 76 * 402, first: '2026-11-22', last: '2027-12-28', rooms: 76 })
})

test('each night costs what its season does', async () => {
  const { rows } = await sql<{ night: string; price: number }>`
    select night, price from room_night where room_type_id = 'tern-house-s'
       and night in ('2026-12-14', '2026-12-15', '2027-01-15', '2027-01-16', '2027-05-15', '2027-05-16', '2027-09-30', '2027-10-01') order by night`.execute(
    database.db,
  )
  expect(rows.map(({ price }) => price)).toEqual([4_200, 5_900, 5_900, 4_200, 4_200, 3_200, 3_200, 4_200])
})

test('rolling again adds the new nights alone, and keeps what is sold and what was priced', async () => {
  await sql`update room_night set sold = 2, price = 1 where room_type_id = 'tern-house-s' and night = '2026-12-01'`.execute(
    database.db,
  )
  await roll('2026-11-22')
  expect(await stock()).toMatchObject({ nights: 76 * 402 })
  await roll('2026-11-25')
  expect(await stock()).toEqual({ nights: 76 * 405, first: '2026-11-22', last: '2027-12-31', rooms: 76 })
  const kept = await database.db
    .selectFrom('room_night')
    .select(['sold', 'price'])
    .where('night', '=', '2026-12-01')
    .where('room_type_id', '=', 'tern-house-s')
    .executeTakeFirst()
  expect(kept).toEqual({ sold: 2, price: 1 })
})

test('a room type added later gets its nights at the next roll', async () => {
  await sql`insert into room_type (id, hotel_id, name, description, bed_type_id, size_sq_ft, breakfast, max_adults, max_children, base_price, allotment, position)
            select 'tern-house-new', hotel_id, name, description, bed_type_id, size_sq_ft, breakfast, max_adults, max_children, base_price, 3, 9
              from room_type where id = 'tern-house-s'`.execute(database.db)
  await roll('2026-11-25')
  const { rows } = await sql<{
    nights: number
  }>`select count(*)::int as nights from room_night where room_type_id = 'tern-house-new'`.execute(database.db)
  expect(rows[0]?.nights).toBe(402)
})

test('nights two months gone are dropped, unless something was sold', async () => {
  await roll('2027-02-10')
  const { rows } = await sql<{
    night: string
  }>`select distinct night from room_night where night < '2026-12-13' order by night`.execute(database.db)
  expect(rows.map(({ night }) => night)).toEqual(['2026-12-01', '2026-12-12'])
})
