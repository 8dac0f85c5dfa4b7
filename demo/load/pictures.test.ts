import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { loadDemoCatalogue } from './catalogue.ts'
import { readDemoScenes } from './scenes.ts'

const scenes = readDemoScenes()
let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await loadDemoCatalogue(database.db, scenes, new Date())
})
afterAll(() => database.close())

const shownBy = async (packageId: string) =>
  (
    await database.db
      .selectFrom('package_picture')
      .select('picture_id')
      .where('package_id', '=', packageId)
      .orderBy('position')
      .execute()
  ).map(({ picture_id }) => picture_id)
const loadAgain = () => loadDemoCatalogue(database.db, scenes, new Date())
const forgetPlan = () => database.db.deleteFrom('setting').where('key', '=', 'demo_picture_plan').execute()

test('every record of the demo that has pictures of its own has drawn ones', async () => {
  for (const table of ['place', 'package', 'hotel', 'room_type', 'activity', 'car_package']) {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)} record
       where not exists (select from ${sql.table(`${table}_picture`)} link where link.${sql.ref(`${table}_id`)} = record.id)`.execute(
      database.db,
    )
    expect(rows, table).toEqual([])
  }
})

test('a water sport has its clip, with a poster and captions that lead somewhere', async () => {
  const { videos } = await database.db
    .selectFrom('activity')
    .select('videos')
    .where('id', '=', 'jet-ski')
    .executeTakeFirstOrThrow()
  expect(videos).toEqual([
    { ...scenes.clips.linksOf('jet-ski'), poster: `/media/jet-ski-${scenes.versionOf('jet-ski')}-640.webp` },
  ])
  const { rows } = await sql`select id from activity where videos = '[]'`.execute(database.db)
  expect(rows).toEqual([])
})

test('a demo of an older plan shows the pictures of the new one after a start, also where a picture was new', async () => {
  const wanted = await shownBy('island-saver')
  await database.db.deleteFrom('package_picture').where('package_id', '=', 'island-saver').execute()
  await database.db
    .insertInto('package_picture')
    .values({ package_id: 'island-saver', position: 1, picture_id: 'ferry' })
    .execute()
  await database.db.deleteFrom('package_picture').where('picture_id', '=', 'pocket-islands').execute()
  await database.db.deleteFrom('picture').where('id', '=', 'pocket-islands').execute()
  await forgetPlan()
  await loadAgain()
  expect(await shownBy('island-saver')).toEqual(wanted)
  expect((await shownBy('pocket-islands'))[0]).toBe('pocket-islands')
})

test('as long as the plan is the same, and where the operator has given a picture or a clip, everything stays', async () => {
  const { db } = database
  await db.deleteFrom('package_picture').where('package_id', '=', 'private-shores').execute()
  await loadAgain()
  expect(await shownBy('private-shores')).toEqual([])
  const photo = { id: 'my-photo', alt: 'A photo', width: 800, height: 600, version: '00000000', placeholder: null }
  await db.insertInto('picture').values(photo).execute()
  await db
    .insertInto('package_picture')
    .values({ package_id: 'private-shores', position: 1, picture_id: 'my-photo' })
    .execute()
  const film = JSON.stringify([{ mediaLink: 'https://films.example/mine.mp4' }])
  await sql`update activity set videos = ${film} where id = 'jet-ski'`.execute(db)
  await forgetPlan()
  await loadAgain()
  expect(await shownBy('private-shores')).toEqual(['my-photo'])
  const { rows } = await sql`select videos from activity where id = 'jet-ski'`.execute(db)
  expect(rows).toEqual([{ videos: JSON.parse(film) }])
})
