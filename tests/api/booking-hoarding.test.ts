import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Line } from '#contract/v1/trip-lines.ts'
import { type MailBox, openMailBox } from '#tests/support/mail-box.ts'
import { grounds } from '#tests/support/race-rounds.ts'
import { freshSailings } from '#tests/support/sailings.ts'
import { NOW, TODAY } from '#tests/support/staged-booking.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'
import { ownNetwork, TRIP_ID, type Visitor, visitor } from '#tests/support/traveller.ts'

let api: TestApi
let box: MailBox
let seatNames: string[]
beforeAll(async () => {
  api = await openTestApi()
  box = await openMailBox(api.testDatabase)
  await freshSailings(api, TODAY)
  seatNames = (await grounds(api, NOW, TRIP_ID)).map(({ seat }) => seat)
  // More of everything than the limits let go, so that it is they who refuse.
  const { db } = api.testDatabase
  await sql`update room_night set allotment = 15, sold = 0 where room_type_id = 'tern-house-s'`.execute(db)
  await sql`update car_fleet set units = 8 where vehicle_id = 'sedan'`.execute(db)
  await sql`update activity_slot set capacity = 32 where activity_id = 'scuba-shore-try-dive'`.execute(db)
})
afterAll(async () => {
  await box.close()
  await api.close()
})
beforeEach(async () => {
  const { db } = api.testDatabase
  for (const table of ['ferry_seat', 'room_claim', 'car_claim', 'activity_claim', 'holding_limit_reached', 'outbox'])
    await sql`delete from ${sql.table(table)}`.execute(db)
  await sql`update room_night set sold = 0`.execute(db)
  await sql`delete from setting where key = 'holding_limits'`.execute(db)
  await api.setClock(NOW)
  await sql`update booking set created_at = app_now() - interval '1 hour', expires_at = app_now() - interval '1 minute'`.execute(
    db,
  )
})

const raise = (limits: object) =>
  sql`insert into setting (key, value) values ('holding_limits', ${JSON.stringify(limits)})
      on conflict (key) do update set value = excluded.value`.execute(api.testDatabase.db)

const DAY = '2026-12-25'
const seatLine = (from: number, count: number): Line => ({
  kind: 'ferry',
  tripId: TRIP_ID,
  seats: seatNames.slice(from, from + count),
})
const rooms = (count: number): Line => ({
  ...{ kind: 'hotel', roomId: 'tern-house-s', checkIn: '2026-12-10', checkOut: '2026-12-12' },
  rooms: Array.from({ length: count }, () => ({ adults: 2, children: 0 })),
})
const cars = (count: number): Line => ({
  ...{ kind: 'car', hire: 'airport', chargeId: 'airport.wandoor', vehicles: [{ vehicleId: 'sedan', count }] },
  ...{ pickupDate: DAY, pickupTime: '10:00', passengers: 2 },
})
const dives = (count: number): Line => ({
  ...{
    kind: 'activity',
    waterSportId: 'scuba-shore-try-dive',
    placeId: 'govind-nagar-beach',
    date: DAY,
    time: '08:00',
  },
  ages: Array.from({ length: count }, () => 30),
})

type Shelf = {
  name: string
  /** One more that nobody has. */
  line: (index: number) => Line
  /** How many of them one network holds, and what it is told then. */
  most: number
  words: string
  /** Settings that leave only the number, and only the percent. */
  byNumber: object
  byPercent: object
  stock: () => Promise<number>
  percent: number
}

const countOf = async (query: ReturnType<typeof sql<{ count: number }>>) =>
  (await query.execute(api.testDatabase.db)).rows[0]?.count ?? 0

const SHELVES: Shelf[] = [
  {
    name: 'seats of a sailing',
    line: (index) => seatLine(index, 1),
    ...{ most: 20, words: '20 seats or 10 % of one sailing', percent: 10 },
    ...{ byNumber: { networkPercent: 0 }, byPercent: { networkSeats: 1 } },
    stock: () =>
      countOf(sql`select sum(cardinality(cabin.seats) - cardinality(cabin.blocked))::int as count from ferry_sailing sailing
        join ferry_trip trip on trip.id = sailing.trip_id join ferry_cabin cabin on cabin.vessel_id = trip.vessel_id
       where sailing.id = ${TRIP_ID}`),
  },
  {
    name: 'rooms of a type on a night',
    line: () => rooms(1),
    ...{ most: 3, words: '3 rooms or 20 % of one type on a night', percent: 20 },
    ...{ byNumber: { networkRoomsPercent: 0 }, byPercent: { networkRooms: 1 } },
    stock: () =>
      countOf(
        sql`select allotment as count from room_night where room_type_id = 'tern-house-s' and night = '2026-12-10'`,
      ),
  },
  {
    name: 'cars of a kind in a slot',
    line: () => cars(1),
    ...{ most: 2, words: '2 cars or 25 % of one kind at a time', percent: 25 },
    ...{ byNumber: { networkCarsPercent: 0 }, byPercent: { networkCars: 1 } },
    stock: () => countOf(sql`select max(units)::int as count from car_fleet where vehicle_id = 'sedan'`),
  },
  {
    name: 'places of a start time',
    line: () => dives(1),
    ...{ most: 8, words: '8 places or 25 % of one start time', percent: 25 },
    ...{ byNumber: { networkPlacesPercent: 0 }, byPercent: { networkPlaces: 1 } },
    stock: () =>
      countOf(sql`select capacity as count from activity_slot
       where activity_id = 'scuba-shore-try-dive' and place_id = 'govind-nagar-beach' and start_time = '08:00'`),
  },
]

const LOTS = { networkNewHolds: 1_000 }
const PHONE = /or call \+91 [\d ]+\.$/

/** Holds one by one, each by a browser of its own, until one is refused; says how many were held and what was said then. */
async function hoard(line: (index: number) => Line, buyer: () => Promise<Visitor>, most: number) {
  for (let held = 0; held <= most; held += 1) {
    const reply = await (await buyer()).hold(line(held))
    if (reply.status !== 201) return { held, reply }
  }
  throw new Error(`More than ${most} were held`)
}

describe.each(SHELVES)('one network and $name', ({ line, most, words, byNumber, byPercent, stock, percent }) => {
  test('whoever comes from it holds no more together; another network still buys', async () => {
    await raise({ ...LOTS, ...byNumber })
    const network = ownNetwork()
    const { held, reply } = await hoard(line, async () => visitor(api, network), most + 1)
    expect([held, reply.status, reply.body.code, reply.headers.get('retry-after')]).toEqual([
      most,
      429,
      'hold_limit',
      '900',
    ])
    const told = words.replace(/\d+ %/, '0 %')
    const said = String(reply.body.message)
    expect(
      said.startsWith(`That is more than one network may hold: ${told}. Please hold fewer, send us an enquiry,`),
    ).toBe(true)
    expect(said).toMatch(PHONE)
    await visitor(api).held(line(most + 1))
    await sql`update booking set expires_at = app_now() - interval '1 minute'`.execute(api.testDatabase.db)
    const { db } = api.testDatabase
    for (const table of ['ferry_seat', 'room_claim', 'car_claim', 'activity_claim'])
      await sql`update ${sql.table(table)} set expires_at = app_now() - interval '1 minute'`.execute(db)
    await visitor(api, network).held(line(most + 2))
  })

  test('a percent of it where that is more', async () => {
    await raise({ ...LOTS, ...byPercent })
    const share = Math.max(1, Math.floor(((await stock()) * percent) / 100))
    const network = ownNetwork()
    const { held, reply } = await hoard(line, async () => visitor(api, network), share + 1)
    expect([held, reply.status]).toEqual([share, 429])
  })

  test('who has proved a mailbox is counted by it, from whatever network and in whatever browser', async () => {
    await raise({ ...LOTS, ...byNumber })
    const email = `hoarder${Math.random().toString(36).slice(2)}@example.in`
    let spelling = 0
    const buyer = async () => {
      spelling += 1
      return signedIn(spelling % 2 === 0 ? email.toUpperCase() : email.replace('@', `+${spelling}@`))
    }
    const { held, reply } = await hoard(line, buyer, most + 1)
    expect([held, reply.status, reply.body.code]).toEqual([most, 429, 'hold_limit'])
    await visitor(api).held(line(most + 1))
  }, 60_000)
})

/** A browser on a network of its own whose session has proved that mailbox. */
async function signedIn(email: string): Promise<Visitor> {
  const from = ownNetwork()
  const buyer = visitor(api, from)
  const asked = await api.post('/auth/code', { email }, {}, from)
  // Many codes for one mailbox are a matter of signing in, not of holding.
  await api.forgetLimits()
  const { challengeId } = asked.body
  const proved = await buyer.post('/auth/verify', { challengeId, code: await codeOf(challengeId) })
  expect([proved.status, proved.body]).toEqual([200, expect.anything()])
  return buyer
}

async function codeOf(challengeId: unknown): Promise<string> {
  const { rows } = await sql<{ email: string }>`select email from sign_in_challenge where id = ${challengeId}`.execute(
    api.testDatabase.db,
  )
  return box.codeFor(rows[0]?.email ?? '')
}

describe('what else one network may hold', () => {
  test('one ask above the share is refused whole, whatever else is in it', async () => {
    const asha = visitor(api)
    const refused = await asha.hold(seatLine(0, 1), rooms(4))
    expect([refused.status, refused.body.code]).toEqual([429, 'hold_limit'])
    const { rows: claims } = await sql`select 1 from ferry_seat union all select 1 from room_claim`.execute(
      api.testDatabase.db,
    )
    expect(claims).toEqual([])
  })

  test('what a package claims counts too: its rooms and the seats of its ferries', async () => {
    const trip: Line = {
      ...{ kind: 'package', packageId: 'radhanagar-sunset-for-two', startDate: '2027-02-10' },
      ...{ adultCount: 2, childAges: [] },
    }
    for (const [limits, words] of [
      [{ networkRooms: 1, networkRoomsPercent: 0 }, '1 room or 0 % of one type on a night'],
      [{ networkSeats: 3, networkPercent: 0 }, '3 seats or 0 % of one sailing'],
    ] as const) {
      await raise(limits)
      const network = ownNetwork()
      await visitor(api, network).held(trip)
      const refused = await visitor(api, network).hold(trip)
      expect([refused.status, refused.body.code]).toEqual([429, 'hold_limit'])
      expect(refused.body.message).toContain(words)
      await visitor(api).held(trip)
    }
  })

  test('what is being paid counts; what is paid for counts no more', async () => {
    const network = ownNetwork()
    const asha = visitor(api, network)
    const { ref } = await asha.booked([rooms(3)], { travellers: [{ name: 'Asha Rao', age: 34 }] })
    const { db } = api.testDatabase
    await sql`update booking set state = 'paying' where reference = ${ref}`.execute(db)
    expect((await visitor(api, network).hold(rooms(1))).status).toBe(429)
    await sql`update room_claim set expires_at = null`.execute(db)
    await sql`update booking set state = 'confirmed' where reference = ${ref}`.execute(db)
    await visitor(api, network).held(rooms(1))
  })

  test('twenty new holds in ten minutes by visitors without a cookie, whatever is held', async () => {
    const network = ownNetwork()
    const known = visitor(api, network)
    await known.held(seatLine(0, 1))
    for (let index = 1; index < 20; index += 1) {
      const buyer = visitor(api, network)
      const { id } = await buyer.held(seatLine(index, 1))
      await buyer.send('DELETE', `/holds/${id}`)
    }
    const refused = await visitor(api, network).hold(seatLine(30, 1))
    expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([429, 'hold_limit', '600'])
    expect(String(refused.body.message)).toMatch(
      /^Many trips have been held from your network in the last 10 minutes\. Please try again in 10 minutes, send us an enquiry, or call \+91 /,
    )
    // Who has the cookie of before, and who comes from elsewhere.
    await known.held(seatLine(31, 1))
    await visitor(api).held(seatLine(32, 1))
    await sql`update booking set created_at = created_at - interval '11 minutes'`.execute(api.testDatabase.db)
    await visitor(api, network).held(seatLine(33, 1))
  })

  test('the office is told, once an hour, of a network that is refused five things', async () => {
    const network = ownNetwork()
    const tooMuch = [
      seatLine(0, 10),
      rooms(4),
      cars(3),
      dives(9),
      { ...rooms(4), checkIn: '2026-12-20', checkOut: '2026-12-21' } as Line,
    ]
    await raise({ networkPercent: 0, networkSeats: 5 })
    for (const line of tooMuch.slice(0, 3)) expect((await visitor(api, network).hold(line)).status).toBe(429)
    // The stay of two nights is two things already.
    expect(await alerts()).toHaveLength(0)
    for (const line of tooMuch.slice(3)) expect((await visitor(api, network).hold(line)).status).toBe(429)
    const [alert, ...more] = await alerts()
    expect(more).toEqual([])
    expect(alert?.subject).toBe('Please look at somebody who holds a lot')
    expect(alert?.text).toMatch(
      /^One network, or one mailbox, has asked for more than its share of many things within an hour\./,
    )
    expect(alert?.text).not.toContain(network)
    await visitor(api, network).hold(rooms(4))
    expect(await alerts()).toEqual([])
  })
})

const alerts = async () => (await api.runMails()).filter(({ subject }) => subject.startsWith('Please look at'))
