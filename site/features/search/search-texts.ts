import { counted } from '#contract/terms/counted.ts'
import { formatRupees } from '#contract/terms/money.ts'
import type { SearchKind } from '#contract/terms/search-terms.ts'

export const SEARCH_TEXTS = {
  title: 'Search',
  lead: 'Packages, hotels, ferries, cars, places, water sports, stories and advice. Old and new names both work.',
  label: 'What are you looking for?',
  placeholder: 'Island, beach, hotel, activity',
  submit: 'Search',
  all: 'All',
  kinds: 'Kinds of result',
  results: 'Results',
  pages: 'Pages of results',
  previous: 'Previous',
  next: 'Next',
  popular: 'Popular places',
  popularSearches: 'Often looked for',
  emptyText: 'Try fewer words, or another name. A beach is also found by its island.',
  recent: 'Your last searches',
  forget: 'Forget these',
  suggestions: 'Suggestions',
  close: 'Close search',
  searching: 'Searching…',
  partial: 'Nothing fits all of that. Here is what comes nearest.',
  nearest: 'Nothing here is called that. This is spelt most like it.',
  ask: 'Ask us about it',
  askLead: 'Not what you meant? A person answers.',
  sailings: 'Next sailings',
} as const

/** What visitors ask most; each finds something in any catalogue of these islands. */
export const POPULAR_SEARCHES = [
  'Swaraj Dweep (Havelock)',
  'Radhanagar Beach',
  'Cellular Jail',
  'Scuba diving',
  'Honeymoon',
] as const

export const KIND_LABELS: Record<SearchKind, { one: string; many: string }> = {
  package: { one: 'Tour package', many: 'Tour packages' },
  hotel: { one: 'Hotel', many: 'Hotels' },
  place: { one: 'Place', many: 'Places' },
  activity: { one: 'Water sport', many: 'Water sports' },
  car: { one: 'Car', many: 'Cars' },
  ferry: { one: 'Ferry', many: 'Ferries' },
  post: { one: 'Story', many: 'Stories' },
  page: { one: 'Information', many: 'Information' },
}

const PRICE_UNITS: Partial<Record<SearchKind, string>> = {
  package: 'per person',
  ferry: 'a seat',
  hotel: 'a night',
}

/** "from ₹18,800 per person" */
export function priceText(kind: SearchKind, amount: number): string {
  return ['from', formatRupees(amount), PRICE_UNITS[kind]].filter(Boolean).join(' ')
}

export function foundText(total: number, words: string): string {
  return `${counted(total, 'result')} for “${words}”`
}

export function nextText(times: readonly string[]): string {
  return `Next: ${times.join(', ')}`
}

/** What the contact form begins with for somebody who asks about what a search did not find. */
export function askText(words: string): string {
  return `I was looking for: ${words}`
}

export function meantText(meant: string): string {
  return `We looked for “${meant}”.`
}

export function nothingText(words: string, kind?: SearchKind): string {
  const what = kind === undefined ? 'Nothing' : `No ${KIND_LABELS[kind].many.toLowerCase()}`
  return `${what} found for “${words}”`
}

export function seeAllText(total: number): string {
  return `See all ${total} results`
}

export function pageText(page: number, pages: number): string {
  return `Page ${page} of ${pages}`
}

export function shorterText(words: string): string {
  return `Search for “${words}”`
}
