import { describe, expect, test } from 'vitest'
import { cleanHtml } from './clean-html.ts'

describe('what could run or restyle the page is taken out', () => {
  test.each([
    ['a script', '<p>Hello<script>alert(1)</script></p>', '<p>Hello</p>'],
    ['a handler', '<p onclick="alert(1)">Hello</p>', '<p>Hello</p>'],
    ['a style', '<p style="position:fixed">Hello</p>', '<p>Hello</p>'],
    ['a script for an address', '<a href="javascript:alert(1)">Hello</a>', '<a>Hello</a>'],
    ['the same, hidden', '<a href="jav&#x09;ascript:alert(1)">Hello</a>', '<a>Hello</a>'],
    ['a data address', '<a href="data:text/html,<script>">Hello</a>', '<a>Hello</a>'],
    ['a frame', '<iframe src="https://evil.example"></iframe><p>Hello</p>', '<p>Hello</p>'],
    ['a picture from elsewhere', '<p><img src="https://evil.example/pixel.gif">Hello</p>', '<p>Hello</p>'],
    ['a form', '<form action="https://evil.example"><p>Hello</p></form>', '<p>Hello</p>'],
    ['an id that a page may use', '<p id="content" class="header">Hello</p>', '<p>Hello</p>'],
  ])('%s', (_, dirty, clean) => expect(cleanHtml(dirty)).toBe(clean))
})

describe('links', () => {
  test('to another site open in a tab of their own', () => {
    expect(cleanHtml('<a href="https://example.org/x">there</a>')).toBe(
      '<a href="https://example.org/x" target="_blank" rel="noopener">there</a>',
    )
    expect(cleanHtml('<a href="//example.org">there</a>')).not.toMatch(/href="\/\/(?!.*noopener)/)
  })

  test.each([
    '<p>See <a href="/refund-policy">the refund policy</a>.</p>',
    '<p><a href="mailto:support@padauk.example">write</a> or <a href="tel:+913192200011">call</a></p>',
    '<p><b>Plain</b> text<br>of ours</p><ul><li>one</li></ul>',
  ])('within the site, to write and to call stay as they are: %s', (html) => expect(cleanHtml(html)).toBe(html))
})

test('headings of a stranger stand below those of the page', () => {
  expect(cleanHtml('<h1>Big</h1><h2>Less</h2><h5>Small</h5>')).toBe('<h3>Big</h3><h3>Less</h3><h4>Small</h4>')
})

test('a tag that is only begun does not eat what follows, and is no tag', () => {
  expect(cleanHtml('<p>5 < 6 and 7 > 6</p>')).toBe('<p>5 &lt; 6 and 7 &gt; 6</p>')
})
