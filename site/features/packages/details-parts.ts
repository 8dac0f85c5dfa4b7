import type { DetailsReading } from './details-view.ts'

/** The parts of a package's page, in order; each is a section and a tab. */
const PARTS = ['overview', 'itinerary', 'hotel', 'places', 'inclusion', 'exclusion', 'policy', 'reviews'] as const
export type DetailsPart = (typeof PARTS)[number]

/** A part without content is left out, with its tab. */
export function partsOf({ days, hotels, places }: DetailsReading): DetailsPart[] {
  const missing: Partial<Record<DetailsPart, boolean>> = {
    itinerary: days.length === 0,
    hotel: hotels.length === 0,
    places: places.length === 0,
  }
  return PARTS.filter((part) => !missing[part])
}
