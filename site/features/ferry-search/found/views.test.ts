import { describe, expect, test } from 'vitest'
import type { FerrySailing } from '#contract/v1/ferries.ts'
import { moveLeg } from '../hop-loader.ts'
import { clockBefore, tripView } from './trip-view.ts'

const seats = (code: 'pClass' | 'rClass', fare: number, seatsLeft: number) => ({
  ...{ code, name: code === 'pClass' ? 'Premium' : 'Royal', fare, seatsLeft },
  ...{ taxAmount: 0, portFee: 50 },
})
const TRIP: FerrySailing = {
  ...{ _id: 'tm-101.2026-12-25', tripId: 'tm-101.2026-12-25', date: '2026-12-25', priceVersion: '', fetchedAt: '' },
  operator: { id: 'tideline', name: 'Tideline Ferries', chooseSeats: true },
  vessel: { id: 'meridian', name: 'MV Tideline Meridian' },
  from: { id: 'haddo-wharf', name: 'Haddo Wharf', town: 'Sri Vijaya Puram' },
  to: { id: 'swaraj-dweep-jetty', name: 'Swaraj Dweep Jetty', town: 'Govind Nagar' },
  ...{ departureTime: '08:00', arrivalTime: '09:30', infantFare: 50, salesOpen: true },
  classes: [seats('pClass', 1_705, 40), seats('rClass', 3_135, 3)],
  luggage: { checkedKg: 25, handKg: 5, excessPerKg: 50 },
  ...{ reportBeforeMinutes: 60, checkInClosesMinutes: 30 },
}
const FOUR = { adults: 2, children: 2, infants: 1 }

describe('a sailing', () => {
  test('says what the whole party pays in each class that holds it, and leads to its seats', () => {
    expect(tripView(TRIP, FOUR)).toEqual({
      id: 'tm-101.2026-12-25',
      ...{ departs: '08:00', arrives: '09:30', duration: '1 h 30 min' },
      vessel: 'MV Tideline Meridian, Tideline Ferries',
      ports: 'Haddo Wharf to Swaraj Dweep Jetty',
      classes: [
        { code: 'pClass', name: 'Premium', each: '₹1,705', total: '₹6,870' },
        { code: 'rClass', name: 'Royal', each: '₹3,135', note: 'Only 3 left' },
      ],
      facts: [
        'Be at the jetty by 07:00; the counter closes at 07:30',
        '25 kg of luggage and 5 kg in the hand each, ₹50 a kg above that',
        'Infants under 1 pay ₹50, on a lap',
      ],
      href: '/ferry/tm-101.2026-12-25?adults=2&children=2&infants=1',
      choose: 'Choose seats',
    })
    expect(tripView(TRIP, { adults: 3, children: 0, infants: 0 }).classes[1]).toMatchObject({
      total: '₹9,405',
      note: '3 left',
    })
  })

  test('that is closed or too full leads nowhere, and says why', () => {
    expect(tripView({ ...TRIP, salesOpen: false }, FOUR)).toMatchObject({ closed: 'Sales have closed' })
    const full = tripView(TRIP, { adults: 41, children: 0, infants: 0 })
    expect([full.closed, full.href]).toEqual(['Too few seats for your party', undefined])
  })

  test('of a provider that tells little says no more than is known', () => {
    const bare = {
      ...TRIP,
      reportBeforeMinutes: 0,
      luggage: { checkedKg: 0, handKg: 0, excessPerKg: 0 },
      infantFare: 0,
    }
    const view = tripView({ ...bare, arrivalTime: '', operator: { id: '', name: '', chooseSeats: false } }, FOUR)
    expect(view.facts).toEqual(['Infants under 1 sail free, on a lap', 'The operator gives you your seats'])
    expect([view.duration, view.vessel, view.choose]).toEqual(['', 'MV Tideline Meridian', 'See this sailing'])
  })
})

test('who must be there an hour before a boat after midnight comes the evening before', () => {
  expect([clockBefore('08:00', 60), clockBefore('00:30', 45)]).toEqual(['07:00', '23:45'])
})

test('a leg on another day takes those after it along, and leaves those that are later still', () => {
  const legs = ['2026-12-10', '2026-12-11', '2026-12-20'].map((date) => ({ to: 'x', date }))
  const moved = moveLeg({ from: 'y', legs, party: FOUR }, 0, '2026-12-13')
  expect(moved.legs.map(({ date }) => date)).toEqual(['2026-12-13', '2026-12-13', '2026-12-20'])
})
