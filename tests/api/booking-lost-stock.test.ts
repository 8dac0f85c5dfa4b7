import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeHold } from '#server/bookings/holds/make-hold.ts'
import { priceLines, readPricingMoment } from '#server/bookings/price/price-lines.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { claimNights } from '#server/hotels/claim-nights.ts'
import { NO_STOCK } from '#server/products/priced-line.ts'
import { clearStage, minutesLater } from '../support/booking-stages.ts'
import { freshSailings } from '../support/sailings.ts'
import { booksOf, lakhLine, stageHeld, TODAY } from '../support/staged-booking.ts'
import { openTestApi, type TestApi } from '../support/test-api.ts'
import { seats, TRIP_ID, visitor } from '../support/traveller.ts'

const LAKH = 100_000
const NIGHT = { roomTypeId: 'tern-house-s', night: '2026-12-26' }

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await freshSailings(api, TODAY)
})
afterAll(() => api.close())
beforeEach(async () => {
  await clearStage(api)
  await sql`update ferry_sailing set is_active = true where id = ${TRIP_ID}`.execute(api.testDatabase.db)
  await sql`delete from room_claim`.execute(api.testDatabase.db)
  await sql`
    insert into room_night (room_type_id, night, price, allotment, sold) values (${NIGHT.roomTypeId}, ${NIGHT.night}, 4000, 4, 0)
    on conflict (room_type_id, night) do update set allotment = 4, sold = 0`.execute(api.testDatabase.db)
})

const strikeOff = () =>
  sql`update ferry_sailing set is_active = false where id = ${TRIP_ID}`.execute(api.testDatabase.db)
const soldRooms = async () => {
  const { rows } = await sql<{ sold: number }>`
    select sold from room_night where room_type_id = ${NIGHT.roomTypeId} and night = ${NIGHT.night}::date`.execute(
    api.testDatabase.db,
  )
  return rows[0]?.sold
}
const stay = (rooms: number) => lakhLine({ stock: { ...NO_STOCK, nights: [{ ...NIGHT, rooms }] } })
const settled = (captured = LAKH) => ({
  ...{ state: 'settling', mails: ['settling'], refunds: [captured], captured, returned: captured, seats: 'free' },
})

describe('stock lost between a live hold and its money', () => {
  test('a seat that somebody else has: all of the money goes back, and the other keeps the seat', async () => {
    const booking = await stageHeld(api)
    const order = await booking.order()
    await sql`delete from ferry_seat where claim = ${booking.id}`.execute(api.testDatabase.db)
    const { id } = await visitor(api).held(seats('P2A'))
    await booking.pays(order)
    await api.runJobs()
    expect(await booksOf(api, booking)).toMatchObject(settled())
    expect(await booksOf(api, { id })).toMatchObject({ state: 'held', seats: 'held' })
  })

  test('one line of two is lost: nothing of the trip is kept', async () => {
    const booking = await stageHeld(api, { lines: [lakhLine(), lakhLine({}, 'P5A')] })
    const order = await booking.order()
    await sql`delete from ferry_seat where claim = ${booking.id} and seat = 'P2A'`.execute(api.testDatabase.db)
    await visitor(api).held(seats('P2A'))
    await booking.pays(order)
    await api.runJobs()
    expect(await booksOf(api, booking)).toMatchObject(settled(2 * LAKH))
  })

  test('a sailing that is struck off: all of the money goes back', async () => {
    const booking = await stageHeld(api)
    const order = await booking.order()
    await strikeOff()
    await booking.pays(order)
    await api.runJobs()
    expect(await booksOf(api, booking)).toMatchObject(settled())
  })

  test('a night on which the hotel is shut now: all of the money goes back', async () => {
    const booking = await stageHeld(api, { lines: [stay(3), lakhLine()] })
    const order = await booking.order()
    await sql`delete from room_night where room_type_id = ${NIGHT.roomTypeId} and night = ${NIGHT.night}::date`.execute(
      api.testDatabase.db,
    )
    await booking.pays(order)
    await api.runJobs()
    expect(await booksOf(api, booking)).toMatchObject(settled(2 * LAKH))
  })

  test('what is only authorised is not taken, and goes back by itself', async () => {
    const booking = await stageHeld(api)
    const order = await booking.order()
    await strikeOff()
    const { id } = await booking.pays(order, 'authorised')
    await api.runJobs()
    expect(await booksOf(api, booking)).toMatchObject({ state: 'paying', refunds: [], captured: 0 })
    expect(api.gateway.books.payments.get(id)?.status).toBe('authorized')
  })
})

describe('rooms that ran out', () => {
  test('are given back once, though who claimed after them falls short and nothing is undone', async () => {
    const { db } = api.testDatabase
    const [gone, live] = [await stageHeld(api, { lines: [stay(1)] }), await stageHeld(api, { lines: [stay(3)] })]
    await sql`update room_claim set expires_at = app_now() - interval '1 minute' where claim = ${gone.id}`.execute(db)
    const short = await inTransaction(db, (tx) =>
      claimNights(tx, [{ ...NIGHT, rooms: 2 }], { key: 'late', expiresAt: null }),
    )
    expect([short, await soldRooms()]).toEqual([[0], 3])
    await live.apply({ type: 'guest_cancelled', cause: 'test' })
    expect(await soldRooms()).toBe(0)
  })
})

describe('a sailing struck off', () => {
  test('between price and claim is not held, and the line is named', async () => {
    const { db } = api.testDatabase
    const lines = [seats('P2A')]
    const priced = await priceLines(api.parts, lines, await readPricingMoment(db))
    if (!priced.ok) throw new Error(priced.error.message)
    await strikeOff()
    const made = await makeHold(api.parts, {
      ...{ lines, network: 'network', countedBy: 'network' },
      met: { visitor: { id: 'asha', email: null, bookingId: null } },
      quoted: { id: 'quote', lines: priced.value, accept: async () => {} },
    })
    expect(made.ok ? made.value : [made.error.status, made.error.code]).toEqual([409, 'unavailable'])
    const { rows } = await sql`select 1 from ferry_seat`.execute(db)
    expect(rows).toEqual([])
  })

  test('while its time ran out: late money goes back, also to who would sit elsewhere', async () => {
    const booking = await stageHeld(api, { reseat: true })
    const order = await booking.order()
    await strikeOff()
    await api.setClock(minutesLater(31))
    await booking.pays(order)
    await api.runJobs()
    expect(await booksOf(api, booking)).toMatchObject(settled())
  })
})
