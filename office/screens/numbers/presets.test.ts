import { describe, expect, test } from 'vitest'
import { dayLabel, monthLabel, type Preset, spanLabel, spanOf } from './presets.ts'

describe('the days of a preset', () => {
  test.each<[Preset, string, string, string]>([
    ['month', '2026-11-22', '2026-11-01', '2026-11-22'],
    ['last-month', '2026-11-22', '2026-10-01', '2026-10-31'],
    ['last-month', '2027-01-05', '2026-12-01', '2026-12-31'],
    ['season', '2026-11-22', '2026-10-01', '2026-11-22'],
    ['season', '2027-03-01', '2026-10-01', '2027-03-01'],
    ['season', '2027-07-15', '2026-10-01', '2027-05-31'],
    ['year', '2027-03-31', '2026-04-01', '2027-03-31'],
    ['year', '2027-04-01', '2027-04-01', '2027-04-01'],
    ['ahead', '2026-11-22', '2026-11-22', '2026-12-21'],
  ])('%s on %s are %s to %s', (preset, today, from, until) => {
    expect(spanOf(preset, today)).toEqual({ from, until })
  })
})

test('days are named in words', () => {
  expect(spanLabel({ from: '2026-11-01', until: '2026-11-22' })).toBe('Sun 1 Nov 2026 to Sun 22 Nov 2026')
  expect(spanLabel({ from: '2026-11-01', until: '2026-11-01' })).toBe('Sun 1 Nov 2026')
  expect([dayLabel('2026-11-01'), monthLabel('2026-11-01')]).toEqual(['1 Nov', 'Nov 2026'])
})
