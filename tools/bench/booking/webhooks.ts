import { sql } from 'kysely'
import { BOOKING_MAIL, PAYMENT_CAPTURE } from '#server/bookings/core/decision.ts'
import { PAYMENT_EVENT } from '#server/bookings/payments/apply-webhook-events.ts'
import type { Db } from '#server/db/db.ts'
import type { Measure } from '../measure.ts'
import { type TravelParts, travel } from './journey.ts'
import { balanceOf, imbalanceOf, untilDone } from './ledger-balance.ts'
import { type PayingSite, withPayingSite } from './site.ts'
import { onPostgres } from './stage.ts'
import { listFreeSeats, type Stage, withDatabase } from './stock.ts'
import { dealer, troublesOf, watchConfirmed } from './traffic.ts'

const BOOKINGS = 12
const COPIES = 50
/** Every copy waits a random time up to this, so that they come in any order. One that is not answered 200 comes again. */
const JITTER_MS = 10_000
const HELD_BACK = 8
const LOOK_MS = 1_000
const WAIT_MS = 60_000

/** Each message of the gateway many times, in random orders: one end, one mail, the money once. */
export function webhooksOnPostgres(): Promise<Measure[] | { skipped: string }> {
  return onPostgres((stage) => {
    const posted: (number | undefined)[] = []
    return withPayingSite(
      stage,
      ({ status }) => posted.push(status),
      (site) => measureCopies(stage, site, posted),
    )
  })
}

function measureCopies(stage: Stage, site: PayingSite, posted: (number | undefined)[]): Promise<Measure[]> {
  return withDatabase(stage, async (db) => {
    site.gateway.follow({ webhooks: { copies: COPIES, jitterMs: JITTER_MS, reorder: HELD_BACK } })
    const confirmed = watchConfirmed(db)
    const untilConfirmed = (reference: string) => confirmed.until(reference, WAIT_MS)
    const parts: TravelParts = {
      ...site,
      nextSeat: dealer(await listFreeSeats(db, 1_000)),
      untilConfirmed,
      retryUntil: Date.now() + WAIT_MS,
    }
    const underWay = Array.from({ length: BOOKINGS }, (_, index) => travel(parts, {}, outcomesOf(index)))
    const draining = setInterval(() => void site.gateway.webhooks.drain(), LOOK_MS)
    const journeys = await Promise.all(underWay)
    clearInterval(draining)
    await site.gateway.webhooks.drain()
    await confirmed.stop()
    const isDone = await untilDone(db, [PAYMENT_EVENT, PAYMENT_CAPTURE, BOOKING_MAIL], WAIT_MS)
    for (const words of troublesOf(journeys)) console.log(`  | ${words}`)
    const wrong = await countWrong(db)
    const balance = await balanceOf(db, site.gateway)
    return [
      {
        name: `messages posted, ${COPIES} copies of each`,
        unit: '',
        measured: posted.length,
        least: BOOKINGS * 3 * COPIES,
      },
      {
        name: 'copies not answered 200',
        unit: '',
        measured: posted.filter((status) => status !== 200).length,
      },
      { name: `bookings of ${BOOKINGS} not confirmed`, unit: '', measured: BOOKINGS - wrong.confirmed, budget: 0 },
      { name: 'bookings without exactly one mail', unit: '', measured: wrong.mails, budget: 0 },
      { name: 'bookings without exactly one row of money', unit: '', measured: wrong.money, budget: 0 },
      { name: 'bookings confirmed more or less than once', unit: '', measured: wrong.audits, budget: 0 },
      { name: 'jobs not done in time', unit: '', measured: isDone ? 0 : 1, budget: 0 },
      { name: 'rupees by which the books differ', unit: '', measured: imbalanceOf(balance), budget: 0 },
    ]
  })
}

/** Some take the money at once, so that three messages are on their way together; some fail before they pay. */
function outcomesOf(index: number): ('authorized' | 'captured' | 'failed')[] {
  const outcome = index % 2 === 0 ? 'authorized' : 'captured'
  return index % 3 === 0 ? ['failed', outcome] : [outcome]
}

type Wrong = { confirmed: number; mails: number; money: number; audits: number }

async function countWrong(db: Db): Promise<Wrong> {
  const { rows } = await sql<Wrong>`
    select count(*) filter (where state = 'confirmed')::int as confirmed,
           count(*) filter (where (select count(*) from mail where event_key like booking.id || ' confirmed%') <> 1
                               or (select count(*) from mail where event_key like booking.id || ' %') <> 1)::int as mails,
           count(*) filter (where (select count(*) from ledger where booking_id = booking.id) <> 1)::int as money,
           count(*) filter (where (select count(*) from booking_audit where booking_id = booking.id
                                     and from_state <> 'confirmed' and to_state = 'confirmed') <> 1)::int as audits
      from booking where reference is not null`.execute(db)
  return rows[0] ?? { confirmed: 0, mails: 1, money: 1, audits: 1 }
}
