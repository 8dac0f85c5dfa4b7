import { describe, expect, test } from 'vitest'
import { isYearDay, restOfYear, sharedDays, YEAR_DAYS, yearRangesText } from './year-days.ts'

const PEAK = { from: '12-15', to: '01-15' }
const MONSOON = { from: '05-16', to: '09-30' }

test('a year has its 29 February and no 30th', () => {
  expect(YEAR_DAYS).toHaveLength(366)
  expect([isYearDay('02-29'), isYearDay('02-30'), isYearDay('04-31'), isYearDay('12-31')]).toEqual([
    true,
    false,
    false,
    true,
  ])
})

describe('what other seasons leave', () => {
  test('is all between them, in one piece over New Year', () => {
    expect(yearRangesText(restOfYear([PEAK, MONSOON]))).toBe('16 Jan to 15 May, 1 Oct to 14 Dec')
    expect(yearRangesText(restOfYear([MONSOON]))).toBe('1 Oct to 15 May')
  })

  test('is the whole year where there is no other, and nothing where they have every day', () => {
    expect(restOfYear([])).toEqual([{ from: '01-01', to: '12-31' }])
    expect(restOfYear([{ from: '01-01', to: '12-31' }])).toEqual([])
    expect(restOfYear([{ from: '03-01', to: '02-29' }])).toEqual([])
  })

  test('has the leap day where one ends on 28 February and another begins in March', () => {
    const rest = restOfYear([
      { from: '01-01', to: '02-28' },
      { from: '03-01', to: '12-31' },
    ])
    expect(yearRangesText(rest)).toBe('29 Feb')
  })
})

test('days that two have are found, also over New Year', () => {
  expect(yearRangesText(sharedDays([PEAK], [{ from: '01-10', to: '01-20' }]))).toBe('10 Jan to 15 Jan')
  expect(yearRangesText(sharedDays([PEAK], [{ from: '12-01', to: '12-20' }]))).toBe('15 Dec to 20 Dec')
  expect(sharedDays([PEAK], [MONSOON])).toEqual([])
})
