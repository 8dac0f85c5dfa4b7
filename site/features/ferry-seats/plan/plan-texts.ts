import { ENQUIRE_NOW } from '#contract/terms/action-labels.ts'

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
  enquire: ENQUIRE_NOW,
  nextLeg: 'Next leg',
  lastLeg: 'Put all boats on my trip',
  lastShort: 'To my trip',
  free: 'free',
  forAll: 'for all of you',
} as const

export function positionText(leg: number, legs: number): string {
  return `Leg ${leg} of ${legs}`
}

/** "Next: Shaheed Dweep to Sri Vijaya Puram, 11:30" */
export function nextText(way: string, time: string): string {
  return `Next: ${way}, ${time}`
}
