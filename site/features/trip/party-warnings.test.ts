import { describe, expect, test } from 'vitest'
import type { HeldLine } from '#contract/v1/trip-lines.ts'
import { partyWarnings } from './party-warnings.ts'

const held = (asked: object) => asked as HeldLine
const ferry = (day: string, seats: number, infants = 0) =>
  held({
    ...{ kind: 'ferry', tripId: `tm-101.2027-02-${day}`, seats: Array(seats).fill('P2A'), infants },
    startsAt: `2027-02-${day}T02:30:00.000Z`,
  })
const hotel = (from: string, to: string, ...rooms: [adults: number, children: number][]) =>
  held({
    ...{ kind: 'hotel', checkIn: `2027-02-${from}`, checkOut: `2027-02-${to}` },
    rooms: rooms.map(([adults, children]) => ({ adults, children })),
  })
const car = (day: string, passengers: number) => held({ kind: 'car', pickupDate: `2027-02-${day}`, passengers })

describe('a trip whose parts are for unlike numbers of people', () => {
  test('a ferry with fewer seats than the hotel has guests, there and back', () => {
    const stay = hotel('02', '05', [2, 0], [2, 0])
    expect(partyWarnings([stay, ferry('05', 2), ferry('02', 2)])).toEqual([
      'The ferry on Tue 2 Feb is for 2, the hotel for 4.',
      'The ferry on Fri 5 Feb is for 2, the hotel for 4.',
    ])
  })

  test('a hotel or a car for fewer than the ferry', () => {
    expect(partyWarnings([ferry('02', 4), hotel('02', '05', [2, 0]), car('02', 3)])).toEqual([
      'The ferry on Tue 2 Feb is for 4, the hotel for 2.',
      'The car on Tue 2 Feb is for 3, the ferry for 4.',
    ])
    expect(partyWarnings([hotel('02', '05', [2, 1]), car('02', 2)])).toEqual([
      'The car on Tue 2 Feb is for 2, the hotel for 3.',
    ])
  })

  test('nothing is said of the same number, an infant that is counted or not, or a party in two hotels or cars', () => {
    expect(partyWarnings([ferry('02', 3), hotel('02', '05', [2, 1]), car('02', 3)])).toEqual([])
    for (const children of [1, 2]) {
      expect(partyWarnings([ferry('02', 3, 1), hotel('02', '05', [2, children])])).toEqual([])
    }
    const two = [hotel('02', '05', [2, 0]), hotel('02', '05', [2, 0]), car('02', 2), car('02', 2)]
    expect(partyWarnings([ferry('02', 4), ...two])).toEqual([])
  })

  test('nor where one of them is not on the trip, or of another night', () => {
    expect(partyWarnings([ferry('02', 2), car('09', 4)])).toEqual([])
    expect(partyWarnings([ferry('09', 2), hotel('02', '05', [2, 2])])).toEqual([])
  })
})
