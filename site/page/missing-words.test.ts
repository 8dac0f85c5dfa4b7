import { expect, test } from 'vitest'
import { missingWords } from './missing-words.ts'

test.each([
  ['/package-details/island-savr', 'We could not find that package', 'island savr', '/tours'],
  ['/package-details/island-savr/enquiry', 'We could not find that package', 'island savr', '/tours'],
  ['/tour-packages/cruise', 'We could not find those packages', 'cruise', '/tours'],
  ['/hotel-details/tern', 'We could not find that hotel', 'tern', '/hotels'],
  ['/place-details/north-bey', 'We could not find that place', 'north bey', '/places'],
  ['/water-sport-details/jetski', 'We could not find that water sport', 'jetski', '/water-sports'],
  ['/blog/old-news', 'We could not find that story', 'old news', '/blog'],
  ['/nowhere', 'We could not find that page', 'nowhere', '/tours'],
  ['/constructor/x', 'We could not find that page', 'constructor', '/tours'],
  ['/%3Cb%3E', 'We could not find that page', 'b', '/tours'],
])('%s: %s, and "%s" to search for', (path, title, asked, href) => {
  const words = missingWords(path)
  expect([words.title, words.asked, words.list.href]).toEqual([title, asked, href])
})
