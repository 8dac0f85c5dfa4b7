import { describe, expect, test } from 'vitest'
import { lapsesUnpaid } from '#contract/terms/balance-lapse.ts'
import { termsByDay } from '#server/products/cancellation-terms.ts'
import { NO_FACTS } from '#server/products/line-facts.ts'
import { NO_STOCK } from '#server/products/priced-line.ts'
import { crossingAt } from '#tests/support/crossings.ts'
import { numberOf, readRules } from '#tests/support/rules-document.ts'
import type { StoredBooking, StoredLine } from './booking.ts'
import { decide } from './decide.ts'
import type { BookingEvent, Decided } from './decision.ts'
import { balanceOf, changedBalanceDate, paidOf } from './money.ts'

const NOW = new Date('2026-11-22T06:00:00Z')
type LineChanged = Extract<BookingEvent, { type: 'line_changed' }>

function lineOf(total: number, day = '2026-12-25', seat = 'P2A'): StoredLine {
  return {
    ...{ lineId: 'line-1', title: `Seat ${seat}`, asked: { kind: 'ferry', tripId: 'sailing', seats: [seat] } },
    startsAt: new Date(`${day}T00:30:00Z`),
    endsAt: new Date(`${day}T02:30:00Z`),
    salesCloseAt: new Date(`${day}T00:00:00Z`),
    price: { packageBasePrice: total, discount: 0, taxAmount: 0, amountPayable: total },
    ...{ untaxed: 0, nonRefundable: 0, terms: termsByDay(day), initialPercent: 30, priceVersion: 'v1' },
    stock: { ...NO_STOCK, seats: [{ tripId: 'sailing', seat }] },
    ...{ whereabouts: {}, details: [], facts: NO_FACTS },
    ...{ driver: { name: 'Anil', phone: '+919876543210' }, dayDrivers: null, pnr: 'OLD', state: 'live', kept: null },
  }
}

function bookingOf(state: StoredBooking['state'], paid: number, lines: StoredLine[]): StoredBooking {
  const isPart = state === 'confirmed_part'
  return {
    ...{ id: 'booking', reference: 'PDK-AAAAA-BBBBB', state, visitorId: 'visitor', createdAt: NOW, expiresAt: NOW },
    ...{ heldUntilMax: NOW, isExtended: false, expiredAt: null, plan: isPart ? 'initial' : 'full', now: NOW },
    ...{ initialAmount: isPart ? paid : null, balanceDate: isPart ? '2026-12-10' : null, travellers: [] },
    lead: { name: 'Asha Rao', email: 'asha@example.in', contactNumber: '9876543210' },
    ...{ namesDate: null, gstin: null, reseat: false, late: false, confirmedAt: NOW, mailboxConfirmedAt: null, lines },
    payments: [],
    captures: [
      {
        ...{ gateway: 'razorpay', gatewayPaymentId: 'pay-1', paymentId: 'attempt-1', state: 'captured' },
        ...{ amount: paid, at: NOW },
      },
    ],
    ...{
      refunds: [],
      audited: null,
      noShowBy: null,
      isUnpaidStartTold: false,
      bankHolidays: [],
      dayNotes: null,
      policies: null,
    },
  }
}

function changeTo(to: StoredLine, more: Partial<LineChanged> = {}): LineChanged {
  return {
    ...{ type: 'line_changed', lineId: 'line-1', to, why: 'asked', bears: 'traveller', by: 'Meera', key: 'k' },
    ...{ note: '', tells: true, ...more },
  }
}

/** Decided where all that is asked for can be had, or nothing. */
function decided(booking: StoredBooking, event: LineChanged, isHad = true): Decided {
  const decision = decide(booking, event, booking.now)
  const then = 'asks' in decision && decision.asks === 'swap' ? decision.resume(isHad) : decision
  if ('asks' in then) throw new Error('A change asks for its stock once')
  return then
}

const rules = readRules('booking-rules')
/** Rows of a table of the document, with a name for their titles. */
const examples = (heads: string) => rules.rows(heads).map((row) => ({ no: row['no.'], row }))
const unmarked = (text = '') => text.replaceAll('`', '')

describe('a change of a line (booking rules 1.9)', () => {
  test.each(examples('no. | stands | price before'))('$no leaves the books as the example says', ({ row }) => {
    const [was, now, paid] = ['price before', 'price now', 'paid'].map((name) => numberOf(row[name] ?? ''))
    const booking = bookingOf(unmarked(row.stands) as StoredBooking['state'], paid ?? 0, [lineOf(was ?? 0)])
    const bears = row['borne by'] === 'office' ? 'operator' : 'traveller'
    const { change, result } = decided(booking, changeTo(lineOf(now ?? 0, '2026-12-28'), { bears }))
    const after = change.booking
    const refund = paidOf(booking) - paidOf(after)
    expect(result).toBe('applied')
    expect({
      becomes: after.state,
      difference: (after.lines[0]?.price.amountPayable ?? 0) - (was ?? 0),
      due: balanceOf(after).due,
      back: refund,
    }).toEqual({
      becomes: unmarked(row.becomes),
      difference: numberOf(row.difference ?? ''),
      due: numberOf(row.due ?? ''),
      back: numberOf(row['goes back'] ?? ''),
    })
  })

  test.each(examples('no. | changed on'))('a balance of $no is due and lapses as the example says', ({ row }) => {
    const lines = [lineOf(10_000, row['first start'])]
    const day = changedBalanceDate(lines, row['changed on'] ?? '')
    const lapses = lapsesUnpaid(day, lines)
    expect([day, lapses ? 'yes' : 'no']).toEqual([row['due by'], row['cancelled where it is not paid']])
  })

  test('makes what was paid in full the first payment, and the difference a balance of the new start', () => {
    const booking = bookingOf('confirmed', 10_000, [lineOf(10_000)])
    const { booking: after } = decided(booking, changeTo(lineOf(12_000, '2027-01-20'))).change
    expect(after).toMatchObject({ plan: 'initial', initialAmount: 10_000, balanceDate: '2027-01-05' })
  })

  test('takes terms, ticket and times of the new line, and takes off who drives only where the start is another', () => {
    const booking = bookingOf('confirmed', 10_000, [lineOf(10_000)])
    const moved = decided(booking, changeTo(lineOf(10_000, '2026-12-28'))).change.booking.lines[0]
    expect(moved).toMatchObject({ pnr: booking.reference, driver: null, terms: termsByDay('2026-12-28') })
    const reseated = decided(booking, changeTo(lineOf(10_000, '2026-12-25', 'P3A'))).change.booking.lines[0]
    expect(reseated).toMatchObject({ driver: { name: 'Anil' }, stock: { seats: [{ seat: 'P3A' }] } })
  })

  test('claims the new stock beside that of the other lines, and changes nothing where it is not to be had', () => {
    const other = { ...lineOf(5_000, '2026-12-25', 'P9A'), lineId: 'line-2' }
    const booking = bookingOf('confirmed', 15_000, [lineOf(10_000), other])
    const event = changeTo(lineOf(10_000, '2026-12-28', 'P3A'))
    expect(decide(booking, event, NOW)).toMatchObject({
      asks: 'swap',
      swap: {
        was: { seats: [{ seat: 'P2A' }] },
        now: { seats: [{ seat: 'P3A' }] },
        others: [{ seats: [{ seat: 'P9A' }] }],
      },
    })
    const gone = decided(booking, event, false)
    expect(gone).toMatchObject({ result: 'refused', code: 'gone', change: { effects: [] } })
    expect(gone.change.booking.lines).toEqual(booking.lines)
  })

  test.each([
    ['the same again', changeTo(lineOf(12_000)), 'same'],
    ['to a time that is past', changeTo(lineOf(10_000, '2026-11-20')), 'too_late'],
    ['of a line that is not there', changeTo(lineOf(10_000, '2026-12-28'), { lineId: 'line-9' }), 'nothing_to_do'],
  ])('is refused %s', (_what, event, code) => {
    const booking = bookingOf('confirmed', 10_000, [lineOf(10_000)])
    expect(decided(booking, event)).toMatchObject({ result: 'refused', code })
  })

  test('of what has begun is for what is not on alone', () => {
    const begun = { ...bookingOf('confirmed', 10_000, [lineOf(10_000)]), now: new Date('2026-12-25T01:00:00Z') }
    const event = changeTo(lineOf(10_000, '2026-12-26'))
    expect(decided(begun, event)).toMatchObject({ result: 'refused', code: 'too_late' })
    expect(decided(begun, { ...event, why: 'disruption' })).toMatchObject({ result: 'applied' })
  })

  test('tells the traveller once by its key, or not at all where somebody else does', () => {
    const booking = bookingOf('confirmed', 10_000, [lineOf(10_000)])
    const mailsOf = (tells: boolean) =>
      decided(booking, changeTo(lineOf(12_000, '2026-12-28'), { tells })).change.effects.flatMap((effect) =>
        effect.do === 'mail' ? [[effect.mail.kind, effect.mail.key]] : [],
      )
    expect([mailsOf(true), mailsOf(false)]).toEqual([[['line_changed', 'k']], []])
  })

  test('keeps and tells which ferry became which, of a package too while it starts as before', () => {
    const [early, late, back] = [
      crossingAt('a', '2026-12-25', '08:00'),
      crossingAt('b', '2026-12-25', '13:00', 'MV Gull'),
      crossingAt('c', '2026-12-27', '09:00'),
    ]
    const trip = (ferry: typeof early, day?: string): StoredLine => ({
      ...lineOf(10_000, day, ferry.tripId),
      asked: { kind: 'package', packageId: 'two', startDate: '2026-12-25', adultCount: 1, childAges: [] },
      facts: { ...NO_FACTS, crossings: [ferry, back] },
    })
    const toldOf = (to: StoredLine) =>
      decided(bookingOf('confirmed', 10_000, [trip(early)]), changeTo(to)).change.effects.flatMap((effect) => {
        if (effect.do === 'mail') return [effect.mail.facts]
        return effect.do === 'audit' && effect.entry.event === 'line_changed' ? [effect.entry.facts] : []
      })
    const ferries = {
      wasFerry: '08:00 ferry Haddo Wharf to Swaraj Dweep, MV Tern, Fri 25 Dec 2026',
      nowFerry: '13:00 ferry Haddo Wharf to Swaraj Dweep, MV Gull, Fri 25 Dec 2026',
    }
    expect(toldOf(trip(late))).toEqual([expect.objectContaining(ferries), expect.objectContaining(ferries)])
    for (const facts of toldOf(trip(late, '2026-12-28'))) expect(facts).not.toHaveProperty('wasFerry')
  })

  test('leaves a balance to lapse only while its last day is before the trip', () => {
    const late = { ...bookingOf('confirmed_part', 5_000, [lineOf(10_000)]), balanceDate: '2026-12-24' }
    const lapse = (at: string) => decide(late, { type: 'balance_lapsed' }, new Date(at))
    expect(lapse('2026-12-27T00:00:00Z')).toMatchObject({ result: 'stale' })
    const early = { ...late, balanceDate: '2026-12-10' }
    expect(decide(early, { type: 'balance_lapsed' }, new Date('2026-12-12T00:00:00Z'))).toMatchObject({
      result: 'applied',
    })
  })
})
