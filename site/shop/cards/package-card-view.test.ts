import { expect, test } from 'vitest'
import { TEASER_LENGTH } from '#contract/terms/limits.ts'
import { plainText, teaserOf } from './package-card-view.ts'

test('tags, and what scripts say, are stripped', () => {
  expect(plainText('<p>Reef &amp; <b>sand</b><script>steal()</script>, twice</p>')).toBe('Reef & sand, twice')
})

test('a short teaser stays as it is', () => {
  expect(teaserOf('<p>Two islands by ferry</p>')).toBe('Two islands by ferry')
})

test('a long one is cut between words, within 75 characters', () => {
  const teaser = teaserOf(`<p>${'Morning boats and slow afternoons. '.repeat(5)}</p>`)
  expect(teaser.length).toBeLessThanOrEqual(TEASER_LENGTH)
  expect(teaser).toBe('Morning boats and slow afternoons. Morning boats and slow afternoons…')
})
