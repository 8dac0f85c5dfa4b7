import packages from './facts/car-packages.json' with { type: 'json' }
import transfers from './facts/transfers.json' with { type: 'json' }

/** Rupees a vehicle, before tax, by vehicle id; a small island has no vans. */
type Prices = Partial<Record<string, number>>

export type VehicleFact = {
  id: string
  carName: string
  carType: string
  maxMember: number
  largeBags: number
  imageKey: string
  /** Rupees an hour above the hours hired, before tax; vehicles that only packages have name none. */
  extraHourInr?: number
}

export type PointFact = {
  id: string
  name: string
  island: string
  lat: number
  lng: number
  type: string
  placeId: string | null
}

type Ride = { from: string; to: string; distanceKm: number; minutes: number; prices: Prices }
type Transfer = { pointId: string; distanceKm: number; minutes: number; prices: Prices }
type Hourly = { label: string; hours: number; kmLimit: number; extraKmInr: Prices; prices: Prices }

/** One car package of the demo: facts only. The price of a row is paid for all its vehicles, GST inside; the prose is in prose/car-packages. */
export type CarPackageFact = {
  id: string
  slug: string
  packageName: string
  island: string
  duration: string
  hours: number
  days: number
  kmLimit: number
  top: boolean
  packages: {
    vehicleId: string
    vehicleName: string
    range: string
    minPax: number
    maxPax: number
    price: number
  }[]
  entryFeesPerAdult: number
  entryFeesBreakup: { placeId: string; inr: number }[]
  iternary: { title: string }[]
  placeIds: string[]
  avoidWeekdays: string[]
}

export const AIRPORT_POINT = 'ixz-airport'
export const vehicleFacts: VehicleFact[] = [...transfers.vehicles, ...packages.extraVehicles]
export const pointFacts: PointFact[] = transfers.points
export const airportFacts: Transfer[] = transfers.airportTransfers
export const rideFacts: Ride[] = transfers.pointToPoint
export const hourlyFacts: Hourly[] = transfers.hourly
export const carPackageFacts: CarPackageFact[] = packages.carPackages

/** Two of them are on a deal; their prices are the ones after it. */
export const carPackagesOnDeal: readonly string[] = [
  'corbyns-cove-and-cellular-jail-half-day',
  'swaraj-dweep-beaches-day',
]

/** Vehicles of each type at work at once, by island; what the larger one has, the others do not (catalogue). */
export const FLEET = { island: 'south-andaman', units: 6, unitsElsewhere: 3 } as const

/** "2 Family MPV" is two of them, at one price. */
export function vehicleCount({ vehicleName }: { vehicleName: string }): number {
  return Number(/^(\d+) /.exec(vehicleName)?.[1] ?? 1)
}
