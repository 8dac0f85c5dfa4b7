import { expect, test } from 'vitest'
import { validateGuests } from './guest-limits.ts'

const LIMITS = { minAge: 8, maxAge: 55, maxWeightKg: 90 }

test('both ends of an age and the weight itself are in', () => {
  expect(validateGuests(LIMITS, { guests: 2, ages: [8, 55], weightsKg: [90, 20.5] })).toEqual([])
})

test('each guest who may not come is named, ages before weights', () => {
  const problems = validateGuests(LIMITS, { guests: 3, ages: [7, 30, 56], weightsKg: [30, 90.1, 70] })
  expect(problems).toEqual([
    { field: 'ages.0', message: 'Ages 8 to 55' },
    { field: 'ages.2', message: 'Ages 8 to 55' },
    { field: 'weightsKg.1', message: 'Up to 90 kg' },
  ])
})

test('what the activity does not limit is not asked', () => {
  expect(
    validateGuests({ minAge: 0, maxAge: null, maxWeightKg: null }, { guests: 4, ages: [], weightsKg: [] }),
  ).toEqual([])
})

test('a guest who has not said it yet is asked; a list that is left out is not judged', () => {
  expect(validateGuests(LIMITS, { guests: 2, ages: [30, undefined] })).toEqual([
    { field: 'ages.1', message: 'Please enter an age' },
  ])
  expect(validateGuests(LIMITS, { guests: 2 })).toEqual([])
})
