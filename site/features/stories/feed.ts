import type { Brand } from '#contract/terms/brand.ts'
import { escapeHtml } from '#contract/terms/html-text.ts'
import { instantInIndia } from '#contract/terms/india-time.ts'
import { paths } from '#contract/terms/paths.ts'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import type { PostSummary } from '#contract/v1/posts.ts'
import { STORY_TEXTS } from './texts.ts'

/** A feed reader shows a story at the hour the office opens on its day. */
const PUBLISHED_AT = '08:00'

/** The stories as RSS 2.0, with the address of the feed itself, as readers ask for. */
export function feedOf({ brandName }: Pick<Brand, 'brandName'>, origin: string, posts: readonly PostSummary[]): string {
  const newest = posts[0]
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    tag('title', `${brandName}: ${STORY_TEXTS.heading}`),
    tag('link', `${origin}${paths.blog}`),
    tag('description', STORY_TEXTS.description),
    tag('language', 'en-IN'),
    ...(newest ? [tag('lastBuildDate', dateOf(newest.publishedOn))] : []),
    `<atom:link href="${escapeXml(origin + visitorPaths.rss)}" rel="self" type="application/rss+xml"/>`,
    ...posts.flatMap((post) => itemOf(origin, post)),
    '</channel>',
    '</rss>',
    '',
  ]
  return lines.join('\n')
}

function itemOf(origin: string, post: PostSummary): string[] {
  const address = `${origin}${paths.story(post.slug)}`
  return [
    '<item>',
    tag('title', post.title),
    tag('link', address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    tag('pubDate', dateOf(post.publishedOn)),
    tag('description', post.teaser),
    '</item>',
  ]
}

function tag(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

/** RFC 822, as the format asks: "Sat, 14 Nov 2026 02:30:00 GMT". */
function dateOf(day: string): string {
  return instantInIndia(day, PUBLISHED_AT).toUTCString()
}

/** Signs that XML may not hold at all are left out. */
function escapeXml(text: string): string {
  return escapeHtml(text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''))
}
