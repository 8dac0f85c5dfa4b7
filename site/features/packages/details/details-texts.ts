import { counted } from '#contract/terms/counted.ts'
import { CHILD_WITH_BED_FROM_AGE } from '#contract/terms/limits.ts'
import { ageText } from '#site/shop/party/child-age.ts'
import { numberRuns } from '#site/ui/number-runs.ts'
import { LIST_TEXTS } from '../texts.ts'

/** The words of a package's page. */
export const DETAILS_TEXTS = {
  compare: 'Compare with other packages',
  dates: 'See days and prices',
  failedTitle: 'This package did not load',
  overview: 'Overview',
  itinerary: 'Itinerary',
  hotel: 'Hotel',
  where: 'Where',
  room: 'Room',
  stay: 'Stay',
  places: 'Places',
  inclusion: 'Inclusion',
  exclusion: 'Exclusion',
  policy: 'Policy',
  paymentPolicy: 'Payment Policy',
  cancellationPolicy: 'Cancellation Policy',
  reviews: 'Reviews',
  similar: 'Similar packages',
  loadingSimilar: 'Looking for similar packages',
  startingFrom: 'Starting from',
  perPerson: 'per person',
  tourBooking: 'Tour Booking',
  travelDate: 'Travel date',
  adults: 'Adults',
  adultsHint: 'Aged 13 and over',
  children: 'Children',
  childrenHint: 'Aged up to 12',
  agesLater: 'We ask for the ages of the children on the next page.',
  needsAdult: 'Add at least one adult to see the price.',
  bookNote: (time: string) => `Held for ${time} while you pay.`,
  groupName: 'Name',
  groupEmail: 'Email',
  groupPhone: 'Mobile number',
  groupSend: 'Ask for this group',
  groupNote:
    'You get a written quote by email, accept and pay it online, and name everybody later. You pay nothing now.',
} as const

/** "All Honeymoon packages", "All Short Breaks" */
export function allOf(category: string): string {
  return `All ${LIST_TEXTS.category(category).heading}`
}

/** 6 and over sleeps in a bed of its own, which the price depends on. */
export function bedAgeText(age: number): string {
  return `${ageText(age)}${age >= CHILD_WITH_BED_FROM_AGE ? ', own bed' : ''}`
}

export function nightsText(nights: number): string {
  return counted(nights, 'night')
}

/** "night 3", "nights 1, 4" */
export function whichNights(nights: readonly number[]): string {
  return `${nights.length === 1 ? 'night' : 'nights'} ${numberRuns(nights)}`
}

export function mealsText(meals: string[]): string {
  if (meals.length === 0) return ''
  const words = meals.length === 1 ? meals[0] : `${meals.slice(0, -1).join(', ')} and ${meals.at(-1)}`
  return `Meals: ${words}.`
}
