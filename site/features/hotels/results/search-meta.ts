import { paths } from '#contract/terms/paths.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { breadcrumbLd, itemListLd, type PageHead, pageHead } from '#site/page/seo.ts'
import type { HotelCardView } from '#site/shop/cards/hotel-card.tsx'
import { LOADER_TEXTS } from '../loader-texts.ts'
import type { LoadedSearch } from './search-loader.ts'

const LIST = { name: LOADER_TEXTS.heading, path: paths.hotels }

export function hotelsHead(host: SiteHost, cards: readonly HotelCardView[]): PageHead {
  return pageHead(host, {
    title: LOADER_TEXTS.homeTitle,
    description: LOADER_TEXTS.description,
    path: paths.hotels,
    picture: cards[0]?.picture,
    jsonLd: [breadcrumbLd(host.origin, [LIST]), hotelsLd(host, LOADER_TEXTS.homeTitle, cards)],
  })
}

/** A search is nobody's page to find: it has no address of its own without what was asked. */
export function hotelSearchHead(host: SiteHost, { data, results }: LoadedSearch): PageHead {
  const title = `${LOADER_TEXTS.heading} in ${data.destination.label || LOADER_TEXTS.everywhere}`
  return pageHead(host, {
    title,
    description: LOADER_TEXTS.description,
    path: paths.hotelSearch,
    picture: results.cards[0]?.picture,
    noindex: true,
    jsonLd: [breadcrumbLd(host.origin, [LIST, { name: title, path: paths.hotelSearch }])],
  })
}

function hotelsLd(host: SiteHost, name: string, cards: readonly HotelCardView[]) {
  return itemListLd(
    host.origin,
    name,
    cards.map(({ id, name: hotel }) => ({ name: hotel, path: paths.hotelDetails(id) })),
  )
}
