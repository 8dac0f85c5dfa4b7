import { expect, test } from 'vitest'
import { seatsLabel } from './seat-labels.ts'

const premium = (place: string) => ({ cabin: 'Premium', place })

test.each([
  [[premium('2A')], 'Premium, seat 2A'],
  [[premium('2A'), premium('2B')], 'Premium, seats 2A and 2B'],
  [[premium('2A'), premium('2B'), premium('3A')], 'Premium, seats 2A, 2B and 3A'],
  [[premium('2A'), { cabin: 'Royal', place: '1A' }], 'Premium, seat 2A, and Royal, seat 1A'],
  [[{ cabin: '', place: 'P9' }], 'seat P9'],
])('seats are named as a person would: %j', (seats, words) => {
  expect(seatsLabel(seats)).toBe(words)
})
