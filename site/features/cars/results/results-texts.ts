import { BOOK_NOW, ENQUIRE_NOW } from '#contract/terms/action-labels.ts'
import type { CarType } from '#contract/terms/car-hire.ts'
import { counted } from '#contract/terms/counted.ts'
import { formatRupees } from '#contract/terms/money.ts'

/** The words of the pages of results and of their enquiry; messages of the catalogue are in contract/terms. */
export const RESULTS_TEXTS = {
  heading: 'Car rental',
  changeSearch: 'Change search',
  nothingAsked: 'Find a car',
  description:
    'Cars with driver in the Andaman islands: every price with its tax, km limit and night charge before you book.',
  carType: 'Type of car',
  passengers: 'Passengers',
  anyParty: 'Any number',
  show: 'Show cars',
  loading: 'Looking for cars',
  noDate: 'No date yet: these are the usual prices by day.',
  goodToKnow: 'Good to know',
  book: BOOK_NOW,
  add: 'Add to my trip',
  enquire: ENQUIRE_NOW,
  total: 'in total',
  setTitle: 'Your party needs more than one car',
  singles: 'Each of these cars alone is too small for your party.',
  fixedPrice: 'One fixed price for this road, no km limit',
  hourlyCars: 'Cars on South Andaman',
  badDay: 'We could not read that date',
  badTime: 'We could not read that time',
  driver: 'Driver, fuel and taxes are inside.',
  peakInside: 'A price for a date holds all of that already.',
  whichOne: 'Which one?',
  goodWays: 'You could take one of these instead:',
  contact: 'Write to us',
  perHour: 'Hire a car by the hour',
  fullTitle: 'Every car is taken then',
  fullText: 'Choose another time or another type of car, or ask us: we often find one.',
  noRoadTitle: 'There is no road',
  noFareTitle: 'We have no fixed price for this ride',
  noTypeTitle: 'No car of this type here',
  enquiryIntro: 'Check your ride and say how to reach you. We check the car, then write to you. You pay nothing now.',
  yourRide: 'Your ride',
  route: 'Ride',
  when: 'Pick-up',
  cars: 'Cars',
  distance: 'Distance',
  conditions: 'How far',
  night: 'By night',
  cancel: 'Cancellation',
  noPickup: 'No date chosen yet',
  change: 'Change the ride',
  contactTitle: 'How we reach you',
  passengersHint: 'Everyone counts, infants too.',
  submit: 'Submit',
  back: 'Back to the cars',
  more: 'See all car rental',
  unreadCars: 'The link does not say which cars you chose. Please choose again.',
  taxes: 'Taxes & fees',
} as const

/** "₹1,000 + ₹50 taxes & fees" */
export function splitText(price: number, tax: number): string {
  return `${formatRupees(price)} + ${formatRupees(tax)} taxes & fees`
}

export function peopleText(count: number): string {
  return counted(count, 'passenger')
}

export function carsText(count: number): string {
  return counted(count, 'car')
}

export function membersText(count: number): string {
  return count === 1 ? 'For 1 person' : `Up to ${count} people`
}

export function bagsText(count: number): string {
  if (count === 0) return 'Hand luggage only'
  return counted(count, 'large bag')
}

export function nightText(rupees: number): string {
  return `A night charge of ${formatRupees(rupees)} is in the price`
}

/** "80 km inside, then ₹18 a km before tax" */
export function kmText(kmLimit: number, extraKm: number | undefined): string {
  const inside = `${kmLimit} km inside the price`
  return extraKm === undefined ? inside : `${inside}, then ${formatRupees(extraKm)} a km before tax`
}

export function freeUntil(moment: string): string {
  return `Free cancellation until ${moment}.`
}

/** "97 km, about 2 h 45 min" */
export function roadText(km: number, minutes: number | undefined): string {
  if (minutes === undefined) return `${km} km by road`
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const parts = [...(hours > 0 ? [`${hours} h`] : []), ...(rest > 0 || hours === 0 ? [`${rest} min`] : [])]
  return `${km} km by road, about ${parts.join(' ')}`
}

/** What can be booked online may cost more than what our office books. */
export function setText(people: number, isForGroup: boolean): string {
  return `No single car of this type seats ${people}. Together these do, at the lowest price${isForGroup ? '' : ' online'}:`
}

export function tooFewText(people: number): string {
  return `All cars of this type that are free then seat fewer than ${people}.`
}

export function tookFor(typed: string, taken: string): string {
  return `We do not know "${typed}" and took it for ${taken}`
}

/** "We show this instead: a car for 8 hours, Wed 10 Feb 2027 at 10:00." */
export function instead(what: string): string {
  return `We show this instead: ${what}.`
}

/** Where there would be a button, of a car that does not hold the party. */
export function tooSmallText(seats: number, people: number): string {
  return `Seats ${seats}, you are ${people}`
}

/** Of an enquiry whose address asks for fewer seats than people. */
export function tooSmallFor(seats: number, people: number): string {
  return `These cars seat ${seats}, you are ${people}. Please choose larger ones, or say that you are fewer.`
}

/** `how`: in what ways one gets there. */
export function noRoadAirport(place: string, island: string, isSwapped: boolean, how: string): string {
  const way = isSwapped ? `from ${place} to the airport` : `from the airport to ${place}`
  return `There is no road ${way}: it is on ${island}. ${how}`
}

type Ashore = { place: string; island: string }

export function noRoadIslands(from: Ashore, to: Ashore, how: string): string {
  return `${from.place} is on ${from.island}, ${to.place} on ${to.island}, and no road joins them. ${how}`
}

/** `places`: those that a car drives to from where the ship lands. */
export function ferryAndCar(places: readonly string[]): string {
  if (places.length === 0) return 'Take the ferry.'
  const car = places.length > 1 ? 'a car on each side' : `a car between the jetty and ${places[0]}`
  return `Take the ferry, and ${car}.`
}

/** `far`: a place that none of our cars reaches. */
export function ferryAndQuestion(far: string): string {
  return `Take the ferry, and ask us about the way between the jetty and ${far}, where we have no cars.`
}

/** From an island that no ship calls at, but a road leads to. */
export function roadThenFerry(place: string, harbour: string, island: string): string {
  return `Go by road from ${place} to ${harbour} on ${island}, and take the ferry there.`
}

export function ferryThenRoad(place: string, harbour: string, island: string): string {
  return `Take the ferry to ${harbour} on ${island}, and go on by road to ${place}.`
}

/** Cars by the hour are promised where there are some. */
export function noFareText(from: string, to: string, hasHourly: boolean): string {
  const instead = hasHourly ? 'Hire a car by the hour, or ask us for a price.' : 'Ask us for a price.'
  return `Cars can drive from ${from} to ${to}, but we have no fixed price for it yet. ${instead}`
}

export function noTypeText(type: CarType): string {
  return `There is no ${type.toLowerCase()} on this road.`
}

export function showType(type: CarType): string {
  return type === 'Luxury Car' ? 'Show luxury cars' : 'Show normal cars'
}

export function ferryTo(from: string, to: string): string {
  return `Ferries from ${from} to ${to}`
}

export function rideTo(from: string, to: string): string {
  return `Car from ${from} to ${to}`
}
