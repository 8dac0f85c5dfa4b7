import { SEARCH_LENGTH_MAX, SEARCH_LIMIT_DEFAULT } from '#contract/terms/limits.ts'
import { SEARCH_REFUSED } from '#contract/terms/messages.ts'
import { paths } from '#contract/terms/paths.ts'
import {
  hasSearchTerms,
  isSearchKind,
  type SearchKind,
  searchLength,
  tidySearch,
} from '#contract/terms/search-terms.ts'
import { fetchPlaces } from '#contract/v1/places.ts'
import { type SearchResponse, searchCatalogue } from '#contract/v1/search.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { isNowhere } from '#site/page/form-status.ts'
import { type ResultView, toResultView } from './search-view.ts'

/** Places offered when there is nothing else to show. */
const POPULAR_MAX = 6

export type SearchPageQuery = { words: string; kind?: SearchKind; page: number }
export type SearchPageData = {
  query: SearchPageQuery
  /** Why nothing was looked for, and a search that would do. */
  refused?: { message: string; instead?: string }
  failure?: string
  results: ResultView[]
  kinds: { kind: SearchKind; count: number }[]
  total: number
  /** Of all kinds together. */
  found: number
  pages: number
  meant?: string
  isPartial: boolean
  isNearest: boolean
  popular: ResultView[]
}

type Host = Pick<SiteHost, 'api' | 'now' | 'banners'>

export async function loadSearch(host: Host, search: URLSearchParams): Promise<SearchPageData> {
  const query = readQuery(search)
  const start: SearchPageData = {
    query,
    results: [],
    kinds: [],
    total: 0,
    found: 0,
    pages: 1,
    isPartial: false,
    isNearest: false,
    popular: [],
  }
  const refused = refusalOf(query.words, { isAsked: search.has('q') })
  if (refused !== undefined || query.words === '') return { ...start, refused, popular: await popularPlaces(host) }
  const answer = await ask(host, query)
  if (!answer.ok) return { ...start, failure: answer.error.message }
  const { results, kinds, total, meant, partial, nearest } = answer.value
  const pages = Math.max(1, Math.ceil(total / SEARCH_LIMIT_DEFAULT))
  // A page after the last is the last.
  if (query.page > pages) return loadSearch(host, withPage(search, pages))
  return {
    ...start,
    results: results.map((result) => toResultView(result, host)),
    kinds,
    total,
    found: kinds.reduce((sum, { count }) => sum + count, 0),
    pages,
    meant,
    isPartial: partial === true,
    isNearest: nearest === true,
    popular: total === 0 ? await popularPlaces(host) : [],
  }
}

/** Values that name nothing we have count as not given. */
function readQuery(search: URLSearchParams): SearchPageQuery {
  const [kind, page] = [search.get('kind'), search.get('page') ?? '']
  return {
    words: tidySearch(search.get('q') ?? ''),
    ...(isSearchKind(kind) ? { kind } : {}),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  }
}

/** The form sent empty is told so; a page opened without a question is not. */
function refusalOf(words: string, { isAsked }: { isAsked: boolean }): SearchPageData['refused'] {
  if (words === '') return isAsked ? { message: SEARCH_REFUSED.empty } : undefined
  if (searchLength(words) > SEARCH_LENGTH_MAX) return { message: SEARCH_REFUSED.long, instead: shortened(words) }
  return hasSearchTerms(words) ? undefined : { message: SEARCH_REFUSED.noWords }
}

/** As many whole words as fit. */
function shortened(words: string): string {
  const start = [...words].slice(0, SEARCH_LENGTH_MAX).join('')
  const end = start.lastIndexOf(' ')
  return end > 0 ? start.slice(0, end) : start
}

function ask({ api }: Host, { words, kind, page }: SearchPageQuery) {
  return api.call(searchCatalogue, { query: { q: words, ...(kind ? { kind } : {}), page: String(page) } })
}

function withPage(search: URLSearchParams, page: number): URLSearchParams {
  const other = new URLSearchParams(search)
  other.set('page', String(page))
  return other
}

async function popularPlaces(host: Host): Promise<ResultView[]> {
  const answer = await host.api.call(fetchPlaces, { query: { limit: String(POPULAR_MAX) } })
  if (!answer.ok) return []
  return answer.value.placesData.slice(0, POPULAR_MAX).map((place) =>
    toResultView(
      {
        kind: 'place',
        id: place._id,
        title: place.name,
        subtitle: place.island.name === place.name ? undefined : place.island.name,
        url: paths.placeDetails(place._id),
        picture: place.image[0],
      },
      host,
    ),
  )
}

/** What the search box shows while one types. */
export type Suggestions = { results: ResultView[]; total: number; meant?: string }

/** Results in the search box: as many as fit under it. */
const SUGGESTIONS_MAX = 6

export async function loadSuggestions(host: Host, search: URLSearchParams): Promise<Suggestions | undefined> {
  const words = tidySearch(search.get('q') ?? '')
  const nothing: Suggestions = { results: [], total: 0 }
  if (words === '' || refusalOf(words, { isAsked: true }) !== undefined) return nothing
  const answer = await host.api.call(searchCatalogue, { query: { q: words, limit: String(SUGGESTIONS_MAX) } })
  if (answer.ok) return suggestionsOf(answer.value, host)
  // Words that cannot be read are found nowhere.
  return isNowhere(answer.error.status) ? nothing : undefined
}

function suggestionsOf({ results, total, meant }: SearchResponse, host: Host): Suggestions {
  return {
    results: results.map((result) => toResultView(result, host)),
    total,
    ...(meant === undefined ? {} : { meant }),
  }
}
