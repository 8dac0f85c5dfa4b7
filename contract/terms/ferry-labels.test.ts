import { describe, expect, test } from 'vitest'
import {
  crossingMinutes,
  dayOfFerryDate,
  FERRY_CLASS_NAMES,
  ferryDateOf,
  placeOfSeat,
  seatLabel,
} from './ferry-labels.ts'
import { NO_TRIPS, SEATS_LOADING } from './messages.ts'

test('a ferry date is a day of the calendar in one form only', () => {
  expect(['25-12-2026', '29-02-2028'].map(dayOfFerryDate)).toEqual(['2026-12-25', '2028-02-29'])
  for (const text of ['31-02-2027', '1-1-2027', '2026-12-25', '25/12/2026', '', '25-12-26'])
    expect(dayOfFerryDate(text), text).toBeUndefined()
  expect(ferryDateOf('2026-12-25')).toBe('25-12-2026')
})

describe('a seat', () => {
  const row = { row: 3, cells: ['P3A', 'P3B', 'P3C', 'aisle', 'P3D', null] }
  test('is said with its row, its side, its class, its fare and whether it is free', () => {
    const words = (seat: string) =>
      seatLabel(placeOfSeat(seat, row, ['A', 'F']), FERRY_CLASS_NAMES.pClass, 1_550, 'free')
    expect(words('P3A')).toBe('Row 3, seat A, window, Premium, ₹1,550, free')
    expect(words('P3C')).toBe('Row 3, seat C, aisle, Premium, ₹1,550, free')
    expect(words('P3B')).toBe('Row 3, seat B, Premium, ₹1,550, free')
  })
})

test('a crossing takes as long as its clocks say', () => {
  expect(crossingMinutes('08:00', '09:30')).toBe(90)
})

test('the words while waiting, and when there is nothing, are those agreed', () => {
  expect([SEATS_LOADING, NO_TRIPS]).toEqual(['Loading seat data...', 'No trip data found!'])
})
