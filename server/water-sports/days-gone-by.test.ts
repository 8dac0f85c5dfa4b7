import { expect, test } from 'vitest'
import { dayAvailability } from './rules.ts'

test('a day gone by is too soon, whatever else was the matter with it', () => {
  const slots = [{ time: '08:00', capacity: 8 }]
  const bay = { placeId: 'bay', season: null, closedWeekday: null, slots }
  const judge = (schedule: object, units = 1) =>
    dayAvailability(
      { season: null, darkNightsOnly: false, places: [bay], ...schedule },
      { ...{ day: '2026-11-30', now: new Date('2026-12-01T00:00:00+05:30') }, units, taken: () => 0 },
    )
  const gone = { date: '2026-11-30', open: false, reason: 'too_soon' }
  expect(judge({})).toEqual(gone)
  expect(judge({ season: { from: '01-01', to: '02-28' } })).toEqual(gone)
  expect(judge({ places: [{ ...bay, closedWeekday: 'Monday' }] })).toEqual(gone)
  expect(judge({ darkNightsOnly: true })).toEqual(gone)
  expect(judge({}, 99)).toEqual(gone)
})
