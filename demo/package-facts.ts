import facts from './facts/packages.json' with { type: 'json' }

/** One package of the demo: facts only, prices in whole rupees; the prose is in prose/packages. */
export type PackageFact = {
  id: string
  slug: string
  packageName: string
  categoryId: string
  nights: number
  packagebaseRate: number
  listPricePerPerson: number | null
  badge: string | null
  special: boolean
  topDeal: boolean
  upperLimit: number
  placeIds: string[]
  similarIds: string[]
  tourIternary: ItineraryFact[]
  hotelDetails: HotelFact[]
}

export type ItineraryFact = {
  day: number
  title: string
  breakfast: number
  lunch: number
  dinner: number
  /** Without `tripId` it is none that we sell. */
  ferry: { name: string; depart: string | null; tripId?: string | null; classCode?: string | null } | null
  overnight: string | null
  placeIds: string[]
  /** Water sports that are part of the day. */
  activityIds: string[]
  /** Days of the week on which something of it is usually shut. */
  avoidWeekdays: string[]
}

type HotelFact = {
  place: string
  hotelId: string
  hotelName: string
  nights: number
  capacityPerRoom: number
  roomType: string
  starRating: number
}

export type CategoryFact = {
  id: string
  slug: string
  categoryName: string
  isActive: boolean
  isDeleted: boolean
  order: number
  defaultUpperLimit: number
}

export const packageFacts: PackageFact[] = facts.packages
export const categoryFacts: CategoryFact[] = facts.categories
