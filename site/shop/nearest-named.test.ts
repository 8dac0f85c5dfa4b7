import { expect, test } from 'vitest'
import { nearestNamed } from './nearest-named.ts'

const ALL = [
  { id: 'shaheed-dweep', label: 'Shaheed Dweep (Neil Island)', words: ['Neil'] },
  { id: 'swaraj-dweep', label: 'Swaraj Dweep (Havelock)', words: ['Havelock Island'] },
  { id: 'radhanagar-beach', label: 'Radhanagar Beach', words: ['Beach No. 7'] },
  { id: 'havelock-house', label: 'Havelock House', words: [] },
]

test.each([
  ['havlock', 'swaraj-dweep'],
  ['Havelok', 'swaraj-dweep'],
  ['HAEVLOCK ISLAND', 'swaraj-dweep'],
  ['swaraj deep', 'swaraj-dweep'],
  ['niel', 'shaheed-dweep'],
  ['radha nagar beach', 'radhanagar-beach'],
  ['havelok house', 'havelock-house'],
])('%s is near to %s', (text, id) => {
  expect(nearestNamed(text, ALL)?.id).toBe(id)
})

test.each(['goa', 'atlantis', 'nel', 'have', '', '()'])('nothing is near to "%s"', (text) => {
  expect(nearestNamed(text, ALL)).toBeUndefined()
})
