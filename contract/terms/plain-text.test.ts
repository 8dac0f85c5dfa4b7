import { expect, test } from 'vitest'
import { plainLine, plainText } from './plain-text.ts'

test('words stay as they were typed, without what controls a screen', () => {
  expect(plainText('  Rain\r\nand\u0000 <b>sun</b>\u202E \uD800')).toBe('Rain\nand <b>sun</b> \uFFFD')
  expect(plainText('e\u0301te\u0301')).toBe('\u00E9t\u00E9')
})

test('a title has one line', () => {
  expect(plainLine(' Rain\n\tand  sun ')).toBe('Rain and sun')
})
