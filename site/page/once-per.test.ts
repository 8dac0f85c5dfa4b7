import { expect, test } from 'vitest'
import { oncePer } from './once-per.ts'

test('what is made of one answer is made once, and of another anew', () => {
  let times = 0
  const countOf = oncePer((list: readonly string[]) => {
    times += 1
    return list.length === 0 ? undefined : list.length
  })
  const [first, second, empty] = [['a'], ['a', 'b'], []]
  expect([first, second, first, second].map(countOf)).toEqual([1, 2, 1, 2])
  expect(times).toBe(2)
  expect([empty, empty].map(countOf)).toEqual([undefined, undefined])
  expect(times).toBe(3)
})
