import { expect, test } from 'vitest'
import { bandsOf } from './pictures.ts'

const SVG = `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 2' preserveAspectRatio='none'%3E%3Cpath fill='%23a59368' d='M0 0h1v1H0'/%3E%3Cpath fill='%236a4b0f' d='M0 1h1v1H0'/%3E%3C/svg%3E`

test('of our own placeholder the colours are left', () => {
  expect(bandsOf(SVG)).toBe('#a96,#640')
})

test.each([
  '',
  'data:image/webp;base64,AAAA',
  'red',
  `${SVG}"); background: url("//elsewhere`,
  SVG.replaceAll('%23', 'url(#x)'),
])('%s is none of ours', (placeholder) => {
  expect(bandsOf(placeholder)).toBeUndefined()
})
