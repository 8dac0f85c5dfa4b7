import { paths } from '#contract/terms/paths.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { breadcrumbLd, type PageHead, pageHead } from '#site/page/seo.ts'
import type { FerryData } from './ferry-loader.ts'
import { LOADER_TEXTS } from './loader-texts.ts'
import { FERRY_TEXTS } from './texts.ts'

/** A search is nobody's page to find: only the page itself is. */
export function ferryHead(host: SiteHost, data: FerryData, isSearch: boolean): PageHead {
  const trail = [{ name: FERRY_TEXTS.heading, path: paths.ferry }]
  return pageHead(host, {
    title: data.found && isSearch ? `${FERRY_TEXTS.heading}: ${data.found.title}` : LOADER_TEXTS.title,
    description: LOADER_TEXTS.description,
    path: paths.ferry,
    noindex: isSearch,
    picture: isSearch ? undefined : host.banners?.ferry,
    jsonLd: [breadcrumbLd(host.origin, trail)],
  })
}
