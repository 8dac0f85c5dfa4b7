import { expect, test } from 'vitest'
import { KIND_LABELS, nothingText } from './search-texts.ts'

test('no kind of result is called by what it is to a computer, and each can be said to be missing', () => {
  const labels = Object.values(KIND_LABELS).flatMap(({ one, many }) => [one, many])
  expect(labels.filter((label) => /page|post|entry|content/i.test(label))).toEqual([])
  expect(nothingText('visa', 'page')).toBe('No information found for “visa”')
})
