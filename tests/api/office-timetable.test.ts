import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DaySailing } from '#contract/office/sailings.ts'
import type { SailingOfDeparture } from '#contract/office/timetable.ts'
import { rollSailings } from '#server/ferries/roll-sailings.ts'
import {
  departureOf,
  type FerryOffice,
  fieldsOf,
  NEW_DEPARTURE,
  openFerryOffice,
  said,
  sailingOf,
  tripOf,
} from '#tests/support/office-ferries.ts'
import { PINNED_DAY } from '#tests/support/pinned-day.ts'

let desk: FerryOffice
beforeAll(async () => {
  desk = await openFerryOffice()
})
afterAll(() => desk.office.close())

describe('the timetable', () => {
  const days = async (id: string, from: string, count: number) =>
    (await desk.manager.get(`/ferry-departures/${id}/sailings?from=${from}&days=${count}`)).body
      .sailings as SailingOfDeparture[]
  const preview = (id: string, body: object) => desk.manager.post(`/ferry-departures/${id}/preview`, body)

  test('a new departure has its sailings at once, in its season, on its days, and a search finds them', async () => {
    const made = departureOf(await desk.manager.post('/ferry-departures', NEW_DEPARTURE))
    expect(made).toMatchObject({ id: 'saffron-tern-15-00', route: 'Shaheed Dweep Jetty to Haddo Wharf', sold: 0 })
    const first = await days(made.id, '2026-11-25', 14)
    expect(first.map(({ date, fares }) => [date, fares])).toEqual([
      ['2026-12-04', { pClass: 1140, bClass: 1520 }],
      ['2026-12-07', { pClass: 1140, bClass: 1520 }],
    ])
    expect(await days(made.id, '2027-05-14', 90)).toHaveLength(1)
    expect((await days('tm-101', PINNED_DAY, 2)).map(({ hasLeft }) => hasLeft)).toEqual([true, false])
    const found = await desk.found('2026-12-04', 'Neil', 'Port Blair')
    expect(found.find(({ departureTime }) => departureTime === '15:00')).toMatchObject({
      tripId: `${made.id}.2026-12-04`,
    })
  })

  test('a change says first what it does, and does just that', async () => {
    const departure = await desk.departure('saffron-tern-15-00')
    const change = {
      ...fieldsOf(departure),
      weekdays: [1, 3],
      departTime: '15:10',
      fromDate: '2026-12-05',
      soldStay: false,
    }
    const shown = (await preview(departure.id, change)).body as { made: string[]; taken: string[]; changed: string[] }
    expect([shown.made[0], shown.taken[0], shown.changed[0]]).toEqual(['2026-12-09', '2026-12-11', '2026-12-07'])
    const saved = await desk.manager.patch(`/ferry-departures/${departure.id}`, change)
    expect(saved.body).toMatchObject({
      ...{ made: shown.made.length, taken: shown.taken.length, changed: shown.changed.length, stayed: 0 },
    })
    const after = await days(departure.id, '2026-12-01', 14)
    expect(after.map(({ date, departTime }) => `${date} ${departTime}`)).toEqual([
      ...['2026-12-04 15:00', '2026-12-07 15:10', '2026-12-09 15:10', '2026-12-14 15:10'],
    ])
    // The hour that follows makes no sailing of what was before.
    await desk.office.api.testDatabase.db.transaction().execute((tx) => rollSailings(tx, PINNED_DAY))
    expect(await days(departure.id, '2026-12-01', 14)).toEqual(after)
    const second = await desk.manager.patch(`/ferry-departures/${departure.id}`, change)
    expect(said(second).slice(1)).toEqual([
      ...['changed', 'Somebody else has saved this departure since you opened it. See what differs, then save again.'],
    ])
  })

  test('a sailing with seats sold is never changed silently: refused with the number, or it stays as it is', async () => {
    const sailing = 'saffron-tern-15-00.2026-12-14'
    await desk.hold(sailing, 'P1B', 'P1C')
    const departure = await desk.departure('saffron-tern-15-00')
    expect(departure).toMatchObject({ sold: 1 })
    const change = { ...fieldsOf(departure), departTime: '15:30', fromDate: '2026-12-05', soldStay: false }
    expect((await preview(departure.id, change)).body.sold).toMatchObject([
      { date: '2026-12-14', seats: ['P1B', 'P1C'] },
    ])
    const refused = await desk.manager.patch(`/ferry-departures/${departure.id}`, change)
    expect(said(refused)).toEqual([
      ...[409, 'sold', '2 seats sold on 1 sailing (Mon 14 Dec 2026) would be touched. Nothing was changed.'],
    ])
    expect(await desk.departure(departure.id)).toEqual(departure)
    const saved = await desk.manager.patch(`/ferry-departures/${departure.id}`, { ...change, soldStay: true })
    expect(saved.body).toMatchObject({ stayed: 1 })
    expect(await desk.sailing(sailing)).toMatchObject({ departTime: '15:10', isException: true })
    expect(tripOf(await desk.seen('saffron-tern-15-00.2026-12-16'))).toMatchObject({ departureTime: '15:30' })
  })

  test('fares of single days, back to the timetable, and undone; what the timetable says later leaves them', async () => {
    const id = 'saffron-tern-15-00'
    const set = (body: object) => desk.manager.post(`/ferry-departures/${id}/fares`, body)
    const span = { from: '2026-12-20', until: '2026-12-31', weekdays: [3] }
    const priced = await set({ ...span, fares: { pClass: 2000 } })
    expect(priced.body).toMatchObject({ changed: 2 })
    expect(tripOf(await desk.seen(`${id}.2026-12-23`)).classes.map(({ fare }) => fare)).toEqual([2000, 1760])
    const departure = await desk.departure(id)
    const dearer = {
      ...fieldsOf(departure),
      fares: { pClass: 1300, bClass: 1700 },
      fromDate: '2026-12-05',
      soldStay: false,
    }
    expect((await desk.manager.patch(`/ferry-departures/${id}`, dearer)).body).toMatchObject({ status: 1, changed: 0 })
    const fares = async () =>
      (await days(id, '2026-12-21', 3)).map((each) => [each.date, each.fares.pClass, each.hasOwnFares])
    expect(await fares()).toEqual([
      ['2026-12-21', 1430, false],
      ['2026-12-23', 2000, true],
    ])
    await set(span)
    expect((await fares())[1]).toEqual(['2026-12-23', 1430, false])
    const undone = await desk.manager.post(`/ferry-departures/${id}/fares/restore`, { before: priced.body.before })
    expect(undone.body).toMatchObject({ changed: 2 })
    expect((await fares())[1]).toEqual(['2026-12-23', 1320, false])
    expect((await set({ ...span, from: '2026-11-01' })).body.message).toBe('Days that are over cannot be changed')
    expect((await set({ ...span, until: '2026-12-01' })).body.message).toBe('The last day lies before the first')
    expect((await desk.manager.post('/ferry-departures/none/fares', span)).body.message).toBe(
      'There is no such departure',
    )
  })

  test.each<[object, string]>([
    [{ fromDate: '2026-11-01' }, 'Days that are over cannot be changed'],
    [{ fromDate: '2029-01-01' }, 'Sailings are not made so far ahead yet'],
    [{ fromPortId: 'none' }, 'Please choose a port from the list'],
    [{ toPortId: 'none' }, 'Please choose a port from the list'],
    [{ toPortId: 'shaheed-dweep-jetty' }, 'It leads to another port than it leaves from'],
    [{ arriveTime: '15:00' }, 'It arrives on the day it leaves, and after it has left'],
    [{ vesselId: 'none' }, 'Please choose a boat from the list'],
    [{ fares: {} }, 'Please enter a fare for one class at least'],
    [{ fares: { rClass: 900 } }, 'This boat has no such class'],
    [{ seasonTo: null }, 'A season has a first day and a last'],
  ])('a departure with %o is refused in words', async (wrong, words) => {
    expect((await desk.manager.post('/ferry-departures', { ...NEW_DEPARTURE, ...wrong })).body.message).toBe(words)
  })
})

describe('a sailing', () => {
  const EMPTY = 'tm-102.2026-12-09'
  const SOLD = 'tm-101.2026-12-09'
  const change = (id: string, body: object) => desk.manager.patch(`/sailings/${id}`, body)

  test('a day shows what is sold, kept back and free', async () => {
    await desk.hold(SOLD, 'B2A', 'B2B')
    const { sailings } = (await desk.manager.get('/sailings?day=2026-12-09')).body as { sailings: DaySailing[] }
    const sailing = sailings.find(({ id }) => id === SOLD)
    expect(sailing).toMatchObject({ departTime: '08:00', from: 'Haddo Wharf', isOff: false, hasLeft: false })
    expect(sailing?.classes[1]).toEqual({
      ...{ code: 'bClass', name: 'Business', fare: 1948, seats: 49, sold: 2, kept: 0, sample: 0, free: 47 },
    })
    expect(sailings.map(({ departTime }) => departTime)).toEqual(sailings.map(({ departTime }) => departTime).sort())
  })

  test('a day off takes it from every search, and back; where seats are sold the disruption desk settles it', async () => {
    expect(sailingOf(await desk.manager.post(`/sailings/${EMPTY}/off`, { reason: 'Engine' }))).toMatchObject({
      isOff: true,
    })
    expect((await desk.seen(EMPTY)).status).toBe(404)
    const ids = async () => (await desk.found('2026-12-09', 'Havelock', 'Neil')).map(({ tripId }) => tripId)
    expect(await ids()).not.toContain(EMPTY)
    expect(sailingOf(await desk.manager.post(`/sailings/${EMPTY}/on`))).toMatchObject({ isOff: false })
    expect(await ids()).toContain(EMPTY)
    expect(said(await desk.manager.post(`/sailings/${SOLD}/off`, { reason: '' }))).toEqual([
      ...[409, 'sold'],
      '2 seats sold on 1 sailing (Wed 9 Dec 2026) stand against it: the disruption desk settles them. Nothing was changed.',
    ])
  })

  test('another time counts at once', async () => {
    const saved = await change(EMPTY, { departTime: '11:00', arriveTime: '11:50' })
    expect(sailingOf(saved)).toMatchObject({ departTime: '11:00', arriveTime: '11:50', isException: true })
    expect(tripOf(await desk.seen(EMPTY))).toMatchObject({ departureTime: '11:00', arrivalTime: '11:50' })
    expect((await change(EMPTY, { departTime: '12:00' })).body.message).toContain('after it has left')
    expect((await change(EMPTY, { vesselId: 'none' })).body.message).toBe('Please choose a boat from the list')
    expect((await change('none.2026-12-09', {})).body.message).toBe('There is no such sailing')
    const later = await desk.departure('tm-102')
    await desk.manager.patch('/ferry-departures/tm-102', {
      ...{ ...fieldsOf(later), departTime: '10:05', fromDate: '2026-12-01', soldStay: false },
    })
    expect(await desk.sailing(EMPTY)).toMatchObject({ departTime: '11:00' })
  })

  test('another boat takes it where the seats that are sold are there too', async () => {
    expect(sailingOf(await change(SOLD, { vesselId: 'saffron-tern' }))).toMatchObject({
      vessel: 'MV Saffron Tern',
      sold: ['B2A', 'B2B'],
    })
    expect(tripOf(await desk.seen(SOLD))).toMatchObject({ vessel: { id: 'saffron-tern' } })
    await desk.hold('tm-101.2026-12-10', 'R1B')
    expect((await change('tm-101.2026-12-10', { vesselId: 'saffron-tern' })).body.message).toBe(
      '1 seat is not on that boat: a hold (R1B). Nothing was changed.',
    )
    await sql`update ferry_sailing set fares = '{"rClass": 900}' where id = 'tm-101.2026-12-11'`.execute(
      desk.office.api.testDatabase.db,
    )
    expect((await change('tm-101.2026-12-11', { vesselId: 'saffron-tern' })).body.message).toBe(
      'This boat has none of the classes that have a fare on this sailing',
    )
  })

  test('an additional one is on sale at once and is no part of the timetable', async () => {
    const extra = {
      ...{ day: '2026-12-25', fromPortId: 'haddo-wharf', toPortId: 'swaraj-dweep-jetty', vesselId: 'saffron-tern' },
      ...{ departTime: '12:00', arriveTime: '13:40', fares: { pClass: 1900 } },
    }
    const made = sailingOf(await desk.manager.post('/sailings', extra))
    expect(made).toMatchObject({ isExtra: true, classes: [{ code: 'pClass', fare: 1900 }] })
    expect((await desk.found('2026-12-25', 'Port Blair', 'Havelock')).map(({ tripId }) => tripId)).toContain(made.id)
    const { departures } = (await desk.manager.get('/ferry-departures')).body as { departures: { id: string }[] }
    expect(departures.some(({ id }) => id === made.departureId)).toBe(false)
    await desk.hold(made.id, 'P2A')
    const wrong = async (more: object) => (await desk.manager.post('/sailings', { ...extra, ...more })).body.message
    expect(await wrong({ day: '2026-11-01' })).toBe('It would have left already')
    expect(await wrong({ day: '2029-01-01' })).toBe('Sailings are not made so far ahead yet')
  })

  test('of a day off and a seat taken at the same moment exactly one comes about', async () => {
    const days = ['2027-01-11', '2027-01-12', '2027-01-13', '2027-01-14', '2027-01-15', '2027-01-16']
    for (const day of days) {
      const id = `tm-102.${day}`
      const off = () => desk.manager.post(`/sailings/${id}/off`, { reason: '' })
      const [held, taken] = await Promise.all([desk.refused(id, 'P8A'), off()])
      expect([held, taken.status]).toEqual(held === 201 ? [201, 409] : [held, 200])
      expect(await desk.sailing(id)).toMatchObject(
        held === 201 ? { isOff: false, sold: ['P8A'] } : { isOff: true, sold: [] },
      )
    }
  })

  test('one that has left stays as it was', async () => {
    const left = 'tm-101.2026-11-22'
    await sql`update ferry_sailing set departs_at = departs_at - interval '1 day' where id = ${left}`.execute(
      desk.office.api.testDatabase.db,
    )
    expect(said(await change(left, { departTime: '07:00' }))).toEqual([409, 'departed', 'This sailing has left'])
    expect((await change('tm-105.2026-11-22', { departTime: '00:10' })).body.message).toBe('It would have left already')
  })
})
