import { expect, test } from 'vitest'
import { daysOf, sailsOn } from './timetable-days.ts'

const ALWAYS = { weekdays: [0, 1, 2, 3, 4, 5, 6], seasonFrom: null, seasonTo: null, untilDate: null }

test('it sails on its days of the week', () => {
  expect(daysOf({ ...ALWAYS, weekdays: [1, 5] }, '2026-11-27', '2026-12-07')).toEqual([
    '2026-11-27',
    '2026-11-30',
    '2026-12-04',
    '2026-12-07',
  ])
})

test('both ends of a season are inside, also of one that runs over New Year', () => {
  const winter = { ...ALWAYS, seasonFrom: '10-01', seasonTo: '05-15' }
  expect(
    ['2026-09-30', '2026-10-01', '2027-01-01', '2027-05-15', '2027-05-16'].map((day) => sailsOn(winter, day)),
  ).toEqual([false, true, true, true, false])
  const monsoon = { ...ALWAYS, seasonFrom: '06-01', seasonTo: '06-02' }
  expect(daysOf(monsoon, '2027-05-30', '2027-06-04')).toEqual(['2027-06-01', '2027-06-02'])
})

test('its last day is inside too', () => {
  expect(daysOf({ ...ALWAYS, untilDate: '2026-12-02' }, '2026-12-01', '2026-12-05')).toEqual([
    '2026-12-01',
    '2026-12-02',
  ])
})
