import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BookingStory } from '#contract/office/bookings.ts'
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
    const { history } = (await agent.get(`/bookings/${mixed.ref}`)).body.booking as BookingStory
    expect(history.slice(-2).map(({ text }) => text)).toEqual([
      'A driver was named for the ride of Tue 9 Feb 2027',
      'The driver was taken off for the ride of Tue 9 Feb 2027',
    ])
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
    expect(entries.flatMap(({ note = '', text }) => (note.includes('Your driver') ? [[text, note]] : []))).toEqual([
      [expect.stringContaining('Car'), 'Your driver: Anil Das, +91 94340 11223, White Ertiga, AN 01 J 4521'],
      [
        'You land at Swaraj Dweep Jetty',
        expect.stringMatching(/^Car to .+\. Your driver: Bela Roy, \+91 94340 11223$/),
      ],
    ])
    await give('2027-02-10', second)
    const arrival = planOf(await packaged.asha.read(packaged.ref)).days[0]?.entries[0]
    expect(arrival?.note).toBe('Your driver: Bela Roy, +91 94340 11223')
  })

  test('has every drive of a package at its time, with where from and where to; the plan of the traveller has them too', async () => {
    const plan = planOf(await packaged.asha.read(packaged.ref))
    const drives = []
    for (const { date } of plan.days)
      for (const { time, what, from, to } of (await on(date)).rides.filter(({ ref }) => ref === packaged.ref))
        drives.push([date.slice(-2), time, what, from, to])
    const [town, island] = plan.stays.map(({ hotelName }) => hotelName)
    expect(drives).toEqual([
      ['10', null, 'Airport pick-up', 'Airport', town],
      ['10', '15:00', "Corbyn's Cove", town, "Corbyn's Cove"],
      ['11', '06:45', 'To the ferry of 08:00', town, 'Haddo Wharf'],
      ['11', '09:30', 'Off the ferry, MV Tideline Meridian', 'Swaraj Dweep Jetty', island],
      ['11', '15:30', 'Radhanagar Beach, until sunset', island, 'Radhanagar Beach'],
      ['12', '08:30', 'Boat to Elephant Beach', island, 'Boat to Elephant Beach'],
      ['12', '16:00', 'Kalapathar Beach', island, 'Kalapathar Beach'],
      ['13', '14:30', 'To the ferry of 16:00', island, 'Swaraj Dweep Jetty'],
      ['13', '17:30', 'Off the ferry, MV Tideline Meridian', 'Haddo Wharf', town],
      ['14', null, 'Airport drop, 2 hours before your flight', town, 'Airport'],
    ])
    const told = plan.days.flatMap(({ entries }) => entries.map(({ text, note = '' }) => `${text}: ${note}`))
    expect(told).toContain(`Car to Swaraj Dweep Jetty: From ${island}`)
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
