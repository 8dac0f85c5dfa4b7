import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ImportReport } from '#contract/office/data.ts'
import type { OfficePost } from '#contract/office/posts.ts'
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
const audited = async (id: string) => ((await office.owner.get(`/audit?q=${id}`)).body as { rows: AuditEntry[] }).rows
const rowOf = async (table: string, where: ReturnType<typeof sql>) =>
  (await sql`select * from ${sql.table(table)} where ${where}`.execute(office.api.testDatabase.db)).rows[0]

describe('a file that was taken out', () => {
  test.each(DATA_PARTS)('%s: comes back with nothing to change', async (part) => {
    const file = String((await office.owner.get(`/data/export/${part}`)).body.text)
    expect(file.split('\r\n').length).toBeGreaterThan(5)
    expect(await tried(part, file)).toMatchObject({ counts: { added: 0, changed: 0, bad: 0 }, badLines: [] })
  })
})

const ANOTHER_PLACE = 'Where a water sport runs is changed on its screen, or by its slots'

describe('cells that do not fit', () => {
  test.each([
    ['activities', 'id,most_people,price\nparasailing,201,\n', 'most_people', 'Please enter how many people'],
    ['activities', 'id,price\nparasailing,0\n', null, 'Before it goes on the site it needs a price.'],
    ['activities', 'id,first_place\nparasailing,cellular-jail\n', 'first_place', ANOTHER_PLACE],
    ['activities', 'id,season_to\nparasailing,\n', 'season_to', 'A season has a first day and a last'],
    ['sailings', 'id,fares\ntm-101,\n', 'fares', 'Please enter a fare for one class at least'],
    ['sailings', 'id,to\ntm-101,no-port\n', 'to', 'A departure keeps its ports; add another one'],
    ['sailings', 'id,boat\ntm-101,no-boat\n', 'boat', 'Please choose a boat from the list'],
    ['posts', 'id,places\npermits-and-id,no-place\n', 'places', 'Please choose from the list; one of these is gone'],
    ['cars', 'id,seats\nsedan,500\n', 'seats', 'Please enter fewer seats'],
    ['places', 'id,kind\ncellular-jail,\n', 'kind', 'Please say what kind of place it is'],
    ['activities', 'id,kind\nparasailing,\n', 'kind', 'Please enter a kind'],
    ['places', 'id,latitude\ncellular-jail,91\n', 'latitude', 'This lies outside the Andaman and Nicobar islands'],
    ['post-texts', 'story,part\nno-story,a\n', 'heading', 'A new row needs this'],
    ['post-texts', 'story,heading\nno-story,A\n', 'story', 'There is no such story'],
    ['post-texts', 'story,heading,place\npermits-and-id,A,0\n', 'place', 'The first part is number 1'],
    ['package-days', 'package,day,title\nno-package,1,A\n', 'package', 'There is no such package'],
    [
      'package-days',
      'package,day,ferry_class\nisland-saver,1,zClass\n',
      'ferry_class',
      'Please choose a class of the boat',
    ],
    ['package-days', 'package,day,title\nisland-saver,0,A\n', 'day', 'The first day is number 1'],
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
      ...{ name: 'Tern Rock', good_for: ['birds', 'sunset'], description: '<p>Terns</p>', checked_on: '2026-11' },
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
    const groups = 'name\nWith animals\n'
    expect(await written('faq-groups', groups)).toMatchObject({ added: 1 })
    expect(await tried('faq-groups', groups)).toMatchObject({ counts: { added: 0, unchanged: 1 } })
    await written('faq-groups', 'id,name\nwith-animals,With a dog\n')
    expect(await rowOf('faq_group', sql`id = 'with-animals'`)).toMatchObject({ name: 'With a dog' })
    await written('faq', 'group,question,answer\nwith-animals,And cats?,<p>Ask us.</p>\n')
    expect(await rowOf('faq_question', sql`group_id = 'with-animals'`)).toMatchObject({ question: 'And cats?' })
    expect(await refusals('faq', `id,group,question,answer\n,nowhere,Why?,So\n${known?.id},nowhere,Why?,So\n`)).toEqual(
      [
        [2, 'group', 'Please choose a group from the list'],
        [3, 'group', 'A question is moved to another group on its screen'],
      ],
    )
  })

  test('a story without a text stays a draft', async () => {
    expect(await written('posts', 'title,teaser\nA year of terns,They come back\n')).toMatchObject({ added: 1 })
    expect(await rowOf('post', sql`id = 'a-year-of-terns'`)).toMatchObject({ is_published: false })
    expect(await refusals('posts', 'id,live\na-year-of-terns,yes\n')).toEqual([
      [2, null, 'Before it goes live it needs a picture, a text.'],
    ])
    expect(await audited('a-year-of-terns')).toMatchObject([{ action: 'published' }, { action: 'created' }])
    const { post } = (await office.owner.get('/posts/a-year-of-terns')).body as { post: OfficePost }
    const { title, teaser, author, publishedOn, isLive, pictureId, sections, placeIds, packageIds } = post
    const draft = {
      title,
      teaser,
      author,
      publishedOn,
      isLive,
      pictureId,
      sections,
      placeIds,
      packageIds,
      revision: null,
    }
    expect((await office.owner.post('/posts/a-year-of-terns/draft', draft)).status).toBe(200)
    expect(await refusals('posts', 'id,teaser\na-year-of-terns,Another\n')).toEqual([
      [2, 'id', 'Meera Nair has a draft of this story; publish or drop it first'],
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
    const [saved, before] = await audited(charge)
    expect(saved).toMatchObject({ action: 'changed', subjectId: charge })
    expect(before, 'the fares of one road are saved once').toBeUndefined()
    expect(await refusals('tariffs', `road,car,price\n${charge},boat,1\nno-road,${car},1\n`)).toEqual([
      [2, 'car', 'There is no such car'],
      [3, 'road', 'There is no such road or hire'],
    ])
    expect(await refusals('cars', 'name,kind,seats,large_bags\nOdd,Balloon,9,6\n')).toEqual([
      [2, 'kind', 'Please choose a type'],
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
    const { rows } = await sql<{ id: string }>`
      select trip.id from ferry_trip trip where not exists (select 1 from ferry_cabin where vessel_id = trip.vessel_id and code = 'rClass') limit 1`.execute(
      office.api.testDatabase.db,
    )
    expect(await refusals('sailings', `id,fares\n${rows[0]?.id},pClass=5|rClass=7\ntm-102,coach\n`)).toEqual([
      [2, 'fares', 'This boat has no such class'],
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
      [2, null, '2 seats sold on 1 sailing (Wed 9 Dec 2026) would be touched. Nothing was changed.'],
    ])
    expect(await rowOf('ferry_sailing', sql`id = 'tm-101.2026-12-09'`)).toBeDefined()
    expect(
      await refusals('sailings', 'id,weekdays,boat,from\ntm-101,Mon|Someday,,\nnew-1,Mon,no-boat,no-port\n'),
    ).toEqual([
      [2, 'weekdays', 'Please enter days such as Mon|Wed|Fri'],
      [3, 'to', 'A new row needs this'],
    ])
  })
})

describe('water sports and their slots', () => {
  test('are added, hidden until they have a picture and words', async () => {
    const head = 'name,kind,first_place,minutes,price,price_is,least_people,most_people,live'
    expect(await written('activities', `${head}\nTern Watch,Walk,north-bay,90,1200,per person,1,8,no\n`)).toMatchObject(
      {
        added: 1,
      },
    )
    expect(await refusals('activities', `id,live\ntern-watch,yes\n`)).toEqual([
      [2, null, 'Before it goes on the site it needs a picture, a description, a start time.'],
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
      [2, null, '5 of North Bay, 06:30 are sold on Wed 9 Dec 2026. Set 5 or more.'],
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
