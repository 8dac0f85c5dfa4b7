import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Me } from '#contract/v1/auth.ts'
import type { Line } from '#contract/v1/trip-lines.ts'
import { withOwnHold } from '#server/bookings/holds/own-hold.ts'
import { carLine, diveLine, openFullShop, roomLine } from '#tests/support/full-shop.ts'
import { NOW } from '#tests/support/staged-booking.ts'
import { visitor } from '#tests/support/traveller.ts'

const packageLine: Line = {
  ...{ kind: 'package', packageId: 'radhanagar-sunset-for-two', startDate: '2027-02-10' },
  ...{ adultCount: 2, childAges: [] },
}

let shop: Awaited<ReturnType<typeof openFullShop>>
beforeAll(async () => {
  shop = await openFullShop()
  await shop.api.setClock(NOW)
})
afterAll(() => shop.api.close())

const me = async (who: ReturnType<typeof visitor>) => (await who.get('/me')).body.me as Me

test('a visitor sees the hold of their own that was made last, and nobody sees that of another', async () => {
  const [asha, ravi] = [visitor(shop.api), visitor(shop.api)]
  const first = await asha.held(shop.seatLine(10, 1))
  await ravi.held(shop.seatLine(11, 1))
  const last = await asha.held(shop.seatLine(12, 1))
  expect((await me(asha)).hold?.id).toBe(last.id)
  expect((await me(visitor(shop.api))).hold).toBeUndefined()
  const { db } = shop.api.testDatabase
  await sql`update booking set expires_at = app_now() where id = ${last.id}`.execute(db)
  expect((await me(asha)).hold?.id).toBe(first.id)
})

describe('what is refused because one holds it oneself', () => {
  type Held = { visitorId: string; id: string }
  let seats: Line
  const held: Record<string, Held> = {}
  beforeAll(async () => {
    seats = shop.seatLine(0, 2)
    for (const line of [seats, roomLine(1), carLine(1), diveLine(1), packageLine]) {
      const { id } = await visitor(shop.api).held(line)
      const { rows } = await sql<{ visitor_id: string }>`select visitor_id from booking where id = ${id}`.execute(
        shop.api.testDatabase.db,
      )
      held[line.kind] = { id, visitorId: rows[0]?.visitor_id ?? '' }
    }
  })

  const refusal = { status: 409, code: 'unavailable', message: 'Somebody was faster' } as const
  /** To which hold the refusal of that line leads whoever holds one of that kind. */
  async function ledTo(kind: Line['kind'], asked: Line): Promise<string | undefined> {
    const visitorId = held[kind]?.visitorId ?? ''
    const { more, message } = await withOwnHold(shop.api.testDatabase.db, refusal, { visitorId, lines: [asked] })
    expect(message.startsWith('You hold ')).toBe(more !== undefined)
    return more?.ownHold as string | undefined
  }
  /** The same line but for that; only what is compared has to be real. */
  const but = (line: Line, other: object): Line => ({ ...line, ...other }) as Line

  test('the same again, and what overlaps it, leads to the hold', async () => {
    const overlapping: Line[] = [
      ...[seats, shop.seatLine(1, 2), roomLine(2), roomLine(1, '2026-12-11', '2026-12-13'), carLine(2), diveLine(3)],
      but(roomLine(1), { checkIn: '2026-12-09', checkOut: '2026-12-11' }),
      packageLine,
    ]
    for (const line of overlapping) expect(await ledTo(line.kind, line), JSON.stringify(line)).toBe(held[line.kind]?.id)
  })

  test('what only looks like it does not', async () => {
    const others: Line[] = [
      ...[shop.seatLine(2, 2), but(seats, { tripId: 'tm-101.2026-12-24' })],
      ...[roomLine(1, '2026-12-12', '2026-12-13'), roomLine(1, '2026-12-09', '2026-12-10')],
      but(roomLine(1), { roomId: 'another' }),
      but(carLine(1), { pickupDate: '2026-12-26' }),
      but(carLine(1), { vehicles: [{ vehicleId: 'another', count: 1 }] }),
      ...[{ time: '10:00' }, { date: '2026-12-26' }, { placeId: 'another' }, { waterSportId: 'another' }].map((other) =>
        but(diveLine(1), other),
      ),
      ...[{ startDate: '2027-02-11' }, { packageId: 'another' }].map((other) => but(packageLine, other)),
    ]
    for (const line of others) expect(await ledTo(line.kind, line), JSON.stringify(line)).toBeUndefined()
    // One kind is never in the way of another, and nobody is led to what somebody else holds.
    const all = [seats, roomLine(1), carLine(1), diveLine(1), packageLine]
    for (const one of all)
      for (const other of all)
        if (one !== other) expect(await ledTo(other.kind, one), `${one.kind} ${other.kind}`).toBeUndefined()
  })
})
