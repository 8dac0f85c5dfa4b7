import { counted } from '#contract/terms/counted.ts'

/** The words of the home page. Titles are given by the operator. */
export const HOME_TEXTS = {
  pageTitle: 'Andaman holidays',
  hero: {
    label: 'Welcome',
    titles: ['Explore Andaman', 'Your Journey Awaits'],
    subtitle: 'Plan your next adventure with ease',
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
  services: {
    title: 'Services we provide',
    names: {
      waterSports: 'Water Sports',
      hotels: 'Hotel Booking',
      ferries: 'Ferry Ride Booking',
      cars: 'Car Rental',
    },
  },
  places: {
    title: 'Explore Popular Destinations',
    lead: 'From the jail in town to a sandbar at the far end of the road north.',
    more: 'All places',
    map: 'Map of these places: each has its number of the list beside it.',
    closed: 'Closed on',
    empty: 'There are no places to show today.',
  },
  perPerson: 'per person',
} as const

/** The words of the four searches: what each is called, its fields, and its button, which names it for readers. */
export const FINDER_TEXTS = {
  kinds: 'What are you looking for?',
  holidays: {
    kind: 'Holidays',
    duration: 'How long',
    anyDuration: 'Any length',
    budget: 'Budget, per person',
    anyBudget: 'Any budget',
    upTo: (amount: string) => `Up to ${amount}`,
    submit: 'Find holidays',
  },
  hotels: {
    kind: 'Hotels',
    where: 'Where',
    anywhere: 'Any island',
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    who: 'Guests',
    submit: 'Find hotels',
  },
  ferries: {
    kind: 'Ferries',
    from: 'From',
    to: 'To',
    date: 'Date',
    adults: 'Adults',
    submit: 'Find ferries',
  },
  cars: {
    kind: 'Cars',
    direction: 'Ride',
    fromAirport: 'From the airport',
    toAirport: 'To the airport',
    where: 'Hotel or place',
    wherePrompt: 'Hotel, jetty or beach',
    date: 'Date',
    time: 'Time',
    who: 'Passengers',
    submit: 'Find cars',
  },
  inPrice: 'Ferries, permits and taxes are in every package price',
  person: 'a person answers',
} as const

/** The words of the line about this month. */
export const MONTH_TEXTS = {
  title: (month: string) => `The islands in ${month}`,
  day: 'Day',
  sea: 'Sea',
  rain: 'Rain',
  days: (days: number) => counted(days, 'day'),
  sunset: 'Sunset',
  ferriesTo: (island: string) => `Ferries to ${island}`,
  tomorrow: (count: number) => `${count} tomorrow`,
} as const

/** "5 nights 6 days": the way a length of stay is written in addresses and on the wire. */
export function durationText(nights: number): string {
  return `${nights} nights ${nights + 1} days`
}
