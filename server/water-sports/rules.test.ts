import { describe, expect, test } from 'vitest'
import { type ActivitySchedule, dayAvailability, isOnSale, slotTimes } from './rules.ts'

const NOON = new Date('2026-12-01T12:00:00+05:30')
const nothingTaken = () => 0

function schedule(change: Partial<ActivitySchedule> = {}): ActivitySchedule {
  const slots = [
    { time: '08:00', capacity: 8 },
    { time: '10:00', capacity: 8 },
  ]
  return {
    season: { from: '10-01', to: '05-31' },
    darkNightsOnly: false,
    places: [
      { placeId: 'bay', season: null, closedWeekday: null, slots },
      { placeId: 'reef', season: null, closedWeekday: 'Monday', slots },
    ],
    ...change,
  }
}

describe('times of the day', () => {
  test.each([
    ['08:00-13:00', 60, ['08:00', '10:00', '12:00']],
    ['08:00-13:00', 120, ['08:00', '10:00']],
    ['06:00-09:00 or 15:30-18:00', 150, ['06:00', '15:30']],
    ['18:30-21:30 or 03:00-05:00', 150, ['18:30', '03:00']],
    ['07:00-17:00', 600, ['07:00']],
    ['08:00-13:00', 4_320, ['08:00']],
  ])('in %s, %i minutes long', (bestHours, minutes, times) => {
    expect(slotTimes(bestHours, minutes)).toEqual(times)
  })
})

test('sales close an hour before the slot: at that minute they are still open', () => {
  expect(isOnSale('2026-12-25', '08:00', new Date('2026-12-25T07:00:00.000+05:30'))).toBe(true)
  expect(isOnSale('2026-12-25', '08:00', new Date('2026-12-25T07:00:00.001+05:30'))).toBe(false)
})

describe('a day', () => {
  const judge = (day: string, change: Partial<ActivitySchedule> = {}, units = 1, taken = nothingTaken) =>
    dayAvailability(schedule(change), { day, now: NOON, units, taken })

  test.each([
    ['2026-11-30', 'too_soon'],
    ['2026-12-01', 'too_soon'],
    ['2028-01-06', 'not_yet'],
    ['2027-06-01', 'closed'],
  ])('%s is not open: %s', (day, reason) => {
    expect(judge(day)).toEqual({ date: day, open: false, reason })
  })

  test('is shut when its only place is, and open when another is not', () => {
    const monday = '2026-12-07'
    expect(judge(monday).open).toBe(true)
    expect(judge(monday, { places: schedule().places.slice(1) })).toMatchObject({ reason: 'closed' })
  })

  test('sold to dark nights alone, is open at new moon and not at full moon', () => {
    expect(judge('2026-12-09', { darkNightsOnly: true }).open).toBe(true)
    expect(judge('2026-12-23', { darkNightsOnly: true }).reason).toBe('moon')
  })

  test('has room for a party only where one place has room for all of it', () => {
    const taken = (placeId: string) => (placeId === 'bay' ? 6 : 5)
    expect(judge('2026-12-08', {}, 3, taken as () => number)).toMatchObject({ open: true, left: 3 })
    expect(judge('2026-12-08', {}, 4, taken as () => number)).toMatchObject({
      open: false,
      reason: 'sold_out',
      left: 3,
    })
  })

  test('never has less than nothing left', () => {
    expect(judge('2026-12-08', {}, 1, () => 99)).toMatchObject({ reason: 'sold_out', left: 0 })
  })
})
