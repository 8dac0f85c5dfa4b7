import { CAR_CHILD_MAX_AGE, FREE_CANCEL_MINUTES, HIRE_DURATIONS } from './car-hire.ts'
import { timeLabel } from './time-labels.ts'

/** Why a car search was not made. The first four are given by the operator; pages and API say the same. */
export const CAR_MESSAGES = {
  airportMissing: 'Please fill all required fields before submitting!',
  rideMissing: 'Please enter both Pickup and Drop locations!',
  samePlace: 'Pickup and Drop locations cannot be the same.',
  hourlyMissing: 'Please fill all fields!',
  dateMissing: 'Please choose a date for this time',
  timeMissing: 'Please choose a time for this date',
  duration: `Please give one of: ${HIRE_DURATIONS.join(', ')}`,
  carType: 'Please give Normal Car or Luxury Car',
  place: 'Please name a place',
  swapped: 'Please give true or false',
  packageDuration: 'Please enter a duration such as 8 hours or 2 days',
  childAge: 'Please choose an age',
  manyAges: 'There are more ages than children',
  oldChild: `Children are up to ${CAR_CHILD_MAX_AGE} years old`,
  gone: 'These cars cannot be had any more. Please choose again.',
  hotelElsewhere: 'This road does not lead to that hotel',
  fromPoint: 'Please choose one of the two ends of this road',
} as const

/** What a failed call for cars says when the answer itself brings no words (given). */
export const CAR_FAILURE = {
  airport: 'Failed to fetch airport charges',
  hourly: 'Failed to fetch hourly charges',
} as const

/** A pick-up with too little notice is a matter for the telephone; `phone` as people read it. */
export function tooSoonMessage(phone: string | undefined, leadMinutes: number): string {
  return `A car needs ${timeLabel(leadMinutes)} of notice. For an earlier pick-up, please call ${phone ?? 'us'}.`
}

/** Of a text that is the whole name of no place or hotel, or the name of several. */
export function whichOne(text: string): string {
  return `"${text}" is not the whole name of a place or a hotel. Please say which one you mean.`
}

/** A party for whom the cars chosen are too small. */
export function seatsTooFew(seats: number): string {
  return `These cars seat ${seats}. Please choose larger ones.`
}

/** Said wherever cars are sold (given). */
export function freeCancelText(): string {
  return `Free cancellation until ${timeLabel(FREE_CANCEL_MINUTES)} before pickup`
}
