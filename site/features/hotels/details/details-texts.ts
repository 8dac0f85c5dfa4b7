import { BOOK_NOW, ENQUIRE_NOW } from '#contract/terms/action-labels.ts'
import { counted } from '#contract/terms/counted.ts'
import { HOTEL_ADULT_FROM_AGE } from '#contract/terms/limits.ts'
import { roomsText } from '#contract/terms/stay-labels.ts'

/** The words of a hotel's page. */
export const STAY_TEXTS = {
  failedTitle: 'This hotel did not load',
  rooms: 'Rooms',
  overview: 'Overview',
  location: 'Location',
  facilities: 'Facilities',
  policies: 'Policies',
  reviews: 'Reviews',
  selectRooms: 'Select Rooms',
  bookNow: BOOK_NOW,
  from: 'From',
  soldOut: 'Sold out for these dates',
  otherDates: 'Try other dates, or see what else is free on this island.',
  otherHotels: 'Hotels on this island for these dates',
  noDates: 'Prices are for a night in the regular season. Choose your dates to see the price of your stay.',
  chooseDates: 'Choose dates',
  changeDates: 'Change dates',
  room: 'Room',
  sleeps: 'Sleeps',
  price: 'Price',
  tooSmall: 'Too small for your party',
  breakfast: 'Breakfast included',
  noBreakfast: 'No breakfast',
  perNight: 'Per Night',
  eachNight: 'Price of each night',
  beforeTax: 'before tax',
  add: 'Add to my trip',
  enquire: ENQUIRE_NOW,
  askGroup: 'Ask for this group',
  checkInTime: 'Check-in from',
  checkOutTime: 'Check-out by',
  address: 'Address',
  nearby: 'Nearby Places',
  transport: 'Airport and jetty',
  onMap: 'On the map',
  similar: 'More hotels on this island',
  enquiryBack: 'Back to the hotel',
  enquiryMore: 'See all hotels',
  adultHint: `${HOTEL_ADULT_FROM_AGE} years and over`,
  childHint: `Under ${HOTEL_ADULT_FROM_AGE}`,
} as const

/** The stay as an enquiry repeats it. */
export const ASKED_TEXTS = {
  title: 'Your stay',
  dates: 'Dates',
  noDates: 'Not chosen yet',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  nights: 'Nights',
  rooms: 'Rooms and guests',
  roomType: 'Room type',
  anyRoom: 'Any that fits',
  cheapest: 'Cheapest that fits',
  taxes: 'Taxes & fees',
  needsDates: 'With dates we can tell you the price of the stay here.',
  tooMuch: 'This is more than can be booked online. Send the enquiry: we make you an offer.',
  offer: 'Send the enquiry all the same: we look for something like it.',
  change: 'Change the stay',
} as const

export function pictureOf(number: number, count: number): string {
  return `Open picture ${number} of ${count}`
}

export function allPictures(count: number): string {
  return `All ${count} pictures`
}

/** "4.8 km, 12 minutes" */
export function wayText(km: number, minutes: number): string {
  return `${km} km, ${counted(minutes, 'minute')}`
}

/** What the button of a room says to those who do not see the row it stands in. */
export function roomAction(action: string, room: string): string {
  return `${action}: ${room}`
}

/** Why a room type cannot take the whole party: none is left, or too few. */
export function shortOf({ left, roomsNeeded = 1 }: { left: number; roomsNeeded?: number | undefined }): string {
  return left === 0 ? STAY_TEXTS.soldOut : `${roomsText(left)} left, your party needs ${roomsNeeded}`
}

export function placesOfIsland(name: string): string {
  return `More hotels on ${name}`
}
