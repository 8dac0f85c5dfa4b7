import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  confirmed,
  endsIn,
  expiredNow,
  type Ground,
  grounds,
  onlyThese,
  ROUNDS,
  rounds,
  stageOn,
  tally,
  together,
} from '#tests/support/race-rounds.ts'
import { freshSailings } from '#tests/support/sailings.ts'
import { booksOf, NOW, type Staged, TODAY } from '#tests/support/staged-booking.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'
import { testEngine } from '#tests/support/test-database.ts'

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
/** What came, and where they truly race, that each of these did. */
const expectOnly = (results: readonly string[], ...allowed: string[]) => {
  expect(onlyThese(results, allowed)).toEqual([])
  if (testEngine === 'postgres') expect(Object.keys(tally(results)).length).toBeGreaterThan(0)
}
const LAKH = 100_000

describe('races of a booking, each a hundred times', { timeout: 120_000 }, () => {
  test('4 the sweeper against the start of paying: whoever commits first', async () => {
    const results = await rounds(ROUNDS, async () => {
      const booking = await held()
      await endsIn(api, booking, Math.random() * 8)
      await together(
        () => booking.apply({ type: 'clock_passed', isAsked: true }),
        () => booking.apply({ type: 'pay_started', id: `pay_${booking.id}`, gateway: 'razorpay', payMinutes: 10 }),
      )
      return standing(booking)
    })
    expectOnly(results, 'paying held', 'expired free')
  })

  test('5 expiry against capture: confirmed either way while the seat is free', async () => {
    const results = await rounds(ROUNDS, async () => {
      const booking = await held()
      const order = await booking.order()
      await endsIn(api, booking, Math.random() * 12)
      await together<unknown>(
        () => booking.pays(order),
        () => booking.apply({ type: 'clock_passed', isAsked: true }),
      )
      const { mails } = await booksOf(api, booking)
      const { late } = await booking.one<{ late: boolean }>('late')
      return `${await standing(booking)} ${mails.join(' ')} ${late}`
    })
    expectOnly(results, 'confirmed booked confirmed false', 'confirmed booked late true')
  })

  test('6 a late payer against a new buyer: the claim decides, and what the buyer got stays theirs', async () => {
    const results = await rounds(ROUNDS, async () => {
      const where = ground()
      const booking = await stageOn(api, where)
      const order = await booking.order()
      await expiredNow(api, booking)
      const buys = stageOn.bind(undefined, api, where)
      const [, bought] = await together<unknown>(
        () => booking.pays(order),
        () => buys().catch(() => undefined),
      )
      const other = bought === undefined ? 'none' : await standing(bought as Staged)
      return `${await standing(booking)} / ${other}`
    })
    expectOnly(results, 'confirmed booked / none', `settling free ${LAKH} / held held`)
  })

  test('7 message, return and list together: applied once, one mail, one line in the ledger', async () => {
    const results = await rounds(ROUNDS, async () => {
      const booking = await held()
      const order = await booking.order()
      const made = api.gateway.books.pay({ orderId: order, outcome: 'captured' })
      if ('refused' in made) throw new Error(made.refused)
      const payment = { id: made.id, orderId: order, amount: LAKH, currency: 'INR', state: 'captured' as const }
      const all = await together(...Array.from({ length: 4 }, () => () => booking.news(payment)))
      const { mails } = await booksOf(api, booking)
      const { rows } = await sql`select 1 from ledger where booking_id = ${booking.id}`.execute(api.testDatabase.db)
      return `${all
        .map(({ result }) => result)
        .sort()
        .join(' ')} ${mails.join(' ')} ${rows.length}`
    })
    expectOnly(results, 'applied duplicate duplicate duplicate confirmed 1')
  })

  test('8 a failure told with the capture of the same payment, in any order: confirmed', async () => {
    const results = await rounds(ROUNDS, async () => {
      const booking = await held()
      const orderId = await booking.order()
      const made = api.gateway.books.pay({ orderId, outcome: 'captured' })
      if ('refused' in made) throw new Error(made.refused)
      const payment = { id: made.id, orderId, amount: LAKH, currency: 'INR' }
      await together(
        ...(['failed', 'captured', 'authorised', 'failed'] as const).map(
          (state) => () => booking.news({ ...payment, state }),
        ),
      )
      return standing(booking)
    })
    expectOnly(results, 'confirmed booked')
  })

  test('8 an authorisation told after its failure is a late one: taken and confirmed', async () => {
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

  test('10 two tabs pay: one order; both pay it, and one payment comes back', async () => {
    const results = await rounds(ROUNDS, async () => {
      const booking = await held()
      const orders = await together(booking.order, booking.order)
      const order = orders[0] ?? ''
      await together(
        () => booking.pays(order),
        () => booking.pays(order),
      )
      return `${new Set(orders).size} ${await standing(booking)}`
    })
    expectOnly(results, `1 confirmed booked ${LAKH}`)
  })

  test('11 capture against a guest who cancels: all of it where nothing was confirmed, else the tier', async () => {
    const results = await rounds(ROUNDS, async () => {
      const booking = await held()
      const order = await booking.order()
      await together<unknown>(
        () => booking.pays(order),
        () => booking.apply({ type: 'guest_cancelled', cause: 'test' }),
      )
      return standing(booking)
    })
    expectOnly(results, `cancelled free ${LAKH}`, 'cancelled free 80000')
  })

  test('13 guest against operator: the first lock wins, and nothing is added', async () => {
    const results = await rounds(ROUNDS, async () => {
      const booking = await held()
      await confirmed(booking)
      await together(
        () => booking.apply({ type: 'guest_cancelled', cause: 'test' }),
        () => booking.apply({ type: 'operator_cancelled', by: 'Ravi', reason: 'Storm' }),
      )
      return standing(booking)
    })
    expectOnly(results, `cancelled free ${LAKH}`, 'cancelled free 80000')
  })

  test('24 no-show against cancel at the start: never both', async () => {
    const results = await rounds(ROUNDS, async () => {
      const booking = await held()
      await confirmed(booking)
      const soon = Math.random() * 10
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
    expectOnly(
      results,
      'applied refused: cancelled free 80000',
      'refused applied: no_show booked',
      // The one who cancels looked after the start, the one who marks before it.
      'refused refused: confirmed booked',
    )
  })
})
