import { expect, test } from 'vitest'
import { MONTH_NAMES } from '#contract/terms/calendar-names.ts'
import { addDays, daysBetween } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { refundPolicy } from './refund-policy.ts'

type Trip = { total: number; fixed?: number; paid: number; startDate: string }

/** The rule of refunds by calendar days in India, written down a second time to hold the page to it. */
function refundOf({ total, fixed = 0, paid, startDate }: Trip, cancelDate: string): number {
  const days = daysBetween(cancelDate, startDate)
  const percent = days >= 15 ? 80 : days >= 7 ? 50 : 0
  const keep = fixed + Math.floor(((total - fixed) * (100 - percent) + 50) / 100)
  return Math.max(0, paid - keep)
}

/** "24 February to 3 March" is both days; "up to 10 December" the days before it; "4 March or later" those after. */
function daysIn(words: string, startDate: string): string[] {
  const year = Number(startDate.slice(0, 4))
  const [last = '', ...before] = [...words.replace(/, \d\d:\d\d/, '').matchAll(/(\d{1,2})(?: ([A-Z][a-z]+))?/g)]
    .reverse()
    .map(([, day, month], _, all) => `${year}-${monthOf(month ?? all[0]?.[2])}-${String(day).padStart(2, '0')}`)
  const first = before.at(-1)
  if (first !== undefined) return [first, last]
  return /later/.test(words) ? [last, addDays(last, 1), startDate] : [last, addDays(last, -1), addDays(last, -90)]
}

function monthOf(name = ''): string {
  return String(MONTH_NAMES.indexOf(name) + 1).padStart(2, '0')
}

function tableUnder(heading: string): string[][] {
  return refundPolicy.sections.find((each) => each.heading === heading)?.table?.rows ?? []
}

const CHRISTMAS: Trip = { total: 100_000, paid: 100_000, startDate: '2026-12-25' }

test.each([
  { heading: 'A worked example for a package', trip: CHRISTMAS, dated: 3 },
  { heading: 'When a part is not refundable', trip: { ...CHRISTMAS, fixed: 5_000 }, dated: 3 },
  { heading: 'Hotels', trip: { total: 24_000, paid: 24_000, startDate: '2027-03-10' }, dated: 3 },
  { heading: 'Water sports', trip: { total: 11_000, paid: 11_000, startDate: '2027-03-12' }, dated: 3 },
])('$heading: every sum is that of the rule, on the first and the last day of its row', ({ heading, trip, dated }) => {
  const rows = tableUnder(heading).filter(([when = '']) => /\d/.test(when))
  expect(rows).toHaveLength(dated)
  for (const [when = '', ...cells] of rows) {
    for (const day of daysIn(when, trip.startDate)) {
      expect(cells.at(-1), `${when}: ${day}`).toBe(formatRupees(refundOf(trip, day)))
    }
  }
})

test('the rows of a table leave out no day between them', () => {
  const [first = [], second = [], third = []] = tableUnder('Hotels').map(([when = '']) => daysIn(when, '2027-03-10'))
  expect(addDays(first[0] ?? '', 1)).toBe(second[0])
  expect(addDays(second[1] ?? '', 1)).toBe(third[0])
})

test('when only a part was paid, what we keep comes off what was paid, and nothing more is asked', () => {
  const rows = tableUnder('When only a part has been paid')
  expect(rows).toHaveLength(5)
  for (const [when = '', paid = '', keep = '', refund = ''] of rows) {
    const trip = { total: 60_000, paid: rupeesIn(paid), startDate: '2027-02-20' }
    for (const day of daysIn(when.replace(/^on (.*), with.*/, '$1 to $1'), trip.startDate)) {
      expect(refund, `${when}: ${day}`).toBe(formatRupees(refundOf(trip, day)))
      expect(rupeesIn(keep), `${when}: ${day}`).toBe(60_000 - refundOf({ ...trip, paid: 60_000 }, day))
    }
  }
})

test('the balance date of the example is 15 days before the start', () => {
  const section = refundPolicy.sections.find(({ heading }) => heading === 'When only a part has been paid')
  expect(section?.paragraphs.join(' ')).toContain('starts on Saturday, 20 February 2027')
  expect(section?.paragraphs.join(' ')).toContain('The balance is due on 5 February')
  expect(addDays('2027-02-20', -15)).toBe('2027-02-05')
})

function rupeesIn(words: string): number {
  return Number(/₹([\d,]+)/.exec(words)?.[1]?.replaceAll(',', ''))
}
