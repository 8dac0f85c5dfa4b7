import { paths } from '#contract/terms/paths.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { type PageHead, pageHead } from '#site/page/seo.ts'
import type { SearchPageData } from './search-loader.ts'
import { SEARCH_TEXTS } from './search-texts.ts'

/** Searches are endless and each result has a page of its own: no engine is to keep them. */
export function searchHead(host: SiteHost, { query }: SearchPageData): PageHead {
  return pageHead(host, {
    title: query.words === '' ? SEARCH_TEXTS.title : `${SEARCH_TEXTS.title}: ${query.words}`,
    description: SEARCH_TEXTS.lead,
    path: paths.search,
    noindex: true,
  })
}
