import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BookingState } from '#contract/terms/booking-states.ts'
import { sweepExpired } from '#server/bookings/holds/sweep.ts'
import type { Applied } from '#server/bookings/store/apply-event.ts'
import {
  clearStage,
  type Effect,
  effectOf,
  minutesLater,
  nothing,
  type Stage,
  stageAt,
} from '#tests/support/booking-stages.ts'
import { freshSailings } from '#tests/support/sailings.ts'
import { TODAY } from '#tests/support/staged-booking.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await freshSailings(api, TODAY)
})
afterAll(() => api.close())
beforeEach(() => clearStage(api))

/** The columns of the table of money (booking rules 1.3). A lakh is due, of which 30,000 first where it is paid in two parts. */
const COLUMNS = {
  'pay start': ({ booking }) =>
    booking.apply({ type: 'pay_started', id: `pay_${booking.id}`, gateway: 'razorpay', payMinutes: 10 }),
  'captured >= due': ({ booking, order }) => applied(booking.pays(order)),
  'captured >= due, an order nothing was paid on': ({ booking, older }) => applied(booking.pays(older)),
  'the same capture again': async ({ booking, paid }) => (paid === undefined ? undefined : booking.news(paid)),
  'captured < due': ({ booking, order }) => applied(booking.pays(order, 'captured', 10_000)),
  'captured < due, an order nothing was paid on': ({ booking, older }) =>
    applied(booking.pays(older, 'captured', 10_000)),
  authorised: ({ booking, older, order, paid }) =>
    applied(booking.pays(paid?.orderId === order ? older : order, 'authorised')),
  failed: ({ booking, order }) => applied(booking.pays(order, 'failed')),
  'hold clock passes': () => passClock(),
  'hold clock passes, a short sum in': async ({ booking, order }) => {
    await booking.pays(order, 'captured', 10_000)
    return passClock()
  },
  'hold clock passes, paid and not told': async ({ order }) => {
    api.gateway.books.pay({ orderId: order, outcome: 'captured' })
    return passClock()
  },
  'second capture': ({ booking, order }) => applied(booking.pays(order)),
  'second capture, after a short one': async ({ booking, order }) => {
    await booking.pays(order, 'captured', 10_000)
    return applied(booking.pays(order, 'captured', 20_000))
  },
  'second capture on the order of the first part': ({ booking, older }) => applied(booking.pays(older)),
  'second capture of more than the balance': async ({ booking, order, older }) => {
    await booking.pays(order, 'captured', 50_000)
    return applied(booking.pays(older))
  },
  'wrong amount': ({ booking, order }) => applied(booking.pays(order, 'captured', 150_000)),
  'wrong currency': ({ booking, order }) => applied(booking.pays(order, 'captured', 100, 'USD')),
  'wrong amount, authorised': ({ booking, order }) => applied(booking.pays(order, 'authorised', 150_000)),
} as const satisfies Record<string, (stage: Stage) => Promise<Applied | undefined>>

async function passClock(): Promise<undefined> {
  await api.setClock(minutesLater(31))
  await sweepExpired(api.parts)
}

async function applied(paying: Promise<{ applied: Applied }>): Promise<Applied> {
  return (await paying).applied
}

const LAKH = 100_000
const PAID = { taken: LAKH }
const BACK = { taken: LAKH, refunds: [LAKH], returned: LAKH }
const SHORT_BACK = { taken: 10_000, refunds: [10_000], returned: 10_000 }
const ALERT = { alerts: ['unexpected_payment'] }
const WRONG_BACK = { taken: 150_000, refunds: [150_000], returned: 150_000 }
/** Money that is not rupees stands in no book of ours; the fake gateway counts it in its own, and a person sends it back. */
const FOREIGN = { mails: ['foreign_payment'], taken: 100, alerts: ['foreign_payment'] }

type Cell = [state: BookingState, column: keyof typeof COLUMNS, does: Partial<Effect>]
const CELLS: Cell[] = [
  ['quoted', 'pay start', { refused: 'hold_required' }],
  ['quoted', 'captured >= due', { ...PAID, state: 'confirmed', mails: ['late'], seats: 'booked' }],
  ['quoted', 'captured < due', SHORT_BACK],
  ['quoted', 'authorised', {}],
  ['quoted', 'failed', {}],
  ['quoted', 'hold clock passes', {}],
  ['quoted', 'second capture, after a short one', { taken: 30_000, refunds: [10_000, 20_000], returned: 30_000 }],
  ['quoted', 'wrong amount', { ...WRONG_BACK, ...ALERT }],
  ['quoted', 'wrong currency', FOREIGN],

  ['held', 'pay start', { state: 'paying' }],
  ['held', 'captured >= due', { ...PAID, state: 'confirmed', mails: ['confirmed'], seats: 'booked' }],
  ['held', 'captured < due', { taken: 10_000, mails: ['short'] }],
  ['held', 'authorised', { ...PAID, state: 'paying' }],
  ['held', 'failed', {}],
  ['held', 'hold clock passes', { state: 'expired', seats: 'free' }],
  ['held', 'hold clock passes, a short sum in', { state: 'expired', seats: 'free', mails: ['short'], ...SHORT_BACK }],
  [
    'held',
    'second capture, after a short one',
    { taken: 30_000, mails: ['short'], refunds: [20_000], returned: 20_000 },
  ],
  ['held', 'wrong amount', { ...WRONG_BACK, ...ALERT }],
  ['held', 'wrong currency', FOREIGN],
  ['held', 'wrong amount, authorised', ALERT],

  ['paying', 'pay start', {}],
  ['paying', 'captured >= due', { ...PAID, state: 'confirmed', mails: ['confirmed'], seats: 'booked' }],
  ['paying', 'captured < due', { taken: 10_000, mails: ['short'] }],
  ['paying', 'authorised', PAID],
  ['paying', 'failed', { state: 'held' }],
  ['paying', 'hold clock passes', { state: 'expired', seats: 'free' }],
  ['paying', 'hold clock passes, a short sum in', { state: 'expired', seats: 'free', mails: ['short'], ...SHORT_BACK }],
  [
    'paying',
    'hold clock passes, paid and not told',
    { ...PAID, state: 'confirmed', mails: ['confirmed'], seats: 'booked' },
  ],
  [
    'paying',
    'second capture, after a short one',
    { taken: 30_000, mails: ['short'], refunds: [20_000], returned: 20_000 },
  ],
  ['paying', 'wrong amount', { ...WRONG_BACK, ...ALERT }],
  ['paying', 'wrong currency', FOREIGN],
  ['paying', 'wrong amount, authorised', ALERT],

  ['confirmed_part', 'pay start', {}],
  ['confirmed_part', 'captured >= due', { taken: 70_000, state: 'confirmed', mails: ['confirmed'] }],
  ['confirmed_part', 'captured < due', { taken: 10_000 }],
  ['confirmed_part', 'authorised', { taken: 70_000 }],
  ['confirmed_part', 'failed', {}],
  ['confirmed_part', 'hold clock passes', {}],
  ['confirmed_part', 'second capture on the order of the first part', { taken: 30_000 }],
  [
    'confirmed_part',
    'second capture of more than the balance',
    { taken: 80_000, state: 'confirmed', mails: ['confirmed'], refunds: [10_000], returned: 10_000 },
  ],
  ['confirmed_part', 'wrong amount', { ...WRONG_BACK, ...ALERT }],
  ['confirmed_part', 'wrong currency', FOREIGN],

  ['confirmed', 'pay start', { refused: 'already_paid' }],
  ['confirmed', 'the same capture again', {}],
  ['confirmed', 'captured >= due, an order nothing was paid on', BACK],
  ['confirmed', 'captured < due, an order nothing was paid on', SHORT_BACK],
  ['confirmed', 'authorised', {}],
  ['confirmed', 'failed', {}],
  ['confirmed', 'hold clock passes', {}],
  ['confirmed', 'second capture', BACK],
  ['confirmed', 'wrong amount', { ...WRONG_BACK, ...ALERT }],
  ['confirmed', 'wrong currency', FOREIGN],

  ['expired', 'pay start', { refused: 'expired' }],
  ['expired', 'captured >= due', { ...PAID, state: 'confirmed', mails: ['late'], seats: 'booked' }],
  ['expired', 'captured < due', SHORT_BACK],
  ['expired', 'authorised', {}],
  ['expired', 'failed', {}],
  ['expired', 'hold clock passes', {}],
  ['expired', 'second capture, after a short one', { taken: 30_000, refunds: [10_000, 20_000], returned: 30_000 }],
  ['expired', 'wrong amount', WRONG_BACK],
  ['expired', 'wrong currency', FOREIGN],

  ['settling', 'pay start', { refused: 'closed' }],
  ['settling', 'captured >= due, an order nothing was paid on', BACK],
  ['settling', 'captured < due, an order nothing was paid on', SHORT_BACK],
  ['settling', 'authorised', {}],
  ['settling', 'failed', {}],
  ['settling', 'hold clock passes', {}],
  ['settling', 'second capture', BACK],
  ['settling', 'wrong amount', WRONG_BACK],
  ['settling', 'wrong currency', FOREIGN],

  ['cancelled', 'pay start', { refused: 'closed' }],
  ['cancelled', 'captured >= due, an order nothing was paid on', BACK],
  ['cancelled', 'captured < due, an order nothing was paid on', SHORT_BACK],
  ['cancelled', 'authorised', {}],
  ['cancelled', 'failed', {}],
  ['cancelled', 'hold clock passes', {}],
  ['cancelled', 'second capture', BACK],
  ['cancelled', 'wrong amount', WRONG_BACK],
  ['cancelled', 'wrong currency', FOREIGN],

  ...(['no_show', 'completed'] as const).flatMap((state): Cell[] => [
    [state, 'pay start', { refused: 'closed' }],
    [state, 'captured >= due, an order nothing was paid on', { ...BACK, ...ALERT }],
    // Nothing is due any more, so that any sum is enough: the office hears of it.
    [state, 'captured < due, an order nothing was paid on', { ...SHORT_BACK, ...ALERT }],
    [state, 'authorised', {}],
    [state, 'failed', {}],
    [state, 'hold clock passes', {}],
    [state, 'second capture', BACK],
    [state, 'wrong amount', WRONG_BACK],
    [state, 'wrong currency', FOREIGN],
  ]),
]

describe('money and the clock (booking rules 1.3)', () => {
  test.each(CELLS)('%s, %s', async (state, column, does) => {
    const stage = await stageAt(api, state)
    expect(await stage.booking.state()).toBe(state)
    const effect = await effectOf(api, stage, () => COLUMNS[column](stage))
    expect(effect).toEqual({ ...nothing(state), ...does })
  })

  test('paying, hold clock passes before the gateway was asked: it is asked first', async () => {
    const stage = await stageAt(api, 'paying')
    await api.setClock(minutesLater(31))
    const effect = await effectOf(api, stage, () => stage.booking.apply({ type: 'clock_passed', isPolled: false }))
    expect(effect).toEqual({ ...nothing('paying'), seats: 'free', refused: 'ask_first' })
  })
})
