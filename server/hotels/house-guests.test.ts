import { expect, test } from 'vitest'
import { houseGuests } from './rules.ts'

test('of rooms that cost a party the same the first by name is taken, in whatever order they come', () => {
  const offers = ['b', 'a', 'c'].map((id) => ({ id, free: 1, price: 4_000, maxAdults: 2, maxChildren: 0 }))
  const takenOf = (count: number, from = offers) => {
    const housed = houseGuests([{ adults: 2, children: 0, count }], from)
    return housed && [...housed].flatMap(([id, rooms]) => (rooms > 0 ? [id] : []))
  }
  for (const from of [offers, offers.toReversed()]) {
    expect(takenOf(1, from)).toEqual(['a'])
    expect(takenOf(2, from)).toEqual(['a', 'b'])
  }
  expect(takenOf(3)).toEqual(['a', 'b', 'c'])
  expect(takenOf(4)).toBeUndefined()
})
