import { BOOKING_MAIL, PAYMENT_CAPTURE } from '#server/bookings/core/decision.ts'
import { PAYMENT_EVENT } from '#server/bookings/payments/apply-webhook-events.ts'
import { type Measure, median, percentile99 } from '../measure.ts'
import type { Journey } from './journey.ts'
import { balanceOf, countJobs, imbalanceOf, untilDone } from './ledger-balance.ts'
import { type PayingSite, withPayingSite } from './site.ts'
import { onPostgres } from './stage.ts'
import { listFreeSeats, type Stage, withDatabase } from './stock.ts'
import { dealer, keepTravelling, setOut, troublesOf, watchConfirmed } from './traffic.ts'

const PER_SECOND = 60
const MEASURED_MS = 60_000
const WARM_UP_MS = 5_000
/** For the highest rate: more of them do not get more done. */
const TRAVELLERS = 24
const HIGHEST_MS = 10_000
const SEATS = 12_000
const CONFIRMED_WITHIN_MS = 30_000
const SETTLED_WITHIN_MS = 30_000
const ANSWER_P99_MS = 200
const CONFIRMED_P99_MS = 1_000
const TROUBLES_SHOWN = 5

type Posted = { sentAt: number; ms: number; status: number | undefined }

/** Travellers who hold, book, pay and see it confirmed, so many a second for a minute. */
export function journeysOnPostgres(): Promise<Measure[] | { skipped: string }> {
  return onPostgres((stage) => {
    const posted: Posted[] = []
    return withPayingSite(
      stage,
      (each) => posted.push(each),
      (site) => measureJourneys(stage, site, posted),
    )
  })
}

function measureJourneys(stage: Stage, site: PayingSite, posted: Posted[]): Promise<Measure[]> {
  return withDatabase(stage, async (db) => {
    const nextSeat = dealer(await listFreeSeats(db, SEATS))
    const confirmed = watchConfirmed(db)
    const untilConfirmed = (reference: string) => confirmed.until(reference, CONFIRMED_WITHIN_MS)
    const parts = { ...site, nextSeat, untilConfirmed }
    const settle = () => untilDone(db, [PAYMENT_EVENT, PAYMENT_CAPTURE], SETTLED_WITHIN_MS)
    await keepTravelling(parts, { travellers: TRAVELLERS, ms: WARM_UP_MS })
    const before = performance.now()
    const most = (await keepTravelling(parts, { travellers: TRAVELLERS, ms: HIGHEST_MS })).filter(
      ({ viewed }) => viewed,
    )
    const highest = most.length / ((performance.now() - before) / 1_000)
    await settle()
    await untilDone(db, [BOOKING_MAIL], SETTLED_WITHIN_MS)
    posted.length = 0
    const journeys = await setOut(parts, { perSecond: PER_SECOND, ms: MEASURED_MS })
    await site.gateway.webhooks.drain()
    const isSettled = await settle()
    await confirmed.stop()
    for (const words of troublesOf(journeys).slice(0, TROUBLES_SHOWN)) console.log(`  | ${words}`)
    if (!isSettled) console.log(`  | messages are not done after ${SETTLED_WITHIN_MS / 1_000} s`)
    const balance = await balanceOf(db, site.gateway)
    console.log(
      `  rupees: ${balance.atGateway} at the gateway, ${balance.ledger} in the ledger, ${balance.price} confirmed`,
    )
    return [
      ...measuresOf(journeys, posted, confirmed.seenAt),
      { name: 'rupees by which the books differ', unit: '', measured: imbalanceOf(balance), budget: 0 },
      { name: `highest rate, ${TRAVELLERS} travellers at a time`, unit: '/s', measured: highest },
      { name: 'mails still to be sent at the end', unit: '', measured: await countJobs(db, [BOOKING_MAIL]) },
    ]
  })
}

function measuresOf(
  journeys: readonly Journey[],
  posted: readonly Posted[],
  seenAt: ReadonlyMap<string, number>,
): Measure[] {
  const waits = journeys.flatMap(({ reference = '', paidAt = 0 }) => {
    const at = seenAt.get(reference)
    return at === undefined ? [] : [at - paidAt]
  })
  const answers = posted.map(({ ms }) => ms)
  const arrived = journeys.filter(({ viewed }) => viewed).length
  const unanswered = posted.filter(({ status }) => status !== 200).length
  const name = `journeys of ${journeys.length} not seen as confirmed, ${PER_SECOND} a second`
  return [
    { name, unit: '', measured: journeys.length - arrived, budget: 0 },
    { name: 'journeys confirmed and viewed', unit: '/s', measured: (arrived * 1_000) / MEASURED_MS },
    { name: `answers to ${posted.length} messages, p50`, unit: 'ms', measured: median(answers) },
    { name: 'answers to messages, p99', unit: 'ms', measured: percentile99(answers), budget: ANSWER_P99_MS },
    { name: 'messages not answered 200', unit: '', measured: unanswered, budget: 0 },
    { name: 'message to confirmed, p50', unit: 'ms', measured: median(waits) },
    { name: 'message to confirmed, p99', unit: 'ms', measured: percentile99(waits), budget: CONFIRMED_P99_MS },
  ]
}
