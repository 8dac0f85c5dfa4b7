import { describe, expect, test } from 'vitest'
import type { Booking } from '#contract/v1/bookings.ts'
import type { HeldLine } from '#contract/v1/trip-lines.ts'
import { bookingCardView, isPast } from './booking-card-view.ts'

const PRICE = { packageBasePrice: 57_120, discount: 0, taxAmount: 0, amountPayable: 57_120 }
const FERRY: HeldLine = {
  kind: 'ferry',
  tripId: 'tm-101.2027-02-13',
  seats: ['4A'],
  lineId: 'line-1',
  title: 'Ferry to Swaraj Dweep',
  startsAt: '2027-02-13T02:30:00.000Z',
  endsAt: '2027-02-13T04:30:00.000Z',
  price: PRICE,
  nonRefundable: 0,
  cancellation: [],
  initialPercent: 100,
  details: [],
  state: 'live',
}
const STAY: HeldLine = {
  ...FERRY,
  kind: 'hotel',
  roomId: 'r',
  checkIn: '2027-02-13',
  checkOut: '2027-02-15',
  rooms: [{ adults: 2, children: 0 }],
  lineId: 'line-2',
  title: 'Lantern Reef',
  startsAt: '2027-02-13T08:30:00.000Z',
  endsAt: '2027-02-15T05:30:00.000Z',
}
const BOOKING: Booking = {
  ref: 'PDK-7Q4M2-00000',
  state: 'confirmed_part',
  late: false,
  createdAt: '2026-11-22T10:00:00.000Z',
  lines: [FERRY, STAY],
  total: PRICE,
  paid: 28_560,
  due: 28_560,
  balanceDate: '2027-01-28',
  lead: { name: 'Asha Rao', email: 'asha@example.in', contactNumber: '9876543210' },
  travellers: [],
  payments: [],
  refunds: [],
  documents: [],
  history: [],
  now: '2026-11-22T10:00:00.000Z',
}

describe('a booking in the list', () => {
  test('says where it stands, when each part of it is by Indian clocks, and what is due by when', () => {
    expect(bookingCardView(BOOKING)).toMatchObject({
      ref: 'PDK-7Q4M2-00000',
      title: 'Ferry to Swaraj Dweep and 1 more',
      when: 'Sat 13 Feb 2027 to Mon 15 Feb 2027',
      state: 'Confirmed, balance due',
      sums: [
        { label: 'Paid', amount: '₹28,560' },
        { label: 'To pay', amount: '₹28,560', note: 'by Thu 28 Jan 2027' },
      ],
      toPay: '₹28,560',
    })
  })

  test('of one thing says its hour and for whom, and a crossing shows its boat', () => {
    const boat = { mediaLink: '/media/boat-1280.webp', alt: 'A ferry', width: 1280, height: 960 }
    expect(bookingCardView({ ...BOOKING, lines: [FERRY] }, { ferry: boat })).toMatchObject({
      ...{ title: 'Ferry to Swaraj Dweep', when: 'Sat 13 Feb 2027, 08:00', what: 'Seat 4A', picture: boat },
    })
    expect(bookingCardView({ ...BOOKING, lines: [STAY] })).toMatchObject({
      ...{ when: 'Sat 13 Feb to Mon 15 Feb 2027', what: '1 room with 2 adults' },
    })
  })

  test('names the parts that were cancelled', () => {
    const lines = [FERRY, { ...STAY, state: 'cancelled' as const }]
    expect(bookingCardView({ ...BOOKING, lines })).toMatchObject({ note: 'Cancelled: Lantern Reef' })
  })

  test('that is kept says until when', () => {
    const held = { ...BOOKING, state: 'held' as const, expiresAt: '2026-11-22T12:35:00.000Z' }
    expect(bookingCardView(held)).toMatchObject({ state: 'Waiting for payment', note: 'Kept for you until 18:05 IST' })
  })

  test('that is kept for a first part of its price asks for that now, and for the rest by its day', () => {
    const held = { ...BOOKING, state: 'held' as const, paid: 0, due: 17_136 }
    expect(bookingCardView(held).sums).toEqual([
      { label: 'The rest', amount: '₹39,984', note: 'by Thu 28 Jan 2027' },
      { label: 'To pay', amount: '₹17,136' },
    ])
  })

  test('that was cancelled asks for nothing, and names its refund with its day', () => {
    const refund = { id: 'r', state: 'sent' as const, amount: 19_588, reason: '', dueDate: '2026-12-04' }
    const cancelled = { ...BOOKING, state: 'cancelled' as const, paid: 0, refunds: [refund] }
    const view = bookingCardView(cancelled)
    expect(view.sums).toEqual([{ label: 'Refund', amount: '₹19,588', note: 'by Fri 4 Dec 2026' }])
    expect(view).not.toHaveProperty('toPay')
  })

  test('names all that was paid, and refunds sent in several parts as one sum', () => {
    const back = { id: 'r', state: 'processed' as const, reason: '', dueDate: '2026-12-04' }
    const captured = { id: 'p', state: 'captured' as const, at: BOOKING.createdAt }
    const cancelled = {
      ...{ ...BOOKING, state: 'cancelled' as const, paid: 11_424, due: 0 },
      payments: [
        { ...captured, amount: 28_560 },
        { ...captured, amount: 28_560 },
        { ...captured, state: 'failed' as const, amount: 28_560 },
      ],
      refunds: [
        { ...back, amount: 28_560 },
        { ...back, amount: 17_136 },
      ],
    }
    expect(bookingCardView(cancelled).sums).toEqual([
      { label: 'Paid', amount: '₹57,120' },
      { label: 'Refund', amount: '₹45,696', note: 'Refunded' },
    ])
  })

  test('is past when its state is over, or when its last live part has ended', () => {
    const at = (text: string) => new Date(text)
    expect(isPast(BOOKING, at('2027-02-15T05:00:00Z'))).toBe(false)
    expect(isPast(BOOKING, at('2027-02-15T06:00:00Z'))).toBe(true)
    const withoutStay = { ...BOOKING, lines: [FERRY, { ...STAY, state: 'cancelled' as const }] }
    expect(isPast(withoutStay, at('2027-02-14T00:00:00Z'))).toBe(true)
    expect(isPast({ ...BOOKING, state: 'expired' }, at('2026-11-22T00:00:00Z'))).toBe(true)
  })
})
