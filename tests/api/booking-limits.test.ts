import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Line } from '#contract/v1/trip-lines.ts'
import { grounds } from '#tests/support/race-rounds.ts'
import { freshSailings } from '#tests/support/sailings.ts'
import { NOW, TODAY } from '#tests/support/staged-booking.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'
import { payer, TRIP_ID, visitor } from '#tests/support/traveller.ts'

let api: TestApi
let names: string[]
beforeAll(async () => {
  api = await openTestApi()
  await freshSailings(api, TODAY)
  names = (await grounds(api, NOW, TRIP_ID)).map(({ seat }) => seat)
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.setClock(NOW)
  await sql`delete from ferry_seat`.execute(api.testDatabase.db)
  await sql`delete from setting where key = 'holding_limits'`.execute(api.testDatabase.db)
})

const raise = (limits: object) =>
  sql`insert into setting (key, value) values ('holding_limits', ${JSON.stringify(limits)})
      on conflict (key) do update set value = excluded.value`.execute(api.testDatabase.db)
const somebody = (network?: string) => visitor(api, network)
const line = (from: number, count = 1, tripId = TRIP_ID): Line => ({
  kind: 'ferry',
  tripId,
  seats: names.slice(from, from + count),
})
const OTHER_DAY = TRIP_ID.replace('2026-12-25', '2026-12-24')
const LIMITED = [429, 'hold_limit', '900']
const said = ({ status, body, headers }: Awaited<ReturnType<ReturnType<typeof visitor>['hold']>>) => [
  status,
  body.code,
  headers.get('retry-after'),
]
const later = (minutes: number) => new Date(Date.parse(NOW) + minutes * 60_000).toISOString()

describe('limits on holding, as they are and as the office sets them', () => {
  test('three live holds; one that ran out or was given back counts no more', async () => {
    const asha = somebody()
    const first = await asha.held(line(0))
    for (const from of [1, 2]) await asha.held(line(from))
    expect(said(await asha.hold(line(3)))).toEqual(LIMITED)
    await asha.send('DELETE', `/holds/${first.id}`)
    await asha.held(line(3))
    expect(said(await asha.hold(line(4)))).toEqual(LIMITED)
    await api.setClock(later(16))
    await asha.held(line(4))
    await raise({ visitorHolds: 4 })
    for (const from of [5, 6, 7]) await asha.held(line(from))
    expect(said(await asha.hold(line(8)))).toEqual(LIMITED)
  })

  test('a hold that is being paid counts, and ends to count when its time is over', async () => {
    const asha = somebody()
    const pay = payer(api)
    for (const from of [0, 1, 2]) await pay.orderOf(asha, (await asha.booked([line(from)])).ref)
    expect(said(await asha.hold(line(3)))).toEqual(LIMITED)
    // Their time is over, and nobody has tidied up.
    await api.setClock(later(31))
    await asha.held(line(3))
  })

  test('seats of holds that are being paid count for a visitor and a network, seats of those that ran out do not', async () => {
    await raise({ networkPercent: 0, networkSeats: 12 })
    const [asha, ravi] = [somebody('198.51.100.7'), somebody('198.51.100.8')]
    const lines = [line(0, 6)]
    await payer(api).orderOf(asha, (await asha.booked(lines)).ref)
    expect(said(await asha.hold(line(6, 5)))).toEqual(LIMITED)
    expect(said(await ravi.hold(line(6, 7)))).toEqual(LIMITED)
    await ravi.held(line(6, 6))
    await api.setClock(later(31))
    await asha.held(line(0, 10))
    await ravi.held(line(10, 2))
    expect(said(await ravi.hold(line(12)))).toEqual(LIMITED)
  })

  test('who asks again for what they hold is led to their hold, and so is one who holds as much as one can', async () => {
    const [asha, ravi] = [somebody(), somebody()]
    const first = await asha.held(line(0, 2))
    const again = await asha.hold(line(1, 2))
    expect([again.status, again.body.code, again.body.ownHold]).toEqual([409, 'unavailable', first.id])
    expect(again.body.message).toMatch(/^You hold .+ already\. Go on with that/)
    const other = await ravi.hold(line(0))
    expect([other.body.ownHold, other.body.message]).toEqual([undefined, expect.stringMatching(/^Somebody was faster/)])
    await asha.held(line(3))
    const latest = await asha.held(line(4))
    expect((await asha.hold(line(5))).body.ownHold).toBe(latest.id)
  })

  test('ten seats of a sailing over all holds of a visitor', async () => {
    const asha = somebody()
    await asha.held(line(0, 6))
    expect(said(await asha.hold(line(6, 5)))).toEqual(LIMITED)
    await asha.held(line(6, 4))
    expect(said(await asha.hold(line(10), line(10, 1, OTHER_DAY)))).toEqual(LIMITED)
    await asha.held(line(10, 4, OTHER_DAY))
  })

  test('four people on three ferries are twelve seats of one trip, and no group', async () => {
    const [first, second, third] = [TRIP_ID, OTHER_DAY, TRIP_ID.replace('2026-12-25', '2026-12-26')]
    const held = await somebody().held(line(0, 4, first), line(0, 4, second), line(0, 4, third))
    expect(held.lines.map((each) => (each.kind === 'ferry' ? each.seats.length : 0))).toEqual([4, 4, 4])
  })

  test('fewer than ten where the office says so', async () => {
    await raise({ visitorSeats: 5 })
    const { status, body } = await somebody().hold(line(0, 6))
    expect([status, body.errors]).toEqual([
      422,
      [
        {
          field: 'lines.0',
          message: expect.stringMatching(/^We book groups of more than 5 seats on one ferry for you: /),
        },
      ],
    ])
    await somebody().held(line(0, 5))
  })

  test('seats of one sailing do not count for another, also where the office has lowered the limit since', async () => {
    const asha = somebody()
    await asha.held(line(0, 6))
    await raise({ visitorSeats: 5 })
    await asha.held(line(6, 1, OTHER_DAY))
    expect(said(await asha.hold(line(6)))).toEqual(LIMITED)
  })

  test('more than ten seats in one line, or on one ferry in two: by enquiry', async () => {
    const inOne = await somebody().hold(line(0, 11))
    expect([inOne.status, inOne.body.errors]).toEqual([
      422,
      [{ field: 'lines.0.seats', message: 'We book groups of more than 10 seats for you: please send an enquiry' }],
    ])
    await raise({ visitorSeats: 40 })
    const inTwo = await somebody().hold(line(0, 6), line(6, 5))
    expect([inTwo.status, inTwo.body.errors]).toEqual([
      422,
      [
        {
          field: 'lines.1',
          message: expect.stringMatching(/^We book groups of more than 10 seats on one ferry for you: /),
        },
      ],
    ])
  })

  test('one network: twenty seats of a sailing, whoever holds them', async () => {
    await raise({ networkPercent: 0 })
    for (const from of [0, 10]) await somebody('198.51.100.7').held(line(from, 10))
    expect(said(await somebody('198.51.100.250').hold(line(20)))).toEqual(LIMITED)
    await somebody('198.51.101.7').held(line(20))
    await somebody('198.51.100.7').held(line(21, 1, OTHER_DAY))
    await raise({ networkPercent: 0, networkSeats: 21 })
    await somebody('198.51.100.9').held(line(22))
    expect(said(await somebody('198.51.100.9').hold(line(23)))).toEqual(LIMITED)
  })

  test('one network: a tenth of a sailing where that is more', async () => {
    await raise({ networkSeats: 1 })
    const { rows } = await sql<{ sold: number }>`
      select sum(cardinality(cabin.seats) - cardinality(cabin.blocked))::int as sold from ferry_sailing sailing
        join ferry_trip trip on trip.id = sailing.trip_id join ferry_cabin cabin on cabin.vessel_id = trip.vessel_id
       where sailing.id = ${TRIP_ID}`.execute(api.testDatabase.db)
    const most = Math.floor((rows[0]?.sold ?? 0) / 10)
    expect(most).toBeGreaterThan(1)
    for (let from = 0; from < most; from += 10)
      await somebody('198.51.100.7').held(line(from, Math.min(10, most - from)))
    expect(said(await somebody('198.51.100.8').hold(line(most)))).toEqual(LIMITED)
    await raise({ networkSeats: 1, networkPercent: 100 })
    await somebody('198.51.100.8').held(line(most))
  })

  test('one seat three times a day in India, then not until the next', async () => {
    const asha = somebody()
    const holdAndRelease = async () => asha.send('DELETE', `/holds/${(await asha.held(line(0))).id}`)
    for (let times = 0; times < 3; times += 1) await holdAndRelease()
    expect(said(await asha.hold(line(0)))).toEqual(LIMITED)
    await somebody()
      .hold(line(0))
      .then(({ status }) => expect(status).toBe(201))
    await raise({ seatHoldsADay: 4 })
    await sql`delete from ferry_seat`.execute(api.testDatabase.db)
    await holdAndRelease()
    expect(said(await asha.hold(line(0)))).toEqual(LIMITED)
    await api.setClock(`${TODAY}T18:30:01Z`)
    await holdAndRelease()
  })

  test('fifteen minutes, ten more once for paying, thirty at most', async () => {
    const asha = somebody()
    const { ref, expiresAt } = await asha.booked([line(0)])
    expect(Date.parse(expiresAt ?? '') - Date.parse(NOW)).toBeLessThan(15 * 60_000 + 5_000)
    const pay = payer(api)
    await api.setClock(later(14))
    const order = await pay.orderOf(asha, ref)
    const paying = await asha.read(ref)
    const minutes = (at?: string) => Math.round((Date.parse(at ?? '') - Date.parse(NOW)) / 60_000)
    expect(minutes(paying.expiresAt)).toBe(24)
    await pay.tell(pay.pay(order, 'failed').id, 'payment.failed')
    await api.setClock(later(20))
    await pay.orderOf(asha, ref)
    expect(minutes((await asha.read(ref)).expiresAt)).toBe(24)
    await raise({ holdMinutes: 25, payMinutes: 20 })
    await api.setClock(NOW)
    const longer = await asha.booked([line(1)])
    expect(minutes(longer.expiresAt)).toBe(25)
    await api.setClock(later(24))
    await pay.orderOf(asha, longer.ref)
    expect(minutes((await asha.read(longer.ref)).expiresAt)).toBe(30)
  })
})
