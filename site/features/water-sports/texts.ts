import { ACTIVITY_GUESTS_MAX } from '#contract/terms/limits.ts'
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
  notUnderstood: 'Part of that address made no sense to us, so we left it out.',
  emptyTitle: 'No water sport fits these filters',
  emptyText: 'Try another place, a higher price or another age.',
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
  health: 'Health rules',
  notWith: 'Not for guests with',
  also: 'Also',
  videos: 'Clips',
  similar: 'More water sports here',
} as const

export const BOOKING_TEXTS = {
  from: 'Price',
  place: 'Where',
  date: 'Date',
  chooseDate: 'Choose a date',
  nightHint: 'Only dark nights, near a new moon, are on sale.',
  time: 'Start time',
  chooseDateFirst: 'Choose a date to see what is left.',
  noTimes: 'No start times are on sale yet.',
  soldOut: 'sold out',
  guests: 'No. of Guest',
  guestsHint: `Up to ${ACTIVITY_GUESTS_MAX}`,
  agesLater: 'We ask for the ages of all guests on the next page.',
  agree: 'We have read the health rules, and every guest meets them.',
  mustAgree: 'Please confirm the health rules',
  needsDate: 'Please choose a date',
  needsTime: 'Please choose a time',
  bookNow: 'Book Now',
  bookNote: 'You pay nothing now. We check the slot with the operator, then write to you.',
  nearest: 'Nearest open days:',
  enquiryIntro:
    'Say who goes and how to reach you. We check the slot with the operator, then write to you. You pay nothing now.',
  yourOuting: 'Your outing',
  contact: 'How we reach you',
  submit: 'Submit',
  outingWrong: 'Please look at the marked lines.',
  back: 'Back to the water sport',
  more: 'See all water sports',
} as const

/** Why a day cannot be had, in a sentence of its own. */
export const CLOSED_TEXTS = {
  sold_out: 'Sold out for a party of this size.',
  closed: 'Closed on this day.',
  too_soon: 'Too late for this day.',
  not_yet: 'Not on sale yet.',
  no_sailing: 'No boat goes on this day.',
  moon: 'This night is too bright: the glow shows near a new moon.',
} as const

export function bookingTitle(name: string): string {
  return `${name} Booking`
}

export function countText(count: number): string {
  return count === 1 ? '1 water sport' : `${count} water sports`
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

export function ageOfGuest(number: number): string {
  return `Age of guest ${number}`
}

export function weightOfGuest(number: number): string {
  return `Weight of guest ${number}, kg`
}

export function leftText(left: number): string {
  return `${left} left`
}

export function guestsText(count: number): string {
  return count === 1 ? '1 guest' : `${count} guests`
}

/** "Groups of 2 to 8" */
export function groupText([least, most]: readonly [number, number], unit: 'per person' | 'per boat'): string {
  if (unit === 'per boat') return `up to ${most} in a boat`
  return least === most ? `${most}` : `${least} to ${most}`
}
