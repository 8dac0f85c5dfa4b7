import { CAR_CHILD_MAX_AGE } from '#contract/terms/car-hire.ts'
import { counted } from '#contract/terms/counted.ts'
import { formatRupees } from '#contract/terms/money.ts'

/** The words of a car package's page and of its enquiry; messages of the catalogue are in contract/terms. */
export const PACKAGE_TEXTS = {
  heading: 'Car rental',
  failedTitle: 'This drive did not load',
  overview: 'Overview',
  itinerary: 'Itinerary',
  price: 'Price',
  places: 'Places',
  inclusion: 'Inclusion',
  exclusion: 'Exclusion',
  policy: 'Policy',
  reviews: 'Reviews',
  step: 'Stop',
  /** What a step begins with that is a whole day. */
  day: 'Day ',
  vehicle: 'Vehicle',
  people: 'People',
  priceColumn: 'Price',
  extras: 'Above the limits',
  priceNote: 'The price is for the vehicle and its driver, not for each person. It is what you pay: taxes are inside.',
  extrasNote: 'Rates above the limits are before tax.',
  startingFrom: 'Starting from',
  booking: 'Car Booking',
  adults: 'Adults',
  adultsHint: `Aged ${CAR_CHILD_MAX_AGE + 1} and over`,
  children: 'Children',
  childrenHint: `Aged up to ${CAR_CHILD_MAX_AGE}`,
  needsAdult: 'Add at least one adult to see the price.',
  addTickets: 'Add entry tickets',
  noTickets: 'This drive needs no entry tickets.',
  date: 'Date',
  time: 'Pick-up time',
  needsDate: 'Please choose a date',
  needsTime: 'Please choose a time',
  nearest: 'Nearest open days:',
  showPrice: 'Show the price',
  bookNote: (time: string) => `We keep the vehicle for ${time} while you pay.`,
  vehicles: 'Your vehicles',
  carPrice: 'Car price',
  entryCharges: 'Entry charges',
  basePrice: 'Package base price',
  discount: 'Discount',
  taxes: 'Taxes',
  payable: 'Amount payable',
  working: 'Working out the price...',
  stillWorking: 'Still working on the price...',
  retry: 'Retry',
  enquiryIntro:
    'Say who is driven, when, and how to reach you. We check the vehicle, then write to you. You pay nothing now.',
  yourDrive: 'Your drive',
  pickup: 'Pick-up',
  party: 'Party',
  ticketsAsked: 'Entry tickets',
  withTickets: 'With entry tickets',
  contact: 'How we reach you',
  submit: 'Submit',
  driveWrong: 'Please look at the marked lines.',
  back: 'Back to the drive',
  more: 'See all car rental',
} as const

/** Why a day cannot be had, in a sentence of its own. */
export const CLOSED_TEXTS = {
  sold_out: 'All vehicles for a party of this size are taken.',
  closed: 'Places on this drive are shut on that day.',
  too_soon: 'That is too soon.',
  not_yet: 'Not on sale yet.',
  no_sailing: 'No boat goes on this day.',
  moon: 'Not on this night.',
} as const

/** "₹120 an adult, ₹60 a child of 5 to 10" */
export function ticketsText(adult: number, child: number, fromAge: number): string {
  return `${formatRupees(adult)} an adult, ${formatRupees(child)} a child of ${fromAge} to ${CAR_CHILD_MAX_AGE}, free below`
}

/** "for 1 to 4 people" */
export function forPeople(least: number, most: number): string {
  return `for ${least === most ? counted(most, 'person', 'people') : `${least} to ${most} people`}`
}

/** "2 adults, 1 child" */
export function partyText(adults: number, children: number): string {
  const grown = counted(adults, 'adult')
  if (children === 0) return grown
  return `${grown}, ${counted(children, 'child', 'children')}`
}

/** The pick-up of the drive's plan: "The day starts 03:30" */
export function startText(time: string): string {
  return `The day starts ${time}`
}

/** "3 Family MPV" */
export function vehicleText({ name, count }: { name: string; count: number }): string {
  return count === 1 ? name : `${count} ${name}`
}
