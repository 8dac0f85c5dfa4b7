import { expect, test } from 'vitest'
import { readItems } from './read-items.ts'

const ITEM = {
  line: { kind: 'ferry', tripId: 'tm-101.2027-02-11', seats: ['P5A'] },
  title: 'MV Tideline Meridian',
  href: '/ferry/tm-101.2027-02-11',
  enquiry: '/ferry/tm-101.2027-02-11/enquiry',
}

test('what cannot be read keeps its place, so that the rest keep theirs', () => {
  const unreadable = [
    { ...ITEM, line: { ...ITEM.line, seats: [] } },
    { ...ITEM, line: { ...ITEM.line, price: 1 } },
    { ...ITEM, href: 'https://elsewhere.example' },
    { ...ITEM, enquiry: '//elsewhere.example' },
  ]
  expect(readItems(JSON.stringify([...unreadable, ITEM]))).toEqual([...unreadable.map(() => undefined), ITEM])
})

test.each([undefined, '', '{', '{}', 'null'])('%j is no trip', (text) => {
  expect(readItems(text)).toEqual([])
})

test('more than a trip holds is left out', () => {
  expect(readItems(JSON.stringify(Array.from({ length: 30 }, () => ITEM)))).toHaveLength(10)
})
