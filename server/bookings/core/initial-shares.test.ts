import { describe, expect, test } from 'vitest'
import type { Line } from '#contract/v1/trip-lines.ts'
import { productOf } from '#server/products/registry.ts'
import { type InitialShares, initialSharesOf } from './initial-shares.ts'

const initialPercentOf = (shares: InitialShares, line: Line) => productOf(line).initialPercent(shares, line)

const start = (startDate: string): Line => ({
  ...{ kind: 'package', packageId: 'reef', startDate, adultCount: 2 },
  childAges: [],
})
const STAY: Line = { kind: 'hotel', roomId: 'a', checkIn: '2026-12-20', checkOut: '2026-12-22', rooms: [] }
const SEAT: Line = { kind: 'ferry', tripId: 'tm-101.2026-12-25', seats: ['P2A'] }

describe('what may be paid first', () => {
  test.each([
    ['2026-12-14', 50],
    ['2026-12-15', 100],
    ['2026-12-31', 100],
    ['2027-01-15', 100],
    ['2027-01-16', 50],
    ['2027-07-01', 50],
  ])('of a package that starts on %s is %i percent', (day, percent) => {
    expect(initialPercentOf(initialSharesOf(undefined), start(day))).toBe(percent)
  })

  test('of stays, cars and activities is 30 percent also in those weeks, of ferries everything', () => {
    const shares = initialSharesOf({})
    expect(initialPercentOf(shares, STAY)).toBe(30)
    expect(initialPercentOf(shares, SEAT)).toBe(100)
    expect([shares.car, shares.activity]).toEqual([30, 30])
  })

  test('is the office’s to set, one by one', () => {
    const shares = initialSharesOf({ hotel: 40, packageInFull: { from: '04-01', until: '04-30' } })
    expect(initialPercentOf(shares, STAY)).toBe(40)
    expect(
      ['2026-12-25', '2027-03-31', '2027-04-01', '2027-04-30', '2027-05-01'].map((day) =>
        initialPercentOf(shares, start(day)),
      ),
    ).toEqual([50, 50, 100, 100, 50])
    expect(shares.package).toBe(50)
  })

  test.each([
    [null],
    ['30'],
    [{ hotel: 0 }],
    [{ hotel: 101 }],
    [{ hotel: 30.5 }],
    [{ hotel: '40' }],
    [{ packageInFull: { from: '13-01', until: '01-15' } }],
    [{ packageInFull: { from: '12-15' } }],
  ])('a setting that is broken counts for nothing: %j', (setting) => {
    expect(initialSharesOf(setting)).toEqual(initialSharesOf(undefined))
  })
})
