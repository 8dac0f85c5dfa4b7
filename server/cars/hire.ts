import type { Price } from '#contract/v1/shapes.ts'
import type { CAR_HIRES } from '#contract/v1/trip-lines.ts'
import type { PictureRow } from '#server/media/picture-sql.ts'
import type { CarNeed } from './claim-cars.ts'
import type { VehicleSet } from './set-rules.ts'
import type { CarSlot } from './slot-rules.ts'

export type HireRequest = {
  hire: (typeof CAR_HIRES)[number]
  chargeId: string
  vehicles: VehicleSet
  pickupDate: string
  pickupTime: string
  /** False: from the far end of the road. */
  fromAirport?: boolean | undefined
  /** The end of the road that one is picked up at. */
  fromPoint?: string | undefined
  /** At its ends: the road is called after them. */
  hotelIds?: readonly string[] | undefined
  passengers: number
  childAges?: readonly number[] | undefined
  entryFee?: boolean | undefined
}

/** `route` is "Airport to Tern House", of a hire by the hour or a drive its name; `endsAt` when the cars are free again. */
export type QuotedHire = {
  route: string
  /** Where a road begins and ends, by name; of a hire by the hour and of a drive it is to be agreed. */
  ends?: readonly [string, string]
  cars: string
  /** Of the first car, or of the drive. */
  picture?: PictureRow | undefined
  islandId: string
  endsAt: Date
  price: Price
  priceVersion: string
  stock: CarNeed[]
  notes: { label: string; text: string }[]
}

/** What a set of cars takes of the stock; a kind that is named twice counts twice. */
export function needOf(islandId: string, vehicles: VehicleSet, slots: readonly CarSlot[]): CarNeed[] {
  const units = new Map<string, number>()
  for (const { vehicleId, count } of vehicles) units.set(vehicleId, count + (units.get(vehicleId) ?? 0))
  return [...units].flatMap(([vehicleId, count]) =>
    slots.map(({ day, time }) => ({ islandId, vehicleId, day, time, units: count })),
  )
}
