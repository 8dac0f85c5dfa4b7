import { expect, test } from 'vitest'
import { cutTeaser } from './cut-teaser.ts'

test('a short teaser stays as it is', () => {
  expect(cutTeaser('Two islands by ferry', 75)).toBe('Two islands by ferry')
})

test('a long one is cut between words, within 75 characters', () => {
  const teaser = cutTeaser('Morning boats and slow afternoons. '.repeat(5), 75)
  expect(teaser.length).toBeLessThanOrEqual(75)
  expect(teaser).toBe('Morning boats and slow afternoons. Morning boats and slow afternoons…')
})
