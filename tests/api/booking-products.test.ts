import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Booking } from '#contract/v1/bookings.ts'
import type { Line } from '#contract/v1/trip-lines.ts'
import { ferrySeatsOf, freshSailings } from '#tests/support/sailings.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'
import { payer, person, seats, TRIP_ID, visitor } from '#tests/support/traveller.ts'

const TODAY = '2026-11-22'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await freshSailings(api, TODAY)
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.setClock(`${TODAY}T04:30:00Z`)
  await sql`delete from ferry_seat`.execute(api.testDatabase.db)
})

const stay = (checkIn: string, checkOut: string, roomId = 'tern-house-s'): Line => ({
  kind: 'hotel',
  roomId,
  checkIn,
  checkOut,
  rooms: [{ adults: 2, children: 0 }],
})

test('a car to a hotel is called after it, and a hotel elsewhere is refused', async () => {
  const ride = {
    ...{ kind: 'car' as const, hire: 'airport' as const, vehicles: [{ vehicleId: 'sedan', count: 1 }] },
    ...{ pickupDate: '2027-02-10', pickupTime: '10:00', passengers: 2 },
  }
  const { rows } = await sql<{ id: string; name: string; charge: string }>`
  select hotel.id, hotel.name, car_charge.id as charge from hotel join car_charge on to_point = point_id
   where hotel.is_active and hire = 'airport' and car_charge.is_active order by hotel.id limit 2`.execute(
    api.testDatabase.db,
  )
  const [hotel, other] = rows
  const hold = (hotelId = '', fromAirport = true) =>
    visitor(api).hold({ ...ride, chargeId: hotel?.charge ?? '', hotelIds: [hotelId], fromAirport })
  const [there, back] = [await hold(hotel?.id), await hold(hotel?.id, false)]
  const titleOf = ({ body }: typeof there) => (body.hold as { lines: { title: string }[] }).lines[0]?.title
  expect(titleOf(there)).toBe(`Veer Savarkar International Airport to ${hotel?.name}, Sedan`)
  expect(titleOf(back)).toBe(`${hotel?.name} to Veer Savarkar International Airport, Sedan`)
  const ridden = (back.body.hold as { plan: { cars: { pickupPlace: string }[] } }).plan.cars[0]
  expect(ridden?.pickupPlace).toBe(hotel?.name)
  const wrong = await hold(other?.id)
  expect([wrong.status, wrong.body.errors]).toEqual([
    422,
    [{ field: 'lines.0.hotelIds', message: 'This road does not lead to that hotel' }],
  ])
})

test('a stay is booked without sex and country, which only a carrier needs', async () => {
  const asha = visitor(api)
  const plain = { name: 'Asha Rao', age: 34 }
  const { id } = await asha.held(stay('2026-12-10', '2026-12-12'))
  const placed = await asha.place(id, { travellers: [plain] })
  expect([placed.status, placed.body]).toEqual([201, expect.anything()])
  const sailing = await asha.held(seats('P2A'))
  const listed = await asha.place(sailing.id, { travellers: [plain] })
  expect([listed.status, listed.body.errors]).toEqual([
    422,
    [{ field: 'travellers.0.sex', message: 'Please say who is on the ferry list: female, male or other' }],
  ])
})

describe('X3 (race 20) the last room of a night', () => {
  test('is held once; the day of checking out is free for the next', async () => {
    const { db } = api.testDatabase
    await sql`update room_night set allotment = 1, sold = 0
               where room_type_id = 'tern-house-s' and night between '2026-12-10' and '2026-12-14'`.execute(db)
    await visitor(api).held(stay('2026-12-10', '2026-12-12'))
    const refused = await visitor(api).hold(seats('P2A'), stay('2026-12-11', '2026-12-13'))
    expect([refused.status, refused.body.code]).toEqual([409, 'unavailable'])
    expect(refused.body.unavailable).toEqual([{ line: 1, free: ['Sat 12 Dec 2026: 1 room'] }])
    expect((await visitor(api).hold(stay('2026-12-12', '2026-12-13'))).status).toBe(201)
    await api.setClock('2026-11-22T04:46:00Z')
    expect((await visitor(api).hold(stay('2026-12-11', '2026-12-13'))).status).toBe(201)
  })
})

test('of a trip the thing that is sold out is named, with the hours that are free; in a quote too', async () => {
  const { db } = api.testDatabase
  const { rows } = await sql<{ placeId: string; time: string }>`
    select place_id as "placeId", start_time as time from activity_slot where activity_id = 'scuba-shore-try-dive' order by 1, 2 limit 1`.execute(
    db,
  )
  const { placeId = '', time = '' } = rows[0] ?? {}
  const dive: Line = {
    kind: 'activity',
    waterSportId: 'scuba-shore-try-dive',
    placeId,
    date: '2027-02-10',
    time,
    ages: [30],
  }
  const drive: Line = {
    ...{ kind: 'car', hire: 'airport', chargeId: 'airport.wandoor', vehicles: [{ vehicleId: 'sedan', count: 40 }] },
    ...{ pickupDate: '2027-02-10', pickupTime: '10:00', passengers: 2 },
  }
  const quoted = await api.post('/quotes', { lines: [seats('P2A'), dive] })
  await sql`insert into activity_claim select activity_id, place_id, '2027-02-10', start_time, unit
              from activity_slot, generate_series(1, capacity) unit
             where activity_id = 'scuba-shore-try-dive' and place_id = ${placeId} and start_time = ${time}`.execute(db)
  const gone = [{ line: 1, free: expect.arrayContaining([expect.stringMatching(/^\d\d:\d\d: \d+ places?$/)]) }]
  const held = await visitor(api).hold(seats('P2A'), dive)
  expect([held.status, held.body.code, held.body.unavailable]).toEqual([409, 'unavailable', gone])
  const { id, version } = quoted.body.quote as { id: string; version: number }
  const accepted = await visitor(api).post(`/quotes/${id}/accept`, { version })
  expect([accepted.status, accepted.body.code, accepted.body.unavailable]).toEqual([409, 'unavailable', gone])
  const cars = await visitor(api).hold(drive)
  expect([cars.status, cars.body.unavailable]).toEqual([409, [{ line: 0, free: [] }]])
})

describe('a trip of several things', () => {
  test('is one booking with one reference, paid first in part and then in full', async () => {
    const asha = visitor(api)
    const lines: Line[] = [seats('P2A', 'P2B'), stay('2026-12-25', '2026-12-27')]
    const hold = await asha.held(...lines)
    const [ferry, hotel] = hold.lines.map(({ price }) => price.amountPayable)
    expect(hold.total.amountPayable).toBe((ferry ?? 0) + (hotel ?? 0))
    expect(hold.initial).toEqual({
      amount: (ferry ?? 0) + Math.floor(((hotel ?? 0) * 30 + 50) / 100),
      balanceDate: '2026-12-10',
    })
    const { body } = await asha.place(hold.id, {
      plan: 'initial',
      travellers: [person(), person({ name: 'Ravi Rao' })],
    })
    const { ref, due } = body.booking as Booking
    expect(due).toBe(hold.initial?.amount)
    const pay = payer(api)
    await pay.tell(pay.pay(await pay.orderOf(asha, ref)).id)
    const part = await asha.read(ref)
    expect(part).toMatchObject({ state: 'confirmed_part', paid: due, due: hold.total.amountPayable - due })
    await pay.tell(pay.pay(await pay.orderOf(asha, ref)).id)
    expect(await asha.read(ref)).toMatchObject({
      state: 'confirmed',
      due: 0,
      documents: ['voucher', 'invoice', 'calendar'],
    })
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from room_claim where expires_at is null`.execute(api.testDatabase.db)
    expect(rows[0]?.count).toBe(2)
    expect(await ferrySeatsOf(api, TRIP_ID)).toEqual(['P2A', 'P2B'])
    await cancelStay(asha, ref, part.lines[1]?.lineId ?? '')
  })

  async function cancelStay(asha: ReturnType<typeof visitor>, ref: string, lineId: string): Promise<void> {
    const { body } = await asha.post(`/bookings/${ref}/cancel/preview`, { lineIds: [lineId] })
    const { quoteId, refund } = body.cancel as { quoteId: string; refund: number }
    expect((await asha.post(`/bookings/${ref}/cancel`, { quoteId })).status).toBe(200)
    const rest = await asha.read(ref)
    expect(rest).toMatchObject({ state: 'confirmed', due: 0 })
    expect(rest.lines.map(({ state }) => state)).toEqual(['live', 'cancelled'])
    expect(rest.refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(refund)
    expect(await ferrySeatsOf(api, TRIP_ID)).toEqual(['P2A', 'P2B'])
    const { rows } = await sql`select 1 from room_claim where expires_at is null`.execute(api.testDatabase.db)
    expect(rows).toEqual([])
  }
})

describe('travellers are who a line was booked for', () => {
  const dive: Line = {
    ...{ kind: 'activity', waterSportId: 'scuba-shore-try-dive', placeId: 'govind-nagar-beach' },
    ...{ date: '2027-02-11', time: '08:00', ages: [34, 36] },
  }
  const package_: Line = {
    ...{ kind: 'package', packageId: 'radhanagar-sunset-for-two', startDate: '2027-02-10' },
    ...{ adultCount: 1, childAges: [5] },
  }
  const aged = (...ages: number[]) => ages.map((age) => person({ age }))
  const place = async (line: Line, ages: number[]) => {
    const asha = visitor(api)
    const { id } = await asha.held(line)
    const { status, body } = await asha.place(id, { travellers: aged(...ages) })
    return [status, ...((body.errors as { field: string; message: string }[] | undefined) ?? [])]
  }

  test('a child of nine does not go on a dive that was booked for two of age', async () => {
    expect(await place(dive, [34, 9])).toEqual([
      422,
      {
        field: 'travellers',
        message: expect.stringMatching(
          /^You booked for 2 guests of ages 34, 36\. Of those you name for .+, 2 guests there are 2 guests of ages 9, 34\. Please choose those who take part, or ask us\.$/,
        ),
      },
    ])
    expect(await place(dive, [36, 34])).toEqual([201])
  })

  test('a package is for the ages that it was priced for: an adult is 13 or older', async () => {
    const words =
      /^You booked for 1 adult and a child aged 5\. Of those you name for .+ Ask us if your group has changed\.$/
    for (const ages of [
      [34, 4],
      [34, 12],
      [34, 30],
    ])
      expect(await place(package_, ages)).toEqual([422, { field: 'travellers', message: expect.stringMatching(words) }])
    expect(await place(package_, [34, 5])).toEqual([201])
  })
})
