import { describe, expect, test } from 'vitest'
import { splitStay } from './rules.ts'

const COUPLE = [{ adults: 2, children: 0, count: 1 }]

/** A hotel with one double; a sign a night: how many are free, or "-" where it is not open. */
function hotel(hotelId: string, nights: string, id = `${hotelId}-double`) {
  const free = [...nights].map((sign) => (sign === '-' ? null : Number(sign)))
  return { id, hotelId, maxAdults: 2, maxChildren: 1, free, prices: free.map(() => 1_000) }
}

function partsOf(hotels: ReturnType<typeof hotel>[], nights: number, groups = COUPLE) {
  return splitStay(hotels, groups, nights)?.map(({ hotelId, from, until }) => `${hotelId} ${from}-${until}`)
}

describe('a stay that no room covers', () => {
  test('goes on in another hotel on the night the first is full', () => {
    expect(partsOf([hotel('a', '11100'), hotel('b', '00011')], 5)).toEqual(['a 0-3', 'b 3-5'])
  })

  test('begins where it can stay longest, so that it moves least', () => {
    expect(partsOf([hotel('a', '10111'), hotel('b', '11100')], 5)).toEqual(['b 0-3', 'a 3-5'])
  })

  test('stays in the same hotel, in another room, when that is as good', () => {
    const rooms = [hotel('b', '0011'), hotel('a', '1100'), hotel('a', '0011', 'a-other')]
    expect(partsOf(rooms, 4)).toEqual(['a 0-2', 'a 2-4'])
  })

  test('of equal hotels takes the one recommended first', () => {
    expect(partsOf([hotel('first', '10'), hotel('second', '10'), hotel('third', '01')], 2)).toEqual([
      'first 0-1',
      'third 1-2',
    ])
  })

  test('is not split where a night is full or closed everywhere', () => {
    expect(partsOf([hotel('a', '101'), hotel('b', '1-1')], 3)).toBeUndefined()
  })

  test('is not split into more than three parts', () => {
    expect(partsOf([hotel('a', '1010'), hotel('b', '0101')], 4)).toBeUndefined()
    expect(partsOf([hotel('a', '101'), hotel('b', '010')], 3)).toHaveLength(3)
  })

  test('needs as many rooms as the party, each night', () => {
    const two = [{ adults: 2, children: 0, count: 2 }]
    expect(partsOf([hotel('a', '2211'), hotel('b', '0022')], 4, two)).toEqual(['a 0-2', 'b 2-4'])
  })
})
