import { expect, test } from 'vitest'
import type { CalendarNight } from '#contract/office/nights.ts'
import { changeOf, firstEntry, guestsPay, pricesAfter } from './night-change.ts'
import { cellOf, rangeTitle } from './night-words.ts'

const TAXES = [
  { fromPrice: 0, percent: 5 },
  { fromPrice: 7501, percent: 18 },
]
const night = (change: Partial<CalendarNight> = {}): CalendarNight => ({
  ...{ night: '2027-02-12', price: 8200, seasonPrice: 8200, rooms: 18, sold: 4, isClosed: false, minNights: 1 },
  ...change,
})

test('an entry that nobody has touched changes nothing, of alike and of differing nights', () => {
  for (const nights of [[night()], [night(), night({ price: 9000, rooms: 9, minNights: 3, isClosed: true })]])
    expect(changeOf(firstEntry(nights), nights)).toBeUndefined()
})

test('a price is set, raised, lowered, or that of the season again', () => {
  const nights = [night(), night({ price: 9000 })]
  const entry = firstEntry(nights)
  expect(changeOf({ ...entry, amount: 9400 }, nights)).toEqual({ price: 9400 })
  expect(changeOf({ ...entry, kind: 'up', amount: 500 }, nights)).toEqual({ priceBy: 500 })
  expect(changeOf({ ...entry, kind: 'down', amount: 500 }, nights)).toEqual({ priceBy: -500 })
  expect(changeOf({ ...entry, kind: 'season' }, nights)).toEqual({ isSeasonPrice: true })
  expect(pricesAfter({ ...entry, kind: 'down', amount: 500 }, nights)).toEqual([7700, 8500])
  expect(changeOf({ ...firstEntry([night()]), kind: 'season' }, [night()])).toBeUndefined()
})

test('rooms, least stay and closing are sent where they differ from what stands there', () => {
  const nights = [night()]
  const entry = { ...firstEntry(nights), rooms: 15, minNights: 2, isClosed: true }
  expect(changeOf(entry, nights)).toEqual({ rooms: 15, minNights: 2, isClosed: true })
  expect(changeOf({ ...entry, rooms: 18, minNights: 1, isClosed: false }, nights)).toBeUndefined()
})

test('what guests pay is one price, or from the least to the most', () => {
  expect(guestsPay([9400, 9400], TAXES)).toBe('A guest pays ₹11,092 with 18 % GST, the rate above ₹7,500.')
  expect(guestsPay([7000, 8200], TAXES)).toBe('A guest pays ₹7,350 to ₹9,676 with GST.')
})

test('a night says how many are left, that it is closed, and that its price is its own', () => {
  expect(cellOf(night())).toEqual({
    main: '8,200',
    sub: '14 left',
    spoken: '₹8,200, 14 left, 4 of 18 sold',
    isOwn: false,
  })
  expect(cellOf(night({ sold: 16, price: 9400, minNights: 2 }))).toMatchObject({
    ...{ sub: '2 left', tone: 'low', mark: '2n', isOwn: true },
    spoken: '₹9,400, 2 left, 16 of 18 sold, differs from the season price, minimum 2 nights',
  })
  expect(cellOf(night({ sold: 18 }))).toMatchObject({ sub: 'full', tone: 'full' })
  expect(cellOf(night({ isClosed: true }))).toMatchObject({ sub: 'closed', tone: 'shut' })
  expect(cellOf(undefined)).toMatchObject({ main: '–', spoken: 'not for sale' })
})

test('a range names its month once, or both', () => {
  expect(rangeTitle('2027-02-12', '2027-02-14')).toBe('Fri 12 to Sun 14 Feb')
  expect(rangeTitle('2027-01-30', '2027-02-02')).toBe('Sat 30 Jan to Tue 2 Feb')
  expect(rangeTitle('2027-02-12', '2027-02-12')).toBe('Fri 12 Feb')
})
