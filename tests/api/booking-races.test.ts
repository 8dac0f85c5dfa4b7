import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  confirmed,
  endsIn,
  expiredNow,
  type Ground,
  grounds,
  momentAhead,
  ROUNDS,
  raced,
  rounds,
  stageOn,
  together,
} from '#tests/support/race-rounds.ts'
import { freshSailings } from '#tests/support/sailings.ts'
import { booksOf, NOW, type Staged, TODAY } from '#tests/support/staged-booking.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'

let api: TestApi
let free: Ground[]
beforeAll(async () => {
  api = await openTestApi()
  await freshSailings(api, TODAY)
  await api.setClock(NOW)
  free = await grounds(api, '2026-12-12T00:00:00Z')
})
afterAll(() => api.close())

/** A seat that no round has had yet. */
const ground = (): Ground => {
  const next = free.pop()
  if (next === undefined) throw new Error('No seats are left to race for')
  return next
}
const held = (plan = {}) => stageOn(api, ground(), plan)
const standing = async (booking: Staged): Promise<string> => {
  const { state, refunds, seats } = await booksOf(api, booking)
  return [state, seats, ...refunds].join(' ')
}
const LAKH = 100_000

describe('races of a booking, each a hundred times', { timeout: 120_000 }, () => {
  test('race 4, the sweeper against the start of paying: whoever commits first', async () => {
    await raced({ each: ['paying held', 'expired free'] }, async (spread) => {
      const booking = await held()
      await endsIn(api, booking, momentAhead(spread))
      await together(
        () => booking.apply({ type: 'clock_passed', isPolled: true }),
        () => booking.apply({ type: 'pay_started', id: `pay_${booking.id}`, gateway: 'razorpay', payMinutes: 10 }),
      )
      return standing(booking)
    })
  })

  test('race 5, expiry against capture: confirmed either way while the seat is free', async () => {
    await raced({ each: ['confirmed booked confirmed false', 'confirmed booked late true'] }, async (spread) => {
      const booking = await held()
      const hear = await booking.paidAt(await booking.order())
      await endsIn(api, booking, momentAhead(spread))
      await together<unknown>(hear, () => booking.apply({ type: 'clock_passed', isPolled: true }))
      const { mails } = await booksOf(api, booking)
      const { late } = await booking.one<{ late: boolean }>('late')
      return `${await standing(booking)} ${mails.join(' ')} ${late}`
    })
  })

  test('race 6, a late payer against a new buyer: the claim decides, and what the buyer got stays theirs', async () => {
    const each = ['confirmed booked / none', `settling free ${LAKH} / held held`]
    await raced({ each }, async () => {
      const where = ground()
      const booking = await stageOn(api, where)
      const hear = await booking.paidAt(await booking.order())
      await expiredNow(api, booking)
      const [, bought] = await together<unknown>(hear, () => stageOn(api, where).catch(() => undefined))
      const other = bought === undefined ? 'none' : await standing(bought as Staged)
      return `${await standing(booking)} / ${other}`
    })
  })

  test('race 7, message, return and list together: applied once, one mail, one line in the ledger', async () => {
    const each = [0, 1, 2, 3].map((first) => `${first} applied duplicate duplicate duplicate confirmed 1`)
    await raced({ each }, async () => {
      const booking = await held()
      const hear = await booking.paidAt(await booking.order())
      const all = await together(hear, hear, hear, hear)
      const { mails } = await booksOf(api, booking)
      const { rows } = await sql`select 1 from ledger where booking_id = ${booking.id}`.execute(api.testDatabase.db)
      const said = all.map(({ result }) => result)
      return `${said.indexOf('applied')} ${said.sort().join(' ')} ${mails.join(' ')} ${rows.length}`
    })
  })

  test('race 8, a failure told with the capture of the same payment, in any order: confirmed', async () => {
    const each = ['applied: confirmed booked', 'stale: confirmed booked']
    await raced({ each, rare: ['duplicate: confirmed booked'] }, async () => {
      const booking = await held()
      const orderId = await booking.order()
      const made = api.gateway.books.pay({ orderId, outcome: 'captured' })
      if ('refused' in made) throw new Error(made.refused)
      const payment = { id: made.id, orderId, amount: LAKH, currency: 'INR' }
      const [failed] = await together(
        ...(['failed', 'captured', 'authorised', 'failed'] as const).map(
          (state) => () => booking.news({ ...payment, state }),
        ),
      )
      return `${failed?.result}: ${await standing(booking)}`
    })
  })

  test('race 8, an authorisation told after its failure is a late one: taken and confirmed', async () => {
    const results = await rounds(Math.ceil(ROUNDS / 2), async () => {
      const booking = await held()
      const orderId = await booking.order()
      const made = api.gateway.books.pay({ orderId, outcome: 'authorized' })
      if ('refused' in made) throw new Error(made.refused)
      const payment = { id: made.id, orderId, amount: LAKH, currency: 'INR' }
      await booking.news({ ...payment, state: 'failed' })
      const between = await booking.state()
      await booking.news({ ...payment, state: 'authorised' })
      return `${between} ${await booking.state()} ${booking.id}`
    })
    await api.runJobs()
    for (const result of results) {
      const [between, then, id = ''] = result.split(' ')
      expect([between, then, (await booksOf(api, { id })).state]).toEqual(['held', 'paying', 'confirmed'])
    }
  })

  test('race 10, two tabs pay: one order; both pay it, and one payment comes back', async () => {
    const each = ['first', 'second'].map((back) => `${back} back: 1 confirmed booked ${LAKH}`)
    await raced({ each }, async () => {
      const booking = await held()
      const orders = await together(booking.order, booking.order)
      const order = orders[0] ?? ''
      const [first] = await together(await booking.paidAt(order), await booking.paidAt(order))
      const { rows } = await sql<{ payment: string }>`
        select gateway_payment_id as payment from refund where booking_id = ${booking.id}`.execute(api.testDatabase.db)
      const back = rows[0]?.payment === first?.gatewayPaymentId ? 'first' : 'second'
      return `${back} back: ${new Set(orders).size} ${await standing(booking)}`
    })
  })

  test('race 11, capture against a guest who cancels: all of it where nothing was confirmed, else the tier', async () => {
    await raced({ each: [`cancelled free ${LAKH}`, 'cancelled free 80000'] }, async () => {
      const booking = await held()
      const hear = await booking.paidAt(await booking.order())
      await together<unknown>(hear, () => booking.apply({ type: 'guest_cancelled', cause: 'test' }))
      return standing(booking)
    })
  })

  test('race 13, guest against operator: the first lock wins, and nothing is added', async () => {
    await raced({ each: [`cancelled free ${LAKH}`, 'cancelled free 80000'] }, async () => {
      const booking = await held()
      await confirmed(booking)
      await together(
        () => booking.apply({ type: 'guest_cancelled', cause: 'test' }),
        () => booking.apply({ type: 'operator_cancelled', by: 'Ravi', reason: 'Storm' }),
      )
      return standing(booking)
    })
  })

  test('race 24, no-show against cancel at the start: never both', async () => {
    const each = ['applied refused: cancelled free 80000', 'refused applied: no_show booked']
    // The one who cancels looked after the start, the one who marks before it.
    const rare = ['refused refused: confirmed booked']
    await raced({ each, rare }, async (spread) => {
      const booking = await held()
      await confirmed(booking)
      const soon = momentAhead(spread)
      await sql`
        update booking_line set starts_at = app_now() + ${soon} * interval '1 millisecond' where booking_id = ${booking.id}`.execute(
        api.testDatabase.db,
      )
      const all = await together(
        () => booking.apply({ type: 'guest_cancelled', cause: 'test' }),
        () => booking.apply({ type: 'no_show_marked', by: 'Meera' }),
      )
      return `${all.map(({ result }) => result).join(' ')}: ${await standing(booking)}`
    })
  })
})
