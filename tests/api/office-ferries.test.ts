import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AuditEntry } from '#contract/office/team.ts'
import { numbered, painted, withoutRow } from '#contract/terms/seat-drawing.ts'
import { readBoatPictures } from '#server/ferries/boat-pictures.ts'
import { rollSailings } from '#server/ferries/roll-sailings.ts'
import { readPagesVersion } from '#server/settings/pages-version.ts'
import {
  boatOf,
  departureOf,
  type FerryOffice,
  mapOf,
  openFerryOffice,
  said,
  sailingOf,
  tripOf,
} from '#tests/support/office-ferries.ts'
import { PINNED_DAY, PINNED_NOW } from '#tests/support/pinned-day.ts'

let desk: FerryOffice
beforeAll(async () => {
  desk = await openFerryOffice()
})
afterAll(() => desk.office.close())

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

  test('the photograph of a boat stands wherever the site shows it, and goes again', async () => {
    const { db } = desk.office.api.testDatabase
    await sql`insert into picture (id, alt, width, height, version) values ('reef-boat', 'MV Reef at sea', 1600, 1200, '1')`.execute(
      db,
    )
    const version = await readPagesVersion(db)
    const boat = boatOf(await desk.manager.get('/boats/saffron-tern'))
    const set = async (pictureId: string | null, at: string) =>
      boatOf(await desk.editor.patch('/boats/saffron-tern', { version: at, pictureId }))
    const shown = await set('reef-boat', boat.version)
    expect(await readBoatPictures(db)).toEqual({
      'vessel.saffron-tern': {
        mediaLink: '/media/reef-boat-1-960.webp',
        alt: 'MV Reef at sea',
        width: 1600,
        height: 1200,
      },
    })
    expect(await readPagesVersion(db)).not.toBe(version)
    expect(shown.picture).toMatchObject({ id: 'reef-boat', alt: 'MV Reef at sea' })
    expect((await desk.editor.get('/media/reef-boat')).body.uses).toEqual([
      { kind: 'boat', id: 'saffron-tern', title: 'MV Saffron Tern' },
    ])
    expect((await set(null, shown.version)).picture).toBeNull()
    expect(await readBoatPictures(db)).toEqual({})
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
