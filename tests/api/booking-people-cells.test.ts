import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BookingState } from '#contract/terms/booking-states.ts'
import { applyCalendar } from '#server/bookings/clock/scheduled-jobs.ts'
import type { Applied } from '#server/bookings/store/apply-event.ts'
import {
  clearStage,
  type Effect,
  effectOf,
  nothing,
  type Stage,
  stageAt,
  TRIP_OVER,
  TRIP_RUNS,
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

const STORM = { type: 'operator_cancelled', reason: 'The sea is rough', by: 'Ravi' } as const

/** The columns of the table of people (booking rules 1.4). A lakh, 30,000 of it first where it is paid in two parts, 33 days before the start. */
const COLUMNS = {
  'guest cancels': ({ booking }) => booking.apply({ type: 'guest_cancelled', cause: 'test' }),
  'guest cancels ten days before': async ({ booking }) => {
    await api.setClock('2026-12-15T06:00:00Z')
    return booking.apply({ type: 'guest_cancelled', cause: 'test' })
  },
  'guest cancels after the start': async ({ booking }) => {
    await api.setClock(TRIP_RUNS)
    return booking.apply({ type: 'guest_cancelled', cause: 'test' })
  },
  'guest cancels with a short sum in': async ({ booking, order }) => {
    await booking.pays(order, 'captured', 10_000)
    return booking.apply({ type: 'guest_cancelled', cause: 'test' })
  },
  'operator cancels': ({ booking }) => booking.apply(STORM),
  'operator cancels, he who marked the no-show': ({ booking }) => booking.apply({ ...STORM, by: 'Meera' }),
  'balance date passes': async ({ booking }) => {
    await api.setClock('2026-12-11T18:30:00Z')
    return booking.apply({ type: 'balance_lapsed' })
  },
  'balance date passes, one second before the end of the day after': async ({ booking }) => {
    await api.setClock('2026-12-11T18:29:58Z')
    return booking.apply({ type: 'balance_lapsed' })
  },
  'balance date passes, nobody looks for a week': async () => {
    await api.setClock('2026-12-19T06:00:00Z')
    await applyCalendar(api.testDatabase.db)
    return undefined
  },
  'balance date passes with 70,000 paid, and nobody looks for a week': async ({ booking, order }) => {
    await booking.pays(order, 'captured', 40_000)
    await api.setClock('2026-12-19T06:00:00Z')
    await applyCalendar(api.testDatabase.db)
    return undefined
  },
  'trip start passes': async () => {
    await api.setClock(TRIP_RUNS)
    await applyCalendar(api.testDatabase.db)
    await applyCalendar(api.testDatabase.db)
    return undefined
  },
  'trip start passes, the writer is told': async ({ booking }) => {
    await api.setClock(TRIP_RUNS)
    return booking.apply({ type: 'trip_started' })
  },
  'trip end passes': async () => {
    await api.setClock(TRIP_OVER)
    await applyCalendar(api.testDatabase.db)
    return undefined
  },
  'no-show marked before the start': ({ booking }) => booking.apply({ type: 'no_show_marked', by: 'Meera' }),
  'no-show marked after the start': async ({ booking }) => {
    await api.setClock(TRIP_RUNS)
    return booking.apply({ type: 'no_show_marked', by: 'Meera' })
  },
} as const satisfies Record<string, (stage: Stage) => Promise<Applied | undefined>>

const LAKH = 100_000
const GONE = { state: 'expired', seats: 'free' } as const
const SAID = { mails: ['operator_cancelled'] }
const OFF = { state: 'cancelled', seats: 'free' } as const
const back = (amount: number) => ({ refunds: [amount], returned: amount })

type Cell = [state: BookingState, column: keyof typeof COLUMNS, does: Partial<Effect>]
const CELLS: Cell[] = [
  ...(['quoted', 'held'] as const).flatMap((state): Cell[] => [
    [state, 'guest cancels', GONE],
    [state, 'operator cancels', { ...GONE, ...SAID }],
    [state, 'balance date passes', state === 'held' ? GONE : {}],
    [state, 'trip start passes, the writer is told', GONE],
    [state, 'no-show marked before the start', { refused: 'not_now' }],
  ]),
  ['held', 'guest cancels with a short sum in', { ...GONE, mails: ['short'], taken: 10_000, ...back(10_000) }],

  ['paying', 'guest cancels', OFF],
  ['paying', 'guest cancels with a short sum in', { ...OFF, mails: ['short'], taken: 10_000, ...back(10_000) }],
  ['paying', 'operator cancels', { ...OFF, ...SAID }],
  ['paying', 'trip start passes, the writer is told', GONE],
  ['paying', 'no-show marked before the start', { refused: 'not_now' }],

  // 80 % would be 20,000 kept: 10,000 of the 30,000 come back. At 50 % nothing does, and nothing is asked for.
  ['confirmed_part', 'guest cancels', { ...OFF, mails: ['cancelled'], ...back(10_000) }],
  ['confirmed_part', 'guest cancels ten days before', { ...OFF, mails: ['cancelled'] }],
  ['confirmed_part', 'guest cancels after the start', { refused: 'too_late' }],
  ['confirmed_part', 'operator cancels', { ...OFF, ...SAID, ...back(30_000) }],
  ['confirmed_part', 'balance date passes', { ...OFF, mails: ['balance_lapsed'] }],
  ['confirmed_part', 'balance date passes, one second before the end of the day after', {}],
  ['confirmed_part', 'balance date passes, nobody looks for a week', { ...OFF, mails: ['balance_lapsed'] }],
  // By the day it lapsed half is kept; a week later all of it would be.
  [
    'confirmed_part',
    'balance date passes with 70,000 paid, and nobody looks for a week',
    { ...OFF, mails: ['balance_lapsed'], taken: 40_000, ...back(20_000) },
  ],
  ['confirmed_part', 'trip start passes, the writer is told', { alerts: ['started_unpaid'] }],
  ['confirmed_part', 'no-show marked before the start', { refused: 'not_now' }],
  ['confirmed_part', 'no-show marked after the start', { state: 'no_show' }],

  ['confirmed', 'guest cancels', { ...OFF, mails: ['cancelled'], ...back(80_000) }],
  ['confirmed', 'guest cancels ten days before', { ...OFF, mails: ['cancelled'], ...back(50_000) }],
  ['confirmed', 'guest cancels after the start', { refused: 'too_late' }],
  ['confirmed', 'operator cancels', { ...OFF, ...SAID, ...back(LAKH) }],
  ['confirmed', 'balance date passes', {}],
  ['confirmed', 'trip start passes', {}],
  // A sailing alone is nothing to be reviewed: nobody is invited.
  ['confirmed', 'trip end passes', { state: 'completed' }],
  ['confirmed', 'no-show marked before the start', { refused: 'not_now' }],
  ['confirmed', 'no-show marked after the start', { state: 'no_show' }],

  ['expired', 'guest cancels', { refused: 'nothing_to_do' }],
  ['expired', 'operator cancels', {}],
  ['expired', 'trip start passes', {}],
  ['expired', 'no-show marked after the start', { refused: 'not_now' }],

  ['settling', 'guest cancels', { refused: 'running' }],
  ['settling', 'operator cancels', {}],
  ['settling', 'no-show marked after the start', { refused: 'not_now' }],

  ['cancelled', 'guest cancels', { refused: 'same' }],
  ['cancelled', 'operator cancels', {}],
  ['cancelled', 'no-show marked after the start', { refused: 'not_now' }],

  ['no_show', 'guest cancels', { refused: 'too_late' }],
  ['no_show', 'operator cancels', { ...OFF, ...SAID, ...back(LAKH) }],
  ['no_show', 'operator cancels, he who marked the no-show', { refused: 'not_now' }],
  ['no_show', 'no-show marked after the start', { refused: 'same' }],

  ['completed', 'guest cancels', { refused: 'too_late' }],
  ['completed', 'operator cancels', { refused: 'not_now' }],
  ['completed', 'no-show marked after the start', { refused: 'not_now' }],
]

describe('people and the calendar (booking rules 1.4)', () => {
  test.each(CELLS)('%s, %s', async (state, column, does) => {
    const stage = await stageAt(api, state)
    expect(await stage.booking.state()).toBe(state)
    const effect = await effectOf(api, stage, () => COLUMNS[column](stage))
    expect(effect).toEqual({ ...nothing(state), ...does })
  })

  test('paying, guest cancels, and the money comes later: all of it goes back', async () => {
    const { booking, order } = await stageAt(api, 'paying')
    await booking.apply({ type: 'guest_cancelled', cause: 'test' })
    const effect = await effectOf(
      api,
      { booking, order, older: order },
      async () => (await booking.pays(order)).applied,
    )
    expect(effect).toEqual({ ...nothing('cancelled'), taken: LAKH, ...back(LAKH) })
  })

  test('paying, trip start passes, and the money comes later: settled, never confirmed', async () => {
    const { booking, order } = await stageAt(api, 'paying')
    await api.setClock('2026-12-25T00:00:00Z')
    await booking.apply({ type: 'trip_started' })
    const effect = await effectOf(
      api,
      { booking, order, older: order },
      async () => (await booking.pays(order)).applied,
    )
    expect(effect).toEqual({ ...nothing('settling'), taken: LAKH, mails: ['settling'], ...back(LAKH) })
  })

  test('confirmed_part, the days of the balance: a mail three days and one before and on it, each once', async () => {
    const { booking } = await stageAt(api, 'confirmed_part')
    const said: string[] = []
    for (const day of ['06', '07', '08', '09', '10', '11']) {
      await api.setClock(`2026-12-${day}T04:30:00Z`)
      for (let times = 0; times < 2; times += 1) await applyCalendar(api.testDatabase.db)
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from outbox where topic = 'booking-mail' and payload ->> 'bookingId' = ${booking.id}
           and payload ->> 'kind' = 'balance_due'`.execute(api.testDatabase.db)
      said.push(`${day}: ${rows[0]?.count}`)
    }
    expect(said).toEqual(['06: 0', '07: 1', '08: 1', '09: 2', '10: 3', '11: 3'])
    expect(await booking.state()).toBe('confirmed_part')
  })
})
