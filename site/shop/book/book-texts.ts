import { BOOK_NOW, ENQUIRE_NOW } from '#contract/terms/action-labels.ts'
import { formatRupees } from '#contract/terms/money.ts'

/** The words of what stands between a panel and a hold: what is missing, and why there is none. */
export const BOOK_TEXTS = {
  step: 'Book',
  book: BOOK_NOW,
  addToTrip: 'Add to my trip',
  enquire: ENQUIRE_NOW,
  askIntro: 'We need this before we can keep it for you:',
  askedWrong: 'Please look at the marked lines.',
  chooseOne: 'Please choose',
  needsDate: 'Please choose a date',
  needsDates: 'Please choose your dates',
  needsRoom: 'Please choose a room',
  needsAge: 'Please choose an age',
  needsPeople: 'Please say how many of you travel',
  noTimes: 'No start times are on sale yet.',
  goneTitle: 'Not all of this is free any more',
  gone: 'Nothing is held and nothing is paid.',
  goneLine: 'No longer free',
  stillFree: 'Still free',
  nothingFree: 'Nothing else is free then. Try another day, or ask us.',
  fine: 'Still free',
  priceTitle: 'The price has changed',
  price: 'It changed while you looked. Nothing is held and nothing is paid.',
  continue: 'Continue at the new price',
  was: 'was',
  limitTitle: 'You hold as much as one visitor can',
  ownTitle: 'You hold this already',
  toOwn: 'Go on with what you hold',
  refusedTitle: 'This cannot be booked online',
  refused: 'Send us an enquiry: we answer with an offer.',
  wrongTitle: 'Something about this has to change',
  awayTitle: 'We cannot keep this for you at the moment',
  away: 'It did not work just now. Nothing is held and nothing is paid: please try again.',
  again: 'Try again',
  change: 'Change it',
  rest: 'Book the rest without it',
  back: 'Back',
  toTrip: 'Back to my trip',
  orCall: 'Or call us:',
  idleTitle: 'Nothing is being booked here',
  idle: 'Choose something and press Book Now, or see what is on your trip.',
  seeTrip: 'My trip',
  seePackages: 'Tour packages',
  nothingKept: 'What you typed is still on the page before this one.',
} as const

/** "For 2 adults in 1 room. On the hotel's page you can change that." */
export function forGuests(guests: string): string {
  return `For ${guests}. You can change that on the page of the hotel.`
}

/** The health rules in sentences, for whoever has to agree to them. */
export function healthNotes({ notWith, rules }: { notWith: string[]; rules: string[] }): string[] {
  return [
    ...(notWith.length === 0 ? [] : [`Not for guests with ${notWith.join(', ')}.`]),
    ...rules.map((rule) => `${rule}.`),
  ]
}

export function bookTitle(title: string): string {
  return `Book ${title}`
}

/** "₹12,000, was ₹11,500" */
export function newPrice(now: number, before: number | undefined): string {
  return before === undefined || before === now
    ? formatRupees(now)
    : `${formatRupees(now)}, ${BOOK_TEXTS.was} ${formatRupees(before)}`
}
