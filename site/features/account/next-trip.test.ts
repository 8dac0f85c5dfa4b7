import { describe, expect, test } from 'vitest'
import type { Booking } from '#contract/v1/bookings.ts'
import type { TripPlan } from '#contract/v1/trip-plan.ts'
import { balanceDue, nextMoments, nextTrip } from './next-trip.ts'

const PLAN: Partial<TripPlan> = {
  title: 'Two Shores Honeymoon',
  ...{ firstDate: '2027-02-12', lastDate: '2027-02-17' },
  days: [
    {
      ...{ date: '2027-02-12', title: 'Arrival', gaps: [] },
      entries: [
        { kind: 'arrival', text: 'You land: your driver waits at arrivals', isFixed: false },
        { time: '15:00', kind: 'visit', text: 'Corbyn’s Cove', isFixed: false },
      ],
    },
    {
      ...{ date: '2027-02-13', title: 'Ferry', gaps: [] },
      entries: [
        { time: '07:00', kind: 'ferry', text: 'Report at Haddo Wharf', note: 'Premium, seats 4A, 4B', isFixed: true },
        { time: '11:00', kind: 'check-in', text: 'Check in at Blue Shelf', isFixed: false },
        { time: '16:00', kind: 'activity', text: 'Sea walk', isFixed: true },
      ],
    },
  ],
}
const booking = (more: Partial<Booking>) =>
  ({
    state: 'confirmed',
    due: 0,
    lines: [],
    plan: PLAN,
    now: '2026-11-21T10:00:00.000Z',
    ...more,
  }) as unknown as Booking

describe('the next trip', () => {
  test('says how far off it is, and then the next two things that must not be missed', () => {
    expect(nextMoments(booking({}))).toEqual([
      { when: 'In 83 days', what: 'You land: your driver waits at arrivals' },
      { when: 'Sat 13 Feb, 07:00', what: 'Report at Haddo Wharf. Premium, seats 4A, 4B' },
      { when: 'Sat 13 Feb, 11:00', what: 'Check in at Blue Shelf' },
    ])
  })

  test('on its way begins with what comes next', () => {
    const [first, second] = nextMoments(booking({ now: '2027-02-13T03:00:00.000Z' }))
    expect([first?.when, first?.what]).toEqual(['Next', 'Check in at Blue Shelf'])
    expect(second?.when).toBe('Sat 13 Feb, 16:00')
  })

  test('is one that stands, and the balance named is the one that is due first', () => {
    const [held, later, sooner] = [
      booking({ state: 'held', due: 7_000 }),
      booking({ ref: 'later', state: 'confirmed_part', due: 900, balanceDate: '2027-02-01' }),
      booking({ ref: 'sooner', state: 'confirmed_part', due: 28_560, balanceDate: '2027-01-28' }),
    ]
    expect(nextTrip([held, later, sooner])?.ref).toBe('later')
    expect(balanceDue([held, later, sooner])).toEqual({
      ...{ amount: '₹28,560 to pay by Thu 28 Jan 2027', text: 'for Two Shores Honeymoon. We remind you before.' },
    })
    expect(balanceDue([held])).toBeUndefined()
  })
})
