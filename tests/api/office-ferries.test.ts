import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DaySailing } from '#contract/office/sailings.ts'
import type { AuditEntry } from '#contract/office/team.ts'
import type { SailingOfDeparture } from '#contract/office/timetable.ts'
import { numbered, painted, withoutRow } from '#contract/terms/seat-drawing.ts'
import type { FerryTrip } from '#contract/v1/ferries.ts'
import { rollSailings } from '#server/ferries/roll-sailings.ts'
import {
  boatOf,
  departureOf,
  type FerryOffice,
  fieldsOf,
  mapOf,
  openFerryOffice,
  said,
  sailingOf,
} from '#tests/support/office-ferries.ts'
import { PINNED_DAY, PINNED_NOW } from '#tests/support/pinned-day.ts'

let desk: FerryOffice
beforeAll(async () => {
  desk = await openFerryOffice()
})
afterAll(() => desk.office.close())

const tripOf = ({ body }: Awaited<ReturnType<FerryOffice['seen']>>) =>
  body.trip as FerryTrip & { maps: { code: string; grid: { row: number; cells: (string | null)[] }[] }[] }

describe('carriers and boats', () => {
  test('a carrier and its boat are made, changed and found', async () => {
    const { carriers } = (await desk.manager.get('/ferry-carriers')).body as {
      carriers: { id: string; version: string; name: string }[]
    }
    const [first] = carriers
    const { id: _, version, boats: __, ...fields } = first as never as Record<string, unknown>
    const made = await desk.manager.post('/ferry-carriers', { ...fields, name: 'Reef Runner Lines' })
    expect(made.body.carrier).toMatchObject({ id: 'reef-runner-lines', boats: 0 })
    const saved = await desk.manager.patch(`/ferry-carriers/${first?.id}`, { ...fields, version, portFee: 60 })
    expect(saved.body.carrier).toMatchObject({ portFee: 60 })
    expect(said(await desk.manager.patch(`/ferry-carriers/${first?.id}`, { ...fields, version }))).toEqual([
      ...[
        409,
        'changed',
        'Somebody else has saved this carrier since you opened it. See what differs, then save again.',
      ],
    ])
    const unknown = await desk.manager.patch('/ferry-carriers/none', { ...fields, version })
    expect(unknown.body.message).toBe('There is no such carrier')
    const back = saved.body.carrier as { version: string }
    await desk.manager.patch(`/ferry-carriers/${first?.id}`, { ...fields, version: back.version })

    const boat = boatOf(
      await desk.manager.post('/boats', { name: 'MV Reef', carrierId: 'reef-runner-lines', kind: 'launch' }),
    )
    expect(boat).toMatchObject({ id: 'mv-reef', registration: '', picture: null })
    expect(boat.classes).toEqual([{ code: 'pClass', name: 'Premium', seats: 24 }])
    const words = { registration: 'AN-1234', notes: 'Spare anchor aft', name: 'MV Reef Runner' }
    const changed = await desk.editor.patch(`/boats/${boat.id}`, { version: boat.version, ...words })
    expect(boatOf(changed)).toMatchObject(words)
    const second = await desk.editor.patch(`/boats/${boat.id}`, { version: boat.version, notes: 'none' })
    expect(said(second)).toEqual([
      ...[409, 'changed', 'Somebody else has saved this boat since you opened it. See what differs, then save again.'],
    ])
    expect(second.body.current).toMatchObject(words)
    const { rows } = (await desk.manager.get('/boats?q=an-12')).body as { rows: unknown[] }
    expect(rows).toEqual([expect.objectContaining({ id: 'mv-reef', carrier: 'Reef Runner Lines', departures: 0 })])
  })

  test('what is not there is refused in words', async () => {
    const boat = boatOf(await desk.manager.get('/boats/mv-reef'))
    const change = (more: object) => desk.editor.patch('/boats/mv-reef', { version: boat.version, ...more })
    expect((await desk.manager.get('/boats/none')).body.message).toBe('There is no such boat')
    expect((await change({ carrierId: 'none' })).body.message).toBe('Please choose a carrier from the list')
    expect((await change({ pictureId: 'none' })).body.message).toBe('This picture is not there any more')
    await sql`insert into picture (id, alt, width, height, version) values ('bare', '', 9, 9, '1') on conflict do nothing`.execute(
      desk.office.api.testDatabase.db,
    )
    expect(said(await change({ pictureId: 'bare' }))).toEqual([
      ...[409, 'needs_words', 'Please write first what the picture shows, for who does not see it'],
    ])
  })
})

describe('a seat map', () => {
  const TERN = 'saffron-tern'
  const save = (version: string, cabins: unknown, more: object = {}) =>
    desk.manager.post(`/boats/${TERN}/seats`, { version, cabins, fromDate: '2026-12-01', soldStay: false, ...more })

  test('a door painted is on the page of every sailing from the day on, and its seat is sold no more', async () => {
    const { version, cabins } = await desk.map(TERN)
    const [premium, business] = cabins
    if (premium === undefined || business === undefined) throw new Error('The boat has two classes')
    const drawn = [painted(premium, { row: 2, column: 0 }, 'door'), business]
    const saved = await save(version, drawn)
    expect(saved.body).toMatchObject({ status: 1, keeps: 0 })
    expect(mapOf(saved)).toMatchObject({ version: '2', fromDate: '2026-12-01', cabins: drawn })
    const after = tripOf(await desk.seen('st-201.2026-12-01'))
    expect(after.maps[0]?.grid[2]?.cells[0]).toBeNull()
    expect(after.pClass.P3A).toBeUndefined()
    expect(await desk.refused('st-201.2026-12-01', 'P3A')).toBe(422)
    const before = tripOf(await desk.seen('st-201.2026-11-30'))
    expect(before.pClass.P3A).toMatchObject({ isBooked: 0 })
    const { entries } = { entries: ((await desk.manager.get('/audit?q=boat')).body as { rows: AuditEntry[] }).rows }
    expect(entries[0]).toMatchObject({ action: 'seats_drawn', subjectId: TERN })
  })

  test('a seat that is sold can be neither taken away nor renamed: refused with the number and the days', async () => {
    await desk.hold('st-201.2026-12-04', 'P4A', 'P4B')
    await desk.hold('st-201.2026-12-06', 'P4A')
    const { version, cabins } = await desk.map(TERN)
    const [premium, business] = cabins
    if (premium === undefined || business === undefined) throw new Error('The boat has two classes')
    const drawn = [withoutRow(premium, 3), business]
    const refused = await save(version, drawn)
    expect(said(refused)).toEqual([
      ...[409, 'sold'],
      '3 seats sold on 2 sailings (Fri 4 Dec 2026, Sun 6 Dec 2026) are not in this map. Nothing was changed.',
    ])
    expect(refused.body.sold).toMatchObject([
      { date: '2026-12-04', seats: ['P4A', 'P4B'] },
      { date: '2026-12-06', seats: ['P4A'] },
    ])
    const renamed = await save(version, [numbered(premium, { first: 21, from: 'port' }), business])
    expect(renamed.body.code).toBe('sold')
    const crew = await save(version, [painted(premium, { row: 3, column: 0 }, 'crew'), business])
    expect(crew.body.message).toContain('2 seats sold on 2 sailings')
    expect((await desk.map(TERN)).version).toBe(version)
    const checked = await desk.manager.post(`/boats/${TERN}/seats/check`, {
      ...{ version, cabins: drawn, fromDate: '2026-12-01', soldStay: true },
    })
    expect(checked.body).toMatchObject({ keeps: 2, lost: [] })
  })

  test('sailings with seats sold may keep the map they have, and all others take the new one', async () => {
    const { version, cabins } = await desk.map(TERN)
    const [premium, business] = cabins
    if (premium === undefined || business === undefined) throw new Error('The boat has two classes')
    const saved = await save(version, [withoutRow(premium, 3), business], { soldStay: true })
    expect(saved.body).toMatchObject({ keeps: 2 })
    expect(tripOf(await desk.seen('st-201.2026-12-04')).pClass.P4A).toMatchObject({ isBooked: 1 })
    expect(tripOf(await desk.seen('st-201.2026-12-05')).pClass.P4A).toBeUndefined()
    expect(mapOf(saved).older).toBeGreaterThan(1)
    // What the horizon reaches later is made with the newest map.
    await desk.office.api.testDatabase.db.transaction().execute((tx) => rollSailings(tx, '2026-11-26'))
    const { rows } = await sql<{ map: number }>`
      select map from ferry_sailing where trip_id = 'st-201' order by sail_date desc limit 1`.execute(
      desk.office.api.testDatabase.db,
    )
    expect(rows).toEqual([{ map: 3 }])
  })

  test('the second of two who draw at once is shown the first; a day that is over and a map that cannot be are refused', async () => {
    const { version, cabins } = await desk.map(TERN)
    const late = await save('1', cabins)
    expect(said(late).slice(0, 2)).toEqual([409, 'changed'])
    expect(late.body.message).toBe(
      'Somebody else has saved these seats since you opened them. See what differs, then save again.',
    )
    expect(late.body.current).toMatchObject({ version })
    expect((await save(version, cabins, { fromDate: '2026-11-01' })).body.message).toBe(
      'Days that are over cannot be changed',
    )
    expect((await save(version, [])).body.message).toBe('A boat needs one class at least')
    expect((await desk.manager.get('/boats/none/seats')).status).toBe(404)
  })
})

describe('the timetable', () => {
  const NEW = {
    ...{ fromPortId: 'shaheed-dweep-jetty', toPortId: 'haddo-wharf', vesselId: 'saffron-tern' },
    ...{
      departTime: '15:00',
      arriveTime: '16:40',
      weekdays: [1, 5],
      seasonFrom: '10-01',
      seasonTo: '05-15',
      untilDate: null,
    },
    ...{ fares: { pClass: 1200, bClass: 1600 }, fromDate: '2026-12-01' },
  }
  const days = async (id: string, from: string, count: number) =>
    (await desk.manager.get(`/ferry-departures/${id}/sailings?from=${from}&days=${count}`)).body
      .sailings as SailingOfDeparture[]
  const preview = (id: string, body: object) => desk.manager.post(`/ferry-departures/${id}/preview`, body)

  test('a new departure has its sailings at once, in its season, on its days, and a search finds them', async () => {
    const made = departureOf(await desk.manager.post('/ferry-departures', NEW))
    expect(made).toMatchObject({ id: 'saffron-tern-15-00', route: 'Shaheed Dweep Jetty to Haddo Wharf', sold: 0 })
    const first = await days(made.id, '2026-11-25', 14)
    expect(first.map(({ date, fares }) => [date, fares])).toEqual([
      ['2026-12-04', { pClass: 1140, bClass: 1520 }],
      ['2026-12-07', { pClass: 1140, bClass: 1520 }],
    ])
    expect(await days(made.id, '2027-05-14', 90)).toHaveLength(1)
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
    expect((await desk.manager.post('/ferry-departures', { ...NEW, ...wrong })).body.message).toBe(words)
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

  test('another time counts at once, and is refused where seats are sold', async () => {
    const saved = await change(EMPTY, { departTime: '11:00', arriveTime: '11:50' })
    expect(sailingOf(saved)).toMatchObject({ departTime: '11:00', arriveTime: '11:50', isException: true })
    expect(tripOf(await desk.seen(EMPTY))).toMatchObject({ departureTime: '11:00', arrivalTime: '11:50' })
    expect((await change(SOLD, { departTime: '08:10' })).body.message).toBe(
      '2 seats sold on 1 sailing (Wed 9 Dec 2026) have another time on their papers. Nothing was changed.',
    )
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
      '1 seat sold on 1 sailing (Thu 10 Dec 2026) is not on that boat. Nothing was changed.',
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

  test('one that has left stays as it was', async () => {
    const left = 'tm-101.2026-11-22'
    await sql`update ferry_sailing set departs_at = departs_at - interval '1 day' where id = ${left}`.execute(
      desk.office.api.testDatabase.db,
    )
    expect(said(await change(left, { departTime: '07:00' }))).toEqual([409, 'departed', 'This sailing has left'])
    expect((await change('tm-105.2026-11-22', { departTime: '00:10' })).body.message).toBe('It would have left already')
  })
})

describe('seats kept back', () => {
  const SAILING = 'tm-101.2026-12-16'
  const keep = (id: string, body: object) => desk.manager.post(`/sailings/${id}/kept`, body)
  const state = async (seat: string) => tripOf(await desk.seen(SAILING)).pClass[seat]

  test('are not sold online until their time before the departure, then they are', async () => {
    const kept = await keep(SAILING, { seats: ['P5A', 'P5B'], releaseMinutes: 180 })
    expect(sailingOf(kept).kept).toEqual(['P5A', 'P5B'].map((seat) => ({ seat, freeAt: '2026-12-15T23:30:00.000Z' })))
    expect(await state('P5A')).toMatchObject({ isBlocked: 1 })
    expect(await desk.refused(SAILING, 'P5A')).toBe(409)
    await desk.office.api.setClock('2026-12-15T23:31:00Z')
    try {
      expect(await state('P5A')).toMatchObject({ isBlocked: 0, isBooked: 0 })
      await desk.hold(SAILING, 'P5A')
    } finally {
      await desk.office.api.setClock(PINNED_NOW)
    }
  })

  test('are given free again, and a seat that is sold cannot be kept back', async () => {
    const id = 'tm-101.2026-12-17'
    await keep(id, { seats: ['P6A', 'P6B'], releaseMinutes: null })
    await keep(id, { seats: ['P6B'], releaseMinutes: null })
    await desk.hold(id, 'P6A')
    expect((await desk.sailing(id)).classes[0]).toMatchObject({ sold: 1, kept: 1 })
    expect((await keep(id, { seats: ['P6A'], releaseMinutes: null })).body.message).toBe(
      '1 seat sold on 1 sailing (Thu 17 Dec 2026) cannot be kept back. Nothing was changed.',
    )
    expect((await keep(id, { seats: ['P99Z'], releaseMinutes: null })).body.message).toBe(
      'There is no such seat for sale on this boat',
    )
    expect((await keep('tm-101.2026-11-23', { seats: ['P6A'], releaseMinutes: 60 * 24 * 9 })).body.message).toBe(
      'This time before the departure is over already',
    )
  })

  test('by the timetable on every sailing, also on those made later; what is sold stays sold and is named', async () => {
    const sold = 'tm-103.2026-12-16'
    await desk.hold(sold, 'P7A')
    const answer = await desk.manager.post('/ferry-departures/tm-103/kept', {
      seats: ['P7A', 'P7B'],
      releaseMinutes: 120,
    })
    expect(answer.body.sold).toMatchObject([{ id: sold, seats: ['P7A'] }])
    expect(departureOf(answer).kept).toEqual({ seats: ['P7A', 'P7B'], releaseMinutes: 120 })
    expect((await desk.sailing(sold)).classes[0]).toMatchObject({ sold: 1, kept: 1 })
    expect((await desk.sailing('tm-103.2026-12-18')).classes[0]).toMatchObject({ sold: 0, kept: 2 })
    const { db } = desk.office.api.testDatabase
    await sql`delete from ferry_sailing where id = 'tm-103.2026-12-19'`.execute(db)
    await db.transaction().execute((tx) => rollSailings(tx, PINNED_DAY))
    expect((await desk.sailing('tm-103.2026-12-19')).kept.map(({ seat }) => seat)).toEqual(['P7A', 'P7B'])
    await desk.manager.post('/ferry-departures/tm-103/kept', { seats: [], releaseMinutes: null })
    expect((await desk.sailing('tm-103.2026-12-18')).classes[0]).toMatchObject({ kept: 0 })
    expect(
      (await desk.manager.post('/ferry-departures/tm-103/kept', { seats: ['P99Z'], releaseMinutes: null })).status,
    ).toBe(422)
  })
})
