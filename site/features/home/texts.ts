/** The words of the home page. Titles are given by the operator. */
export const HOME_TEXTS = {
  pageTitle: 'Andaman holidays',
  hero: {
    label: 'Welcome',
    titles: ['Explore Andaman', 'Your Journey Awaits'],
    subtitle: 'Plan your next adventure with ease',
  },
  search: {
    label: 'Find a holiday',
    duration: 'How long',
    anyDuration: 'Any length',
    budget: 'Budget, per person',
    anyBudget: 'Any budget',
    upTo: (amount: string) => `Up to ${amount}`,
    submit: 'Find holidays',
  },
  deals: {
    title: 'Top Deals',
    more: 'Explore More Deals',
    empty: 'No deal is running today. Every package is at its regular price.',
    all: 'All tour packages',
  },
  specials: {
    title: 'Top Andaman Tour Packages',
    lead: 'Hotels, ferries, a car and every permit in one price.',
    empty: 'There are no packages to show today.',
  },
  services: { title: 'Services we provide' },
  places: {
    title: 'Explore Popular Destinations',
    lead: 'From the jail in town to a sandbar at the far end of the road north.',
    more: 'All places',
    empty: 'There are no places to show today.',
  },
  perPerson: 'per person',
} as const

/** "5 nights 6 days": the way a length of stay is written in addresses and on the wire. */
export function durationText(nights: number): string {
  return `${nights} nights ${nights + 1} days`
}
