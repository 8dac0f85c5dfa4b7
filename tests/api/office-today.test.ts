import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Ride, Today } from '#contract/office/today.ts'
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
const told = ({ time, ref, what, driver }: Ride) => [time, ref, what, driver?.name ?? null]

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

describe('drivers', () => {
  const add = (more: object = {}) =>
    agent.post('/drivers', {
      name: 'Suresh Kumar',
      phone: '94340 11223',
      vehicle: 'White Ertiga, AN 01 J 4521',
      ...more,
    })
  const idOf = (reply: { body: Record<string, unknown> }) => (reply.body.driver as { id: string }).id

  test('is given to a ride by a tap, and the page of the traveller names them with the car at once', async () => {
    const driverId = idOf(await add())
    const [ride] = (await on('2027-02-09')).rides
    expect(ride && told(ride)).toEqual(['12:30', mixed.ref, 'To Wandoor', null])
    const { lineId, ride: name } = ride as Ride
    const given = await agent.post('/today/drivers', { ref: mixed.ref, lineId, ride: name, driverId })
    expect(given.body.driver).toMatchObject({ name: 'Suresh Kumar', tel: 'tel:+919434011223' })
    const booking = await mixed.asha.read(mixed.ref)
    expect(planOf(booking).cars[0]).toMatchObject({
      ...{ driver: 'Suresh Kumar', driverPhone: '+91 94340 11223', vehicles: 'Sedan: White Ertiga, AN 01 J 4521' },
    })
    expect(booking.history.at(-1)?.text).toBe('Driver named')
    expect((await on('2027-02-09')).rides.map(told)).toEqual([['12:30', mixed.ref, 'To Wandoor', 'Suresh Kumar']])
    await agent.post('/today/drivers', { ref: mixed.ref, lineId, ride: name, driverId: null })
    expect(planOf(await mixed.asha.read(mixed.ref)).cars[0]?.driver).toBeUndefined()
  })

  test('of a package each ride has its own: another one drives after the ferry', async () => {
    const [first, second] = [idOf(await add({ name: 'Anil Das' })), idOf(await add({ name: 'Bela Roy', vehicle: '' }))]
    const crossing = planOf(await packaged.asha.read(packaged.ref)).ferries[0]
    const day = crossing?.date ?? ''
    const rides = (await on(day)).rides.filter(({ ref }) => ref === packaged.ref)
    const [before, after] = [`${day}`, `${day}+1`]
    expect(new Set(rides.map(({ ride }) => ride))).toEqual(new Set([before, after]))
    const give = (ride: string, driverId: string) =>
      agent.post('/today/drivers', { ref: packaged.ref, lineId: 'line-1', ride, driverId })
    await give(before, first)
    expect((await give(after, second)).status).toBe(200)
    const entries = planOf(await packaged.asha.read(packaged.ref)).days.find(({ date }) => date === day)?.entries ?? []
    expect(entries.flatMap(({ note = '', text }) => (note.startsWith('Your driver') ? [[text, note]] : []))).toEqual([
      [expect.stringContaining('Car'), 'Your driver: Anil Das, +91 94340 11223, White Ertiga, AN 01 J 4521'],
      [expect.stringContaining('You land'), 'Your driver: Bela Roy, +91 94340 11223'],
    ])
    await give('2027-02-10', second)
    const arrival = planOf(await packaged.asha.read(packaged.ref)).days[0]?.entries[0]
    expect(arrival?.note).toBe('Your driver: Bela Roy, +91 94340 11223')
  })

  test('is refused for what is no ride, for nobody known, and for what is not confirmed', async () => {
    const driverId = idOf(await add())
    const give = async (more: object) => {
      const { status, body } = await agent.post('/today/drivers', {
        ...{ ref: mixed.ref, lineId: 'line-1', ride: 'line-1', driverId },
        ...more,
      })
      return [status, body.code, body.message]
    }
    const unknown = [404, 'not_found', 'We do not know this ride']
    expect(await give({ ref: 'PDK-00000-00000' })).toEqual(unknown)
    expect(await give({ lineId: 'line-9' })).toEqual(unknown)
    expect(await give({ ride: '2027-02-09' })).toEqual(unknown)
    expect(await give({ ref: packaged.ref, ride: '2027-02-10+3' })).toEqual(unknown)
    expect(await give({ driverId: 'nobody' })).toEqual([404, 'not_found', 'We do not know this driver'])
    expect(await give({ lineId: 'line-2', ride: 'line-2' })).toEqual([
      ...[409, 'not_now', 'Nobody is driven on this part of the trip'],
    ])
    const { db } = office.api.testDatabase
    const set = (state: 'completed' | 'confirmed_part') =>
      db.updateTable('booking').set({ state }).where('reference', '=', mixed.ref).execute()
    await set('completed')
    expect(await give({})).toEqual([409, 'not_now', 'This booking is not confirmed, or is over'])
    await set('confirmed_part')
    const cancel = sql`(select id from booking where reference = ${mixed.ref}) and line_id = 'line-1'`
    await sql`update booking_line set state = 'cancelled', kept = 0 where booking_id = ${cancel}`.execute(db)
    expect(await give({})).toEqual([409, 'not_now', 'This part of the trip was cancelled'])
    await sql`update booking_line set state = 'live', kept = null where booking_id = ${cancel}`.execute(db)
  })

  test('is known, found, changed, and no longer offered once they have left; who changed it is noted', async () => {
    const id = idOf(await add({ name: 'Ravi Left', phone: '+44 20 7946 0958' }))
    const found = (await agent.get('/drivers?q=ravi')).body as { rows: { id: string; phone: string }[]; total: number }
    expect([found.total, found.rows[0]?.phone]).toEqual([1, '+44 20 7946 0958'])
    const gone = await agent.patch(`/drivers/${id}`, { isActive: false, phone: '9434011224' })
    expect(gone.body.driver).toMatchObject({ isActive: false, phone: '+91 94340 11224', name: 'Ravi Left' })
    expect((await on('2027-02-09')).drivers.map((each) => each.id)).not.toContain(id)
    const audit = await office.owner.get(`/audit?subject=driver&subjectId=${id}`)
    expect((audit.body.rows as { action: string }[]).map(({ action }) => action)).toEqual(['changed', 'added'])
    expect((await agent.patch('/drivers/nobody', { name: 'X' })).body.message).toBe('We do not know this driver')
    for (const phone of ['+1 111 111 1111'])
      expect((await add({ phone })).body).toMatchObject({ code: 'invalid', errors: [{ field: 'phone' }] })
  })

  test('are two hundred at most', async () => {
    const { db } = office.api.testDatabase
    await sql`insert into driver (id, name, phone) select 'many-' || n, 'Many', '9434011223' from generate_series(1, 200) n`.execute(
      db,
    )
    const more = await add()
    expect([more.status, more.body.message]).toEqual([409, 'An office has up to 200 drivers'])
    await sql`delete from driver where id like 'many-%'`.execute(db)
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
