import { counted } from '#contract/terms/counted.ts'
import { LEAD_AGE_MIN } from '#contract/terms/trip-travellers.ts'

export const CHECKOUT_TEXTS = {
  title: 'Complete your booking',
  description: 'Names, payment and the terms of what is held for you.',
  steps: ['Trip', 'Travellers and payment', 'Confirmed'],
  stepsLabel: 'Steps of booking',
  mend: 'Please check the fields marked below.',
  travellers: 'Travellers',
  travellersListed: 'Names as on the photo ID. The ferry and the permits need them.',
  travellersPlain: 'Names as on the photo ID.',
  lead: 'Traveller 1, lead traveller',
  name: 'Full name',
  age: 'Age',
  sex: 'Sex',
  sexes: { F: 'Female', M: 'Male', X: 'Other' },
  choose: 'Choose',
  nationality: 'Nationality',
  passport: 'Passport number',
  passportHint: 'Ferries list travellers from abroad with their passport.',
  goesOn: 'Goes on',
  reach: 'Where we can reach you',
  mobile: 'Mobile number',
  mobileHint: 'For changes on the day. From abroad with +',
  email: 'Email',
  emailHint: 'Your voucher goes here.',
  payment: 'Payment',
  full: 'Everything now',
  fullNote: 'Nothing more to pay before you travel.',
  initial: 'Part now, the rest later',
  reseat: 'If my seats are lost while I pay, seat us together elsewhere in the same class',
  reseatNote: 'At no extra charge. Without this you get all your money back in that case.',
  gst: 'I need a GST invoice for my company',
  gstin: 'GSTIN',
  optional: 'optional',
  cancel: 'If you cancel',
  cancelNote: 'What comes back when you cancel all of it, by the day you cancel.',
  adult18: 'I am the lead traveller, and 18 or older',
  pay: 'Pay',
  payNote: 'You pay on the page of our payment partner. We never see your card.',
  summary: 'Your booking',
  days: 'Day by day',
  gaps: 'To know about this trip',
  tax: 'Taxes and fees inside',
  total: 'Total',
  payNow: 'To pay now',
  warnings: 'Look at this before you pay',
  release: 'Cancel this hold',
  releaseNote: 'Changed your mind? Let go of it now, and others can book it. Nothing was charged.',
  gatewayNote: 'Do not close the payment page before it says that you are done.',
} as const

export const OVER_TEXTS = {
  expired: 'Your time to book has run out',
  expiredText: 'We held this for as long as we could, and it is free again. Nothing was charged.',
  given: 'This hold is cancelled',
  givenText: 'Nothing is held for you any more, and nothing was charged.',
  again: 'Ask for the same again',
  againNote: 'If it is still free you get it at the price of that moment.',
  trip: 'Go to my trip',
  missing: 'We do not know this hold',
  missingText: 'It may belong to another browser: what you hold is shown only where you asked for it.',
  placed: 'You have started to pay for this',
  placedText: 'Everything is kept for you meanwhile.',
  see: 'Go to your booking',
  bookings: 'My Bookings',
} as const

/** `age` where it was said before. */
export function travellerTitle(index: number, age: number | undefined): string {
  const title = index === 0 ? CHECKOUT_TEXTS.lead : `Traveller ${index + 1}`
  return age === undefined ? title : `${title}, ${ageWords(age)}`
}

function ageWords(age: number): string {
  if (age === 0) return 'infant under 1'
  const years = counted(age, 'year')
  return age < LEAD_AGE_MIN ? `child, ${years}` : years
}

export function infantsHint(count: number): string {
  return count === 1 ? 'One of them is under 1 and sits on a lap.' : `${count} of them are under 1 and sit on a lap.`
}

export function peopleOn(title: string, count: number): string {
  return `${title}: ${counted(count, 'traveller')}`
}

export function initialNote(rest: string, day: string): string {
  return `The other ${rest} by ${day}. We remind you before.`
}

/** Of a group, whose names follow on the booking's page. */
export function namesLater(day: string): string {
  return `Only the lead traveller for now. Send us the names of the others by ${day}: your booking has a form for the list.`
}
