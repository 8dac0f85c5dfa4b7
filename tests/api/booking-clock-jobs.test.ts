import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { applyCalendar } from '#server/bookings/clock/scheduled-jobs.ts'
import { sweepExpired } from '#server/bookings/holds/sweep.ts'
import { reconcile } from '#server/bookings/payments/reconcile.ts'
import { clearStage, minutesLater, stageAt } from '#tests/support/booking-stages.ts'
import { freshSailings } from '#tests/support/sailings.ts'
import { lakhLine, stageHeld, TODAY } from '#tests/support/staged-booking.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await freshSailings(api, TODAY)
})
afterAll(() => api.close())
beforeEach(() => clearStage(api))

test('three hundred balances are due on one day: each is told of', async () => {
  const { db } = api.testDatabase
  const { booking } = await stageAt(api, 'confirmed_part')
  await sql`
    insert into booking (id, reference, state, visitor_id, network, expires_at, held_until_max, plan, initial_amount, balance_date, lead,
                         travellers, confirmed_at)
    select id || ' ' || place, reference || ' ' || place, state, visitor_id, network, expires_at - place * interval '1 second', held_until_max,
           plan, initial_amount, balance_date, lead, travellers, confirmed_at
      from booking, generate_series(1, 299) place where id = ${booking.id}`.execute(db)
  await sql`
    insert into booking_line (booking_id, line_id, position, kind, asked, title, starts_at, ends_at, sales_close_at, base_price, discount,
                              tax_amount, amount_payable, terms, initial_percent, price_version, stock)
    select booking_id || ' ' || place, line_id, position, kind, asked, title, starts_at, ends_at, sales_close_at, base_price, discount,
           tax_amount, amount_payable, terms, initial_percent, price_version, '{"seats":[],"nights":[],"cars":[],"slots":[]}'
      from booking_line, generate_series(1, 299) place where booking_id = ${booking.id}`.execute(db)
  await api.setClock('2026-12-10T04:30:00Z')
  let done = 0
  for (let times = 0; times < 3; times += 1) done += await applyCalendar(db)
  expect(done).toBe(300)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from outbox where topic = 'booking-mail' and payload ->> 'kind' = 'balance_due'
       and payload ->> 'bookingId' like ${`${booking.id}%`}`.execute(db)
  expect(rows).toEqual([{ count: 300 }])
})

test('of hundreds of refunds that the bank takes its time for, each is asked about', async () => {
  const { db } = api.testDatabase
  const { booking } = await stageAt(api, 'confirmed')
  await sql`
    insert into refund (id, booking_id, cause, gateway, gateway_payment_id, amount, reason, state, due_date, gateway_key, gateway_refund_id)
    select 'refund ' || place, ${booking.id}, 'test', 'razorpay', 'pay ' || place, 1, 'test', 'sent', '2026-12-31', 'key ' || place, 'rfnd ' || place
      from generate_series(1, 450) place`.execute(db)
  const asked = new Set<string>()
  const gateway = {
    ...api.parts.gateway,
    refundsOf: async (id: string) => {
      asked.add(id)
      return { state: 'answered' as const, refunds: [] }
    },
  }
  for (let minutes = 1; minutes <= 3; minutes += 1) {
    await api.setClock(minutesLater(minutes))
    await reconcile({ ...api.parts, gateway })
  }
  await sql`delete from refund where cause = 'test'`.execute(db)
  expect(asked.size).toBe(450)
})

/** What can never be done: the refund that its expiry asks for is there already. */
async function spoilt(seat: string) {
  const booking = await stageHeld(api, { lines: [lakhLine({}, seat)] })
  const { id } = await booking.pays(await booking.order(), 'captured', 10_000)
  await sql`
    insert into refund (id, booking_id, cause, gateway, gateway_payment_id, amount, reason, due_date, gateway_key)
    values (${`spoilt ${seat}`}, ${booking.id}, 'expired', 'razorpay', ${id}, 1, 'test', '2026-12-31', ${`spoilt ${seat}`})`.execute(
    api.testDatabase.db,
  )
  return booking
}

test('a booking that cannot be tidied up keeps nobody else waiting, and is told of', async () => {
  const first = await spoilt('P2A')
  const second = await stageHeld(api, { lines: [lakhLine({}, 'P2B')] })
  await api.setClock(minutesLater(31))
  await expect(sweepExpired(api.parts)).rejects.toThrow(first.id)
  expect([await first.state(), await second.state()]).toEqual(['paying', 'expired'])
})
