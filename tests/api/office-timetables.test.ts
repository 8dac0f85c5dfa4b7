import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StockLine } from '#contract/office/stock-days.ts'
import { type ActivityOffice, DAY, openActivityOffice, times, WEDNESDAY } from '#tests/support/office-activities.ts'
import { refused } from '#tests/support/office-cars.ts'

let desk: ActivityOffice
beforeAll(async () => {
  desk = await openActivityOffice()
})
afterAll(() => desk.office.close())

describe('the timetable', () => {
  test('says on which days of the week and in which season it runs', async () => {
    const shown = await desk.live('Tuesdays', times(['08:00', 4, '2'], ['16:00', 6, '3']))
    expect(await desk.days(shown.id)).toMatchObject([
      { date: DAY, open: true, slots: [{ time: '08:00', left: 4 }] },
      { date: WEDNESDAY, open: true, slots: [{ time: '16:00', left: 6 }] },
    ])
    expect((await desk.hold(shown.id, { date: WEDNESDAY })).status).toBe(422)
    await desk.setTimes(shown.id, times(['08:00', 4, '2']))
    expect((await desk.days(shown.id))[1]).toMatchObject({ open: false, reason: 'closed' })
    await desk.setTimes(shown.id, times(['08:00', 4, '2']), { season: { from: '01-01', to: '03-31' } })
    expect((await desk.days(shown.id))[0]).toMatchObject({ open: false, reason: 'closed' })
  })

  test('gives no fewer places than are sold, and takes no sold time or day of the week away', async () => {
    const { id } = await desk.live('Sold')
    expect((await desk.hold(id, { guests: 3 })).status).toBe(201)
    const fewer = await desk.setTimes(id, times(['08:00', 2], ['10:00', 4]))
    const name = `${desk.place.name}, 08:00`
    expect([...refused(fewer), fewer.body.sold]).toEqual([
      409,
      'sold',
      `3 of ${name} are sold on Tue 8 Dec 2026. Set 3 or more.`,
      3,
    ])
    const words = `3 of ${name} are sold on Tue 8 Dec 2026. Settle them first, or keep that time.`
    expect(refused(await desk.setTimes(id, times(['10:00', 4])))).toEqual([409, 'sold', words])
    expect(refused(await desk.setTimes(id, times(['08:00', 4, '1'], ['10:00', 4])))).toEqual([409, 'sold', words])
    expect((await desk.setTimes(id, times(['08:00', 3], ['11:00', 4]))).status).toBe(200)
    expect((await desk.read(id)).stops[0]?.times).toEqual(times(['08:00', 3], ['11:00', 4]))
  })

  test('a time whose sales are over is kept for them, out of sight; its place cannot go', async () => {
    const { id } = await desk.live('Over')
    const { db } = desk.office.api.testDatabase
    await sql`insert into activity_claim (activity_id, place_id, day, start_time, unit, claim)
              values (${id}, ${desk.place.id}, '2026-11-02', '08:00', 1, 'of-the-past')`.execute(db)
    await desk.setTimes(id, times(['10:00', 4]))
    expect((await desk.read(id)).stops[0]?.times).toEqual(times(['10:00', 4]))
    expect((await desk.days(id))[0]?.slots).toEqual([{ time: '10:00', left: 4 }])
    const elsewhere = await desk.setTimes(id, times(['10:00', 4]), { placeId: desk.elsewhere.id })
    const message = `Places at ${desk.place.name} have been sold: keep it in the list and take its times away`
    expect(elsewhere.body.errors).toEqual([{ field: 'stops', message }])
  })

  test('of one on the site keeps a time, names each time and place once', async () => {
    const { id } = await desk.live('Whole')
    const none = await desk.setTimes(id, [])
    expect(none.body.errors).toEqual([{ field: 'stops', message: 'On the site it needs a start time: hide it first' }])
    const twice = await desk.setTimes(id, times(['08:00', 1], ['08:00', 2]))
    expect(twice.body.errors).toEqual([{ field: 'stops.0.times.1.time', message: 'This time stands here twice' }])
    const nowhere = await desk.setTimes(id, times(['08:00', 1]), { placeId: 'atlantis' })
    expect(nowhere.body.errors).toEqual([
      { field: 'stops.0.placeId', message: 'Please choose each place of the list once' },
    ])
  })
})

describe('single days', () => {
  const lines = async (id: string) =>
    ((await desk.manager.get(`/stock/activity/${id}?from=${DAY}&days=2`)).body as { lines: StockLine[] }).lines
  const set = (id: string, change: object, lineIds = [`${desk.place.id} 08:00`]) =>
    desk.manager.post(`/stock/activity/${id}`, { lineIds, from: DAY, until: DAY, ...change })

  test('a time is closed on a day, or has another number of places, on that day alone', async () => {
    const { id } = await desk.live('By the day')
    expect((await set(id, { isClosed: true })).body).toMatchObject({ changed: 1 })
    expect(await desk.days(id)).toMatchObject([
      { slots: [{ time: '10:00', left: 4 }] },
      {
        slots: [
          { time: '08:00', left: 4 },
          { time: '10:00', left: 4 },
        ],
      },
    ])
    expect((await desk.hold(id)).status).toBe(422)
    await set(id, { isClosed: false, units: 6 })
    expect((await desk.days(id))[0]).toMatchObject({
      slots: [
        { time: '08:00', left: 6 },
        { time: '10:00', left: 4 },
      ],
    })
    expect((await desk.hold(id, { guests: 6 })).status).toBe(201)
    const [eight] = await lines(id)
    expect(eight?.days).toEqual([
      { day: DAY, units: 6, usual: 4, sold: 6, isClosed: false, runs: true },
      { day: WEDNESDAY, units: 4, usual: 4, sold: 0, isClosed: false, runs: true },
    ])
  })

  test('fewer places than are sold are refused with the number; closing takes no booking away', async () => {
    const { id } = await desk.live('Day sold')
    expect((await desk.hold(id, { guests: 3 })).status).toBe(201)
    const fewer = await set(id, { units: 2 })
    expect([fewer.status, fewer.body.code, fewer.body.sold]).toEqual([409, 'sold', 3])
    expect((await set(id, { isClosed: true })).body).toMatchObject({ changed: 1 })
    expect((await lines(id))[0]?.days[0]).toMatchObject({ isClosed: true, sold: 3 })
    await set(id, { isClosed: true }, [`${desk.place.id} 10:00`])
    expect((await desk.days(id))[0]).toMatchObject({ open: false, reason: 'closed' })
  })
})
