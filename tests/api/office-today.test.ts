import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Today } from '#contract/office/today.ts'
import type { Booking } from '#contract/v1/bookings.ts'
import type { TripPlan } from '#contract/v1/trip-plan.ts'
import { openTestOffice, type SignedInMember, type TestOffice } from '#tests/support/test-office.ts'
import type { Visitor } from '#tests/support/traveller.ts'
import { buyTrip, MIXED_TRIP, openDays, PACKAGE_TRIP } from '#tests/support/whole-trips.ts'

let office: TestOffice
let agent: SignedInMember
let mixed: { asha: Visitor; ref: string }
let packaged: { asha: Visitor; ref: string }
beforeAll(async () => {
  office = await openTestOffice()
  agent = await office.as('agent')
  await openDays(office.api)
  await sql`update staff_session set seen_at = app_now(), created_at = app_now()`.execute(office.api.testDatabase.db)
  mixed = await buyTrip(office.api, MIXED_TRIP, 'initial')
  packaged = await buyTrip(office.api, PACKAGE_TRIP, 'full')
})
afterAll(() => office.close())

const on = async (day: string, who = agent) => (await who.get(`/today?day=${day}`)).body as unknown as Today
const planOf = ({ plan }: Booking) => plan as TripPlan

describe('a day', () => {
  test('has its arrivals and departures, each trip once, and who they are', async () => {
    const today = await on('2027-02-09')
    expect(today.arrivals.map(({ ref, time }) => [ref, time])).toEqual([[mixed.ref, '12:30']])
    expect(today.arrivals[0]).toMatchObject({
      ...{ name: 'Asha Rao', people: '2 adults', phone: '+91 98765 43210', tel: 'tel:+919876543210' },
      whatsapp: 'https://wa.me/919876543210',
    })
    expect(today.departures).toEqual([])
    const next = await on('2027-02-10')
    expect(next.arrivals.map(({ ref, time, people }) => [ref, time, people])).toEqual([
      [packaged.ref, null, '2 adults, 1 child'],
    ])
    expect((await on('2027-02-12')).departures.map(({ ref }) => ref)).toEqual([mixed.ref])
    expect((await on('2027-02-13')).arrivals).toEqual([])
  })

  test('without a day is today in India', async () => {
    expect((await agent.get('/today')).body.day).toBe('2026-11-22')
    const wrong = await agent.get('/today?day=2027-02-31')
    expect([wrong.status, wrong.body.message]).toEqual([422, 'Please enter a date as yyyy-mm-dd'])
  })

  test('lists who sails on what, and where they sit', async () => {
    const { sailings } = await on('2027-02-10')
    const own = sailings.find(({ sailingId }) => sailingId === 'tm-101.2027-02-10')
    expect(own).toMatchObject({ departTime: '08:00', reportTime: '07:00', from: 'Haddo Wharf', people: 2 })
    expect(own?.parties.map(({ ref, seats, infants }) => [ref, seats, infants])).toEqual([[mixed.ref, ['2A', '2B'], 0]])
    const crossing = planOf(await packaged.asha.read(packaged.ref)).ferries[0]
    const other = (await on(crossing?.date ?? '')).sailings.find(({ sailingId }) => sailingId === crossing?.tripId)
    expect(other?.people).toBe(3)
  })

  test('lists rooms by hotel, with those who come and those who leave', async () => {
    const { hotels } = await on('2027-02-10')
    const turns = hotels.flatMap(({ hotel, rows }) => rows.map(({ ref, turn }) => [hotel, ref, turn]))
    expect(turns).toContainEqual(['Tern House', mixed.ref, 'leaves'])
    expect(turns).toContainEqual(['Blue Shelf Beach Cottages', mixed.ref, 'arrives'])
    const later = (await on('2027-02-11')).hotels.flatMap(({ rows }) => rows)
    expect(later.find(({ ref }) => ref === mixed.ref)).toMatchObject({ turn: 'stays', checkOut: '2027-02-12' })
  })

  test('lists activities by slot', async () => {
    const { activities } = await on('2027-02-11')
    expect(activities.map(({ time, meetTime, name, rows }) => [time, meetTime, name, rows.length])).toEqual([
      ['08:00', '07:45', 'Shore Try-Dive', 1],
    ])
    expect(activities[0]?.rows[0]).toMatchObject({ ref: mixed.ref, guests: '2 guests, ages 34, 31' })
  })

  test('names balances a few days ahead, and not earlier', async () => {
    const { balanceDate = '', due } = await mixed.asha.read(mixed.ref)
    const ahead = (day: number) => new Date(Date.parse(balanceDate) - day * 86_400_000).toISOString().slice(0, 10)
    expect((await on(ahead(4))).balances).toEqual([])
    expect((await on(ahead(3))).balances).toMatchObject([{ ref: mixed.ref, due, balanceDate, isLate: false }])
    expect((await on(ahead(-1))).balances).toMatchObject([{ ref: mixed.ref, isLate: true }])
  })

  test('names refunds that are due, and those that wait for a person first', async () => {
    const { db } = office.api.testDatabase
    const add = (id: string, state: string, due: string) =>
      sql`
      insert into refund (id, booking_id, cause, gateway, gateway_payment_id, amount, reason, state, due_date, gateway_key, updated_at)
      select ${id}, id, ${id}, 'sandbox', ${id}, 100, 'Called off', ${state}, ${due}::date, ${id}, app_now() from booking where reference = ${mixed.ref}`.execute(
        db,
      )
    await add('r-due', 'due', '2027-03-01')
    await add('r-later', 'sent', '2027-03-05')
    await add('r-manual', 'manual', '2027-04-01')
    await add('r-done', 'processed', '2027-03-01')
    try {
      const { refunds } = await on('2027-03-01')
      expect(refunds.map(({ state, dueDate }) => [state, dueDate])).toEqual([
        ['manual', '2027-04-01'],
        ['due', '2027-03-01'],
      ])
    } finally {
      await sql`delete from refund where id like 'r-%'`.execute(db)
    }
  })

  test('leaves out what was cancelled and what nobody has paid', async () => {
    await office.api.testDatabase.db
      .updateTable('booking')
      .set({ state: 'held' })
      .where('reference', '=', mixed.ref)
      .execute()
    expect((await on('2027-02-09')).arrivals).toEqual([])
    await office.api.testDatabase.db
      .updateTable('booking')
      .set({ state: 'confirmed_part' })
      .where('reference', '=', mixed.ref)
      .execute()
    await sql`update booking_line set state = 'cancelled', kept = 0 where line_id = 'line-1' and booking_id = (select id from booking where reference = ${mixed.ref})`.execute(
      office.api.testDatabase.db,
    )
    expect((await on('2027-02-09')).rides).toEqual([])
    await sql`update booking_line set state = 'live', kept = null where line_id = 'line-1' and booking_id = (select id from booking where reference = ${mixed.ref})`.execute(
      office.api.testDatabase.db,
    )
    expect((await on('2027-02-09')).rides).toHaveLength(1)
  })
})

describe('the list of a sailing', () => {
  const manifest = async (more = '') =>
    (await agent.get(`/today/manifest?day=2027-02-10&sailing=tm-101.2027-02-10${more}`)).body as {
      columns: string[]
      rows: string[][]
      csv: string
    }

  test('has the columns of each carrier, with whole numbers of documents', async () => {
    expect(await manifest()).toMatchObject({
      style: 'sealink',
      columns: ['name', 'age', 'gender', 'nationality', 'passport', 'tier', 'seat', 'our reference'],
      rows: [
        ['आशा क्षत्रिय', '34', 'F', 'IN', '1234 5678 4127', 'L', '2A', mixed.ref],
        ['Vikram Rao', '31', 'M', 'IN', 'Z4568820', 'L', '2B', mixed.ref],
      ],
      missing: 0,
      fileName: 'manifest-tm-101.2027-02-10.csv',
    })
    const makruzz = await manifest('&style=makruzz')
    expect(makruzz.columns.slice(0, 8)).toEqual([
      ...['title', 'name', 'age', 'sex', 'nationality', 'fcountry', 'fpassport', 'fexpdate'],
    ])
    expect(makruzz.rows[0]?.slice(0, 8)).toEqual(['Ms', 'आशा क्षत्रिय', '34', 'F', 'indian', '', '', ''])
    const green = await manifest('&style=green-ocean')
    expect(green.rows[1]?.slice(0, 6)).toEqual(['2B', 'Premium', 'Vikram Rao', '31', 'M', 'IN'])
    expect(green.csv).toContain("'+91 98765 43210")
  })

  test('is not for those who only read, and who took it is noted', async () => {
    const viewer = await office.as('viewer')
    await sql`update staff_session set seen_at = app_now(), created_at = app_now()`.execute(office.api.testDatabase.db)
    const refused = await viewer.get('/today/manifest?day=2027-02-10&sailing=tm-101.2027-02-10')
    expect(refused.status).toBe(403)
    await manifest()
    const { rows } = (await office.owner.get('/audit?subject=sailing')).body as {
      rows: { action: string; by: string }[]
    }
    expect(rows[0]).toMatchObject({ action: 'manifest_taken', by: 'The agent', after: { passengers: 2 } })
  })

  test('of a sailing without anybody of ours says so', async () => {
    const nobody = await agent.get('/today/manifest?day=2027-02-10&sailing=tm-999.2027-02-10')
    expect([nobody.status, nobody.body.message]).toEqual([404, 'Nobody of ours is on this sailing'])
  })
})

test('every list of a day is a file without formulas', async () => {
  const { db } = office.api.testDatabase
  await sql`update booking set lead = lead || '{"name":"=1+1"}' where reference = ${mixed.ref}`.execute(db)
  const file = async (list: string, day = '2027-02-10') =>
    (await agent.get(`/today/csv?day=${day}&list=${list}`)).body as { fileName: string; csv: string }
  expect(await file('rooms')).toMatchObject({ fileName: 'rooms-2027-02-10.csv' })
  expect((await file('rooms')).csv).toContain(`Tern House,${mixed.ref},'=1+1,'+91 98765 43210,2 adults`)
  expect((await file('activities', '2027-02-11')).csv).toContain('08:00,07:45,Shore Try-Dive,')
  for (const list of ['arrivals', 'departures', 'rides', 'balances', 'refunds'])
    expect((await file(list)).csv).toContain('reference,name,phone,people')
  expect((await file('rides', '2027-02-09')).csv).toContain(`12:30,${mixed.ref},'=1+1`)
})

test('what the office says of a day stands first on it in the plan of each traveller, until it is taken off', async () => {
  const entryOf = async () =>
    planOf(await mixed.asha.read(mixed.ref)).days.find(({ date }) => date === '2027-02-10')?.entries[0]
  const said = await agent.post('/today/note', { day: '2027-02-10', text: 'Rough sea: take a tablet before the ferry' })
  expect(said.body.note).toEqual({ text: 'Rough sea: take a tablet before the ferry', by: 'The agent' })
  expect((await on('2027-02-10')).note).toEqual(said.body.note)
  expect(await entryOf()).toEqual({
    ...{ kind: 'note', text: 'Rough sea: take a tablet before the ferry', isFixed: false },
  })
  expect((await agent.post('/today/note', { day: '2027-02-10', text: '' })).body.note).toBeNull()
  expect((await entryOf())?.kind).not.toBe('note')
})
