import { counted } from '#contract/terms/counted.ts'
import { formatRupees } from '#contract/terms/money.ts'

/** The words of the pages of water sports; messages of the catalogue are in contract/terms/messages.ts. */
export const ACTIVITY_TEXTS = {
  heading: 'Water sports',
  intro:
    'Dives, reef walks, kayaks and rides, each with its age, weight and health rules said before you choose a date.',
  description:
    'Scuba, snorkelling, sea walks, kayaks and rides in the Andaman islands, with all-in prices, age and health rules, and the days on which they run.',
  filters: 'Filters',
  place: 'Where',
  anyPlace: 'All islands',
  wholeIsland: 'all of it',
  age: 'Age of the guest',
  anyAge: 'Any age',
  price: 'Price',
  anyPrice: 'Any price',
  swimming: 'Swimming',
  swimmingChoices: { '': 'Any', '0': 'No swimming needed', '1': 'For swimmers' },
  apply: 'Show water sports',
  clear: 'Clear all',
  results: 'Results',
  emptyTitle: 'No water sport fits these filters',
  emptyText: 'Try another place, a higher price or another age.',
  noneTitle: 'No water sports yet',
  noneText: 'We are putting them together. Write to us, and we tell you what can be done.',
  pastEndTitle: 'That is all of them',
  pastEndText: 'There are no water sports on this page of the list.',
  firstPage: 'Back to the first page',
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  failedTitle: 'This water sport did not load',
  facts: 'At a glance',
  duration: 'Takes',
  ages: 'Age',
  weight: 'Weight',
  swim: 'Swimming',
  swimNeeded: 'Needed',
  swimNotNeeded: 'Not needed',
  group: 'Group',
  included: 'Included',
  videos: 'Clips',
  similar: 'More water sports here',
  bookNote: (time: string) => `We keep the slot for ${time} while you pay.`,
} as const

export function countText(count: number): string {
  return counted(count, 'water sport')
}

export function unitText(unit: 'per person' | 'per boat', groupMax: number): string {
  return unit === 'per boat' ? `per boat, up to ${groupMax} guests` : 'per person'
}

export function upTo(rupees: string): string {
  return `Up to ${formatRupees(Number(rupees))}`
}

export function yearsText(age: string): string {
  return age === '1' ? '1 year' : `${age} years`
}

/** "Groups of 2 to 8" */
export function groupText([least, most]: readonly [number, number], unit: 'per person' | 'per boat'): string {
  if (unit === 'per boat') return `up to ${most} in a boat`
  return least === most ? `${most}` : `${least} to ${most}`
}
