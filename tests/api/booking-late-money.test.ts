import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sweepExpired } from '#server/bookings/holds/sweep.ts'
import { NO_STOCK, type PricedLine } from '#server/products/priced-line.ts'
import { clearStage, minutesLater } from '#tests/support/booking-stages.ts'
import { leaveFree, seated, seatsLine, seatsOf } from '#tests/support/lost-seats.ts'
import { freshSailings } from '#tests/support/sailings.ts'
import { booksOf, lakhLine, type Staged, type StagePlan, stageHeld, TODAY } from '#tests/support/staged-booking.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'
import { payer, seats, TRIP_ID, visitor } from '#tests/support/traveller.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await freshSailings(api, TODAY)
})
afterAll(() => api.close())
beforeEach(() => clearStage(api))

const LAKH = 100_000
const late = { state: 'confirmed', mails: ['late'], refunds: [], captured: LAKH, seats: 'booked' }
const back = (captured = LAKH) => ({
  ...{ state: 'settling', mails: ['settling'], refunds: [captured], captured, returned: captured, seats: 'free' },
})

/** Its time is over while it is being paid. */
async function expired(plan: StagePlan): Promise<{ booking: Staged; order: string }> {
  const booking = await stageHeld(api, plan)
  const order = await booking.order()
  await runOut()
  expect(await booking.state()).toBe('expired')
  return { booking, order }
}

async function runOut(): Promise<void> {
  await api.setClock(minutesLater(31))
  await sweepExpired(api.parts)
}

describe('money after the time ran out, seats lost meanwhile', () => {
  test('nothing is lost: who would sit elsewhere keeps the seats', async () => {
    const { booking, order } = await expired({ lines: [seatsLine('P2A', 'P2B')], reseat: true })
    await booking.pays(order)
    expect(await booksOf(api, booking)).toMatchObject(late)
    expect(await seatsOf(api, booking)).toEqual(seated(['P2A', 'P2B']))
  })

  test('one is lost: both sit elsewhere, beside each other in the same class', async () => {
    const { booking, order } = await expired({ lines: [seatsLine('P2A', 'P2B')], reseat: true })
    await leaveFree(api, 'P%', ['P2B', 'P7D', 'P9E', 'P9F'])
    await booking.pays(order)
    expect(await booksOf(api, booking)).toMatchObject(late)
    expect(await seatsOf(api, booking)).toEqual(seated(['P9E', 'P9F']))
  })

  test('one is lost, and they do not wish to sit elsewhere: all of the money goes back', async () => {
    const { booking, order } = await expired({ lines: [seatsLine('P2A', 'P2B')] })
    await visitor(api).held(seats('P2A'))
    await booking.pays(order)
    await api.runJobs()
    expect(await booksOf(api, booking)).toMatchObject(back())
    expect((await seatsOf(api, booking))?.has).toEqual([])
  })

  test.each([
    ['the class is full, another is not', ['B3A', 'B3B', 'P7D']],
    ['the seats that are left do not touch', ['P7D', 'P9F', 'P9H']],
    ['none is left', []],
  ])('%s: all of the money goes back', async (_, free) => {
    const { booking, order } = await expired({ lines: [seatsLine('P2A', 'P2B')], reseat: true })
    await leaveFree(api, '%', free)
    api.gateway.follow({})
    await booking.pays(order)
    await api.runJobs()
    expect(await booksOf(api, booking)).toMatchObject({
      ...back(),
      state: 'cancelled',
      mails: ['settling', 'refunded'],
    })
    expect(await seatsOf(api, booking)).toMatchObject({ has: [], asked: [['P2A', 'P2B']] })
  })

  test('two lines on one boat: who lost seats does not sit on those of the others', async () => {
    const kept = await expired({ lines: [seatsLine('P2A'), seatsLine('P2B')], reseat: true })
    await leaveFree(api, 'P%', ['P2B', 'P9F'])
    await kept.booking.pays(kept.order)
    expect(await seatsOf(api, kept.booking)).toEqual(seated(['P9F'], ['P2B']))

    await clearStage(api)
    const both = await expired({ lines: [seatsLine('P2A'), seatsLine('P2B')], reseat: true })
    await leaveFree(api, 'P%', ['P7D', 'P9F'])
    await both.booking.pays(both.order)
    expect(await booksOf(api, both.booking)).toMatchObject({ ...late, captured: 2 * LAKH })
    expect((await seatsOf(api, both.booking))?.has).toEqual(['P7D', 'P9F'])
  })

  test('a part that has no seats to choose from is lost: nothing of the trip is kept', async () => {
    const { rows } = await sql<{ roomTypeId: string; night: string }>`
      select room_type_id as "roomTypeId", night from room_night
       where night = '2026-12-26' and allotment > sold order by room_type_id limit 1`.execute(api.testDatabase.db)
    const [night = { roomTypeId: '', night: '' }] = rows
    const stay = lakhLine({
      asked: { kind: 'hotel', roomId: night.roomTypeId, checkIn: night.night, checkOut: '2026-12-27', rooms: [] },
      stock: { ...NO_STOCK, nights: [{ ...night, rooms: 1 }] },
    })
    const { booking, order } = await expired({ lines: [seatsLine('P2A'), stay], reseat: true })
    await visitor(api).held(seats('P2A'))
    const where = sql`where room_type_id = ${night.roomTypeId} and night = ${night.night}::date`
    await sql`update room_night set allotment = sold ${where}`.execute(api.testDatabase.db)
    await booking.pays(order)
    expect(await booksOf(api, booking)).toMatchObject({ state: 'settling', refunds: [2 * LAKH], seats: 'free' })
  })

  test('paid in time and heard of after it: seated elsewhere all the same, and not late', async () => {
    const booking = await stageHeld(api, { lines: [seatsLine('P2A', 'P2B')], reseat: true })
    api.gateway.books.pay({ orderId: await booking.order(), outcome: 'captured' })
    await api.setClock(minutesLater(31))
    await leaveFree(api, 'P%', ['P2B', 'P9E', 'P9F'])
    await sweepExpired(api.parts)
    expect(await booksOf(api, booking)).toMatchObject({ ...late, mails: ['confirmed'] })
    expect([await booking.one('late'), await seatsOf(api, booking)]).toEqual([{ late: false }, seated(['P9E', 'P9F'])])
  })

  test('as calls and papers show it: the price that was held, the new seats by their names', async () => {
    const asha = visitor(api)
    const { ref, total } = await asha.booked([seats('P2A', 'P2B')], { reseat: true })
    const pay = payer(api)
    const order = await pay.orderOf(asha, ref)
    await runOut()
    await leaveFree(api, 'P%', ['P9E', 'P9F'])
    const fares = sql`select fares from ferry_sailing where id = ${TRIP_ID}`
    const before = (await sql<{ fares: object }>`${fares}`.execute(api.testDatabase.db)).rows[0]?.fares
    await sql`update ferry_sailing set fares = (select jsonb_object_agg(key, (value::text)::int + 500) from jsonb_each(fares)) where id = ${TRIP_ID}`.execute(
      api.testDatabase.db,
    )
    await pay.tell(pay.pay(order).id)
    await sql`update ferry_sailing set fares = ${JSON.stringify(before)} where id = ${TRIP_ID}`.execute(
      api.testDatabase.db,
    )
    const booking = await asha.read(ref)
    expect(booking).toMatchObject({ state: 'confirmed', late: true, total, paid: total.amountPayable, due: 0 })
    const [ferry] = booking.lines
    expect(ferry).toMatchObject({ seats: ['P9E', 'P9F'] })
    expect(JSON.stringify(ferry)).toContain('Premium, seats 9E and 9F')
    // References and versions are letters by chance.
    expect(JSON.stringify([ferry?.details, booking.plan])).not.toMatch(/2A|2B/)
  })
})

const HOUR = 3_600_000
const CLOSES = minutesLater(7 * 60)

describe('how late money may be', () => {
  // Sales close days later: only the day counts.
  const longOpen = (seat = 'P2A') => lakhLine({ salesCloseAt: new Date(minutesLater(96 * 60)) }, seat)
  // Sales close before the day is over: only they count.
  const soonClosed = (seat = 'P2A') => lakhLine({ salesCloseAt: new Date(CLOSES) }, seat)

  /** Paid so many seconds after a day has passed since the time of the booking ran out. */
  async function paidADayLater(lines: PricedLine[], seconds: number): Promise<Staged> {
    const { booking, order } = await expired({ lines, reseat: true })
    const { expires_at: ranOutAt } = await booking.one<{ expires_at: Date }>('expires_at')
    await api.setClock(new Date(ranOutAt.getTime() + 24 * HOUR + seconds * 1000).toISOString())
    await booking.pays(order)
    return booking
  }

  async function paidAround(lines: PricedLine[], closesAt: string, seconds: number): Promise<Staged> {
    const { booking, order } = await expired({ lines, reseat: true })
    await api.setClock(new Date(Date.parse(closesAt) + seconds * 1000).toISOString())
    await booking.pays(order)
    return booking
  }

  test('within 24 hours, and before sales close, it is as good as in time', async () => {
    // A slow machine gets there in time, too.
    expect(await booksOf(api, await paidADayLater([longOpen()], -60))).toMatchObject(late)
    await clearStage(api)
    expect(await booksOf(api, await paidAround([soonClosed()], CLOSES, -60))).toMatchObject(late)
  })

  test('later than 24 hours all of it goes back, though sales are open and the seat is free', async () => {
    const booking = await paidADayLater([longOpen()], 1)
    await api.runJobs()
    expect(await booksOf(api, booking)).toMatchObject(back())
  })

  test.each([
    ['sales closed', [soonClosed()]],
    ['sales of one line of two closed', [longOpen('P2B'), soonClosed()]],
  ])('after %s all of it goes back, though the day is not over and the seats are free', async (_, lines) => {
    const booking = await paidAround(lines, CLOSES, 1)
    await api.runJobs()
    expect(await booksOf(api, booking)).toMatchObject(back(lines.length * LAKH))
  })

  test('the day is counted from when the time ran out, not from when anybody tidied up', async () => {
    const booking = await stageHeld(api, { lines: [longOpen()] })
    const order = await booking.order()
    await api.setClock(minutesLater(20 * 60))
    await sweepExpired(api.parts)
    await api.setClock(minutesLater(30 * 60))
    await booking.pays(order)
    expect(await booking.state()).toBe('settling')
  })
})
