import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Acknowledged,
  checkInvariants,
  type GatewayMoney,
  type InvariantName,
} from '#server/bookings/checks/invariants.ts'
import { storeWebhookEvent } from '#server/bookings/payments/webhook-route.ts'
import type { Tx } from '#server/db/db.ts'
import { reportInvariants } from '#tools/check-invariants.ts'
import { minutesLater } from '../support/booking-stages.ts'
import { freshSailings } from '../support/sailings.ts'
import { lakhLine, NOW, type Staged, stageHeld, TODAY } from '../support/staged-booking.ts'
import { openTestApi, type TestApi } from '../support/test-api.ts'
import { TRIP_ID } from '../support/traveller.ts'

let api: TestApi
let confirmed: Staged
let part: Staged
let cancelled: Staged
beforeAll(async () => {
  api = await openTestApi()
  await freshSailings(api, TODAY)
  await api.setClock(NOW)
  const staged = async (...names: string[]) => stageHeld(api, { lines: names.map((seat) => lakhLine({}, seat)) })
  const paid = async (booking: Staged) => {
    const order = await booking.order()
    await booking.pays(order)
    return order
  }
  confirmed = await staged('P2A')
  // Paid twice: the second comes back.
  await confirmed.pays(await paid(confirmed))
  part = await stageHeld(api, { plan: 'initial', lines: [lakhLine({}, 'P2B')] })
  await paid(part)
  cancelled = await staged('P2C', 'P2D')
  await paid(cancelled)
  await cancelled.apply({ type: 'guest_cancelled', cause: 'one line', lineIds: ['line-1'] })
  await cancelled.apply({ type: 'guest_cancelled', cause: 'the other' })
  const kept = await staged('P3A', 'P3B')
  await paid(kept)
  await kept.apply({ type: 'operator_cancelled', by: 'Ravi', reason: 'Storm', lineIds: ['line-2'] })
  const expired = await staged('P3C')
  await expired.pays(await expired.order(), 'captured', 10_000)
  const late = await staged('P4A')
  const order = await late.order()
  await api.setClock(minutesLater(40))
  for (const booking of [expired, late]) await booking.apply({ type: 'clock_passed', isPolled: true })
  await stageHeld(api, { lines: [lakhLine({}, 'P4A')] })
  await late.pays(order)
  await api.runJobs()
})
afterAll(() => api.close())

const gatewayMoney = (): GatewayMoney[] =>
  [...api.gateway.books.payments.values()].map(({ id, status, amount, refunded }) => ({
    ...{ id, refunded, captured: status === 'captured' || status === 'refunded' ? amount : 0 },
  }))

/** Done and looked at, and then undone. */
async function found(plant: (tx: Tx) => Promise<unknown>, gateway = gatewayMoney()): Promise<InvariantName[]> {
  class Enough extends Error {}
  let names: InvariantName[] = []
  await api.testDatabase.db
    .transaction()
    .execute(async (tx) => {
      await plant(tx)
      const findings = await checkInvariants(tx, {
        gateway,
        acknowledged: [{ kind: 'booking', id: confirmed.reference }],
      })
      names = findings.filter(({ violations }) => violations.length > 0).map(({ name }) => name)
      throw new Enough()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Enough)) throw error
    })
  return names
}

const PLANTS: [name: InvariantName, what: string, plant: (tx: Tx) => Promise<unknown>][] = [
  [
    'I1',
    'a seat sold twice',
    async (tx) => {
      await sql`alter table ferry_seat drop constraint ferry_seat_pkey`.execute(tx)
      await sql`insert into ferry_seat (sailing_id, seat, state, claim) select sailing_id, seat, state, 'another' from ferry_seat where claim = ${confirmed.id}`.execute(
        tx,
      )
    },
  ],
  [
    'I2',
    'more rooms than there are',
    (tx) =>
      sql`insert into room_claim (room_type_id, night, claim, rooms) select room_type_id, night, 'somebody', allotment + 1 from room_night order by night desc limit 1`.execute(
        tx,
      ),
  ],
  [
    'I3',
    'money that the gateway does not have',
    (tx) =>
      sql`insert into ledger (booking_id, entry, gateway, gateway_payment_id, source_id, amount) values (${confirmed.id}, 'refunded', 'razorpay', 'pay_none', 'none', 5)`.execute(
        tx,
      ),
  ],
  [
    'I4',
    'a payment booked twice',
    async (tx) => {
      await sql`alter table ledger drop constraint ledger_entry_gateway_source_id_key`.execute(tx)
      await sql`insert into ledger (booking_id, entry, gateway, gateway_payment_id, source_id, amount) select booking_id, entry, gateway, gateway_payment_id, source_id, amount from ledger where entry = 'captured' limit 1`.execute(
        tx,
      )
    },
  ],
  [
    'I5',
    'confirmed and not paid',
    (tx) => sql`update booking set state = 'confirmed' where id = ${part.id}`.execute(tx),
  ],
  [
    'I6',
    'cancelled and held',
    (tx) =>
      sql`insert into ferry_seat (sailing_id, seat, state, claim) values (${TRIP_ID}, 'P5A', 'booked', ${cancelled.id})`.execute(
        tx,
      ),
  ],
  [
    'I7',
    'a booking that was acknowledged and is gone',
    (tx) => sql`update booking set reference = 'PDK-00000-00000' where id = ${confirmed.id}`.execute(tx),
  ],
  [
    'I8',
    'a booking set back by hand',
    (tx) => sql`update booking set state = 'paying' where id = ${confirmed.id}`.execute(tx),
  ],
  [
    'I9',
    'a rupee too much given back',
    (tx) =>
      sql`update refund set amount = amount + 1 where booking_id = ${cancelled.id} and cause = 'the other'`.execute(tx),
  ],
  [
    'I10',
    'a mail sent twice',
    async (tx) => {
      await sql`alter table outbox drop constraint outbox_topic_dedupe_key_key`.execute(tx)
      await sql`insert into outbox (topic, payload, dedupe_key) select topic, payload, dedupe_key from outbox where topic = 'booking-mail' limit 1`.execute(
        tx,
      )
    },
  ],
  [
    'I11',
    'an audit that was rewritten',
    async (tx) => {
      await sql`alter table booking_audit disable trigger booking_audit_only_added`.execute(tx)
      await sql`update booking_audit set facts = '{"amount": 1}' where booking_id = ${confirmed.id} and event = 'captured'`.execute(
        tx,
      )
    },
  ],
  [
    'I12',
    'a payment of more than the lines come to',
    (tx) => sql`update payment set amount = amount + 1 where booking_id = ${confirmed.id}`.execute(tx),
  ],
]

describe('what must hold of bookings', () => {
  test('holds after payments, second payments, cancellations, expiries and late money', async () => {
    expect(await found(() => Promise.resolve())).toEqual([])
    const { rows } = await sql<{ state: string }>`select distinct state from booking order by state`.execute(
      api.testDatabase.db,
    )
    expect(rows.map(({ state }) => state)).toEqual(['cancelled', 'confirmed', 'confirmed_part', 'expired', 'held'])
  })

  test.each(PLANTS)('%s finds %s', async (name, _what, plant) => {
    expect(await found(plant)).toContain(name)
  })

  test('I3 finds a capture and a refund that we never heard of', async () => {
    const [first, ...rest] = gatewayMoney()
    if (first === undefined) throw new Error('The gateway has nothing')
    const nothing = () => Promise.resolve()
    expect(await found(nothing, [...rest, { ...first, captured: first.captured + 100 }])).toEqual(['I3'])
    expect(await found(nothing, [...rest, { ...first, refunded: first.refunded + 100 }])).toEqual(['I3'])
    expect(await found(nothing, rest)).toEqual(['I3'])
  })

  test('what was acknowledged is looked for, whatever it was', async () => {
    const { db } = api.testDatabase
    // A gateway's id stands in front of the hash of what it said.
    await storeWebhookEvent(db, { name: 'razorpay', readWebhookEvent: () => undefined }, Buffer.from('{}'), 'evt_kept')
    const { rows } = await sql<{ order: string; released: string }>`
      select (select min(order_id) from payment) as "order", (select min(id) from booking where state = 'cancelled') as released`.execute(
      db,
    )
    const told = [
      ['hold', confirmed.id],
      ['release', rows[0]?.released],
      ['booking', confirmed.reference],
      ['cancel', cancelled.reference],
      ['order', rows[0]?.order],
      ['event', 'evt_kept'],
    ] as const
    const missed = async (acknowledged: readonly Acknowledged[]) =>
      (await checkInvariants(db, { acknowledged })).find(({ name }) => name === 'I7')?.violations.sort()
    expect(await missed(told.map(([kind, id = '']) => ({ kind, id })))).toEqual([])
    expect(await missed(told.map(([kind]) => ({ kind, id: 'none' })))).toEqual(
      told.map(([kind]) => `${kind} none`).sort(),
    )
    expect(
      await missed([
        { kind: 'cancel', id: confirmed.reference },
        { kind: 'release', id: confirmed.id },
      ]),
    ).toEqual([`cancel ${confirmed.reference}`, `release ${confirmed.id}`])
  })

  test('the command prints each with its count, and reads the logs it is given', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'padauk-invariants-'))
    try {
      const [gatewayLog, acknowledged] = [join(folder, 'gateway.jsonl'), join(folder, 'told.jsonl')]
      const deeds = gatewayMoney().flatMap(({ id, captured, refunded }) => [
        { deed: 'payment', id, currency: 'INR', amount: captured },
        ...(captured > 0 ? [{ deed: 'capture', id, amount: captured }] : []),
        ...(refunded > 0 ? [{ deed: 'refund', id: 'r', paymentId: id, amount: refunded }] : []),
      ])
      writeFileSync(gatewayLog, deeds.map((deed) => `${JSON.stringify(deed)}\n`).join(''))
      writeFileSync(acknowledged, `{"kind":"booking","id":"${confirmed.reference}"}\n{"kind":"hold","id":"none"}\n`)
      const clean = await reportInvariants(api.testDatabase.db, { gatewayLog })
      expect([clean.count, clean.lines.length]).toEqual([0, 12])
      expect(clean.lines[6]).toMatch(/^I7 +not checked/)
      const told = await reportInvariants(api.testDatabase.db, { gatewayLog, acknowledged })
      expect([told.count, told.lines.find((line) => line.includes('hold none'))]).toEqual([1, '       hold none'])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
