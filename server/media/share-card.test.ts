import { expect, test } from 'vitest'
import { readShareCard, shareCardOf, shareCardPath } from './share-card.ts'

const CARD = { id: 'reef', version: '0123abcdef', title: 'Reefs “and” Museums, ₹ / with 1.5 + 2 children' }
const SECRET = 'of this site alone'

test('an address says its card to who has the secret', () => {
  const path = shareCardPath(CARD, SECRET)
  expect(path).toMatch(/^\/media\/og\/reef-0123abcdef\/[\w%+-]+\.[\w-]{16}\.jpg$/)
  expect(readShareCard(path, SECRET)).toEqual(CARD)
  expect(readShareCard(path, 'of today', SECRET)).toEqual(CARD)
  expect(readShareCard(path, 'of today', undefined)).toBeUndefined()
})

test('another title, picture or version under the same signature, or another site’s card, is none', () => {
  const path = shareCardPath(CARD, SECRET)
  const other = shareCardPath({ ...CARD, title: 'Free money' }, 'guessed')
  const forged = `${other.slice(0, other.lastIndexOf('.', other.length - 5))}${path.slice(path.lastIndexOf('.', path.length - 5))}`
  expect(forged).toMatch(/^\/media\/og\/reef-0123abcdef\/[\w%+-]+\.[\w-]{16}\.jpg$/)
  for (const wrong of [
    other,
    forged,
    path.replace('reef', 'cave'),
    path.replace('0123abcdef', '0123abcdee'),
    `${path}x`,
    path.replace('Reefs', '%E2%82'),
    '/media/og/',
    '/media/og/reef-0123abcdef.jpg',
  ]) {
    expect(readShareCard(wrong, SECRET), wrong).toBeUndefined()
  }
})

test('a picture of ours has a card; one from elsewhere, or a title longer than a card holds, has none', () => {
  const { title } = CARD
  expect(shareCardOf('/media/reef-0123abcdef-960.webp', title, SECRET)).toBe(shareCardPath(CARD, SECRET))
  expect(shareCardOf('https://elsewhere.example/reef-0123abcdef-960.webp', title, SECRET)).toBeUndefined()
  expect(shareCardOf('/media/reef-0123abcdef-960.webp', 'x'.repeat(91), SECRET)).toBeUndefined()
})
