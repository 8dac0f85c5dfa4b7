import { expect, test } from 'vitest'
import { suggestionNamed, suggestionsFor } from './suggestions.ts'

const ALL = [
  { id: 'shaheed-dweep', label: 'Shaheed Dweep (Neil Island)', words: ['Neil', 'Neil Island'] },
  { id: 'swaraj-dweep', label: 'Swaraj Dweep (Havelock)', words: ['Havelock', 'Havelock Island'] },
  { id: 'corbyns-cove', label: "Corbyn's Cove", words: [] },
]

test.each([
  ['hav', 'swaraj-dweep'],
  ['HAVELOCK', 'swaraj-dweep'],
  ['swaraj', 'swaraj-dweep'],
  ['  neil ', 'shaheed-dweep'],
  ['corbyns', 'corbyns-cove'],
  ['cove', 'corbyns-cove'],
])('%s suggests %s first', (text, id) => {
  expect(suggestionsFor(text, ALL)[0]?.id).toBe(id)
})

test('both islands called Dweep are found, nothing for nonsense, nothing for no text', () => {
  expect(suggestionsFor('dweep', ALL)).toHaveLength(2)
  expect(suggestionsFor('goa', ALL)).toEqual([])
  expect(suggestionsFor('  ', ALL)).toEqual([])
})

test('a whole name, old or new, a label and an id are the thing itself; a piece of a name is not', () => {
  for (const text of ['Havelock', 'swaraj-dweep', 'Swaraj Dweep (Havelock)', 'havelock island'])
    expect(suggestionNamed(text, ALL)?.id).toBe('swaraj-dweep')
  expect(suggestionNamed('Have', ALL)).toBeUndefined()
  expect(suggestionNamed('', ALL)).toBeUndefined()
})
