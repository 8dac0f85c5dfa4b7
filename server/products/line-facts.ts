import type { Picture } from '#contract/v1/shapes.ts'
import { type PictureRow, pictureOf } from '#server/media/picture-sql.ts'

/** What the papers of a trip say of a line, kept as it was when it was priced. Times are wall clocks in India. */
export type LineFacts = {
  islands: { id: string; name: string }[]
  pictures: FactPicture[]
  crossings: Crossing[]
  stays: StayFacts[]
  ride?: RideFacts
  visit?: VisitFacts
  /** The days of a package's plan. */
  days: DayFacts[]
  included: string[]
  notIncluded: string[]
  /** Of the places on it, what must be shown or fetched there. */
  permits: string[]
}

export const NO_FACTS: LineFacts = {
  ...{ islands: [], pictures: [], crossings: [], stays: [], days: [] },
  ...{ included: [], notIncluded: [], permits: [] },
}

/** Its other addresses follow from the first one, and its stand-in would be longer than all the rest. */
export type FactPicture = Pick<Picture, 'mediaLink' | 'alt' | 'width' | 'height'>

export function factPicture({ mediaLink, alt, width, height }: Picture): FactPicture {
  return { mediaLink, alt, width, height }
}

/** Of rows of the picture table, at most so many. */
export function factPictures(rows: readonly PictureRow[], most: number): FactPicture[] {
  return rows.slice(0, most).map((row) => factPicture(pictureOf(row)))
}

export type PortFact = { name: string; town: string; islandId: string; island: string }

export type Crossing = {
  tripId: string
  date: string
  departTime: string
  arriveTime: string
  from: PortFact
  to: PortFact
  carrier: string
  vessel: string
  /** Absent from what was priced before it was kept. */
  vesselId?: string | undefined
  className: string
  deck: string
  /** As on the boat: "2A". */
  seats: string[]
  infants: number
  reportTime: string
  counterClosesTime: string
  luggage: string
}

export type StayFacts = {
  hotelId?: string | undefined
  hotelName: string
  address?: string | undefined
  phone?: string | undefined
  picture?: FactPicture | undefined
  checkIn: string
  checkInTime?: string | undefined
  checkOut: string
  checkOutTime?: string | undefined
  rooms: string
  guests?: string | undefined
  included: string[]
  islandId?: string | undefined
  island?: string | undefined
}

export type RideFacts = {
  vehicles: string
  title: string
  pickupPlace: string
  dropPlace?: string | undefined
  distanceOrHours?: string | undefined
  included: string[]
  /** Whom to ring until the driver's own number is known. */
  officePhone?: string | undefined
  island?: string | undefined
}

export type VisitFacts = {
  name: string
  meetTime: string
  place: string
  picture?: FactPicture | undefined
  minutes: number
  guests: string
  bring: string[]
  included: string[]
  healthRules: string[]
  island: string
}

/** A day of a package: `points` as its page lists them, some with their hour in front. */
export type DayFacts = {
  date: string
  title: string
  points: string[]
  breakfast: boolean
  lunch: boolean
  dinner: boolean
  overnight?: string | undefined
  /** Of what the plan names and is shut on this day. */
  shut?: string | undefined
  picture?: FactPicture | undefined
}

/** Who drives, once the office knows; `vehicle` is what stands on the car. */
export type Driver = { name: string; phone: string; vehicle?: string | undefined }

/** Drivers of the rides of a package after its first, by the name of the ride (`rideNameOf`). */
export type DayDrivers = Readonly<Record<string, Driver>>
