import { paths } from '#contract/terms/paths.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { breadcrumbLd, itemListLd, type PageHead, pageHead } from '#site/page/seo.ts'
import { dealHref } from './deal-card.tsx'
import type { DealsData } from './deals-loader.ts'
import { DEAL_TEXTS, headingOf } from './texts.ts'

/** The head of the deals page; its kinds, orders and pages are views of one address. */
export function dealsHead(host: SiteHost, { query, cards }: DealsData): PageHead {
  return pageHead(host, {
    title: headingOf(query.kind),
    description: DEAL_TEXTS.intro,
    path: paths.deals,
    picture: cards[0]?.picture,
    jsonLd: [
      breadcrumbLd(host.origin, [{ name: DEAL_TEXTS.heading, path: paths.deals }]),
      itemListLd(
        host.origin,
        headingOf(query.kind),
        cards.map((card) => ({ name: card.name, path: dealHref(card) })),
      ),
    ],
  })
}
