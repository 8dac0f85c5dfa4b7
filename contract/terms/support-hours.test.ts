import { describe, expect, it, test } from 'vitest'
import { answerBy, answerTimes, hoursLabel, readOpenHours } from './support-hours.ts'

const HOURS = 'Mon - Sat, 10 AM - 6 PM IST'

test.each([
  [HOURS, { weekdays: [1, 2, 3, 4, 5, 6], opens: '10:00', closes: '18:00' }],
  ['Mon - Sat, 08am - 05pm', { weekdays: [1, 2, 3, 4, 5, 6], opens: '08:00', closes: '17:00' }],
  ['Fri to Mon, 12 PM to 12 AM', { weekdays: [5, 6, 0, 1], opens: '12:00', closes: '00:00' }],
  ['whenever you like', undefined],
])('%s are hours that can be counted with', (text, hours) => {
  expect(readOpenHours(text)).toEqual(hours)
})

test('hours stand in a sentence as people say them', () => {
  expect(hoursLabel(HOURS)).toBe('Monday to Saturday, 10 AM to 6 PM IST')
  expect(hoursLabel('whenever you like')).toBe('whenever you like')
})

describe('a question is answered', () => {
  it.each([
    [
      'the same day, when it comes four hours before support closes',
      '2026-11-30T14:00:00+05:30',
      'Mon 30 Nov by 18:00',
    ],
    ['the next day, when it comes a minute later', '2026-11-30T14:01:00+05:30', 'Tue 1 Dec by 18:00'],
    ['the same day, when it comes in the night before', '2026-11-30T00:10:00+05:30', 'Mon 30 Nov by 18:00'],
    ['on Monday, when it comes on Saturday evening', '2026-11-28T20:00:00+05:30', 'Mon 30 Nov by 18:00'],
    ['on Monday, when it comes on Sunday', '2026-11-29T09:00:00+05:30', 'Mon 30 Nov by 18:00'],
    ['over New Year', '2026-12-31T23:59:00+05:30', 'Fri 1 Jan by 18:00'],
  ])('%s', (_when, at, promised) => {
    expect(answerBy(new Date(at), HOURS)).toBe(promised)
  })

  it('by no time that can be named, where the hours cannot be read', () => {
    expect(answerBy(new Date('2026-11-30T14:00:00+05:30'), 'by chance')).toBeUndefined()
  })

  it('by the closing hour of the day, when asked four hours before it', () => {
    const { until, by } = answerTimes(HOURS) ?? {}
    expect([until, by]).toEqual(['14:00', '18:00'])
    expect(answerBy(new Date(`2026-11-30T${until}:00+05:30`), HOURS)).toBe(`Mon 30 Nov by ${by}`)
    expect(answerTimes('by chance')).toBeUndefined()
  })
})
