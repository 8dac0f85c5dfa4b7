import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ActivityRow, ActivityStop, OfficeActivity } from '#contract/office/activities.ts'
import type { StockLine } from '#contract/office/stock-days.ts'
import type { AuditEntry } from '#contract/office/team.ts'
import { type HotelOffice, openHotelOffice } from '#tests/support/office-hotels.ts'
import type { Reply } from '#tests/support/test-api.ts'
import { visitor } from '#tests/support/traveller.ts'

let desk: HotelOffice
let placeIds: string[]
beforeAll(async () => {
  desk = await openHotelOffice()
  const { rows } = await sql<{
    id: string
  }>`select id from place where closed ->> 'weekday' is null order by id limit 2`.execute(
    desk.office.api.testDatabase.db,
  )
  placeIds = rows.map(({ id }) => id)
})
afterAll(() => desk.office.close())

/** A Tuesday. */
const DAY = '2026-12-08'
const WEDNESDAY = '2026-12-09'
const EVERY_DAY = '0123456'

const activityOf = ({ body }: Reply) => body.activity as OfficeActivity
const read = async (id: string) => activityOf(await desk.editor.get(`/activities/${id}`))
const said = ({ status, body }: Reply) => [status, body.code, body.message]
const placeId = () => placeIds[0] ?? ''
const times = (...all: [time: string, capacity: number, weekdays?: string][]): ActivityStop['times'] =>
  all.map(([time, capacity, weekdays = EVERY_DAY]) => ({ time, capacity, weekdays }))

async function newActivity(name: string): Promise<OfficeActivity> {
  const body = { name, kind: 'kayak', placeId: placeId(), durationMinutes: 90, listPrice: 2_500 }
  const made = await desk.manager.post('/activities', body)
  expect(made.body).toMatchObject({ status: 1 })
  return activityOf(made)
}
const setTimes = async (id: string, all: ActivityStop['times'], more: Partial<ActivityStop> = {}) =>
  desk.manager.post(`/activities/${id}/timetable`, {
    ...{ version: (await read(id)).version, stops: [{ placeId: placeId(), season: null, times: all, ...more }] },
  })

async function live(name: string, all = times(['08:00', 4], ['10:00', 4])): Promise<OfficeActivity> {
  const { id } = await newActivity(name)
  await desk.editor.post(`/pictures/activity/${id}`, { pictureIds: [await desk.words(`${name} at dawn`)] })
  expect((await setTimes(id, all)).body).toMatchObject({ status: 1 })
  const { version } = await read(id)
  const saved = await desk.editor.patch(`/activities/${id}`, {
    version,
    descriptionHtml: '<p>Quiet water.</p>',
    isLive: true,
  })
  expect(saved.body).toMatchObject({ status: 1 })
  return activityOf(saved)
}
const hold = (waterSportId: string, { date = DAY, time = '08:00', guests = 1 } = {}) =>
  visitor(desk.office.api).post('/holds', {
    lines: [
      {
        kind: 'activity',
        waterSportId,
        placeId: placeId(),
        date,
        time,
        ages: Array.from({ length: guests }, () => 30),
      },
    ],
  })
const daysOf = async (id: string, from = DAY, to = WEDNESDAY) => {
  const { body } = await desk.office.api.get(`/availability?kind=activity&id=${id}&from=${from}&to=${to}`)
  return body.days as { date: string; open: boolean; reason?: string; slots?: { time: string; left: number }[] }[]
}

describe('an activity', () => {
  test('is made hidden at one place, and goes on the site with what its page needs', async () => {
    const made = await newActivity('Creek kayak')
    expect(made).toMatchObject({
      ...{
        id: 'creek-kayak',
        isLive: false,
        listPrice: 2_500,
        taxPercent: 18,
        path: '/water-sport-details/creek-kayak',
      },
      stops: [{ placeId: placeId(), season: null, times: [] }],
    })
    const early = await desk.editor.patch(`/activities/${made.id}`, { version: made.version, isLive: true })
    expect(said(early)).toEqual([
      ...[409, 'incomplete', 'Before it goes on the site it needs a picture, a description, a start time.'],
    ])
    const shown = await live('Creek kayak')
    const { body } = await desk.office.api.get(`/waterSports/fetch?id=${shown.id}`)
    expect(body.WaterSportsData).toMatchObject([
      { name: 'Creek kayak', price: 2_500, image: [{ alt: 'Creek kayak at dawn' }] },
    ])
    expect((await hold(shown.id)).status).toBe(201)
    await desk.editor.patch(`/activities/${shown.id}`, { version: (await read(shown.id)).version, isLive: false })
    expect((await desk.office.api.get(`/waterSports/fetch?id=${shown.id}`)).status).toBe(404)
  })

  test('words are cleaned, facts are what bookings are judged by, and its price is for who may change prices', async () => {
    const { id } = await live('Facts')
    const { version } = await read(id)
    const facts = { minAge: 10, maxWeightKg: 90, bring: ['A towel'], healthRestrictions: ['asthma'] }
    const saved = await desk.editor.patch(`/activities/${id}`, {
      ...{ version, ...facts, descriptionHtml: '<h3 style="x">Go</h3><img src=x><script>1</script>' },
    })
    expect(activityOf(saved)).toMatchObject({ ...facts, descriptionHtml: '<h3>Go</h3>' })
    const young = await desk.office.api.post('/waterSports/pricing', { waterSportId: id, guests: 1, ages: [8] })
    expect(young.status).toBe(422)
    const dear = await desk.editor.patch(`/activities/${id}`, { version: activityOf(saved).version, listPrice: 2_600 })
    expect([...said(dear), dear.body.errors]).toEqual([
      ...[403, 'not_allowed', 'Prices are set by an owner or a manager; everything else can be saved'],
      [{ field: 'listPrice', message: 'Prices are set by an owner or a manager' }],
    ])
    await desk.manager.patch(`/activities/${id}`, { version: activityOf(saved).version, listPrice: 2_600 })
    const priced = await desk.office.api.post('/waterSports/pricing', { waterSportId: id, guests: 2 })
    expect(priced.body.data).toMatchObject({ amountPayable: 5_200 })
    const { rows } = await sql<{ rate: number }>`
      select rate from price_history where kind = 'activity' and scope_id = ${id} and until_date is null`.execute(
      desk.office.api.testDatabase.db,
    )
    expect(rows).toEqual([{ rate: 2_600 }])
  })

  test('two who save at once: the second is shown what the first has saved, and the audit tells who', async () => {
    const made = await newActivity('Twice')
    await desk.editor.patch(`/activities/${made.id}`, { version: made.version, minAge: 6 })
    const second = await desk.manager.patch(`/activities/${made.id}`, { version: made.version, minAge: 7 })
    expect(said(second)).toEqual([
      ...[
        409,
        'changed',
        'Somebody else has saved this activity since you opened it. See what differs, then save again.',
      ],
    ])
    expect(second.body.current).toMatchObject({ minAge: 6 })
    const timetable = {
      version: made.version,
      stops: [{ placeId: placeId(), season: null, times: times(['09:00', 2]) }],
    }
    expect((await desk.manager.post(`/activities/${made.id}/timetable`, timetable)).body.code).toBe('changed')
    const { rows } = (await desk.manager.get(`/audit?subject=activity&subjectId=${made.id}`)).body as {
      rows: AuditEntry[]
    }
    expect(rows[0]).toMatchObject({ by: 'The editor', before: { minAge: 0 }, after: { minAge: 6 } })
  })

  test.each([
    [{ minAge: 20, maxAge: 10 }, 'maxAge', 'The oldest are younger than the youngest'],
    [{ groupMin: 9 }, 'groupMax', 'The most people are fewer than the least'],
    [{ season: { from: '13-01', to: '02-01' } }, 'season.from', 'Please enter a day and a month'],
  ])('%j is refused by its field', async (change, field, message) => {
    const made = await newActivity('Refused')
    const reply = await desk.manager.patch(`/activities/${made.id}`, { version: made.version, ...change })
    expect([reply.status, reply.body.errors]).toEqual([422, [{ field, message }]])
  })

  test('lists find it by name, kind and place; unknown ones are said to be so', async () => {
    await newActivity('Findable paddle')
    const { rows } = (await desk.editor.get(`/activities?q=findable&isLive=0&placeId=${placeId()}`)).body as {
      rows: ActivityRow[]
    }
    expect(rows).toEqual([
      expect.objectContaining({ name: 'Findable paddle', times: 0, listPrice: 2_500, thumbUrl: null }),
    ])
    expect(said(await desk.editor.get('/activities/nowhere'))).toEqual([404, 'not_found', 'There is no such activity'])
    const body = { name: 'A', kind: 'kayak', placeId: 'atlantis', durationMinutes: 1, listPrice: 1 }
    const nowhere = await desk.manager.post('/activities', body)
    expect(nowhere.body.errors).toEqual([{ field: 'placeId', message: 'Please choose a place from the list' }])
    const options = (await desk.editor.get('/activities/options')).body
    expect(options.kinds).toContain('kayak')
  })
})

describe('the timetable', () => {
  test('says on which days of the week and in which season it runs', async () => {
    const shown = await live('Tuesdays', times(['08:00', 4, '2'], ['16:00', 6, '3']))
    expect(await daysOf(shown.id)).toMatchObject([
      { date: DAY, open: true, slots: [{ time: '08:00', left: 4 }] },
      { date: WEDNESDAY, open: true, slots: [{ time: '16:00', left: 6 }] },
    ])
    expect((await hold(shown.id, { date: WEDNESDAY })).status).toBe(422)
    await setTimes(shown.id, times(['08:00', 4, '2']))
    expect((await daysOf(shown.id))[1]).toMatchObject({ open: false, reason: 'closed' })
    await setTimes(shown.id, times(['08:00', 4, '2']), { season: { from: '01-01', to: '03-31' } })
    expect((await daysOf(shown.id))[0]).toMatchObject({ open: false, reason: 'closed' })
  })

  test('gives no fewer places than are sold, and takes no sold time or day of the week away', async () => {
    const { id } = await live('Sold')
    expect((await hold(id, { guests: 3 })).status).toBe(201)
    const fewer = await setTimes(id, times(['08:00', 2], ['10:00', 4]))
    const name = `${await nameOf(placeId())}, 08:00`
    expect([...said(fewer), fewer.body.sold]).toEqual([
      409,
      'sold',
      `3 of ${name} are sold on Tue 8 Dec 2026. Set 3 or more.`,
      3,
    ])
    const words = `3 of ${name} are sold on Tue 8 Dec 2026. Settle them first, or keep that time.`
    expect(said(await setTimes(id, times(['10:00', 4])))).toEqual([409, 'sold', words])
    expect(said(await setTimes(id, times(['08:00', 4, '1'], ['10:00', 4])))).toEqual([409, 'sold', words])
    expect((await setTimes(id, times(['08:00', 3], ['11:00', 4]))).status).toBe(200)
    expect((await read(id)).stops[0]?.times).toEqual(times(['08:00', 3], ['11:00', 4]))
  })

  test('a time whose sales are over is kept for them, out of sight; its place cannot go', async () => {
    const { id } = await live('Over')
    const { db } = desk.office.api.testDatabase
    await sql`insert into activity_claim (activity_id, place_id, day, start_time, unit, claim)
              values (${id}, ${placeId()}, '2026-11-02', '08:00', 1, 'of-the-past')`.execute(db)
    await setTimes(id, times(['10:00', 4]))
    expect((await read(id)).stops[0]?.times).toEqual(times(['10:00', 4]))
    expect((await daysOf(id))[0]?.slots).toEqual([{ time: '10:00', left: 4 }])
    const elsewhere = await setTimes(id, times(['10:00', 4]), { placeId: placeIds[1] })
    const message = `Places at ${await nameOf(placeId())} have been sold: keep it in the list and take its times away`
    expect(elsewhere.body.errors).toEqual([{ field: 'stops', message }])
  })

  test('of one on the site keeps a time, names each time and place once', async () => {
    const { id } = await live('Whole')
    const none = await setTimes(id, [])
    expect(none.body.errors).toEqual([{ field: 'stops', message: 'On the site it needs a start time: hide it first' }])
    const twice = await setTimes(id, times(['08:00', 1], ['08:00', 2]))
    expect(twice.body.errors).toEqual([{ field: 'stops.0.times.1.time', message: 'This time stands here twice' }])
    const nowhere = await setTimes(id, times(['08:00', 1]), { placeId: 'atlantis' })
    expect(nowhere.body.errors).toEqual([
      { field: 'stops.0.placeId', message: 'Please choose each place of the list once' },
    ])
  })

  const nameOf = async (id: string) => {
    const { places } = (await desk.editor.get('/activities/options')).body as { places: { id: string; name: string }[] }
    return places.find((place) => place.id === id)?.name
  }
})

describe('single days', () => {
  const lines = async (id: string) =>
    ((await desk.manager.get(`/stock/activity/${id}?from=${DAY}&days=2`)).body as { lines: StockLine[] }).lines
  const set = (id: string, change: object, lineIds = [`${placeId()} 08:00`]) =>
    desk.manager.post(`/stock/activity/${id}`, { lineIds, from: DAY, until: DAY, ...change })

  test('a time is closed on a day, or has another number of places, on that day alone', async () => {
    const { id } = await live('By the day')
    expect((await set(id, { isClosed: true })).body).toMatchObject({ changed: 1 })
    expect(await daysOf(id)).toMatchObject([
      { slots: [{ time: '10:00', left: 4 }] },
      {
        slots: [
          { time: '08:00', left: 4 },
          { time: '10:00', left: 4 },
        ],
      },
    ])
    expect((await hold(id)).status).toBe(422)
    await set(id, { isClosed: false, units: 6 })
    expect((await daysOf(id))[0]).toMatchObject({
      slots: [
        { time: '08:00', left: 6 },
        { time: '10:00', left: 4 },
      ],
    })
    expect((await hold(id, { guests: 6 })).status).toBe(201)
    const [eight] = await lines(id)
    expect(eight?.days).toEqual([
      { day: DAY, units: 6, usual: 4, sold: 6, isClosed: false, runs: true },
      { day: WEDNESDAY, units: 4, usual: 4, sold: 0, isClosed: false, runs: true },
    ])
  })

  test('fewer places than are sold are refused with the number; closing takes no booking away', async () => {
    const { id } = await live('Day sold')
    expect((await hold(id, { guests: 3 })).status).toBe(201)
    const fewer = await set(id, { units: 2 })
    expect([fewer.status, fewer.body.code, fewer.body.sold]).toEqual([409, 'sold', 3])
    expect((await set(id, { isClosed: true })).body).toMatchObject({ changed: 1 })
    expect((await lines(id))[0]?.days[0]).toMatchObject({ isClosed: true, sold: 3 })
    await set(id, { isClosed: true }, [`${placeId()} 10:00`])
    expect((await daysOf(id))[0]).toMatchObject({ open: false, reason: 'closed' })
  })
})
