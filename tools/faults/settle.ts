import { setTimeout as wait } from 'node:timers/promises'
import { type Acknowledged, checkInvariants, type Evidence, type Finding } from '#server/bookings/checks/invariants.ts'
import { PAYMENT_CAPTURE, REFUND_SEND } from '#server/bookings/core/decision.ts'
import { PAYMENT_EVENT } from '#server/bookings/payments/apply-webhook-events.ts'
import type { PayingSite } from '../bench/booking/site.ts'
import { type Stage, withDatabase } from '../bench/booking/stock.ts'
import type { Measure } from '../bench/measure.ts'

const TOPICS = new Set<unknown>([PAYMENT_EVENT, PAYMENT_CAPTURE, REFUND_SEND])
const LOOK_MS = 300
const DONE_WITHIN_MS = 60_000
/** Past the lease of a job that died with its server; and past every hold. */
const LEASE_MINUTES = 2
const HOLD_MINUTES = 45
const SHOWN = 5
/** What nobody was ever told: a log with it has lost a write. */
const NEVER_TOLD: Acknowledged = { kind: 'booking', id: 'PDK-00000-00000' }
const PAISE = 100

/** What the clock brings about: jobs of dead servers are done by the living one, holds run out, both books are compared. */
export async function settle(site: PayingSite): Promise<boolean> {
  const tell = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${site.server().origin}/__test/${path}`, {
      ...{ method, headers: { 'content-type': 'application/json' } },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return answer.json()
  }
  const goOn = (minutes: number) => tell('POST', 'clock', { at: new Date(Date.now() + minutes * 60_000).toISOString() })
  const untilDone = async (): Promise<boolean> => {
    for (const end = Date.now() + DONE_WITHIN_MS; Date.now() < end; await wait(LOOK_MS)) {
      const { jobs } = (await tell('GET', 'outbox')) as { jobs: { topic: string; given_up_at: string | null }[] }
      if (!jobs.some(({ topic, given_up_at: givenUpAt }) => TOPICS.has(topic) && givenUpAt === null)) return true
    }
    return false
  }
  await site.gateway.webhooks.drain()
  await goOn(LEASE_MINUTES)
  const isDone = await untilDone()
  await tell('POST', 'jobs/reconcile/run')
  await goOn(HOLD_MINUTES)
  while (((await tell('POST', 'jobs/sweep/run')) as { done: number }).done > 0);
  await tell('POST', 'jobs/reconcile/run')
  await site.gateway.webhooks.drain()
  return (await untilDone()) && isDone
}

/** The books of a stopped site, beside what its buyers and its gateway know; and the same check over books that are known to be wrong. */
export function checkBookings(stage: Stage, site: PayingSite, told: readonly Acknowledged[]): Promise<Measure[]> {
  return withDatabase(stage, async (db) => {
    const gateway = site.gateway.books.ledger().payments.filter(({ currency }) => currency === 'INR')
    const find = async (evidence: Evidence) => await checkInvariants(db, evidence)
    const findings = await find({ gateway, acknowledged: told })
    const violations = wordsOf(findings)
    for (const words of violations.slice(0, SHOWN)) console.log(`  | ${words}`)
    const [first] = gateway.filter(({ captured }) => captured > 0)
    const doctored = first === undefined ? [] : [{ ...first, captured: first.captured + PAISE }]
    const others = gateway.filter(({ id }) => id !== first?.id)
    const planted = wordsOf(
      await find({ gateway: [...others, ...doctored], acknowledged: [...told, NEVER_TOLD] }),
    ).filter((each) => !violations.includes(each))
    const foundIn = (name: string, all: readonly string[]) => all.filter((each) => each.startsWith(`${name}:`)).length
    return [
      { name: `acknowledged writes lost, of ${told.length}`, unit: '', measured: foundIn('I7', violations), budget: 0 },
      { name: 'violations of I1 to I12', unit: '', measured: violations.length, budget: 0 },
      {
        ...{ name: 'invariants not checked', unit: '', budget: 0 },
        measured: findings.filter(({ checked }) => !checked).length,
      },
      {
        ...{ name: 'payments of the gateway compared', unit: '', least: 1 },
        measured: gateway.filter(({ captured }) => captured > 0).length,
      },
      { name: 'control: a write that is not there is found', unit: '', measured: foundIn('I7', planted), least: 1 },
      {
        name: 'control: a rupee too much at the gateway is found',
        unit: '',
        measured: foundIn('I3', planted),
        least: 1,
      },
    ]
  })
}

function wordsOf(findings: readonly Finding[]): string[] {
  return findings.flatMap(({ name, violations }) => violations.map((each) => `${name}: ${each}`))
}
