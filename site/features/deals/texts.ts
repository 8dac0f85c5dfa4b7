import { counted } from '#contract/terms/counted.ts'
import type { DealKind, DealSort } from '#contract/v1/deals.ts'

/** The words of the deals page. */
export const DEAL_TEXTS = {
  heading: 'Deals',
  intro: 'Everything with a live offer. The struck price is the lowest of the 30 days before it began.',
  all: 'All',
  kinds: 'Kinds of deals',
  results: 'Results',
  pages: 'Pages of deals',
  sortBy: 'Sort by',
  apply: 'Show deals',
  emptyTitle: 'No deal is running today',
  emptyText: 'New offers are put up through the season. Meanwhile, everything is at its regular price.',
  seeAll: 'See all deals',
  seePackages: 'See all packages',
  pastEndTitle: 'That is all of them',
  pastEndText: 'There are no deals on this page of the list.',
  firstPage: 'Back to the first page',
} as const

/** `of` in "Deals on hotels". */
export const KIND_TEXTS: Record<DealKind, { label: string; of: string; none: string }> = {
  package: { label: 'Tour packages', of: 'tour packages', none: 'No tour package is on a deal today' },
  hotel: { label: 'Hotels', of: 'hotels', none: 'No hotel is on a deal today' },
  activity: { label: 'Water sports', of: 'water sports', none: 'No water sport is on a deal today' },
  car: { label: 'Car packages', of: 'car packages', none: 'No car package is on a deal today' },
}

export const SORT_TEXTS: Record<DealSort, string> = {
  default: 'Recommended',
  discount_desc: 'Biggest discount',
  price_desc: 'Price - High To Low',
  price_asc: 'Price - Low To High',
}

export function headingOf(kind: DealKind | undefined): string {
  return kind === undefined ? DEAL_TEXTS.heading : `${DEAL_TEXTS.heading} on ${KIND_TEXTS[kind].of}`
}

export function countText(count: number): string {
  return counted(count, 'deal')
}

export function untilText(day: string): string {
  return `Until ${day}`
}
