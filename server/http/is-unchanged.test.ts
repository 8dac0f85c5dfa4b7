import { expect, test } from 'vitest'
import { isUnchanged } from './is-unchanged.ts'

test.each([
  ['W/"abc"', true],
  ['"abc"', true],
  ['"x", W/"abc"', true],
  ['W/"abc",W/"x"', true],
  [' W/"abc" ', true],
  ['*', true],
  ['W/"abcd"', false],
  ['abc', false],
  ['', false],
  [undefined, false],
  [null, false],
] as const)('a page tagged W/"abc" is unchanged for If-None-Match %s: %s', (header, unchanged) => {
  expect(isUnchanged(header, 'W/"abc"')).toBe(unchanged)
})
