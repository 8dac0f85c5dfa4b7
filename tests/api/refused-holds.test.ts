import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { clearStage } from '#tests/support/booking-stages.ts'
import { type Asked, holdRefusals } from '#tests/support/refusal-table.ts'
import { freshSailings } from '#tests/support/sailings.ts'
import { NOW, TODAY } from '#tests/support/staged-booking.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'
import { payer, placeBody, seats, type Visitor, visitor } from '#tests/support/traveller.ts'

/** Every refusal that the calls declare by which something is held and booked. */
let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await freshSailings(api, TODAY)
})
afterAll(() => api.close())
beforeEach(async () => {
  await clearStage(api)
  await api.setClock(NOW)
})

const HOLD_UNKNOWN = 'We do not know this hold'
const RAN_OUT = 'The time to book this has run out, and what you held is free again.'

const placing = (holdId: string, who: Visitor, more: object = {}, key: string = randomUUID()): Asked => ({
  ...{ path: '/bookings', body: placeBody(holdId, more), who },
  headers: { 'idempotency-key': key },
})
const held = async () => {
  const who = visitor(api)
  return { who, hold: await who.held(seats('P2A')) }
}
async function paying() {
  const { who, hold } = await held()
  const { ref } = (await who.place(hold.id)).body.booking as { ref: string }
  await payer(api).orderOf(who, ref)
  return { who, hold }
}

holdRefusals(() => api, {
  'POST /trip/price': {
    too_many: [
      429,
      'Your network has asked for very many prices. Please try again in a minute.',
      async () => {
        const asked = { path: '/trip/price', body: { lines: [] }, from: '198.51.100.7' }
        for (let times = 0; times < 60; times += 1) await api.post(asked.path, asked.body, {}, asked.from)
        return asked
      },
    ],
  },
  'POST /holds': {
    unavailable: [
      409,
      'Somebody was faster: Haddo Wharf to Swaraj Dweep Jetty, MV Tideline Meridian. Nothing was booked.',
      async () => {
        await held()
        return { path: '/holds', body: { lines: [seats('P2A')] } }
      },
    ],
    price_changed: [
      409,
      'A price has changed since you saw it. Please look at it again.',
      () => ({ path: '/holds', body: { lines: [{ ...seats('P2A'), priceVersion: 'old' }] } }),
    ],
    hold_limit: [
      429,
      'You hold a lot already: at most 3 trips at a time, and 10 seats of one ferry. Please book or give back what you hold first, send us an enquiry, or call +91 3192 200 011.',
      async () => {
        const who = visitor(api)
        for (const seat of ['P2A', 'P2B', 'P2C']) await who.held(seats(seat))
        return { path: '/holds', body: { lines: [seats('P2D')] }, who }
      },
    ],
  },
  'GET /holds/{id}': {
    not_found: [404, HOLD_UNKNOWN, () => ({ path: '/holds/nobodys' })],
    expired: [
      410,
      RAN_OUT,
      async () => {
        const { who, hold } = await held()
        await api.setClock('2026-11-22T04:46:00Z')
        return { path: `/holds/${hold.id}`, who }
      },
    ],
  },
  'DELETE /holds/{id}': {
    not_found: [404, HOLD_UNKNOWN, () => ({ path: '/holds/nobodys' })],
    paying: [
      409,
      'A payment for this is open. Please finish or cancel it first.',
      async () => {
        const { who, hold } = await paying()
        return { path: `/holds/${hold.id}`, who }
      },
    ],
  },
  'POST /bookings': {
    not_found: [404, HOLD_UNKNOWN, () => placing('nobodys', visitor(api))],
    key_required: [
      428,
      'Please send an Idempotency-Key of 16 to 64 letters, digits, dashes and underscores',
      async () => {
        const { who, hold } = await held()
        return placing(hold.id, who, {}, 'short')
      },
    ],
    key_reused: [
      422,
      'This key was used for another question',
      async () => {
        const { who, hold } = await held()
        await who.place(hold.id, {}, 'one-key-for-one-booking')
        return placing(hold.id, who, { notice: 'terms-2' }, 'one-key-for-one-booking')
      },
    ],
    in_progress: [
      409,
      'The same question is being answered. Please ask again in a moment.',
      async () => {
        const { who, hold } = await held()
        // As the first of two leaves it while it works.
        await sql`insert into idempotency (principal, key, request_hash)
          select visitor_id, 'a-key-that-is-at-work', 'hash' from booking where id = ${hold.id}`.execute(
          api.testDatabase.db,
        )
        return placing(hold.id, who, {}, 'a-key-that-is-at-work')
      },
    ],
    paying: [
      409,
      'A payment for this is open already.',
      async () => {
        const { who, hold } = await paying()
        return placing(hold.id, who)
      },
    ],
    expired: [
      410,
      RAN_OUT,
      async () => {
        const { who, hold } = await held()
        await api.setClock('2026-11-22T04:46:00Z')
        return placing(hold.id, who)
      },
    ],
    plan: [
      422,
      'Everything in this trip is paid in full when it is booked. Please choose to pay in full.',
      async () => {
        const { who, hold } = await held()
        return placing(hold.id, who, { plan: 'initial' })
      },
    ],
  },
})
