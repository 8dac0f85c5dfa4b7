import { describe, expect, test } from 'vitest'
import { bookableProblem, datesProblem, formatRooms, lastCheckOut, parseRooms, STAY_MESSAGES } from './hotel-stay.ts'

describe('rooms in an address', () => {
  test('are read and written alike', () => {
    const rooms = parseRooms('2-0,2-1,9-6')
    expect(rooms).toEqual({
      ok: true,
      value: [
        { adults: 2, children: 0 },
        { adults: 2, children: 1 },
        { adults: 9, children: 6 },
      ],
    })
    expect(rooms.ok && formatRooms(rooms.value)).toBe('2-0,2-1,9-6')
  })

  test.each([
    ['', STAY_MESSAGES.rooms],
    ['2', STAY_MESSAGES.rooms],
    ['2-0,', STAY_MESSAGES.rooms],
    ['2-0;2-1', STAY_MESSAGES.rooms],
    ['-1-0', STAY_MESSAGES.rooms],
    ['0-2', STAY_MESSAGES.adult],
    ['2-0,0-0', STAY_MESSAGES.adult],
    ['10-0', STAY_MESSAGES.adults],
    ['2-7', STAY_MESSAGES.children],
    [Array(9).fill('2-0').join(','), STAY_MESSAGES.roomCount],
  ])('%s is refused', (text, error) => {
    expect(parseRooms(text)).toEqual({ ok: false, error })
  })
})

describe('the days of a stay', () => {
  test.each([
    [undefined, undefined, undefined],
    ['2026-12-10', '2026-12-11', undefined],
    ['2026-12-10', '2027-01-09', undefined],
    ['2026-12-10', undefined, ['checkOut', STAY_MESSAGES.checkOutMissing]],
    [undefined, '2026-12-10', ['checkIn', STAY_MESSAGES.checkInMissing]],
    ['2026-12-10', '2026-12-10', ['checkOut', STAY_MESSAGES.order]],
    ['2026-12-10', '2026-12-09', ['checkOut', STAY_MESSAGES.order]],
    ['2026-12-10', '2027-01-10', ['checkOut', STAY_MESSAGES.nights]],
  ])('from %s to %s', (checkIn, checkOut, problem) => {
    const found = datesProblem(checkIn, checkOut)
    expect(found && [found.field, found.message]).toEqual(problem)
  })

  test.each([
    ['2026-11-21', '2026-11-23', ['checkIn', STAY_MESSAGES.past]],
    ['2026-11-22', '2026-11-23', undefined],
    ['2027-12-26', '2027-12-27', undefined],
    ['2027-12-26', '2027-12-28', ['checkOut', STAY_MESSAGES.horizon]],
    ['2027-12-27', '2027-12-28', ['checkIn', STAY_MESSAGES.horizon]],
  ])('on 22 Nov 2026, from %s to %s', (checkIn, checkOut, problem) => {
    const found = bookableProblem(checkIn, checkOut, '2026-11-22')
    expect(found && [found.field, found.message]).toEqual(problem)
  })

  test('400 days ahead is the last check-out, over a leap day too', () => {
    expect(lastCheckOut('2026-11-22')).toBe('2027-12-27')
    expect(lastCheckOut('2027-11-22')).toBe('2028-12-26')
  })
})
