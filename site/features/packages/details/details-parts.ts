import type { DetailsReading } from './details-view.ts'

/** The parts of a package's page, in order; each is a section and a tab. */
const PARTS = ['overview', 'itinerary', 'hotel', 'places', 'inclusion', 'exclusion', 'policy', 'reviews'] as const
export type DetailsPart = (typeof PARTS)[number]

/** The parts that have no content: they are left out, with their tabs. */
export function emptyParts({ days, stays, places }: DetailsReading, isReviewed: boolean): DetailsPart[] {
  const empty: Partial<Record<DetailsPart, boolean>> = {
    itinerary: days.length === 0,
    hotel: stays.length === 0,
    places: places.length === 0,
    reviews: !isReviewed,
  }
  return PARTS.filter((part) => empty[part])
}

/** The others, in order: few packages lack one, so a page carries the names of those it lacks. */
export function partsWithout(empty: readonly DetailsPart[]): DetailsPart[] {
  return PARTS.filter((part) => !empty.includes(part))
}
