import type { DetailsReading } from './details-view.ts'

/** The parts of a package's page, in order; each is a section and a tab. */
const PARTS = ['overview', 'itinerary', 'hotel', 'places', 'inclusion', 'exclusion', 'policy', 'reviews'] as const
export type DetailsPart = (typeof PARTS)[number]
/** What a package may lack: a part, or packages like it. */
export type Lacking = DetailsPart | 'similar'

/** The parts that have no content: they are left out, with their tabs. */
export function emptyParts(reading: DetailsReading, isReviewed: boolean): DetailsPart[] {
  const { days, stays, places, inclusive, exclusive, paymentPolicy, cancellationPolicy } = reading
  const empty: Partial<Record<DetailsPart, boolean>> = {
    itinerary: days.length === 0,
    hotel: stays.length === 0,
    places: places.length === 0,
    inclusion: inclusive === '',
    exclusion: exclusive === '',
    policy: paymentPolicy === '' && cancellationPolicy === '',
    reviews: !isReviewed,
  }
  return PARTS.filter((part) => empty[part])
}

/** The others, in order: few packages lack one, so a page carries the names of those it lacks. */
export function partsWithout(empty: readonly Lacking[]): DetailsPart[] {
  return PARTS.filter((part) => !empty.includes(part))
}
