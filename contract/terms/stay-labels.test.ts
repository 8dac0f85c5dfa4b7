import { expect, test } from 'vitest'
import { guestsByRoom, stayLabel } from './stay-labels.ts'

const couple = { adults: 2, children: 0 }
const family = { adults: 2, children: 1 }

test.each([
  [[{ adults: 1, children: 0 }], '1 room with 1 adult'],
  [[couple, couple], '2 rooms with 2 adults each'],
  [[couple, family, couple], '2 rooms with 2 adults each, 1 room with 2 adults and 1 child'],
  [[{ adults: 1, children: 2 }], '1 room with 1 adult and 2 children'],
])('who stays in which room is said in words', (rooms, words) => {
  expect(guestsByRoom(rooms)).toBe(words)
})

test('a stay has its nights, its days and its rooms; without days its rooms alone', () => {
  expect(stayLabel({ checkIn: '2027-02-13', checkOut: '2027-02-18', rooms: [couple, couple] })).toBe(
    '5 nights, Sat 13 Feb to Thu 18 Feb 2027, 2 rooms with 2 adults each',
  )
  expect(stayLabel({ checkIn: '', checkOut: '', rooms: [family] })).toBe('1 room with 2 adults and 1 child')
})
