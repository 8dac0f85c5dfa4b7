import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Line } from '#contract/v1/trip-lines.ts'
import { carLine, diveLine, openFullShop, roomLine } from '#tests/support/full-shop.ts'
import { type MailBox, openMailBox } from '#tests/support/mail-box.ts'
import { ownNetwork, TRIP_ID, type Visitor, visitor } from '#tests/support/traveller.ts'

let shop: Awaited<ReturnType<typeof openFullShop>>
let box: MailBox
beforeAll(async () => {
  shop = await openFullShop()
  box = await openMailBox(shop.api.testDatabase)
})
afterAll(async () => {
  await box.close()
  await shop.api.close()
})
beforeEach(() => shop.reset())

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
  (await query.execute(shop.api.testDatabase.db)).rows[0]?.count ?? 0

const SHELVES: Shelf[] = [
  {
    name: 'seats of a sailing',
    line: (index) => shop.seatLine(index, 1),
    ...{ most: 20, words: '20 seats or 10 % of one sailing', percent: 10 },
    ...{ byNumber: { networkPercent: 0 }, byPercent: { networkSeats: 1 } },
    stock: () =>
      countOf(sql`select sum(cardinality(cabin.seats) - cardinality(cabin.blocked))::int as count from ferry_sailing sailing
        join ferry_trip trip on trip.id = sailing.trip_id join ferry_cabin cabin on cabin.vessel_id = trip.vessel_id
       where sailing.id = ${TRIP_ID}`),
  },
  {
    name: 'rooms of a type on a night',
    line: () => roomLine(1),
    ...{ most: 3, words: '3 rooms or 20 % of one type on a night', percent: 20 },
    ...{ byNumber: { networkRoomsPercent: 0 }, byPercent: { networkRooms: 1 } },
    stock: () =>
      countOf(
        sql`select allotment as count from room_night where room_type_id = 'tern-house-s' and night = '2026-12-10'`,
      ),
  },
  {
    name: 'cars of a kind in a slot',
    line: () => carLine(1),
    ...{ most: 2, words: '2 cars or 25 % of one kind at a time', percent: 25 },
    ...{ byNumber: { networkCarsPercent: 0 }, byPercent: { networkCars: 1 } },
    stock: () => countOf(sql`select max(units)::int as count from car_fleet where vehicle_id = 'sedan'`),
  },
  {
    name: 'places of a start time',
    line: () => diveLine(1),
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
    await shop.raise({ ...LOTS, ...byNumber })
    const network = ownNetwork()
    const { held, reply } = await hoard(line, async () => visitor(shop.api, network), most + 1)
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
    await visitor(shop.api).held(line(most + 1))
    await shop.runOut()
    await visitor(shop.api, network).held(line(most + 2))
  })

  test('a percent of it where that is more', async () => {
    await shop.raise({ ...LOTS, ...byPercent })
    const share = Math.max(1, Math.floor(((await stock()) * percent) / 100))
    const network = ownNetwork()
    const { held, reply } = await hoard(line, async () => visitor(shop.api, network), share + 1)
    expect([held, reply.status]).toEqual([share, 429])
  })

  test('who has proved a mailbox is counted by it, from whatever network and in whatever browser', async () => {
    await shop.raise({ ...LOTS, ...byNumber })
    const email = `hoarder${Math.random().toString(36).slice(2)}@example.in`
    let spelling = 0
    const buyer = async () => {
      spelling += 1
      return signedIn(spelling % 2 === 0 ? email.toUpperCase() : email.replace('@', `+${spelling}@`))
    }
    const { held, reply } = await hoard(line, buyer, most + 1)
    expect([held, reply.status, reply.body.code]).toEqual([most, 429, 'hold_limit'])
    await visitor(shop.api).held(line(most + 1))
  }, 60_000)
})

/** A browser on a network of its own whose session has proved that mailbox. */
async function signedIn(email: string): Promise<Visitor> {
  const from = ownNetwork()
  const buyer = visitor(shop.api, from)
  const asked = await shop.api.post('/auth/code', { email }, {}, from)
  // Many codes for one mailbox are a matter of signing in, not of holding.
  await sql`delete from limit_counter`.execute(shop.api.testDatabase.db)
  const { challengeId } = asked.body
  const proved = await buyer.post('/auth/verify', { challengeId, code: await codeOf(challengeId) })
  expect([proved.status, proved.body]).toEqual([200, expect.anything()])
  return buyer
}

async function codeOf(challengeId: unknown): Promise<string> {
  const { rows } = await sql<{ email: string }>`select email from sign_in_challenge where id = ${challengeId}`.execute(
    shop.api.testDatabase.db,
  )
  return box.codeFor(rows[0]?.email ?? '')
}
