import { counted } from '#contract/terms/counted.ts'
/** The words of the package pages. Messages of the catalogue live in contract/terms/messages.ts. */
export const LIST_TEXTS = {
  all: { heading: 'Tour packages', intro: 'Every holiday we run in the islands, from a long weekend to ten days.' },
  /** "Family packages", and "Short Breaks", which names several already. */
  category: (name: string) => ({ heading: name.endsWith('s') ? name : `${name} packages`, intro: '' }),
  budget: 'Budget (Per Person)',
  duration: 'Duration',
  anyDuration: 'Any',
  counted: 'A filter looks in all packages.',
  filters: 'Filters',
  sortBy: 'Sort by',
  apply: 'Show packages',
  clear: 'Clear all',
  results: 'Results',
  firstPage: 'Back to the first page',
  seeAll: 'See all packages',
  loadMore: 'Load more',
  loading: 'Loading packages...',
  viewDetails: 'View Details',
  emptyTitle: 'No package fits these filters',
  emptyText: 'Try a wider budget or another length of stay.',
  noneTitle: 'No packages yet',
  noneText: 'We are putting them together. Write to us, and we plan one for you.',
  pastEndTitle: 'That is all of them',
  pastEndText: 'There are no packages on this page of the list.',
} as const

export const SORT_LABELS = {
  default: 'Recommended',
  duration_asc: 'Duration Shortest First',
  price_desc: 'Price - High To Low',
  price_asc: 'Price - Low To High',
} as const
export type SortName = keyof typeof SORT_LABELS

export function onlyCategory(name: string): string {
  return `Only ${name}`
}

export function countOfPackages(count: number): string {
  return counted(count, 'package')
}

/** "5 nights 6 days": the way a length of stay is written in addresses and on the wire. */
export function durationText(nights: number): string {
  return `${nights} nights ${nights + 1} days`
}

export function dayLabel(day: number): string {
  return `Day ${day}`
}
