import { type GuestLimits, validateGuests } from '#contract/terms/guest-limits.ts'
import { ageOf, type Outing, weightOf } from './outing.ts'
import type { OutingProblems } from './outing-answer.ts'

/** Guests who may not come along, and, with `all`, those of whom it is not known yet. */
export function guestProblems(limits: GuestLimits, { guests, ages, weights }: Outing, all: boolean): OutingProblems {
  const problems = validateGuests(limits, { guests, ages: ages.map(ageOf), weightsKg: weights.map(weightOf) })
  const isTyped = (field: string) => {
    const [list, index] = field.split('.')
    return ((list === 'ages' ? ages : weights)[Number(index)] ?? '') !== ''
  }
  return Object.fromEntries(
    problems
      .filter(({ field }) => all || isTyped(field))
      .map(({ field, message }) => [field.replace('weightsKg', 'weights'), message]),
  )
}
