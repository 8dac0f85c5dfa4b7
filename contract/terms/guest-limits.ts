import { ageLabel, weightLabel } from './activity-labels.ts'

/** Whom a water sport takes; null: no such limit. */
export type GuestLimits = { minAge: number; maxAge: number | null; maxWeightKg: number | null }
/** One entry a guest; undefined: not said yet. A list that is left out is not checked. */
export type Guests = {
  guests: number
  ages?: readonly (number | undefined)[] | undefined
  weightsKg?: readonly (number | undefined)[] | undefined
}
/** `field` is a path: "ages.1". */
export type GuestProblem = { field: string; message: string }

/** Whether guests must say their age: some are too young, or too old. */
export function asksAges({ minAge, maxAge }: Pick<GuestLimits, 'minAge' | 'maxAge'>): boolean {
  return minAge > 0 || maxAge !== null
}

/** Every guest who may not come along, in the order of the guests: ages first, then weights. What is not limited is not judged. */
export function validateGuests(limits: GuestLimits, { guests, ages, weightsKg }: Guests): GuestProblem[] {
  const { minAge, maxAge, maxWeightKg } = limits
  return [
    ...(asksAges(limits) && ages
      ? problemsIn('ages', AGE_MESSAGES, ages, guests, (age) =>
          age >= minAge && age <= (maxAge ?? age) ? undefined : ageLabel(minAge, maxAge),
        )
      : []),
    ...(maxWeightKg !== null && weightsKg
      ? problemsIn('weightsKg', WEIGHT_MESSAGES, weightsKg, guests, (weight) =>
          weight <= maxWeightKg ? undefined : weightLabel(maxWeightKg),
        )
      : []),
  ]
}

const AGE_MESSAGES = { missing: 'Please enter an age', tooMany: 'There are more ages than guests' }
const WEIGHT_MESSAGES = { missing: 'Please enter a weight', tooMany: 'There are more weights than guests' }

/** `refuse` says what is wrong with an entry. */
function problemsIn(
  list: string,
  words: typeof AGE_MESSAGES,
  entries: readonly (number | undefined)[],
  guests: number,
  refuse: (entry: number) => string | undefined,
): GuestProblem[] {
  if (entries.length > guests) return [{ field: list, message: words.tooMany }]
  return Array.from({ length: guests }, (_, index) => entries[index]).flatMap((entry, index) => {
    const message = entry === undefined ? words.missing : refuse(entry)
    return message === undefined ? [] : [{ field: `${list}.${index}`, message }]
  })
}
