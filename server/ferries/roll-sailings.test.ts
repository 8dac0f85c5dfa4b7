import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ferryTrips } from '#demo/ferry-facts.ts'
import { loadDemoCatalogue } from '#demo/load/catalogue.ts'
import { readDemoScenes } from '#demo/load/scenes.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { rollSailings } from './roll-sailings.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await loadDemoCatalogue(database.db, readDemoScenes(), new Date('2026-11-22T04:30:00Z'))
})
afterAll(() => database.close())

const roll = (today: string) => database.db.transaction().execute((tx) => rollSailings(tx, today))
const one = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(database.db)).rows[0]

test('every trip of the timetable sails on each day of its season, over the horizon and two days more', async () => {
  const all = ferryTrips.filter(({ season }) => season === 'all').length
  const counted = await one(sql<{ yearly: number; dates: number; first: string; last: string }>`
    select count(*) filter (where sail_date = '2027-07-01')::int as yearly, count(distinct sail_date)::int as dates,
           min(sail_date) as first, max(sail_date) as last from ferry_sailing`)
  expect(counted).toEqual({ yearly: all, dates: 402, first: '2026-11-22', last: '2027-12-28' })
  const edges = await sql<{ sail_date: string; trips: number }>`
    select sail_date, count(*)::int as trips from ferry_sailing
     where sail_date in ('2027-05-15', '2027-05-16', '2027-09-30', '2027-10-01') group by sail_date order by sail_date`.execute(
    database.db,
  )
  expect(edges.rows.map(({ trips }) => trips)).toEqual([ferryTrips.length, all, all, ferryTrips.length])
})

test('a sailing costs what its season does, halves up, and Christmas counts over the season it lies in', async () => {
  const { rows } = await sql<{ fares: object; lowest_fare: number }>`
    select fares, lowest_fare from ferry_sailing where id in
      ('tm-101.2026-12-14', 'tm-101.2026-12-15', 'tm-101.2026-12-20', 'tm-101.2027-01-05', 'tm-101.2027-01-06', 'tm-101.2027-07-01')
     order by id`.execute(database.db)
  expect(rows.map(({ lowest_fare }) => lowest_fare)).toEqual([1_473, 1_550, 1_705, 1_705, 1_550, 1_395])
  expect(rows[2]?.fares).toEqual({ pClass: 1_705, bClass: 2_255, rClass: 3_135 })
})

test('it leaves at its clock in India', async () => {
  const sailing = await one(
    sql<{ departs_at: Date }>`select departs_at from ferry_sailing where id = 'st-201.2026-12-25'`,
  )
  expect(sailing?.departs_at.toISOString()).toBe('2026-12-25T01:00:00.000Z')
})

test('the demo has sold some seats of the next two months, marked as samples, never those of the crew', async () => {
  const found = await one(sql<{ sailings: number; crew: number; real: number; least: number; most: number }>`
    select count(*)::int as sailings, sum(crew)::int as crew, sum(real)::int as real, min(taken)::int as least, max(taken)::int as most
      from (select sailing_id, count(*) as taken, count(*) filter (where seat in ('P1A', 'B1A', 'R1A') and sailing_id like 'tm%') as crew,
                   count(*) filter (where not is_sample) as real from ferry_seat group by sailing_id) sailing`)
  expect(found).toMatchObject({ sailings: 61 * ferryTrips.length, crew: 0, real: 0 })
  expect(found?.least).toBeGreaterThan(5)
  expect(found?.most).toBeLessThan(220)
})

test('rolling again keeps what is there, adds the new days, and drops old sailings that nobody was on', async () => {
  const state = () =>
    sql`select id, fares, version, is_active from ferry_sailing where sail_date < '2026-12-01' order by id`.execute(
      database.db,
    )
  await sql`update ferry_sailing set is_active = false, fares = '{"pClass": 1}' where id = 'tm-101.2026-11-25'`.execute(
    database.db,
  )
  const before = (await state()).rows
  await roll('2026-11-22')
  expect((await state()).rows).toEqual(before)
  await sql`insert into ferry_seat (sailing_id, seat, state, claim) values ('tm-101.2026-11-23', 'R1B', 'booked', 'x')
            on conflict (sailing_id, seat) do update set is_sample = false, claim = 'x'`.execute(database.db)
  await roll('2027-02-10')
  const { rows } = await sql<{ id: string }>`select id from ferry_sailing where sail_date < '2026-12-12'`.execute(
    database.db,
  )
  expect(rows).toEqual([{ id: 'tm-101.2026-11-23' }])
  expect(await one(sql<{ last: string }>`select max(sail_date) as last from ferry_sailing`)).toEqual({
    last: '2028-03-17',
  })
})

test('a sailing has another version after each change of its seats', async () => {
  const version = async () =>
    (await one(sql<{ version: number }>`select version from ferry_sailing where id = 'tm-101.2027-06-01'`))?.version
  expect(await version()).toBe(0)
  await sql`insert into ferry_seat (sailing_id, seat, state) select 'tm-101.2027-06-01', seat, 'blocked' from unnest(array['P2A', 'P2B']) seat`.execute(
    database.db,
  )
  expect(await version()).toBe(1)
  await sql`delete from ferry_seat where sailing_id = 'tm-101.2027-06-01' and seat = 'P2A'`.execute(database.db)
  await sql`delete from ferry_seat where sailing_id = 'tm-101.2027-06-01' and seat = 'P9A'`.execute(database.db)
  expect(await version()).toBe(2)
})
