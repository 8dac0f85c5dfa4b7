import { counted } from '#contract/terms/counted.ts'
/** The words of the booking widget and of the enquiry. */
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
  guestsHint: 'Also larger groups',
  agesLater: 'We ask for all ages on the next page.',
  agree: 'We have read the health rules, and every guest meets them.',
  mustAgree: 'Please confirm the health rules',
  needsDate: 'Please choose a date',
  needsTime: 'Please choose a time',
  nearest: 'Nearest open days:',
  enquiryIntro: 'Say who goes and how to reach you. We check the slot, then write to you. You pay nothing now.',
  yourOuting: 'Your outing',
  contact: 'How we reach you',
  submit: 'Submit',
  outingWrong: 'Please look at the marked lines.',
  back: 'Back to the water sport',
  more: 'See all water sports',
} as const

/** The health rules, beside the story of a water sport and where they are agreed to. */
export const HEALTH_TEXTS = { title: 'Health rules', notWith: 'Not for guests with' } as const

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
  return counted(count, 'guest')
}
