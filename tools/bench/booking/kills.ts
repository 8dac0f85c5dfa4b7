import { setTimeout as wait } from 'node:timers/promises'
import { type Acknowledged, checkInvariants } from '#server/bookings/checks/invariants.ts'
import { PAYMENT_CAPTURE, REFUND_SEND } from '#server/bookings/core/decision.ts'
import { PAYMENT_EVENT } from '#server/bookings/payments/apply-webhook-events.ts'
import { type Measure, median } from '../measure.ts'
import { type Journey, type TravelParts, travel } from './journey.ts'
import { balanceOf, imbalanceOf, untilDone } from './ledger-balance.ts'
import { type PayingSite, withPayingSite } from './site.ts'
import { onPostgres } from './stage.ts'
import { listFreeSeats, type Stage, withDatabase } from './stock.ts'
import { dealer, troublesOf, watchConfirmed } from './traffic.ts'

const KILLS = 20
/** As many journeys as the server can do: the load of the highest rate. */
const TRAVELLERS = 24
const SEATS = 12_000
/** Somewhere in this time after it is ready again it is killed once more. */
const LIVES_MS = { least: 1_000, most: 3_000 }
const READY_S = 5
/** Whoever is not confirmed by then goes on; their money is looked for at the end. */
const CONFIRMED_WITHIN_MS = 3_000
const RETRIED_MS = 30_000
const DONE_WITHIN_MS = 45_000
/** Past the lease of a job that died with its server; and past every hold. */
const LEASE_MINUTES = 2
const HOLD_MINUTES = 45
const SHOWN = 5
const CHECKED = 'invariants not checked'

/** The server is killed again and again while travellers book and pay, and nothing that anybody was told is lost. */
export function killsOnPostgres(): Promise<Measure[] | { skipped: string }> {
  return onPostgres((stage) => {
    const told: Acknowledged[] = []
    const hear = ({ eventId, status }: { eventId: string; status: number | undefined }) => {
      if (status === 200) told.push({ kind: 'event', id: eventId })
    }
    return withPayingSite(stage, hear, (site) => measureKills(stage, site, told))
  })
}

function measureKills(stage: Stage, site: PayingSite, told: Acknowledged[]): Promise<Measure[]> {
  return withDatabase(stage, async (db) => {
    const confirmed = watchConfirmed(db)
    const parts: TravelParts = {
      ...{ call: site.call, gateway: site.gateway, nextSeat: dealer(await listFreeSeats(db, SEATS)) },
      untilConfirmed: (reference) => confirmed.until(reference, CONFIRMED_WITHIN_MS),
    }
    const { journeys, readySeconds } = await killUnderLoad(site, parts)
    await site.gateway.webhooks.drain()
    await confirmed.stop()
    const isDone = await settle(site, (topics) => untilDone(db, topics, DONE_WITHIN_MS))
    for (const words of troublesOf(journeys).slice(0, SHOWN)) console.log(`  | ${words}`)
    told.push(...acknowledgedIn(journeys))
    const gateway = site.gateway.books.ledger().payments
    const findings = await checkInvariants(db, { gateway, acknowledged: told })
    const violations = findings.flatMap(({ name, violations: words }) => words.map((each) => `${name}: ${each}`))
    for (const words of violations.slice(0, SHOWN)) console.log(`  | ${words}`)
    const balance = await balanceOf(db, site.gateway)
    return [
      {
        name: `longest until ready again, of ${KILLS} kills`,
        unit: 's',
        measured: Math.max(...readySeconds),
        budget: READY_S,
      },
      { name: 'usual time until ready again', unit: 's', measured: median(readySeconds) },
      {
        name: 'journeys viewed as confirmed meanwhile',
        unit: '',
        measured: journeys.filter(({ viewed }) => viewed).length,
      },
      {
        name: `acknowledged writes lost, of ${told.length}`,
        unit: '',
        measured: violations.filter((each) => each.startsWith('I7')).length,
        budget: 0,
      },
      { name: 'violations of the invariants', unit: '', measured: violations.length, budget: 0 },
      { name: CHECKED, unit: '', measured: findings.filter(({ checked }) => !checked).length, budget: 0 },
      { name: 'jobs not done in time', unit: '', measured: isDone ? 0 : 1, budget: 0 },
      { name: 'rupees by which the books differ', unit: '', measured: imbalanceOf(balance), budget: 0 },
    ]
  })
}

async function killUnderLoad(
  site: PayingSite,
  parts: TravelParts,
): Promise<{ journeys: Journey[]; readySeconds: number[] }> {
  const journeys: Journey[] = []
  const readySeconds: number[] = []
  let isOver = false
  const traveller = async () => {
    while (!isOver) {
      const journey: Journey = {}
      journeys.push(journey)
      await travel({ ...parts, retryUntil: Date.now() + RETRIED_MS }, journey)
    }
  }
  const travelling = Array.from({ length: TRAVELLERS }, traveller)
  for (let kills = 0; kills < KILLS; kills += 1) {
    await wait(LIVES_MS.least + Math.random() * (LIVES_MS.most - LIVES_MS.least))
    readySeconds.push(await site.killAndStart())
  }
  await wait(LIVES_MS.most)
  isOver = true
  await Promise.all(travelling)
  return { journeys, readySeconds }
}

/** What the clock brings about: jobs of dead servers are done by the living one, holds run out, both books are compared. */
async function settle(site: PayingSite, untilDoneOf: (topics: string[]) => Promise<boolean>): Promise<boolean> {
  const topics = [PAYMENT_EVENT, PAYMENT_CAPTURE, REFUND_SEND]
  const tell = async (path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${site.server().origin}/__test/${path}`, {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return answer.json()
  }
  const goOn = (minutes: number) => tell('clock', { at: new Date(Date.now() + minutes * 60_000).toISOString() })
  await goOn(LEASE_MINUTES)
  const isDone = await untilDoneOf(topics)
  await tell('jobs/reconcile/run')
  await goOn(HOLD_MINUTES)
  while (((await tell('jobs/sweep/run')) as { done: number }).done > 0);
  await tell('jobs/reconcile/run')
  await site.gateway.webhooks.drain()
  return (await untilDoneOf(topics)) && isDone
}

function acknowledgedIn(journeys: readonly Journey[]): Acknowledged[] {
  return journeys.flatMap(({ holdId, reference }) => [
    ...(holdId === undefined ? [] : [{ kind: 'hold' as const, id: holdId }]),
    ...(reference === undefined ? [] : [{ kind: 'booking' as const, id: reference }]),
  ])
}
