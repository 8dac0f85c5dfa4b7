import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BookingState } from '#contract/terms/booking-states.ts'
import type { Applied } from '#server/bookings/store/apply-event.ts'
import { clearStage, type Effect, effectOf, nothing, type Stage, stageAt } from '#tests/support/booking-stages.ts'
import { freshSailings } from '#tests/support/sailings.ts'
import { TODAY } from '#tests/support/staged-booking.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'
import { seats, visitor } from '#tests/support/traveller.ts'

let api: TestApi
let receipt = 'R-0'
beforeAll(async () => {
  api = await openTestApi()
  await freshSailings(api, TODAY)
})
afterAll(() => api.close())
beforeEach(async (context) => {
  receipt = `R-${context.task.id}`
  await clearStage(api)
})

const LAKH = 100_000
const take = ({ booking }: Stage, amount: number): Promise<Applied> =>
  booking.apply({ type: 'money_taken', how: 'cash', by: 'Meera', receipt, amount })

/** The column "taken by the office" of the table of money (booking rules 1.3). A lakh is due, 30,000 of it first where it is paid in two parts. */
const COLUMNS = {
  'all of it': (stage) => take(stage, LAKH),
  'what is due first': (stage) => take(stage, 30_000),
  'the balance': (stage) => take(stage, 70_000),
  'a part of the balance': (stage) => take(stage, 10_000),
  'more than is due': (stage) => take(stage, LAKH + 1),
  'all of it, then somebody pays the open order': async (stage) => {
    await take(stage, LAKH)
    return (await stage.booking.pays(stage.order)).applied
  },
  'all of it twice by one receipt': async (stage) => {
    await take(stage, LAKH)
    return take(stage, LAKH)
  },
  'another sum by the same receipt': async (stage) => {
    await take(stage, LAKH)
    return take(stage, 1)
  },
  'all of it, the seat is sold': async (stage) => {
    await sql`delete from ferry_seat`.execute(api.testDatabase.db)
    await visitor(api).held(seats('P2A'))
    return take(stage, LAKH)
  },
  'all of it, and the office cancels': async (stage) => {
    await take(stage, LAKH)
    return stage.booking.apply({ type: 'operator_cancelled', reason: 'The sea is rough', by: 'Ravi' })
  },
  'the rest after the trip': async (stage) => {
    await sql`update capture set amount = 40000 where booking_id = ${stage.booking.id}`.execute(api.testDatabase.db)
    return take(stage, 60_000)
  },
} as const satisfies Record<string, (stage: Stage) => Promise<Applied>>

type Cell = [state: BookingState, column: keyof typeof COLUMNS, does: Partial<Effect>]
const CONFIRMS: Partial<Effect> = { state: 'confirmed', mails: ['confirmed', 'receipt'], seats: 'booked' }
const CELLS: Cell[] = [
  ['quoted', 'all of it', { refused: 'hold_required' }],
  ...(['held', 'paying'] as const).flatMap((state): Cell[] => [
    [state, 'all of it', CONFIRMS],
    [state, 'what is due first', { refused: 'too_little' }],
    [state, 'more than is due', { refused: 'too_much' }],
    [state, 'all of it twice by one receipt', CONFIRMS],
    [state, 'another sum by the same receipt', { ...CONFIRMS, refused: 'receipt_used' }],
    [state, 'all of it, the seat is sold', { seats: 'free', refused: 'gone' }],
    [
      state,
      'all of it, and the office cancels',
      {
        ...{ state: 'cancelled', seats: 'free', mails: ['confirmed', 'receipt', 'operator_cancelled'] },
        // No gateway gives it back.
        ...{ refunds: [LAKH], alerts: ['refund_by_hand'] },
      },
    ],
  ]),
  [
    'paying',
    'all of it, then somebody pays the open order',
    { ...CONFIRMS, taken: LAKH, refunds: [LAKH], returned: LAKH },
  ],
  ['confirmed_part', 'the balance', { state: 'confirmed', mails: ['confirmed', 'receipt'] }],
  ['confirmed_part', 'a part of the balance', { mails: ['receipt'] }],
  ['confirmed_part', 'all of it', { refused: 'too_much' }],
  ['confirmed', 'all of it', { refused: 'already_paid' }],
  ['expired', 'all of it', { refused: 'expired' }],
  ['settling', 'all of it', { refused: 'closed' }],
  ['cancelled', 'all of it', { refused: 'closed' }],
  ['no_show', 'all of it', { refused: 'closed' }],
  ['completed', 'all of it', { refused: 'already_paid' }],
  ['completed', 'the rest after the trip', { mails: ['receipt'] }],
]

describe('money that the office takes (booking rules 1.3.15)', () => {
  test.each(CELLS)('%s, %s', async (state, column, does) => {
    const stage = await stageAt(api, state)
    expect(await stage.booking.state()).toBe(state)
    const effect = await effectOf(api, stage, () => COLUMNS[column](stage))
    expect(effect).toEqual({ ...nothing(state), ...does })
  })
})
