import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '#contract/terms/india-time.ts'
import type { Hold } from '#contract/v1/holds.ts'
import type { Line } from '#contract/v1/trip-lines.ts'
import { type Ground, grounds, onlyThese, ROUNDS, raced, rounds, tally, together } from '#tests/support/race-rounds.ts'
import { freshSailings } from '#tests/support/sailings.ts'
import { NOW, TODAY } from '#tests/support/staged-booking.ts'
import { openTestApi, type Reply, type TestApi } from '#tests/support/test-api.ts'
import { payer, visitor } from '#tests/support/traveller.ts'

let api: TestApi
let free: Ground[]
beforeAll(async () => {
  api = await openTestApi()
  await freshSailings(api, TODAY)
  free = await grounds(api, '2026-12-12T00:00:00Z')
})
afterAll(() => api.close())
beforeEach(() => api.setClock(NOW))

const ground = (): Ground => {
  const next = free.pop()
  if (next === undefined) throw new Error('No seats are left to race for')
  return next
}
const seatsOf = ({ tripId, seat }: Ground, ...more: string[]): Line => ({
  kind: 'ferry',
  tripId,
  seats: [seat, ...more],
})
const stayOn = (night: string): Line => ({
  ...{ kind: 'hotel', roomId: 'tern-house-s', checkIn: night, checkOut: addDays(night, 1) },
  rooms: [{ adults: 2, children: 0 }],
})
/** Everybody from a network of their own. */
const somebody = () => visitor(api)
const statuses = (replies: readonly { status: number }[]) =>
  replies
    .map(({ status }) => status)
    .sort()
    .join(' ')

describe('races for stock', { timeout: 120_000 }, () => {
  test('race 1, two buyers, one seat: one has it, the other is told what is free', async () => {
    await raced({ each: ['201 409', '409 201'] }, async () => {
      const where = ground()
      const all = await together(...[somebody(), somebody()].map((buyer) => () => buyer.hold(seatsOf(where))))
      const [unavailable] = (all.find(({ status }) => status === 409)?.body.unavailable ?? []) as { free: string[] }[]
      expect(unavailable?.free.length).toBeGreaterThan(0)
      expect(unavailable?.free).not.toContain(where.seat)
      return all.map(({ status }) => status).join(' ')
    })
  })

  test('race 2, the same seat twice in one ask, in one line or in two: none of it is had', async () => {
    const where = ground()
    const twice = await somebody().hold({ ...seatsOf(where), seats: [where.seat, where.seat] } as Line)
    expect([twice.status, twice.body.errors]).toEqual([
      422,
      [{ field: 'lines.0.seats.1', message: 'Please choose each seat once' }],
    ])
    const results = await rounds(ROUNDS, async () => {
      const { status, body } = await somebody().hold(seatsOf(where), seatsOf(where))
      return `${status} ${body.code}`
    })
    expect(tally(results)).toEqual({ '409 unavailable': ROUNDS })
    expect((await somebody().hold(seatsOf(where))).status).toBe(201)
  })

  test('race 3, two seats asked for in opposite orders: one has both, and nobody sees a deadlock', async () => {
    await raced({ each: ['201 409', '409 201'] }, async () => {
      const [one, other] = [ground(), ground()]
      const all = await together(
        () => somebody().hold(seatsOf(one), seatsOf(other)),
        () => somebody().hold(seatsOf(other), seatsOf(one)),
      )
      return all.map(({ status }) => status).join(' ')
    })
  })

  test('race 18, the price is edited while it is held: what was held stands, for the order too', async () => {
    const results = await rounds(Math.ceil(ROUNDS / 4), async () => {
      const where = ground()
      const asha = somebody()
      const { id, total } = await asha.held(seatsOf(where))
      const [placed] = await together<unknown>(
        () => asha.place(id),
        () =>
          sql`
            update ferry_sailing set fares = (select jsonb_object_agg(key, (value::text)::int + 500) from jsonb_each(fares))
             where id = ${where.tripId}`.execute(api.testDatabase.db),
      )
      const { ref } = (placed as { body: { booking: { ref: string } } }).body.booking
      const order = await payer(api).orderOf(asha, ref)
      return String((api.gateway.books.orders.get(order)?.amount ?? 0) / 100 - total.amountPayable)
    })
    expect(onlyThese(results, ['0'])).toEqual([])
  })

  test('race 19, the stock of a night is lowered while its last room is reached for: never below what is held', async () => {
    const { db } = api.testDatabase
    const lower = (night: string) =>
      sql`update room_night set allotment = 0 where room_type_id = 'tern-house-s' and night = ${night}::date`
        .execute(db)
        .then(() => 'lowered')
        .catch(() => 'refused')
    const results = await rounds(Math.ceil(ROUNDS / 4), async (index) => {
      const night = addDays('2026-12-20', index)
      await sql`update room_night set allotment = 1, sold = 0 where room_type_id = 'tern-house-s' and night = ${night}::date`.execute(
        db,
      )
      const guest = somebody()
      const [reply] = await together<unknown>(
        () => guest.hold(stayOn(night)),
        () => lower(night),
      )
      const { status, body } = reply as Reply
      if (status !== 201) return String(status)
      // Whoever came first has the room; once it is given back it may be taken out of sale.
      const again = await lower(night)
      await guest.send('DELETE', `/holds/${(body.hold as Hold).id}`)
      return `${status} ${again} ${await lower(night)}`
    })
    expect(onlyThese(results, ['409', '201 refused lowered'])).toEqual([])
    const guest = somebody()
    await sql`update room_night set allotment = 1, sold = 0 where room_type_id = 'tern-house-s' and night = '2027-02-10'`.execute(
      db,
    )
    await guest.held(stayOn('2027-02-10'))
    expect(await lower('2027-02-10')).toBe('refused')
  })

  test('race 21, one key twice at once: one booking, the same answer or asked to wait', async () => {
    const results = await rounds(ROUNDS, async (index) => {
      const asha = somebody()
      const { id } = await asha.held(seatsOf(ground()))
      const key = `the-key-of-round-${String(index).padStart(4, '0')}`
      const all = await together(
        () => asha.place(id, {}, key),
        () => asha.place(id, {}, key),
      )
      const placed = all.filter(({ status }) => status === 201).map(({ body }) => body)
      for (const { status, headers, body } of all)
        if (status !== 201) expect([status, body.code, headers.get('retry-after')]).toEqual([409, 'in_progress', '2'])
      return `${placed.length > 0} ${new Set(placed.map((body) => JSON.stringify(body.booking))).size}`
    })
    expect(onlyThese(results, ['true 1'])).toEqual([])
  })

  test('race 22, the key of somebody else: each gets their own booking, never the other’s', async () => {
    const results = await rounds(ROUNDS, async (index) => {
      const pair = [somebody(), somebody()]
      const key = `a-key-for-two-${String(index).padStart(6, '0')}`
      const placed = await together(
        ...pair.map((who) => async () => {
          const { id } = await who.held(seatsOf(ground()))
          const { status, body } = await who.place(id, {}, key)
          const { ref } = body.booking as { ref: string }
          return { status, ref, own: (await who.get(`/bookings/${ref}`)).status }
        }),
      )
      const refs = new Set(placed.map(({ ref }) => ref))
      return `${placed.map(({ status, own }) => `${status} ${own}`).join(' ')} ${refs.size}`
    })
    expect(onlyThese(results, ['201 200 201 200 2'])).toEqual([])
  })

  test('race 23, a seat held and let go for ever: three times a day, and three holds at once', async () => {
    const results = await rounds(Math.ceil(ROUNDS / 4), async () => {
      const asha = somebody()
      const where = ground()
      for (let times = 0; times < 3; times += 1) {
        const { id } = await asha.held(seatsOf(where))
        expect((await asha.send('DELETE', `/holds/${id}`)).status).toBe(200)
      }
      const { status, body } = await asha.hold(seatsOf(where))
      const all = await together(...Array.from({ length: 5 }, () => () => asha.hold(seatsOf(ground()))))
      return `${status} ${body.code} / ${statuses(all)}`
    })
    expect(onlyThese(results, ['429 hold_limit / 201 201 201 429 429'])).toEqual([])
    await api.setClock(`${TODAY}T18:30:01Z`)
  })
})
