import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { escapeBetweenTags, escapeHtml, textOfHtml, unescapeHtml } from './html-text.ts'

test('what is escaped reads as it was, whatever it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(unescapeHtml(escapeHtml(text))).toBe(text)
      expect(unescapeHtml(escapeBetweenTags(text))).toBe(text)
      expect(escapeHtml(text)).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|#x27);)/)
    }),
  )
})

test('is escaped as React does it, so that the browser finds what React would have written', () => {
  const text = `<b>"Neil" & Havelock's`
  expect(escapeHtml(text)).toBe(renderToStaticMarkup(text))
})

test.each([
  ['&#39;&#x27;&apos;', "'''"],
  ['&AMP;&#8377;', '&₹'],
  ['&amp;lt;', '&lt;'],
  ['R&D; &eacute;', 'R&D; &eacute;'],
])('the entities of %s are "%s"', (html, text) => {
  expect(unescapeHtml(html)).toBe(text)
})

test('tags, and what scripts say, are no words', () => {
  expect(textOfHtml('<p>Reef &amp; <b>sand</b><script>steal()</script>, twice</p>')).toBe('Reef & sand, twice')
})
