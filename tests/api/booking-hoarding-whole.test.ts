import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Line } from '#contract/v1/trip-lines.ts'
import { carLine, diveLine, openFullShop, roomLine } from '#tests/support/full-shop.ts'
import { ownNetwork, visitor } from '#tests/support/traveller.ts'

let shop: Awaited<ReturnType<typeof openFullShop>>
beforeAll(async () => {
  shop = await openFullShop()
})
afterAll(() => shop.api.close())
beforeEach(() => shop.reset())

describe('what else one network may hold', () => {
  test('one ask above the share is refused whole, whatever else is in it', async () => {
    const asha = visitor(shop.api)
    const refused = await asha.hold(shop.seatLine(0, 1), roomLine(4))
    expect([refused.status, refused.body.code]).toEqual([429, 'hold_limit'])
    const { rows: claims } = await sql`select 1 from ferry_seat union all select 1 from room_claim`.execute(
      shop.api.testDatabase.db,
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
      await shop.raise(limits)
      const network = ownNetwork()
      await visitor(shop.api, network).held(trip)
      const refused = await visitor(shop.api, network).hold(trip)
      expect([refused.status, refused.body.code]).toEqual([429, 'hold_limit'])
      expect(refused.body.message).toContain(words)
      await visitor(shop.api).held(trip)
    }
  })

  test('what is being paid counts; what is paid for counts no more', async () => {
    const network = ownNetwork()
    const asha = visitor(shop.api, network)
    const { ref } = await asha.booked([roomLine(3)], { travellers: [{ name: 'Asha Rao', age: 34 }] })
    const { db } = shop.api.testDatabase
    await sql`update booking set state = 'paying' where reference = ${ref}`.execute(db)
    expect((await visitor(shop.api, network).hold(roomLine(1))).status).toBe(429)
    await sql`update room_claim set expires_at = null`.execute(db)
    await sql`update booking set state = 'confirmed' where reference = ${ref}`.execute(db)
    await visitor(shop.api, network).held(roomLine(1))
  })

  test('twenty new holds in ten minutes by visitors without a cookie, whatever is held', async () => {
    const network = ownNetwork()
    const known = visitor(shop.api, network)
    await known.held(shop.seatLine(0, 1))
    for (let index = 1; index < 20; index += 1) {
      const buyer = visitor(shop.api, network)
      const { id } = await buyer.held(shop.seatLine(index, 1))
      await buyer.send('DELETE', `/holds/${id}`)
    }
    const refused = await visitor(shop.api, network).hold(shop.seatLine(30, 1))
    expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([429, 'hold_limit', '600'])
    expect(String(refused.body.message)).toMatch(
      /^Many trips have been held from your network in the last 10 minutes\. Please try again in 10 minutes, send us an enquiry, or call \+91 /,
    )
    // Who has the cookie of before, and who comes from elsewhere.
    await known.held(shop.seatLine(31, 1))
    await visitor(shop.api).held(shop.seatLine(32, 1))
    await sql`update booking set created_at = created_at - interval '11 minutes'`.execute(shop.api.testDatabase.db)
    await visitor(shop.api, network).held(shop.seatLine(33, 1))
  })

  test('the office is told, once an hour, of a network that is refused five things', async () => {
    const network = ownNetwork()
    const tooMuch = [
      shop.seatLine(0, 10),
      roomLine(4),
      carLine(3),
      diveLine(9),
      roomLine(4, '2026-12-20', '2026-12-21'),
    ]
    await shop.raise({ networkPercent: 0, networkSeats: 5 })
    const some = [shop.seatLine(20, 1), roomLine(1), carLine(1), diveLine(1), roomLine(1, '2026-12-20', '2026-12-21')]
    for (const line of some) await visitor(shop.api, network).held(line)
    for (const line of tooMuch.slice(0, 3)) expect((await visitor(shop.api, network).hold(line)).status).toBe(429)
    // The stay of two nights is two things already.
    expect(await alerts()).toHaveLength(0)
    for (const line of tooMuch.slice(3)) expect((await visitor(shop.api, network).hold(line)).status).toBe(429)
    const [alert, ...more] = await alerts()
    expect(more).toEqual([])
    expect(alert?.subject).toBe('Please look at somebody who holds a lot')
    expect(alert?.text).toMatch(
      /^One network, or one mailbox, has asked for more than its share of many things within an hour\./,
    )
    expect(alert?.text).not.toContain(network)
    await visitor(shop.api, network).hold(roomLine(4))
    expect(await alerts()).toEqual([])
  })

  test('who holds nothing and asks once for too much of many nights is no matter for the office', async () => {
    const refused = await visitor(shop.api).hold(roomLine(4, '2026-12-10', '2026-12-20'))
    expect([refused.status, refused.body.code]).toEqual([429, 'hold_limit'])
    const { rows } = await sql`select 1 from outbox union all select 1 from holding_limit_reached`.execute(
      shop.api.testDatabase.db,
    )
    expect(rows).toEqual([])
  })
})

const alerts = async () => (await shop.api.runMails()).filter(({ subject }) => subject.startsWith('Please look at'))
