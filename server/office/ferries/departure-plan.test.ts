import { expect, test } from 'vitest'
import { type PlannedSailing, planChange, type Timing } from './departure-plan.ts'

const DAILY: Timing = {
  ...{ weekdays: [0, 1, 2, 3, 4, 5, 6], seasonFrom: null, seasonTo: null, untilDate: null },
  ...{ departTime: '08:00', arriveTime: '09:30', vesselId: 'one' },
}
const sailing = (date: string, more: Partial<PlannedSailing> = {}): PlannedSailing => ({
  ...{ id: `t.${date}`, date, departureTime: '08:00', arrivalTime: '09:30', vesselId: 'one' },
  ...{ isException: false, seats: [], ...more },
})
const days = (sailings: readonly PlannedSailing[]) => sailings.map(({ date }) => date)
// 2026-12-04 is a Friday.
const WEEK = ['2026-12-04', '2026-12-05', '2026-12-06'].map((date) => sailing(date))

test('nothing that differs touches nothing', () => {
  expect(planChange(WEEK, DAILY)).toEqual({ taken: [], changed: [], sold: [] })
})

test('a day of the week less takes its sailings, another time changes those that stay', () => {
  const plan = planChange(WEEK, { ...DAILY, weekdays: [5, 0], departTime: '08:15' })
  expect(days(plan.taken)).toEqual(['2026-12-05'])
  expect(days(plan.changed)).toEqual(['2026-12-04', '2026-12-06'])
})

test.each([
  ['another arrival', { arriveTime: '09:45' }],
  ['another boat', { vesselId: 'two' }],
  ['an end', { untilDate: '2026-12-04' }],
])('%s touches the sailing that is sold, and it is named alone', (_, change) => {
  const sold = [sailing('2026-12-05', { seats: ['P1A', 'P1B'] })]
  expect(planChange(sold, { ...DAILY, ...change })).toEqual({ taken: [], changed: [], sold })
})

test('what was changed by hand stays', () => {
  const byHand = [sailing('2026-12-05', { isException: true, departureTime: '11:00' })]
  expect(planChange(byHand, { ...DAILY, untilDate: '2026-12-01' })).toEqual({ taken: [], changed: [], sold: [] })
})
