import { SAILING_REFUSED } from '#contract/terms/ferry-labels.ts'
import { FERRY_REFUSED } from '#contract/terms/messages.ts'

/** The words of an island hop that is taken whole, or leg by leg. */
export const PLAN_TEXTS = {
  title: 'Island hop',
  intro: 'Choose a plan first: we then look for seats together on every boat of it.',
  plans: 'See plans',
  refusedTitle: 'We cannot seat you together on every boat',
  refused: 'Nothing was put on your trip. Choose one of these, and we take the whole plan again.',
  back: 'Back to the plans',
  chooseSeats: 'Choose the seats yourself',
  others: 'Other ferries that day',
  enquire: 'Send an enquiry',
  nextLeg: 'Next leg',
  lastLeg: 'Put all boats on my trip',
  lastShort: 'To my trip',
  free: 'free',
  forAll: 'for all of you',
} as const

export const WHY_NOT_SEATED = {
  missing: 'This ferry is no longer on the timetable.',
  departed: `${FERRY_REFUSED.departed}.`,
  closed: SAILING_REFUSED.closed,
  office: 'Our office books the seats of this ferry for you.',
} as const

export function positionText(leg: number, legs: number): string {
  return `Leg ${leg} of ${legs}`
}

/** "Next: Shaheed Dweep to Sri Vijaya Puram, 11:30" */
export function nextText(way: string, time: string): string {
  return `Next: ${way}, ${time}`
}

export function apartText(people: number): string {
  return `The boat has seats enough, but no ${people} of them next to each other in the class of the plan.`
}

export function fullText(people: number): string {
  return people === 1 ? 'No class has a seat left.' : `No class has ${people} seats left.`
}

/** "Free: 3 in Premium, 1 in Business." */
export function leftText(classes: readonly { name: string; seatsLeft: number }[]): string {
  return `Free: ${classes.map(({ name, seatsLeft }) => `${seatsLeft} in ${name}`).join(', ')}.`
}
