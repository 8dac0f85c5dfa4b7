import { sql } from 'kysely'
import type { Booking } from '#contract/v1/bookings.ts'
import type { Line } from '#contract/v1/trip-lines.ts'
import { rollRoomNights } from '#server/hotels/roll-nights.ts'
import { freshSailings } from './sailings.ts'
import type { TestApi } from './test-api.ts'
import { payer, person, visitor } from './traveller.ts'

/** The day on which these trips are booked, and an hour of it. */
const BOOKED_ON = '2026-11-22'
const BOOKED_AT = `${BOOKED_ON}T04:30:00Z`

/** A car to the hotel, a night there, the ferry, two nights on the other island with a dive, and the ferry back. */
export const MIXED_TRIP: Line[] = [
  {
    ...{ kind: 'car', hire: 'airport', chargeId: 'airport.wandoor', pickupDate: '2027-02-09', pickupTime: '12:30' },
    ...{ vehicles: [{ vehicleId: 'sedan', count: 1 }], passengers: 2, fromAirport: true },
  },
  stay('tern-house-d', '2027-02-09', '2027-02-10'),
  { kind: 'ferry', tripId: 'tm-101.2027-02-10', seats: ['P2A', 'P2B'] },
  stay('blue-shelf-gc', '2027-02-10', '2027-02-12'),
  {
    ...{ kind: 'activity', waterSportId: 'scuba-shore-try-dive', placeId: 'govind-nagar-beach', date: '2027-02-11' },
    ...{ time: '08:00', ages: [34, 31] },
  },
  { kind: 'ferry', tripId: 'tm-105.2027-02-12', seats: ['P2A', 'P2B'] },
]

/** The same with another night by the sea: five days, as most trips are. */
export const FIVE_DAY_TRIP: Line[] = MIXED_TRIP.map((line, index): Line => {
  if (index === 3) return stay('blue-shelf-gc', '2027-02-10', '2027-02-13')
  return index === 5 && line.kind === 'ferry' ? { ...line, tripId: 'tm-105.2027-02-13' } : line
})

/** The same with a child and an infant, met at the airport and driven to their hotel's door; the grown-ups dive. */
export const FAMILY_TRIP: Line[] = MIXED_TRIP.map((line): Line => {
  switch (line.kind) {
    case 'car':
      return {
        ...line,
        ...{ chargeId: 'airport.aberdeen-bazaar', hotelIds: ['tern-house'], passengers: 4, childAges: [7, 0] },
      }
    case 'hotel':
      return { ...line, rooms: [{ adults: 2, children: 2 }] }
    case 'ferry':
      return { ...line, seats: ['P4A', 'P4B', 'P4C'], infants: 1 }
    default:
      return line
  }
})

/** Four nights with two crossings, for two adults and an infant. */
export const PACKAGE_TRIP: Line[] = [
  {
    ...{ kind: 'package', packageId: 'radhanagar-sunset-for-two', startDate: '2027-02-10' },
    ...{ adultCount: 2, childAges: [0] },
  },
]

function stay(roomId: string, checkIn: string, checkOut: string): Line {
  return { kind: 'hotel', roomId, checkIn, checkOut, rooms: [{ adults: 2, children: 0 }] }
}

/** Rooms and sailings as they are on that day, nothing of them sold. */
export async function openDays(api: TestApi): Promise<void> {
  await sql`truncate room_night, room_claim`.execute(api.testDatabase.db)
  await api.testDatabase.db.transaction().execute((tx) => rollRoomNights(tx, BOOKED_ON))
  await freshSailings(api, BOOKED_ON)
  api.setNow(BOOKED_AT)
  await api.setClock(BOOKED_AT)
}

/** Books a trip and pays its first payment; answers who did, and the booking as it stands then. */
export async function buyTrip(api: TestApi, lines: Line[], plan: 'initial' | 'full') {
  const asha = visitor(api)
  const party = [
    person({ name: 'आशा क्षत्रिय', idType: 'aadhaar', idNumber: '1234 5678 4127' }),
    person({ name: 'Vikram Rao', age: 31, sex: 'M', idType: 'passport', idNumber: 'Z4568820' }),
    ...(lines[0]?.kind === 'package' ? [person({ name: 'Ira Rao', age: 0 })] : []),
    ...(lines === FAMILY_TRIP ? childrenOf(lines) : []),
  ]
  const { ref } = await asha.booked(lines, { plan, travellers: party })
  const pay = payer(api)
  await pay.tell(pay.pay(await pay.orderOf(asha, ref)).id)
  const booking: Booking = await asha.read(ref)
  return { asha, ref, booking }
}

/** They go on everything but the dive. */
function childrenOf(lines: readonly Line[]) {
  const lineIds = lines.flatMap(({ kind }, index) => (kind === 'activity' ? [] : [`line-${index + 1}`]))
  return [person({ name: 'मीरा राव', age: 7, lineIds }), person({ name: 'Ira Rao', age: 0, lineIds })]
}
