import { describe, expect, test } from 'vitest'
import { carTerms, ferryTerms, termsByDay } from '#server/products/cancellation-terms.ts'
import { priceCancel } from '../cancel/cancel-booking.ts'
import type { StoredBooking } from '../core/booking.ts'
import { graceEnd } from '../core/money.ts'
import { refundSteps, type SteppedLine } from './planned-view.ts'

const NOW = new Date('2026-11-24T10:00:00+05:30')
const line = (total: number, startDay: string, nonRefundable = 0): SteppedLine => ({
  ...{ price: { amountPayable: total }, nonRefundable, terms: termsByDay(startDay) },
  startsAt: new Date(`${startDay}T00:00:00+05:30`),
})
const END = { first: '2027-01-29T18:29:59.999Z', second: '2027-02-06T18:29:59.999Z' }

describe('the dated steps of a refund', () => {
  test('of an initial payment of ₹32,640 for a trip of ₹65,280, ₹19,584 comes back, and ₹52,224 once all is paid', () => {
    const lapsesAt = graceEnd('2027-01-29')
    const steps = refundSteps({ lines: [line(65_280, '2027-02-13')], paid: 32_640, lapsesAt, now: NOW })
    expect(steps).toEqual([
      { from: NOW.toISOString(), until: END.first, paid: 32_640, refund: 19_584, isPaidInFull: false },
      { from: END.first, until: lapsesAt.toISOString(), paid: 32_640, refund: 0, isPaidInFull: false },
      { from: NOW.toISOString(), until: END.first, paid: 65_280, refund: 52_224, isPaidInFull: true },
      { from: END.first, until: END.second, paid: 65_280, refund: 32_640, isPaidInFull: true },
      { from: END.second, paid: 65_280, refund: 0, isPaidInFull: true },
    ])
  })

  test('of a trip paid in full there is one ladder, and what never comes back is kept', () => {
    const steps = refundSteps({ lines: [line(100_000, '2027-02-13', 5_000)], paid: 100_000, now: NOW })
    expect(steps.map(({ refund, until }) => [refund, until])).toEqual([
      [76_000, END.first],
      [47_500, END.second],
      [0, undefined],
    ])
  })

  test('of lines with different starts each keeps its own days', () => {
    const lines = [line(10_000, '2027-02-13'), line(1_000, '2027-02-20')]
    const steps = refundSteps({ lines, paid: 11_000, now: NOW })
    expect(steps.map(({ refund }) => refund)).toEqual([8_800, 5_800, 5_500, 500, 0])
  })

  test('after a part was cancelled, what is kept of it is owed', () => {
    const cancelled: SteppedLine = { ...line(10_000, '2027-02-13'), state: 'cancelled', kept: 2_000 }
    const steps = refundSteps({ lines: [cancelled, line(1_000, '2027-02-13')], paid: 3_000, now: NOW })
    expect(steps.map(({ refund }) => refund)).toEqual([800, 500, 0])
  })

  test('where nothing comes back whenever it is cancelled, one step says so', () => {
    expect(refundSteps({ lines: [line(5_000, '2026-11-25')], paid: 5_000, now: NOW })).toEqual([
      { from: NOW.toISOString(), paid: 5_000, refund: 0, isPaidInFull: true },
    ])
  })
})

/** The same numbers every time, from a seed. */
function drawer(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const HOUR_MS = 3_600_000

function drawnLine(draw: (below: number) => number, index: number) {
  const startsAt = new Date(NOW.getTime() + draw(60 * 24) * HOUR_MS)
  const total = 1 + draw(90_000)
  const day = new Date(startsAt.getTime() + 5.5 * HOUR_MS).toISOString().slice(0, 10)
  const carrier = [
    { hoursBefore: 48, percent: 80 },
    { hoursBefore: draw(24), percent: 50 },
  ]
  const terms = [termsByDay(day), carTerms(startsAt), ferryTerms(startsAt, carrier)][draw(3)] ?? []
  const isCancelled = draw(5) === 0
  return {
    ...{ lineId: `line-${index}`, price: { amountPayable: total }, startsAt, terms },
    nonRefundable: draw(3) === 0 ? draw(total) : 0,
    state: isCancelled ? ('cancelled' as const) : ('live' as const),
    kept: isCancelled ? draw(total) : null,
  }
}

test('in 1,000 bookings the steps say what the preview of a cancellation says at the same instant', () => {
  const draw = drawer(7)
  const wrong: unknown[] = []
  let judged = 0
  for (let round = 0; round < 1_000; round += 1) {
    const lines = Array.from({ length: 1 + draw(4) }, (_, index) => drawnLine(draw, index))
    const owed = lines.reduce((sum, { price, kept }) => sum + (kept ?? price.amountPayable), 0)
    const paid = draw(3) === 0 ? owed : draw(owed + 1)
    const steps = refundSteps({ lines, paid, now: NOW })
    for (let probe = 0; probe < 5; probe += 1) {
      const borders = steps.flatMap(({ until }) => (until === undefined ? [] : [Date.parse(until) + draw(2)]))
      const at = new Date(borders[draw(borders.length * 2)] ?? NOW.getTime() + draw(61 * 24) * HOUR_MS)
      for (const sum of new Set([paid, Math.max(paid, owed)])) {
        const isPaidInFull = sum === Math.max(paid, owed)
        const step = steps.find(
          (each) =>
            each.isPaidInFull === isPaidInFull && (each.until === undefined || Date.parse(each.until) >= at.getTime()),
        )
        // Only what the rule reads of a booking.
        const booking = {
          ...{ lines, now: at, state: 'confirmed_part', plan: 'initial', initialAmount: paid },
          ...{ refunds: [], balanceDate: '2030-01-01' },
          captures: [{ state: 'captured', amount: sum }],
        } as unknown as StoredBooking
        const chosen = booking.lines.filter((each) => each.state === 'live' && each.startsAt.getTime() > at.getTime())
        const { refund } = chosen.length === 0 ? { refund: 0 } : priceCancel(booking, chosen)
        judged += refund > 0 ? 1 : 0
        if (step?.refund !== refund) wrong.push({ at, refund, step, lines })
      }
    }
  }
  expect(wrong.slice(0, 2)).toEqual([])
  expect(judged).toBeGreaterThan(1_000)
})
