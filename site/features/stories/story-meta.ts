import { paths } from '#contract/terms/paths.ts'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import type { Post } from '#contract/v1/posts.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { breadcrumbLd, itemListLd, type PageHead, pageHead } from '#site/page/seo.ts'
import type { BlogData } from './blog-loader.ts'
import { pageTitle, STORY_TEXTS } from './texts.ts'

const LIST = { name: STORY_TEXTS.heading, path: paths.blog }

/** The list, with where a feed reader finds it. */
export function blogHead(host: SiteHost, { page, cards }: BlogData): PageHead {
  const head = pageHead(host, {
    title: pageTitle(page),
    description: STORY_TEXTS.description,
    path: paths.blog,
    picture: cards[0]?.picture,
    jsonLd: [
      breadcrumbLd(host.origin, [LIST]),
      itemListLd(
        host.origin,
        STORY_TEXTS.heading,
        cards.map(({ title, slug }) => ({ name: title, path: paths.story(slug) })),
      ),
    ],
  })
  const feed = {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title: STORY_TEXTS.heading,
    href: visitorPaths.rss,
  }
  return { ...head, meta: [...head.meta, feed] }
}

export function storyHead(host: SiteHost, post: Post): PageHead {
  const { brand, origin } = host
  const path = paths.story(post.slug)
  const publisher = { '@type': 'Organization', name: brand.legalName, url: origin }
  return pageHead(host, {
    title: post.title,
    description: post.teaser,
    path,
    picture: post.picture,
    jsonLd: [
      {
        '@type': 'Article',
        headline: post.title,
        description: post.teaser,
        url: `${origin}${path}`,
        mainEntityOfPage: `${origin}${path}`,
        datePublished: post.publishedOn,
        dateModified: post.changedOn,
        inLanguage: 'en-IN',
        author: publisher,
        publisher,
        ...(post.picture ? { image: [absolute(origin, post.picture.mediaLink)] } : {}),
      },
      breadcrumbLd(origin, [LIST, { name: post.title, path }]),
    ],
  })
}

function absolute(origin: string, link: string): string {
  return link.startsWith('/') ? `${origin}${link}` : link
}
