import { ENQUIRE_NOW } from '#contract/terms/action-labels.ts'

/** The words that only the server writes into a page of hotels. */
export const LOADER_TEXTS = {
  noSuchDay: 'We could not read one of the dates.',
  description:
    'Compare hotels, resorts and bungalows on the Andaman islands, with the price of your own dates, taxes included.',
  noSuchRooms: 'We could not read how many guests there are, and in how many rooms.',
  soldOut: 'Sold out for these dates',
  tooFew: 'Too few rooms left for your party',
  perNight: 'Per Night',
  didYouMean: 'Did you mean ',
  nearest: 'Here is the nearest search we can do:',
  noDates: 'Prices are for a night in the regular season. Add your dates to see the price of your stay.',
  nearestStay: 'Here are the prices of the nearest stay we can do:',
  everywhere: 'the Andamans',
  taxesInside: 'Taxes are in every price.',
  heading: 'Hotels',
  crowdTitle: 'Your party is too large for one online stay',
  crowdText:
    'No hotel here has rooms for all of you in one booking. Try fewer guests in each search, or send an enquiry and we find the rooms for you.',
  changeRooms: 'Change rooms and guests',
  noneTitle: 'No hotels here yet',
  noneText: 'We are adding rooms. Write to us, and we find one for you.',
  changeSearch: 'Change the search',
  enquire: ENQUIRE_NOW,
  homeTitle: 'Hotels in the Andamans',
} as const

/** "; 10% Off included", after the split of a price. */
export function dealTaken(badge: string): string {
  return `; ${badge} included`
}
