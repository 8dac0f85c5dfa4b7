import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MONTH_NAMES, WEEKDAY_NAMES, weekdayOf } from './calendar-names.ts'
import {
  addDays,
  dayInIndia,
  daysBetween,
  formatDay,
  INDIA_ZONE,
  instantInIndia,
  isDay,
  timeInIndia,
} from './india-time.ts'

describe('dayInIndia', () => {
  test.each([
    ['2026-12-10T18:29:59.999Z', '2026-12-10', 'the last millisecond of a day'],
    ['2026-12-10T18:30:00.000Z', '2026-12-11', 'midnight'],
    ['2026-12-31T18:30:00.000Z', '2027-01-01', 'New Year'],
    ['2028-02-28T18:29:59.999Z', '2028-02-28', 'the eve of a leap day'],
    ['2028-02-28T18:30:00.000Z', '2028-02-29', 'the start of a leap day'],
    ['2028-02-29T18:29:59.999Z', '2028-02-29', 'the end of a leap day'],
    ['2028-02-29T18:30:00.000Z', '2028-03-01', 'the day after a leap day'],
    ['2027-02-28T18:30:00.000Z', '2027-03-01', 'a February without a leap day'],
  ])('%s is %s in India: %s', (instant, day) => {
    expect(dayInIndia(new Date(instant))).toBe(day)
  })

  test('is what the calendar of the zone that the database is asked for says, at any instant', () => {
    const calendar = new Intl.DateTimeFormat('en-CA', {
      timeZone: INDIA_ZONE,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true }),
        (instant) => {
          expect(dayInIndia(instant)).toBe(calendar.format(instant))
        },
      ),
    )
  })
})

describe('instantInIndia', () => {
  test.each([
    ['2026-12-11', '00:00', '2026-12-10T18:30:00.000Z'],
    ['2028-02-29', '23:59:59.999', '2028-02-29T18:29:59.999Z'],
    ['2027-01-01', '05:30', '2027-01-01T00:00:00.000Z'],
  ])('%s, %s is %s', (day, time, instant) => {
    expect(instantInIndia(day, time).toISOString()).toBe(instant)
  })

  test('is the instant at which day and clock are that, at any minute', () => {
    const instants = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(instants, (at) => {
        const minute = new Date(Math.floor(at.getTime() / 60_000) * 60_000)
        expect(instantInIndia(dayInIndia(minute), timeInIndia(minute))).toEqual(minute)
      }),
    )
  })

  test('without a time the day begins', () => {
    expect(instantInIndia('2026-12-11')).toEqual(instantInIndia('2026-12-11', '00:00'))
  })
})

/** The same questions asked by a process in another zone: the machine's zone must not matter. */
test.each(['America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kolkata', 'UTC'])(
  'a machine in %s gives the same answers',
  (zone) => {
    const module = new URL('./india-time.ts', import.meta.url).href
    const script = `
    const { addDays, dayInIndia, daysBetween, formatDay, isDay } = await import(${JSON.stringify(module)})
    console.log(JSON.stringify([
      new Date(2026, 0, 1).getTimezoneOffset(),
      dayInIndia(new Date('2028-02-28T18:29:59.999Z')), dayInIndia(new Date('2028-02-28T18:30:00.000Z')),
      addDays('2026-03-08', 1), addDays('2026-11-01', 1), addDays('2028-02-28', 1),
      daysBetween('2026-03-07', '2026-03-09'), formatDay('2026-12-25'), isDay('2028-02-29'),
    ]))`
    const printed = execFileSync(process.execPath, ['--input-type=module', '--no-warnings', '--eval', script], {
      env: { ...process.env, TZ: zone },
      encoding: 'utf8',
    })
    const [offset, ...answers] = JSON.parse(printed)
    const offsets = { 'America/Los_Angeles': 480, 'Pacific/Kiritimati': -840, 'Asia/Kolkata': -330, UTC: 0 }
    expect(offset).toBe(offsets[zone as keyof typeof offsets])
    expect(answers).toEqual([
      '2028-02-28',
      '2028-02-29',
      '2026-03-09',
      '2026-11-02',
      '2028-02-29',
      2,
      'Fri 25 Dec 2026',
      true,
    ])
  },
)

describe('isDay', () => {
  test.each(['2026-12-25', '2028-02-29', '2000-02-29', '2026-01-01', '9999-12-31'])('%s is a day', (day) => {
    expect(isDay(day)).toBe(true)
  })

  test.each([
    '2027-02-29',
    '2100-02-29',
    '2027-02-31',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-1-1',
    '25-12-2026',
    '2026-12-25T00:00:00Z',
    ' 2026-12-25',
    '2026-12-25\n',
    '٢٠٢٦-١٢-٢٥',
    '',
  ])('"%s" is none', (text) => {
    expect(isDay(text)).toBe(false)
  })
})

describe('counting days', () => {
  test.each([
    ['2028-02-28', 1, '2028-02-29'],
    ['2028-02-29', 1, '2028-03-01'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-12-25', -15, '2026-12-10'],
    ['2026-12-25', 0, '2026-12-25'],
  ])('%s and %d days is %s', (day, days, result) => {
    expect(addDays(day, days)).toBe(result)
  })

  test.each([
    ['2026-12-10', '2026-12-25', 15],
    ['2026-12-11', '2026-12-25', 14],
    ['2027-01-14', '2026-12-25', -20],
    ['2028-02-28', '2028-03-01', 2],
    ['2026-12-25', '2026-12-25', 0],
  ])('from %s to %s are %d days', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days)
  })

  test('going forward and looking back agree', () => {
    const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(days, fc.integer({ min: -2_000, max: 2_000 }), (at, count) => {
        const day = at.toISOString().slice(0, 10)
        expect(daysBetween(day, addDays(day, count))).toBe(count)
        expect(isDay(addDays(day, count))).toBe(true)
      }),
    )
  })
})

test.each([
  ['2026-12-25', 'Fri 25 Dec 2026'],
  ['2028-02-29', 'Tue 29 Feb 2028'],
  ['2027-01-03', 'Sun 3 Jan 2027'],
])('%s is written "%s"', (day, text) => {
  expect(formatDay(day)).toBe(text)
})

test('short names of the calendar are the first three letters of the long ones', () => {
  for (let days = 0; days < 366; days += 1) {
    const day = addDays('2028-01-01', days)
    const month = MONTH_NAMES[Number(day.slice(5, 7)) - 1] ?? ''
    const number = Number(day.slice(8))
    expect(formatDay(day)).toBe(`${weekdayOf(day).slice(0, 3)} ${number} ${month.slice(0, 3)} ${day.slice(0, 4)}`)
  }
  expect([MONTH_NAMES.length, WEEKDAY_NAMES.length]).toEqual([12, 7])
})
