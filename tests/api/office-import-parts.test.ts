import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ImportReport } from '#contract/office/data.ts'
import type { AuditEntry } from '#contract/office/team.ts'
import { DATA_PARTS, type DataPart } from '#contract/terms/data-parts.ts'
import { openTestOffice, type TestOffice } from '#tests/support/test-office.ts'

let office: TestOffice
beforeAll(async () => {
  office = await openTestOffice()
})
afterAll(() => office.close())

const reportOf = ({ body }: { body: Record<string, unknown> }) => body.report as ImportReport
const tried = async (part: DataPart, file: string) =>
  reportOf(await office.owner.upload(`/data/import/try?part=${part}`, Buffer.from(file)))
const written = async (part: DataPart, file: string) => {
  const { hash, badLines } = await tried(part, file)
  expect(badLines).toEqual([])
  const reply = await office.owner.upload(`/data/import?part=${part}&hash=${hash}`, Buffer.from(file))
  expect(reply.status).toBe(200)
  return reportOf(reply).counts
}
const refusals = async (part: DataPart, file: string) =>
  (await tried(part, file)).badLines.map(({ line, column, message }) => [line, column, message])
const rowOf = async (table: string, where: ReturnType<typeof sql>) =>
  (await sql`select * from ${sql.table(table)} where ${where}`.execute(office.api.testDatabase.db)).rows[0]

describe('a file that was taken out', () => {
  test.each(DATA_PARTS)('%s: comes back with nothing to change', async (part) => {
    const file = String((await office.owner.get(`/data/export/${part}`)).body.text)
    expect(file.split('\r\n').length).toBeGreaterThan(5)
    expect(await tried(part, file)).toMatchObject({ counts: { added: 0, changed: 0, bad: 0 }, badLines: [] })
  })
})

describe('cells that do not fit', () => {
  test.each([
    ['activities', 'id,most_people,price\nparasailing,201,\n', 'most_people', 'These are too many people'],
    ['activities', 'id,price\nparasailing,0\n', 'price', 'Please enter a price'],
    ['sailings', 'id,fares\ntm-101,\n', 'fares', 'Please enter a fare'],
    ['sailings', 'id,route\ntm-101,no-route\n', 'route', 'There is no such route'],
    ['sailings', 'id,boat\ntm-101,no-boat\n', 'boat', 'There is no such boat'],
    ['posts', 'id,read_minutes\npermits-and-id,500\n', 'read_minutes', 'That is too long to read'],
    ['cars', 'id,seats\nsedan,500\n', 'seats', 'These are too many seats'],
    ['places', 'id,kind\ncellular-jail,\n', 'kind', 'Please say what kind of place it is'],
    ['activities', 'id,kind\nparasailing,\n', 'kind', 'Please say what kind it is'],
    ['places', 'id,latitude\ncellular-jail,91\n', 'latitude', 'A latitude ends at 90'],
  ] as const)('%s: %j', async (part, file, column, message) => {
    expect(await refusals(part, file)).toEqual([[2, column, message]])
  })
})

describe('places, questions and stories', () => {
  test('are added and changed, with their entry in the audit', async () => {
    const head = 'id,name,island,latitude,longitude,kind,good_for,description'
    const file = `${head}\n,Tern Rock,shaheed-dweep,11.83,93.05,beach,birds|sunset,<p>Terns</p><script>x</script>\ncellular-jail,Cellular Jail,south-andaman,11.67,92.74,heritage,,\n`
    expect(await written('places', file)).toMatchObject({ added: 1, changed: 1 })
    expect(await rowOf('place', sql`id = 'tern-rock'`)).toMatchObject({
      ...{ name: 'Tern Rock', good_for: ['birds', 'sunset'], description: '<p>Terns</p>', checked_on: '2026-11-22' },
    })
    const { rows } = (await office.owner.get('/audit?subject=place')).body as { rows: AuditEntry[] }
    expect(rows[0]).toMatchObject({ action: 'changed', subjectId: 'cellular-jail', after: { name: 'Cellular Jail' } })
    expect(await refusals('places', 'id,island,latitude\ncellular-jail,atlantis,\nport-of-nobody,,north\n')).toEqual([
      [2, 'island', 'Please choose an island from the list'],
      [3, 'latitude', 'Please enter degrees such as 11.98'],
    ])
  })

  test('a question is of today once it is changed, and stands in a group that there is', async () => {
    const { rows } = await sql<{ id: string; groupId: string }>`
      select id, group_id as "groupId" from faq_question limit 1`.execute(office.api.testDatabase.db)
    const [known] = rows
    await written('faq', `id,answer\n${known?.id},<p>Yes.</p>\n`)
    expect(await rowOf('faq_question', sql`id = ${known?.id}`)).toMatchObject({ answer: '<p>Yes.</p>' })
    const fresh = `group,question,answer\n${known?.groupId},Do you take dogs?,<p>On some boats.</p>\n`
    expect(await written('faq', fresh)).toMatchObject({ added: 1 })
    expect(await tried('faq', fresh)).toMatchObject({ counts: { added: 0, unchanged: 1 } })
    expect(await refusals('faq', 'group,question,answer\nnowhere,Why?,So\n')).toEqual([
      [2, 'group', 'Please choose a group from the list'],
    ])
  })

  test('a story without a text stays a draft', async () => {
    expect(await written('posts', 'title,teaser\nA year of terns,They come back\n')).toMatchObject({ added: 1 })
    expect(await rowOf('post', sql`id = 'a-year-of-terns'`)).toMatchObject({ is_published: false })
    expect(await refusals('posts', 'id,live\na-year-of-terns,yes\n')).toEqual([
      [2, 'live', 'A story without a text stays a draft'],
    ])
  })
})

describe('cars and their fares', () => {
  test('are added and changed', async () => {
    expect(await written('cars', 'name,kind,seats,large_bags\nTern Van,Normal Car,9,6\n')).toMatchObject({ added: 1 })
    const { rows } = await sql<{ charge: string; car: string }>`
      select charge_id as charge, vehicle_id as car from car_rate limit 1`.execute(office.api.testDatabase.db)
    const { charge, car } = rows[0] ?? { charge: '', car: '' }
    const file = `road,car,price\n${charge},${car},4321\n${charge},tern-van,"₹5,500"\n`
    expect(await written('tariffs', file)).toMatchObject({ added: 1, changed: 1 })
    expect(await rowOf('car_rate', sql`charge_id = ${charge} and vehicle_id = ${car}`)).toMatchObject({ price: 4321 })
    expect(await refusals('tariffs', `road,car,price\n${charge},boat,1\nno-road,${car},1\n`)).toEqual([
      [2, 'car', 'There is no such car'],
      [3, 'road', 'There is no such road or hire'],
    ])
    expect(await refusals('cars', 'name,kind,seats,large_bags\nOdd,Balloon,9,6\n')).toEqual([
      [2, 'kind', 'Please enter Normal Car or Luxury Car'],
    ])
  })
})

describe('sailings', () => {
  const fareOf = async (id: string) => {
    const { rows } = await sql<{ fares: Record<string, number> }>`
      select fares from ferry_sailing where id = ${id}`.execute(office.api.testDatabase.db)
    return rows[0]?.fares
  }

  test('a fare of the timetable is that of sailings ahead that nobody has a seat on', async () => {
    const before = await fareOf('tm-101.2026-12-07')
    const fares = Object.fromEntries(Object.entries(before ?? {}).map(([code]) => [code, 999]))
    const cell = Object.entries(fares)
      .map(([code, rupees]) => `${code}=${rupees}`)
      .join('|')
    expect(await written('sailings', `id,fares\ntm-101,${cell}\n`)).toMatchObject({ changed: 1 })
    const after = Object.values((await fareOf('tm-101.2026-12-07')) ?? {})
    expect(after.length).toBe(Object.keys(before ?? {}).length)
    expect(new Set(after).size, 'one fare for every class').toBe(1)
    expect(await refusals('sailings', 'id,fares\ntm-101,pClass=5|zClass=7\ntm-102,coach\n')).toEqual([
      [2, 'fares', expect.stringMatching(/^This boat has the classes .*: give a fare for each$/)],
      [3, 'fares', 'Please enter rupees by class, such as one=2800|other=4200'],
    ])
  })

  test('where seats are sold, times and boat stay, and the number is said', async () => {
    const { db } = office.api.testDatabase
    await sql`
      insert into ferry_seat (sailing_id, seat, state, claim)
      select 'tm-101.2026-12-09', seat, 'booked', 'somebody' from (values ('1A'), ('1B')) taken (seat)
      on conflict (sailing_id, seat) do update set claim = excluded.claim, is_sample = false`.execute(db)
    expect(await refusals('sailings', 'id,departs,arrives\ntm-101,05:00,08:00\n')).toEqual([
      [2, 'departs', '2 seats of its sailings ahead are sold, so its route, boat and times stay'],
    ])
    expect(await rowOf('ferry_sailing', sql`id = 'tm-101.2026-12-09'`)).toBeDefined()
    expect(
      await refusals('sailings', 'id,weekdays,boat,route\ntm-101,Mon|Someday,,\nnew-1,Mon,no-boat,no-route\n'),
    ).toEqual([
      [2, 'weekdays', 'Please enter days such as Mon|Wed|Fri'],
      [3, 'departs', 'A new row needs this'],
    ])
  })
})

describe('water sports and their slots', () => {
  test('are added, hidden until they have a picture and words', async () => {
    const head = 'name,kind,minutes,price,price_is,least_people,most_people,live'
    expect(await written('activities', `${head}\nTern Watch,Walk,90,1200,per person,1,8,no\n`)).toMatchObject({
      added: 1,
    })
    expect(await refusals('activities', `id,live\ntern-watch,yes\n`)).toEqual([
      [2, 'live', 'Before it goes live it needs a picture and a description.'],
    ])
    expect(await written('slots', 'activity,place,time,capacity\ntern-watch,north-bay,6:30,8\n')).toMatchObject({
      added: 1,
    })
    expect(await rowOf('activity_slot', sql`activity_id = 'tern-watch'`)).toMatchObject({
      start_time: '06:30',
      capacity: 8,
    })
  })

  test('fewer places than are sold are refused with the number', async () => {
    const { db } = office.api.testDatabase
    await sql`
      insert into activity_claim (activity_id, place_id, day, start_time, unit, claim)
      select 'tern-watch', 'north-bay', '2026-12-09', '06:30', unit, 'somebody' from generate_series(1, 5) unit`.execute(
      db,
    )
    expect(await refusals('slots', 'activity,place,time,capacity\ntern-watch,north-bay,06:30,4\n')).toEqual([
      [2, 'capacity', '5 are sold at 06:30 on Wed 9 Dec 2026. Set 5 or more.'],
    ])
    expect(await written('slots', 'activity,place,time,capacity\ntern-watch,north-bay,06:30,5\n')).toMatchObject({
      changed: 1,
    })
    expect(
      await refusals('slots', 'activity,place,time,capacity\nno-walk,north-bay,06:30,4\ntern-watch,nowhere,06:30,4\n'),
    ).toEqual([
      [2, 'activity', 'There is no such activity'],
      [3, 'place', 'There is no such place'],
    ])
  })
})
