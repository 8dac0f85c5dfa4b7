import { expect, test } from 'vitest'
import { partyText } from '#contract/terms/stay-labels.ts'
import { partyOfStay, stayText } from './stay-texts.ts'

const TWO_ROOMS = [
  { adults: 2, children: 0 },
  { adults: 2, children: 1 },
]

test('rooms and guests are counted together', () => {
  expect(partyText(TWO_ROOMS)).toBe('2 rooms, 5 guests')
  expect(partyText([{ adults: 1, children: 0 }])).toBe('1 room, 1 guest')
})

test('a stay names its year once, both years across New Year, and no days when it has none', () => {
  expect(stayText({ checkIn: '2027-02-13', checkOut: '2027-02-18', rooms: TWO_ROOMS })).toBe(
    '5 nights, Sat 13 Feb to Thu 18 Feb 2027, 2 rooms, 5 guests',
  )
  expect(stayText({ checkIn: '2026-12-31', checkOut: '2027-01-01', rooms: TWO_ROOMS })).toContain(
    '1 night, Thu 31 Dec 2026 to Fri 1 Jan 2027',
  )
  expect(stayText({ checkIn: '', checkOut: '', rooms: TWO_ROOMS })).toBe('2 rooms, 5 guests')
})

test('an enquiry begins with everybody of all rooms', () => {
  expect(partyOfStay({ checkIn: '2027-02-13', checkOut: '2027-02-18', rooms: TWO_ROOMS })).toEqual({
    adults: 4,
    children: 1,
    ages: [undefined],
    date: '2027-02-13',
  })
})
