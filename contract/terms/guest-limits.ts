import { ageWords, weightWords } from './activity-words.ts'

/** Whom a water sport takes; null: no such limit. */
export type GuestLimits = { minAge: number; maxAge: number | null; maxWeightKg: number | null }
/** One entry a guest; undefined: not said yet. A list that is left out is not judged. */
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
export function judgeGuests(limits: GuestLimits, { guests, ages, weightsKg }: Guests): GuestProblem[] {
  return [
    ...(asksAges(limits) && ages ? judgeAges(limits, guests, ages) : []),
    ...(limits.maxWeightKg !== null && weightsKg ? judgeWeights(limits.maxWeightKg, guests, weightsKg) : []),
  ]
}

function judgeAges(
  { minAge, maxAge }: GuestLimits,
  guests: number,
  ages: readonly (number | undefined)[],
): GuestProblem[] {
  if (ages.length > guests) return [{ field: 'ages', message: 'There are more ages than guests' }]
  return Array.from({ length: guests }, (_, index) => ages[index]).flatMap((age, index) => {
    const field = `ages.${index}`
    if (age === undefined) return [{ field, message: 'Please enter an age' }]
    const fits = age >= minAge && age <= (maxAge ?? age)
    return fits ? [] : [{ field, message: ageWords(minAge, maxAge) }]
  })
}

function judgeWeights(most: number, guests: number, weightsKg: readonly (number | undefined)[]): GuestProblem[] {
  if (weightsKg.length > guests) return [{ field: 'weightsKg', message: 'There are more weights than guests' }]
  return Array.from({ length: guests }, (_, index) => weightsKg[index]).flatMap((weight, index) => {
    const field = `weightsKg.${index}`
    if (weight === undefined) return [{ field, message: 'Please enter a weight' }]
    return weight <= most ? [] : [{ field, message: weightWords(most) }]
  })
}
