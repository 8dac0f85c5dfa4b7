import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { messageOf, newWireId, paymentEntity } from '#server/adapters/payment/razorpay-wire.ts'
import { cancelBooking, quoteCancel } from '#server/bookings/cancel/cancel-booking.ts'
import { applyWebhookEvent } from '#server/bookings/payments/apply-webhook-events.ts'
import { reconcile } from '#server/bookings/payments/reconcile.ts'
import { storeWebhookEvent } from '#server/bookings/payments/webhook-route.ts'
import { findBooking } from '#server/bookings/store/load.ts'
import {
  confirmed,
  type Ground,
  grounds,
  onlyThese,
  ROUNDS,
  raced,
  racedInTurns,
  roundOf,
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
beforeEach(async () => {
  await api.setClock(NOW)
  api.gateway.follow({ refunds: 'processed' })
})

const ground = (): Ground => {
  const next = free.pop()
  if (next === undefined) throw new Error('No seats are left to race for')
  return next
}
const paid = async (): Promise<Staged> => {
  const booking = await stageOn(api, ground())
  await confirmed(booking)
  return booking
}
const preview = async ({ id }: Staged): Promise<string> => {
  const booking = await findBooking(api.testDatabase.db, id)
  const quote = booking && (await quoteCancel(api.testDatabase.db, booking, undefined))
  if (quote?.ok !== true) throw new Error('No preview')
  return quote.value.quoteId
}
const cancel = ({ id }: Staged, quoteId: string) => cancelBooking(api.testDatabase.db, id, quoteId)
const standing = async (booking: Staged): Promise<string> => {
  const { state, seats, refunds, captured, returned } = await booksOf(api, booking)
  return [state, seats, `[${refunds.join(' ')}]`, captured, returned].join(' ')
}

describe('races with the gateway, and with what was shown before', { timeout: 120_000 }, () => {
  test('race 9, a message before the row of its order: kept, tried again, and applied once', async () => {
    const each = ['parked', 'done'].map((then) => `parked ${then} confirmed confirmed booked [] 100000 0`)
    await raced({ each }, async () => {
      const booking = await stageOn(api, ground())
      const orderId = await booking.order()
      const { db } = api.testDatabase
      await sql`update payment set order_id = null where order_id = ${orderId}`.execute(db)
      const made = api.gateway.books.pay({ orderId, outcome: 'captured' })
      if ('refused' in made) throw new Error(made.refused)
      const key = newWireId('evt')
      const body = messageOf('payment.captured', { payment: paymentEntity(made) }, new Date(NOW))
      await storeWebhookEvent(db, api.parts.gateway, Buffer.from(body), key)
      const { rows } = await sql<{
        id: number
      }>`select id from payment_event where event_key like ${`${key} %`}`.execute(db)
      const apply = () =>
        applyWebhookEvent(api.parts, rows[0]?.id ?? 0).then(
          () => 'done',
          () => 'parked',
        )
      const first = await apply()
      const [then] = await together<unknown>(apply, () =>
        sql`update payment set order_id = ${orderId} where booking_id = ${booking.id}`.execute(db),
      )
      await apply()
      return `${first} ${then} ${(await booksOf(api, booking)).mails.join(' ')} ${await standing(booking)}`
    })
  })

  test('race 12, cancelled in two tabs, by two previews: one refund, one answer', async () => {
    await raced({ each: ['first 80000', 'second 80000'] }, async () => {
      const booking = await paid()
      const quotes = [await preview(booking), await preview(booking)]
      const [first, second] = await together(...quotes.map((quoteId) => () => cancel(booking, quoteId)))
      const [again] = [await cancel(booking, quotes[0] ?? '')]
      expect(first?.ok).toBe(true)
      expect([second, again]).toEqual([first, first])
      const { rows } = await sql<{ cause: string }>`
        select cause from refund where booking_id = ${booking.id}`.execute(api.testDatabase.db)
      const won = rows[0]?.cause === `cancel ${quotes[0]}` ? 'first' : 'second'
      return `${won} ${(await booksOf(api, booking)).refunds.join(' ')}`
    })
  })

  test('race 14, seen before midnight in India and confirmed after it: less is asked again, more is given', async () => {
    await api.setClock('2026-12-10T18:00:00Z')
    const seen = await rounds(ROUNDS, async () => {
      const booking = await paid()
      return { booking, quoteId: await preview(booking) }
    })
    await api.setClock('2026-12-10T18:30:01Z')
    const fresh = await roundOf(seen, async ({ booking, quoteId }) => {
      const answer = await cancel(booking, quoteId)
      if (answer.ok) throw new Error('Cancelled for less than was shown')
      expect([answer.error.status, answer.error.code, await booking.state()]).toEqual([
        409,
        'refund_changed',
        'confirmed',
      ])
      const { cancel: offer } = answer.error.more as { cancel: { quoteId: string; refund: number } }
      expect(offer.refund).toBe(50_000)
      return { booking, quoteId: offer.quoteId }
    })
    await api.setClock('2026-12-10T18:00:00Z')
    const given = await roundOf(fresh, async ({ booking, quoteId }) => {
      const answer = await cancel(booking, quoteId)
      return answer.ok ? String(answer.value.refund.amount) : answer.error.code
    })
    expect(onlyThese(given, ['80000'])).toEqual([])
  })

  test('race 15, the balance against its lapse: confirmed, or cancelled with all of the balance back', async () => {
    const each = ['confirmed booked [] 100000 0', 'cancelled free [70000] 100000 0']
    await racedInTurns({ each }, async (count) => {
      await api.setClock(NOW)
      const staged = await rounds(count, async () => {
        const booking = await stageOn(api, ground(), { plan: 'initial' })
        await confirmed(booking)
        return { booking, hear: await booking.paidAt(await booking.order()) }
      })
      await api.setClock('2026-12-11T18:30:01Z')
      return roundOf(staged, async ({ booking, hear }) => {
        await together<unknown>(hear, () => booking.apply({ type: 'balance_lapsed' }))
        return standing(booking)
      })
    })
  })

  test('race 16, answers to refunds are lost, twice each: given back once', async () => {
    const cancelled = await rounds(ROUNDS, async () => {
      const booking = await paid()
      await booking.apply({ type: 'guest_cancelled', cause: 'test' })
      return booking
    })
    api.gateway.follow({ faults: [{ on: 'refund', fault: 'lost', times: 2 * cancelled.length }] })
    for (let hours = 0; hours < 6; hours += 1) {
      await api.setClock(new Date(Date.parse(NOW) + hours * 3_600_000).toISOString())
      await api.runJobs()
    }
    for (const booking of cancelled) expect(await standing(booking)).toBe('cancelled free [80000] 100000 80000')
    const { rows } = await sql<{ state: string; tries: number }>`
      select distinct state, tries from refund where booking_id in (${sql.join(cancelled.map(({ id }) => id))})`.execute(
      api.testDatabase.db,
    )
    expect(rows).toEqual([{ state: 'processed', tries: 0 }])
  })

  test('race 17, we stop between the gateway and our commit: the comparison brings payments, captures and refunds', async () => {
    const all = await rounds(ROUNDS, async (index) => {
      const booking = await stageOn(api, ground())
      const orderId = await booking.order()
      if (index % 3 === 0) {
        // The payment was taken, and we never heard.
        api.gateway.books.pay({ orderId, outcome: 'captured' })
        return { booking, ends: 'confirmed booked [] 100000 0' }
      }
      if (index % 3 === 1) {
        // Captured by us, and gone before the answer was written down.
        const { id } = await booking.pays(orderId, 'authorised')
        await api.parts.gateway.capture({ id, amount: 100_000 })
        return { booking, ends: 'confirmed booked [] 100000 0' }
      }
      await booking.pays(orderId)
      await booking.apply({ type: 'guest_cancelled', cause: 'test' })
      const { rows } = await sql<{ payment: string; key: string }>`
        select gateway_payment_id as payment, gateway_key as key from refund where booking_id = ${booking.id}`.execute(
        api.testDatabase.db,
      )
      const [refund] = rows
      await api.parts.gateway.refund({ paymentId: refund?.payment ?? '', amount: 80_000, key: refund?.key ?? '' })
      return { booking, ends: 'cancelled free [80000] 100000 80000' }
    })
    await api.setClock(new Date(Date.parse(NOW) + 45_000).toISOString())
    while ((await reconcile(api.parts)) > 0);
    await api.runJobs()
    for (const { booking, ends } of all) expect(await standing(booking)).toBe(ends)
  })
})
