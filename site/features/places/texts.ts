import { durationLabel } from '#contract/terms/activity-labels.ts'
import { MONTH_NAMES } from '#contract/terms/calendar-names.ts'
import { counted } from '#contract/terms/counted.ts'
import { formatRupees } from '#contract/terms/money.ts'

/** The words of the pages of places. */
export const PLACE_TEXTS = {
  failedTitle: 'This place did not load',
  heading: 'Places to visit',
  intro:
    'Beaches, reefs, old walls and forest walks, from the harbour of Sri Vijaya Puram to the far ends of the chain.',
  description:
    'Beaches, reefs, museums and forest walks of the Andaman islands on one map, with opening hours, entry fees and permits.',
  islands: 'Islands',
  kinds: 'Kinds of place',
  all: 'All islands',
  everything: 'Everything',
  mapOfIslands: 'Map of the islands with the number of places on each',
  emptyTitle: 'No places match',
  emptyText: 'Nothing of this kind is on this island. Look at all islands, or at everything here.',
  seeAll: 'See all places',
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  facts: 'Before you go',
  reach: 'How to get there',
  hours: 'Opening hours',
  closed: 'Closed',
  entry: 'Entry',
  free: 'Free',
  feesDiffer: 'Reports differ, so check at the gate.',
  foreignUnknown: 'We could not confirm the fee for foreign visitors.',
  extras: 'Also charged',
  permit: 'Permit',
  goodFor: 'Good for',
  onMap: 'On the map',
  packages: 'Packages that visit this place',
  activities: 'Water sports here',
  hotels: 'Hotels near by',
  others: 'Also on this island',
} as const

export function picturesOf(place: string): string {
  return `Pictures of ${place}`
}

/** "2026-11" is "Checked November 2026". */
export function checkedText(checkedOn: string): string | undefined {
  const [, year, month] = /^(\d{4})-(\d{2})/.exec(checkedOn) ?? []
  const name = MONTH_NAMES[Number(month) - 1]
  return year && name ? `Checked ${name} ${year}` : undefined
}

export function countText(count: number): string {
  return counted(count, 'place')
}

export function mapOf(name: string): string {
  return `Map of ${name}`
}

export function placesOn(island: string): string {
  return `Map of ${island} with its places, numbered as in the list`
}

/** Notes of the data are fragments: "boats leave about 09:00" becomes a sentence. */
export function sentence(text: string): string {
  const trimmed = text.trim()
  const start = trimmed.charAt(0).toUpperCase() + trimmed.slice(1)
  return /[.!?]$/.test(start) ? start : `${start}.`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function indianFee(rupees: number): string {
  return `${formatRupees(rupees)} for Indian visitors`
}

export function foreignFee(rupees: number): string {
  return `${formatRupees(rupees)} for foreign visitors`
}

export function extraFee(what: string, rupees: number): string {
  return `${capital(what)}: ${formatRupees(rupees)}`
}

export function kmFrom(km: number, from: string): string {
  return `${km} km from ${from}`
}

export function fromPlace(from: string): string {
  return `From ${from}`
}

export function aboutMinutes(minutes: number): string {
  return `about ${durationLabel(minutes)}`
}
