import { expect, test } from 'vitest'
import { addDays, isDay } from '#contract/terms/india-time.ts'
import { daysToTry } from './days-to-try.ts'

const WHENEVER = Array.from({ length: 60 }, (_, step) => addDays('2026-11-24', step * 29))

test.each(WHENEVER)(
  'seen from %s there are twelve days to come, all within eighteen months but the leap day',
  (today) => {
    const days = daysToTry(today)
    expect(new Set(days.map(({ day, time }) => day + time)).size).toBe(12)
    for (const { day, why } of days) {
      expect(isDay(day), day).toBe(true)
      expect(day > today, day).toBe(true)
      if (!why.includes('leap day')) expect(day <= addDays(today, 548), day).toBe(true)
    }
    expect(days.some(({ day }) => day.endsWith('-02-29'))).toBe(true)
    expect(days.filter(({ allPages }) => allPages)).toHaveLength(2)
  },
)
