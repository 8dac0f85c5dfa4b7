import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BOOKING_STATES } from '#contract/terms/booking-states.ts'
import { termsByDay } from '#server/products/cancellation-terms.ts'
import { NO_FACTS } from '#server/products/line-facts.ts'
import { NO_STOCK } from '#server/products/priced-line.ts'
import type { StoredBooking, StoredLine } from './booking.ts'
import { decide } from './decide.ts'
import type { BookingEvent, Decided, Decision, Effect } from './decision.ts'
import { paidOf } from './money.ts'

const NOW = new Date('2026-11-22T06:00:00Z')
const HOUR_MS = 3_600_000

const line = (place: number, total: number): StoredLine => ({
  lineId: `line-${place}`,
  asked: { kind: 'ferry', tripId: 'sailing', seats: [`P${place}A`] },
  title: `Seat P${place}A`,
  startsAt: new Date('2026-12-25T00:30:00Z'),
  endsAt: new Date('2026-12-25T02:30:00Z'),
  salesCloseAt: new Date('2026-12-24T23:30:00Z'),
  price: { packageBasePrice: total, discount: 0, taxAmount: 0, amountPayable: total },
  ...{ untaxed: 0, nonRefundable: 0, terms: termsByDay('2026-12-25'), initialPercent: 30, priceVersion: 'v1' },
  stock: { ...NO_STOCK, seats: [{ tripId: 'sailing', seat: `P${place}A` }] },
  ...{
    whereabouts: {},
    details: [],
    facts: NO_FACTS,
    driver: null,
    dayDrivers: null,
    pnr: null,
    state: 'live',
    kept: null,
  },
})

const HELD: StoredBooking = {
  ...{ id: 'booking', reference: 'PDK-AAAAA-BBBBB', state: 'held', visitorId: 'visitor', createdAt: NOW },
  expiresAt: new Date(NOW.getTime() + HOUR_MS / 4),
  heldUntilMax: new Date(NOW.getTime() + HOUR_MS / 2),
  ...{ isExtended: false, expiredAt: null, plan: 'initial', initialAmount: 4_500, balanceDate: '2026-12-10' },
  ...{ lead: { name: 'Asha Rao', email: 'asha@example.in', contactNumber: '9876543210' }, travellers: [] },
  ...{
    policies: null,
    namesDate: null,
    gstin: null,
    reseat: true,
    late: false,
    confirmedAt: null,
    mailboxConfirmedAt: null,
  },
  lines: [line(1, 10_000), line(2, 5_000)],
  ...{ payments: [], captures: [], refunds: [], audited: null, noShowBy: null, isUnpaidStartTold: false },
  ...{ bankHolidays: [], dayNotes: null, now: NOW },
}

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const each of Object.values(value)) frozen(each)
  }
  return value
}

/** `isShort`: whether the stock that a decision asks for is gone, asked for each time. */
function settled(first: Decision, isShort: () => boolean): Decided {
  let decision = first
  while ('asks' in decision) {
    if (decision.asks === 'claim') decision = decision.resume(isShort() ? [0] : [])
    else if (decision.asks === 'swap') decision = decision.resume(!isShort())
    else decision = decision.resume(isShort() ? undefined : decision.booking.lines)
  }
  return decision
}

/** A change of a line to this one, on that day. */
function changed(to: StoredLine, day: string) {
  const startsAt = new Date(`${day}T00:30:00Z`)
  return { type: 'line_changed', to: { ...to, startsAt }, by: 'Meera', note: '', tells: true } as const
}

/** 0: what the order asks for. */
const amounts = fc.constantFrom(0, 0, 0, 1, 4_500, 20_000)
const payments = fc.record({
  id: fc.constantFrom('pay-1', 'pay-2', 'pay-3'),
  amount: amounts,
  currency: fc.constantFrom('INR', 'INR', 'INR', 'USD'),
  state: fc.constantFrom('captured', 'captured', 'authorised', 'failed'),
})
const lineIds = fc.constantFrom(undefined, ['line-1'], ['line-2'])

const events: fc.Arbitrary<BookingEvent> = fc.oneof(
  fc
    .constantFrom('attempt-1', 'attempt-2')
    .map((id) => ({ type: 'pay_started', id, gateway: 'sandbox', payMinutes: 10 }) as const),
  fc
    .record({ payment: payments, paymentId: fc.constantFrom('attempt-1', 'attempt-2'), isPolled: fc.boolean() })
    .map(({ payment, ...more }) => ({
      ...({ type: 'payment', gateway: 'sandbox', ...more } as const),
      payment: { ...payment, orderId: more.paymentId },
    })),
  fc.boolean().map((isPolled) => ({ type: 'clock_passed', isPolled }) as const),
  fc.record({ lineIds, cause: fc.uuid() }).map((more) => ({ type: 'guest_cancelled', ...more }) as const),
  fc
    .record({ lineIds, by: fc.constantFrom('Meera', 'Ravi') })
    .map((more) => ({ type: 'operator_cancelled', reason: 'The sea is rough', ...more }) as const),
  fc.constantFrom({ type: 'balance_lapsed' } as const, { type: 'trip_started' } as const),
  fc.constant({ type: 'no_show_marked', by: 'Meera' } as const),
  fc
    .record({ receipt: fc.constantFrom('R-1', 'R-2'), amount: fc.constantFrom(1, 4_500, 10_500, 15_000, 20_000) })
    .map((more) => ({ type: 'money_taken', how: 'cash', by: 'Meera', ...more }) as const),
  fc
    .record({
      ...{ lineId: fc.constantFrom('line-1', 'line-2'), price: fc.constantFrom(1, 5_000, 9_000, 20_000) },
      ...{ day: fc.constantFrom('2026-12-24', '2026-12-26'), key: fc.uuid() },
      bears: fc.constantFrom('traveller', 'operator'),
      why: fc.constantFrom('asked', 'disruption'),
    })
    .map(({ price, day, ...more }) => ({ ...changed(line(3, price), day), ...more }) as const),
  fc.nat(3).map((place) => ({ type: 'refund_processed', refundId: `${place}`, gatewayRefundId: 'rfnd' }) as const),
  fc.nat(3).map((place) => ({ type: 'refund_failed', refundId: `${place}`, reason: 'No money' }) as const),
)

/** The same event for the refunds and orders that this booking has. */
function aimed(booking: StoredBooking, event: BookingEvent): BookingEvent {
  if (event.type === 'payment') {
    const asked = booking.payments.find(({ id }) => id === event.paymentId)?.amount ?? 1
    return { ...event, payment: { ...event.payment, amount: event.payment.amount || asked } }
  }
  if (event.type !== 'refund_processed' && event.type !== 'refund_failed') return event
  return { ...event, refundId: booking.refunds[Number(event.refundId)]?.id ?? 'unknown' }
}

type Step = { event: BookingEvent; hours: number; isShort: boolean }
const anySteps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({ event: events, hours: fc.constantFrom(0, 0, 0, 1, 30, 500, 900), isShort: fc.boolean() }),
  { maxLength: 14 },
)
const at = (event: BookingEvent): Step => ({ event, hours: 0, isShort: false })
const PAID = [
  at({ type: 'pay_started', id: 'attempt-1', gateway: 'sandbox', payMinutes: 10 }),
  at({
    ...({ type: 'payment', gateway: 'sandbox', paymentId: 'attempt-1' } as const),
    payment: { id: 'pay-1', orderId: 'attempt-1', amount: 0, currency: 'INR', state: 'captured' },
  }),
]
/** Half of them begin with what a traveller does who pays. */
const steps = fc.tuple(fc.constantFrom([], PAID), anySteps).map(([first, then]) => [...first, ...then])

describe('what is decided', () => {
  test('is the same again for the same booking, event and time, and changes none of them', () => {
    fc.assert(
      fc.property(fc.constantFrom(...BOOKING_STATES), events, fc.boolean(), (state, event, isShort) => {
        const booking = frozen({ ...HELD, state })
        const once = settled(decide(booking, frozen(event), NOW), () => isShort)
        expect(settled(decide(booking, event, NOW), () => isShort)).toEqual(once)
      }),
      { numRuns: 2_000 },
    )
  })

  test('never gives back more than came in, and audits each change of state, whatever happens in whatever order', () => {
    const reached = new Set<string>()
    fc.assert(
      fc.property(steps, fc.constantFrom('full', 'initial'), (all, plan) => {
        let booking: StoredBooking = frozen({ ...HELD, plan })
        let now = NOW
        for (const { event, hours, isShort } of all) {
          now = new Date(now.getTime() + hours * HOUR_MS)
          const { change } = settled(decide(booking, aimed(booking, event), now), () => isShort)
          expect(paidOf(change.booking)).toBeGreaterThanOrEqual(0)
          for (const { gatewayPaymentId, amount } of change.booking.captures) {
            const back = change.booking.refunds.filter((each) => each.gatewayPaymentId === gatewayPaymentId)
            expect(back.reduce((sum, each) => sum + each.amount, 0)).toBeLessThanOrEqual(amount)
          }
          expect(auditedFrom(booking.state, change.effects)).toBe(change.booking.state)
          const ids = change.booking.refunds.map(({ id }) => id)
          expect(new Set(ids).size).toBe(ids.length)
          const sent = change.effects.filter((each) => each.do === 'refund').map(({ refundId }) => refundId)
          expect(ids).toEqual(expect.arrayContaining(sent))
          booking = frozen(change.booking)
          reached.add(booking.state)
        }
      }),
      { numRuns: 3_000, seed: 1 },
    )
    expect([...reached].sort()).toEqual(BOOKING_STATES.filter((state) => state !== 'quoted').toSorted())
  })

  test('what is released because the time is over goes before it is claimed again for late money', () => {
    const late = new Date(HELD.expiresAt.getTime() + 1)
    const [start, paid] = PAID.map(({ event }) => event)
    const opened = settled(decide(HELD, start as BookingEvent, NOW), () => false).change.booking
    const decision = decide(opened, aimed(opened, paid as BookingEvent), new Date(late.getTime() + HOUR_MS))
    expect(decision).toMatchObject({ asks: 'claim', first: [{ do: 'release' }] })
    const { change } = settled(decision, () => false)
    expect(change.effects.map((each) => each.do)).not.toContain('release')
    expect([change.booking.state, change.booking.late]).toEqual(['confirmed_part', true])
  })

  test('a decision that gives stock back moves to a state that holds none, and one that keeps it to a state that does', () => {
    fc.assert(
      fc.property(steps, (all) => {
        let booking = HELD
        for (const { event, isShort } of all) {
          const { change } = settled(decide(booking, aimed(booking, event), NOW), () => isShort)
          const isReleased = change.effects.some((each) => each.do === 'release')
          if (isReleased) expect(['expired', 'settling', 'cancelled']).toContain(change.booking.state)
          else if (change.booking.state !== booking.state)
            expect(['held', 'paying', 'confirmed', 'confirmed_part', 'no_show', 'completed', 'cancelled']).toContain(
              change.booking.state,
            )
          booking = change.booking
        }
      }),
      { numRuns: 2_000 },
    )
  })
})

/** Where the audit entries lead, each from where the one before ended. */
function auditedFrom(first: string, effects: readonly Effect[]): string {
  return effects.reduce((state, effect) => {
    if (effect.do !== 'audit') return state
    expect(effect.from).toBe(state)
    return effect.to
  }, first)
}
