import { expect, test } from 'vitest'
import { isPlaceholder } from './pictures.ts'

const SVG = `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 2' preserveAspectRatio='none'%3E%3Cpath fill='%23a59368' d='M0 0h1v1H0'/%3E%3Cpath fill='%236a4b0f' d='M0 1h1v1H0'/%3E%3C/svg%3E`

test.each([SVG, 'data:image/webp;base64,AAAA'])('%s stands in for a picture', (text) => {
  expect(isPlaceholder(text)).toBe(true)
})

test.each([
  '',
  'red',
  'data:image/webp;base64,AAAA"); background: url("//elsewhere',
  `${SVG}"); background: url("//elsewhere`,
  SVG.replaceAll('%23', 'url(#x)'),
])('%s does not', (text) => {
  expect(isPlaceholder(text)).toBe(false)
})
