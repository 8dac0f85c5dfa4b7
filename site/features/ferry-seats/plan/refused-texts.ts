import { SAILING_REFUSED } from '#contract/terms/ferry-labels.ts'
import { FERRY_REFUSED } from '#contract/terms/messages.ts'

/** Why a leg of a plan has no seats; only the server says it. */
export const WHY_NOT_SEATED = {
  missing: 'This ferry is no longer on the timetable.',
  departed: `${FERRY_REFUSED.departed}.`,
  closed: SAILING_REFUSED.closed,
  office: 'Our office books the seats of this ferry for you.',
} as const

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
