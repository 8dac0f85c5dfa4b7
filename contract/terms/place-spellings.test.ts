import { expect, test } from 'vitest'
import { isSpeltLike, spellingsOf, withoutDweep } from './place-spellings.ts'

test('a label is also both of its names, and an island is also said without the word', () => {
  expect(spellingsOf('Swaraj  Dweep (Havelock)')).toEqual(['swaraj dweep (havelock)', 'swaraj dweep', 'havelock'])
  expect(spellingsOf('Neil Island')).toEqual(['neil island', 'neil'])
  expect(spellingsOf('Corbyn’s Cove')).toEqual(["corbyn's cove"])
  expect(spellingsOf('port-blair')).toEqual(['port-blair', 'port blair'])
})

test.each([
  ['neil', true],
  ['NEIL ISLAND', true],
  ['Shaheed Dweep', true],
  ['shaheed dweep (neil)', true],
  ['Nei', false],
  ['Island', false],
])('%s means Shaheed Dweep, once Neil Island: %s', (text, isMeant) => {
  expect(isSpeltLike(text, ['Shaheed Dweep', 'Neil Island'])).toBe(isMeant)
})

test.each([
  ['Swaraj Dweep', 'swaraj'],
  ['Netaji Subhas Chandra Bose Dweep', 'netaji subhas chandra bose'],
  ['Long Island', 'long island'],
])('%s without the word for an island', (name, short) => {
  expect(withoutDweep(name)).toBe(short)
})
