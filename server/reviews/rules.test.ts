import { expect, test } from 'vitest'
import { summarise } from './rules.ts'

test('nobody has said anything: no average, no stars', () => {
  expect(summarise([])).toEqual({ average: 0, count: 0, stars: [0, 0, 0, 0, 0] })
})

test('two fives and a four are 4.7 of three', () => {
  const counts = [
    { rating: 4, count: 1 },
    { rating: 5, count: 2 },
  ]
  expect(summarise(counts)).toEqual({ average: 4.7, count: 3, stars: [0, 0, 0, 1, 2] })
})

test.each([
  { ratings: [5, 4, 4, 4], average: 4.3 },
  { ratings: [5, 5, 5, 4], average: 4.8 },
  { ratings: [1], average: 1 },
  { ratings: [1, 2], average: 1.5 },
  { ratings: [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4], average: 5 },
])('the average of $ratings is $average: halves go up', ({ ratings, average }) => {
  const counts = [1, 2, 3, 4, 5].map((rating) => ({ rating, count: ratings.filter((each) => each === rating).length }))
  expect(summarise(counts).average).toBe(average)
})
