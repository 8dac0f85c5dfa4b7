import { expect, test } from 'vitest'
import { type CarSlot, carDayAvailability, slotsOf } from './rules.ts'

const DAY = '2026-12-10'
const LEAD_MINUTES = 120
/** One car that is free all day, and pick-ups for an hour. */
const ASKED = {
  ...{ day: DAY, leadMinutes: LEAD_MINUTES, closedWeekdays: [], length: { minutes: 60, days: 1 } },
  sets: [[{ vehicleId: 'sedan', count: 1 }]],
  left: () => 1,
}
const timesAt = (time: string) =>
  carDayAvailability({ ...ASKED, now: new Date(`${DAY}T${time}+05:30`) }).slots?.map((slot) => slot.time)

test('four hours are on sale until their last minute is too soon', () => {
  expect(timesAt('05:58:59')).toEqual(['04:00', '08:00', '12:00', '16:00', '20:00'])
  expect(timesAt('05:59:00')).toEqual(['04:00', '08:00', '12:00', '16:00', '20:00'])
  expect(timesAt('05:59:01')).toEqual(['08:00', '12:00', '16:00', '20:00'])
  expect(timesAt('17:59:00')).toEqual(['16:00', '20:00'])
  expect(timesAt('17:59:01')).toEqual(['20:00'])
  expect(timesAt('21:59:00')).toEqual(['20:00'])
  expect(timesAt('21:59:01')).toBeUndefined()
})

test('a hire has its car in every four hours that it touches, over midnight too, and not in those after its end', () => {
  const named = (slots: readonly CarSlot[]) => slots.map(({ day, time }) => `${day.slice(-2)} ${time}`)
  expect(named(slotsOf(DAY, '10:00', { minutes: 120, days: 1 }))).toEqual(['10 08:00'])
  expect(named(slotsOf(DAY, '10:00', { minutes: 121, days: 1 }))).toEqual(['10 08:00', '10 12:00'])
  expect(named(slotsOf(DAY, '22:30', { minutes: 120, days: 1 }))).toEqual(['10 20:00', '11 00:00'])
  expect(named(slotsOf(DAY, '08:00', { minutes: 240, days: 2 }))).toEqual(['10 08:00', '11 08:00'])
})
