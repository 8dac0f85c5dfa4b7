import { expect, test } from 'vitest'
import { DEFAULT_PARTY, partyKey, readParty, setChildren, withParty } from './party.ts'

const read = (search: string) => readParty(new URLSearchParams(search))

test('a party survives its address', () => {
  const party = { adults: 3, children: 2, ages: [8, 0], date: '2027-02-12' }
  expect(read(partyKey(party))).toEqual(party)
})

test('a form sends the ages one by one, an address joins them', () => {
  expect(read('adults=2&children=2&childAges=8&childAges=')).toEqual(read('adults=2&children=2&childAges=8,'))
})

test('an age that is not chosen stays open', () => {
  expect(read('children=2&childAges=8').ages).toEqual([8, undefined])
})

test('nonsense counts as not given', () => {
  expect(read('adults=lots&children=-1&childAges=99&date=2027-02-31')).toEqual(DEFAULT_PARTY)
})

test('the list of ages grows and shrinks with the children', () => {
  const two = { ...setChildren(DEFAULT_PARTY, 2), ages: [undefined, 5] }
  expect(two.ages).toEqual([undefined, 5])
  expect(setChildren(two, 3).ages).toEqual([undefined, 5, undefined])
  expect(setChildren(two, 1).ages).toEqual([undefined])
})

test('an address without children says nothing of them', () => {
  expect(withParty('/x', DEFAULT_PARTY)).toBe('/x?adults=2')
})
