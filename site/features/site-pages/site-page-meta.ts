import { textOfHtml } from '#contract/terms/html-text.ts'
import type { FaqGroup } from '#contract/v1/faq.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import type { SitePage } from '#contract/v1/site-pages.ts'
import { breadcrumbLd, type JsonLd, type PageHead, pageHead } from '#site/page/seo.ts'
import { summaryOf } from './site-page-loader.ts'

/** `jsonLd` is what the page is beside a page: questions, the company. */
export function sitePageHead(host: SiteHost, page: SitePage, jsonLd: JsonLd[] = []): PageHead {
  const path = `/${page.slug}`
  return pageHead(host, {
    title: page.title,
    description: summaryOf(page),
    path,
    picture: page.picture,
    jsonLd: [breadcrumbLd(host.origin, [{ name: page.title, path }]), ...jsonLd],
  })
}

export function faqLd(groups: readonly FaqGroup[]): JsonLd {
  return {
    '@type': 'FAQPage',
    mainEntity: groups
      .flatMap(({ questions }) => questions)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: textOfHtml(answer) },
      })),
  }
}

export function agencyLd({ brand, origin }: Pick<SiteHost, 'brand' | 'origin'>): JsonLd {
  return {
    '@type': 'TravelAgency',
    name: brand.legalName,
    url: origin,
    telephone: brand.phones[0]?.e164,
    email: brand.email,
    address: brand.addressLines.join(', '),
    foundingDate: String(brand.foundedYear),
  }
}
