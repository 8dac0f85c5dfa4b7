import type { Crossing } from '#server/products/line-facts.ts'

/** A crossing from Haddo Wharf to Swaraj Dweep, as the facts of a line keep it. */
export function crossingAt(tripId: string, date: string, departTime: string, vessel = 'MV Tern'): Crossing {
  return {
    ...{ tripId, date, departTime, arriveTime: '23:00', vessel, carrier: 'Tern Lines', className: 'Premium' },
    from: { name: 'Haddo Wharf', town: 'Sri Vijaya Puram', islandId: 'south', island: 'South Andaman' },
    to: { name: 'Swaraj Dweep', town: 'Govind Nagar', islandId: 'swaraj', island: 'Swaraj Dweep' },
    ...{ deck: 'Main', seats: ['2A'], infants: 0, reportTime: '07:00', counterClosesTime: '07:30', luggage: '' },
  }
}
