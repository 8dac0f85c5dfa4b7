import { expect, test } from 'vitest'
import { unescapeHtml } from '#contract/terms/html-text.ts'
import type { PostSummary } from '#contract/v1/posts.ts'
import { feedOf } from './feed.ts'

const ORIGIN = 'https://padauk.example'
const post = (more: Partial<PostSummary> = {}): PostSummary => ({
  _id: 'a',
  slug: 'when-to-go',
  title: 'When to go',
  teaser: 'Every month.',
  publishedOn: '2026-11-14',
  readMinutes: 5,
  ...more,
})

/** The text of each element of that name, in order, as a reader of XML would have it. */
function textsOf(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}[^>]*>([^<]*)</${name}>`, 'g'))].map(([, text = '']) =>
    unescapeHtml(text),
  )
}

test('a story has a title, an address that stays, a day and a line about it', () => {
  const xml = feedOf({ brandName: 'Padauk' }, ORIGIN, [post()])
  expect(textsOf(xml, 'title')).toEqual(['Padauk: Stories', 'When to go'])
  expect(textsOf(xml, 'link')).toEqual([`${ORIGIN}/blog`, `${ORIGIN}/blog/when-to-go`])
  expect(textsOf(xml, 'guid')).toEqual([`${ORIGIN}/blog/when-to-go`])
  expect(textsOf(xml, 'pubDate')).toEqual(['Sat, 14 Nov 2026 02:30:00 GMT'])
  expect(textsOf(xml, 'lastBuildDate')).toEqual(['Sat, 14 Nov 2026 02:30:00 GMT'])
  expect(textsOf(xml, 'description')[1]).toBe('Every month.')
  expect(xml).toContain(`<atom:link href="${ORIGIN}/rss.xml" rel="self"`)
})

test('no title can break out of its element, and what XML forbids is not in it', () => {
  const title = 'Sea & sand <b>"now"</b> ]]> \u0000\u0008\uFFFFend'
  const xml = feedOf({ brandName: 'A & B' }, ORIGIN, [post({ title })])
  expect(textsOf(xml, 'title')).toEqual(['A & B: Stories', 'Sea & sand <b>"now"</b> ]]> end'])
  expect(xml).not.toMatch(/<b>|&(?!amp;|lt;|gt;|quot;|#x27;)/)
})

test('elements are closed in order, with and without stories', () => {
  for (const posts of [[], [post(), post({ slug: 'b' })]]) {
    const open: string[] = []
    const xml = feedOf({ brandName: 'Padauk' }, ORIGIN, posts).replace(/<\?[^>]*>/, '')
    for (const [, slash, name, self] of xml.matchAll(/<(\/?)([\w:]+)[^>]*?(\/?)>/g)) {
      if (slash === '/') expect(open.pop()).toBe(name)
      else if (self !== '/') open.push(name ?? '')
    }
    expect(open).toEqual([])
  }
})
