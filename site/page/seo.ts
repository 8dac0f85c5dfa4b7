import type { MetaDescriptor } from 'react-router'
import { paths } from '#contract/terms/paths.ts'
import { ownPicture } from '#contract/terms/pictures.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { type InPage, leaveInPage } from '#site/ui/in-page.tsx'

export type JsonLd = { '@type': string; [name: string]: unknown }

export type Page = {
  title: string
  description: string
  /** The page's own address without host; lists leave out what only filters or sorts. */
  path: string
  picture?: { mediaLink: string; alt?: string }
  jsonLd?: (JsonLd | undefined)[]
  noindex?: boolean
}

/** How much of a description search engines show. */
const DESCRIPTION_LENGTH = 155

/** What only machines read: the card of a shared link (Open Graph), and what the page is in the words of schema.org. */
export type ForMachines = { share: { name?: string; property?: string; content: string }[]; jsonLd: JsonLd[] }

/** What a page says of itself; loaders make it, for it needs the origin, and hand both on under these names. */
export type PageHead = { meta: MetaDescriptor[]; forMachines: InPage<ForMachines> }

export function pageHead(host: SiteHost, page: Page): PageHead {
  const jsonLd = (page.jsonLd ?? []).filter((each) => each !== undefined)
  return { meta: pageMeta(host, page), forMachines: leaveInPage({ share: shareCard(host, page), jsonLd }, host) }
}

/** What stands in the head for people and search engines. */
function pageMeta({ brand, origin }: SiteHost, page: Page): MetaDescriptor[] {
  const title =
    page.title === brand.brandName ? `${brand.brandName}: ${brand.tagline}` : `${page.title} | ${brand.brandName}`
  return [
    { title },
    { name: 'description', content: shorten(page.description) },
    ...(page.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: `${origin}${page.path}` },
  ]
}

/** What a shared link shows. */
function shareCard(host: SiteHost, page: Page): ForMachines['share'] {
  const { brand, origin } = host
  const shown = page.picture ?? host.sharePicture
  // A page without a picture of its own may have words of a visitor in its title: those are not drawn.
  const words = page.title === brand.brandName ? brand.tagline : page.title
  const card = page.picture && host.shareCard?.(page.picture.mediaLink, words)
  const picture = card ? `${origin}${card}` : shown && shareLink(origin, shown.mediaLink)
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand.brandName },
    { property: 'og:locale', content: 'en_IN' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: shorten(page.description) },
    { property: 'og:url', content: `${origin}${page.path}` },
    ...(picture
      ? [
          { property: 'og:image', content: picture },
          { property: 'og:image:alt', content: shown?.alt || words },
        ]
      : []),
    { name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' },
  ]
}

/** The head of a page that could not be found or shown. */
export function errorMeta(brandName: string, title: string): MetaDescriptor[] {
  return [{ title: `${title} | ${brandName}` }, { name: 'robots', content: 'noindex' }]
}

/** The trail above the title, after Home; `path` of the last step is the page itself. */
export function breadcrumbLd(origin: string, steps: { name: string; path: string }[]): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: paths.home }, ...steps].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: `${origin}${step.path}`,
    })),
  }
}

export function itemListLd(origin: string, name: string, items: { name: string; path: string }[]): JsonLd | undefined {
  if (items.length === 0) return undefined
  return {
    '@type': 'ItemList',
    name,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      url: `${origin}${item.path}`,
    })),
  }
}

/** What travellers say, in the words of schema.org. */
export type ReviewsLd = { aggregateRating: JsonLd; review: JsonLd[] }

type Offered = {
  name: string
  description: string
  path: string
  pictures: string[]
  category: string
  pricePerPerson: number
  /** What the price is for; a person unless it says otherwise. */
  unit?: string
  /** Those of real travellers only. */
  reviews?: ReviewsLd
}

/** A package as a product: the price is what one of two travellers pays, in rupees, tax inside. */
export function productLd({ brand, origin }: Pick<SiteHost, 'brand' | 'origin'>, offered: Offered): JsonLd {
  return {
    '@type': 'Product',
    name: offered.name,
    description: shorten(offered.description),
    category: offered.category,
    image: offered.pictures.map((link) => absolute(origin, link)),
    brand: { '@type': 'Brand', name: brand.brandName },
    offers: {
      '@type': 'Offer',
      url: `${origin}${offered.path}`,
      price: offered.pricePerPerson,
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: offered.pricePerPerson,
        priceCurrency: 'INR',
        valueAddedTaxIncluded: true,
        unitText: offered.unit ?? 'per person',
      },
      seller: { '@type': 'TravelAgency', name: brand.legalName },
    },
    ...offered.reviews,
  }
}

/** Our own pictures have a JPEG cut for shared links; a provider's picture is taken as it is. */
function shareLink(origin: string, mediaLink: string): string {
  const picture = ownPicture(mediaLink)
  return picture ? `${origin}/media/og/${picture}.jpg` : absolute(origin, mediaLink)
}

function absolute(origin: string, link: string): string {
  return link.startsWith('/') ? `${origin}${link}` : link
}

function shorten(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text
  const cut = text.slice(0, DESCRIPTION_LENGTH - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 80))}…`
}
