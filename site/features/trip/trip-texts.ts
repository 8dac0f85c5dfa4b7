import { BOOK_NOW, ENQUIRE_NOW } from '#contract/terms/action-labels.ts'
import { counted } from '#contract/terms/counted.ts'
/** The words of My trip. */
export const TRIP_TEXTS = {
  title: 'My trip',
  description: 'Everything you want to book, day by day, in one booking.',
  lead: 'Everything in one booking. It is kept in this browser; nothing is held until you book.',
  unscripted:
    'This page needs script: your trip is kept in your browser, not with us. Without it you can book each thing on its own page with Book Now, one after the other.',
  atOnce:
    'Your trip is kept in your browser, which needs script. Without it, book these together from here: we hold all of them, or none.',
  emptyTitle: 'Nothing is on your trip yet',
  empty:
    'Find a package, a ferry, a hotel, a car or a water sport, and press "Add to my trip". Then book all of it at once.',
  packages: 'Tour packages',
  ferries: 'Ferries',
  hotels: 'Hotels',
  cars: 'Cars',
  waterSports: 'Water sports',
  loading: 'Working out your trip...',
  noDay: 'Without a day',
  tax: 'taxes and fees inside',
  change: 'Change',
  enquire: ENQUIRE_NOW,
  remove: 'Remove',
  problem: 'This cannot be booked now:',
  sums: 'What it costs',
  total: 'Total',
  taxes: 'Taxes and fees inside',
  book: BOOK_NOW,
  bookNote: (time: string) => `We keep all of it for ${time} while you fill in names and pay, or none of it.`,
  someMissing: 'What cannot be had is left out of the total. Change or remove it, then book.',
  removeAll: 'Empty my trip',
  refunds: 'If you cancel everything',
  findHotel: 'Find a hotel for it',
  findFerry: 'Find a ferry',
  warnings: 'Look at this before you book',
  added: 'Added to your trip:',
  full: 'Your trip holds 10 things. Book it, or remove something first.',
  unreadable: 'This can no longer be read. Please remove it and add it again.',
  failed: 'We cannot tell the prices of your trip at the moment. What is on it stays here.',
  retry: 'Retry',
  share: 'Share this trip',
  shareText: 'A link shows this trip, with its prices of today, to whoever has it. Nothing is held by it.',
  makeLink: 'Make a link',
  linkReady: 'Your link',
  open: 'Open it',
  written: 'Get a written quote',
  writtenText: 'A quote has a number and a day until which its prices hold. You can print it, and book from it.',
  name: 'Your name',
  email: 'Your email',
  optional: 'optional',
  makeQuote: 'Make the quote',
  quoteReady: 'Your quote',
  shareFailed: 'That did not work. Please try again.',
} as const

/** "2 things to book" */
export function onTripText(count: number): string {
  if (count === 0) return 'Nothing on it yet'
  return counted(count, 'thing to book', 'things to book')
}

export function removeText(title: string): string {
  return `${TRIP_TEXTS.remove} ${title}`
}

export function changeText(title: string): string {
  return `${TRIP_TEXTS.change} ${title}`
}

/** "Was ₹11,500 when you added it." */
export function wasText(amount: string): string {
  return `It was ${amount} when you added it.`
}

/** "Or ₹6,000 now, and the rest by Thu 10 Dec 2026." */
export function initialText({ amount, day }: { amount: string; day: string }): string {
  return `Or pay ${amount} now and the rest by ${day}.`
}
