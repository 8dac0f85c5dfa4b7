import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { BOOKING_MAIL } from '#server/bookings/core/decision.ts'
import type { PayingSite } from '../bench/booking/site.ts'
import { type Stage, withDatabase } from '../bench/booking/stock.ts'
import type { Measure } from '../bench/measure.ts'
import { buyUnder } from './buy-under.ts'
import type { Extent } from './part.ts'
import { MAIL_MOODS, startRoughMail } from './rough-mail.ts'
import { onPostgres } from './stages.ts'
import { withoutGuards } from './without-guards.ts'

/** So long the gateway stays in each mood. */
const MOOD_MS = 5_000
const DELIVERED_WITHIN_MS = 90_000
const LOOK_MS = 500

/** In words, and as its script says it (tools/fake-gateway/script.ts). Of a call in so many it answers the truth. */
const MOODS = {
  slow: { faults: [{ latencyMs: 2_500 }] },
  'losing its answers': {
    faults: [
      { on: 'order', fault: 'lost', times: 6 },
      { fault: 'lost', times: 12 },
    ],
  },
  'answering what is no answer': { faults: [{ fault: 'junk', times: 12 }] },
  failing: { faults: [{ fault: 500, times: 12 }] },
  'cutting the line': { faults: [{ fault: 'reset', times: 12 }] },
  'telling everything three times and late': { webhooks: { copies: 3, jitterMs: 1_500, reorder: 3 } },
  // Last: what it does long after it was given up may open an order that nobody pays.
  hanging: { faults: [{ latencyMs: 60_000, times: 6 }] },
} as const
/** The order that was opened although its answer was lost is looked for before another one is opened. */
const SAME_ORDER_GUARD = {
  file: 'server/bookings/payments/pay-booking.ts',
  guard: 'isFirst ? undefined : await parts.gateway.findOrder(order)',
  instead: 'undefined',
}

/** The payment gateway is slow, silent, or says what is not so, one after the other. */
export async function badGateway(_extent: Extent): Promise<Measure[] | { skipped: string }> {
  const measured = await onPostgres((stage) => payInEveryMood(stage))
  if ('skipped' in measured) return measured
  const control = await onPostgres((stage) =>
    withoutGuards([SAME_ORDER_GUARD], (folder) => payInEveryMood(stage, folder)),
  )
  if ('skipped' in control) return control
  return [
    ...measured,
    {
      ...{ name: 'control: second orders without the guard', unit: '', least: 1 },
      measured: control.find(({ name }) => name === SECOND_ORDERS)?.measured ?? 0,
    },
  ]
}

const SECOND_ORDERS = 'second orders opened for one payment'

function payInEveryMood(stage: Stage, folder?: string): Promise<Measure[]> {
  const moods = folder === undefined ? Object.entries(MOODS) : [['losing', MOODS['losing its answers']] as const]
  const more = folder === undefined ? {} : { folder }
  return buyUnder(
    stage,
    async (site) => {
      let secondOrders = 0
      for (const [, script] of moods) {
        secondOrders = secondOrdersOf(site)
        await wait(MOOD_MS / 2)
        site.gateway.follow(script)
        await wait(MOOD_MS)
        // What one mood has not used up is no part of the next.
        site.gateway.follow({})
      }
      if (folder !== undefined) secondOrders = secondOrdersOf(site)
      return [
        { name: 'moods of the gateway', unit: '', measured: moods.length },
        {
          name: SECOND_ORDERS,
          unit: '',
          measured: secondOrders,
          ...(folder === undefined ? { budget: 0 } : {}),
        },
      ]
    },
    more,
  )
}

function secondOrdersOf({ gateway }: PayingSite): number {
  const orders = [...gateway.books.orders.values()]
  return orders.length - new Set(orders.map(({ receipt }) => receipt)).size
}

/** The mail server is slow, silent, refuses, or hangs up in the middle; nobody who buys notices, and every mail arrives. */
export function badMail(_extent: Extent): Promise<Measure[] | { skipped: string }> {
  return onPostgres(async (stage) => {
    const mail = await startRoughMail()
    let undelivered = Number.NaN
    try {
      const measures = await buyUnder(
        stage,
        async (_site, buying) => {
          for (const mood of MAIL_MOODS) {
            mail.be(mood)
            await wait(MOOD_MS)
          }
          mail.be('well')
          // How mails fare beside a crowd of buyers who never rest is another matter.
          await buying.end()
          undelivered = await untilDelivered(stage)
          return [{ name: 'moods of the mail server', unit: '', measured: MAIL_MOODS.length }]
        },
        { environment: { SMTP_URL: mail.url } },
      )
      return [
        ...measures,
        { name: 'mails taken by the server', unit: '', measured: mail.taken(), least: 1 },
        { name: 'mails of the bad time not delivered', unit: '', measured: undelivered, budget: 0 },
        { name: 'control: tries to deliver that were in vain', unit: '', measured: mail.inVain(), least: 1 },
      ]
    } finally {
      mail.close()
    }
  })
}

/** The mails of this moment that are still to go out after a while. */
async function untilDelivered(stage: Stage): Promise<number> {
  return withDatabase(stage, async (db) => {
    const { rows } = await sql<{ last: number }>`select coalesce(max(id), 0)::int as last from outbox`.execute(db)
    const last = rows[0]?.last ?? 0
    const countLeft = async () => {
      const left = await sql<{ count: number }>`
        select count(*)::int as count from outbox where topic = ${BOOKING_MAIL} and id <= ${last} and done_at is null`.execute(
        db,
      )
      return left.rows[0]?.count ?? Number.NaN
    }
    const end = Date.now() + DELIVERED_WITHIN_MS
    while ((await countLeft()) > 0 && Date.now() < end) await wait(LOOK_MS)
    return countLeft()
  })
}
