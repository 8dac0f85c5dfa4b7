import { ok } from '#contract/terms/result.ts'
import { SEARCH_KINDS } from '#contract/terms/search-terms.ts'
import { type SearchQuery, type SearchResponse, type SearchResult, searchCatalogue } from '#contract/v1/search.ts'
import type { Db } from '#server/db/db.ts'
import type { Api } from '#server/http/api.ts'
import { implement } from '#server/http/implement.ts'
import { pictureOf } from '#server/media/picture-sql.ts'
import { planSearch } from './rules.ts'
import { type FoundRow, findEntries, readTerms } from './store.ts'

export function searchRoutes(api: Api, db: Db): void {
  implement(api, searchCatalogue, async ({ query }) => ok(await search(db, query)))
}

/** Searches, and for a misspelt text again with the corrected one, which is returned as `meant`. */
async function search(db: Db, query: SearchQuery): Promise<SearchResponse> {
  const words = await readTerms(db, query.q)
  const { meant, ...found } = await searchWords(db, query, words)
  if (meant === undefined || meant === query.q) return meant === undefined ? found : { ...found, meant }
  const { meant: _, ...typed } = await searchWords(db, query, await readTerms(db, meant))
  return { ...(typed.kinds.length > 0 ? typed : found), meant }
}

/** What has all the words; when nothing has, what has any. */
async function searchWords(
  db: Db,
  { kind, limit, page }: SearchQuery,
  words: Awaited<ReturnType<typeof readTerms>>,
): Promise<SearchResponse> {
  const [all, any] = [planSearch(words, 'all'), planSearch(words, 'any')]
  // Words of another script only: nothing here is written in it.
  if (all === undefined || any === undefined) return { results: [], kinds: [], total: 0, page, limit }
  const wanted = { kind, limit, offset: (page - 1) * limit }
  const found = await findEntries(db, { ...wanted, plan: all })
  const isPartial = found.kinds.length === 0 && words.length > 1
  const { rows, kinds } = isPartial ? await findEntries(db, { ...wanted, plan: any }) : found
  const counted = kinds.filter((each) => kind === undefined || each.kind === kind)
  return {
    results: rows.map(viewOf),
    kinds: SEARCH_KINDS.flatMap((each) => kinds.filter((every) => every.kind === each)),
    ...(all.isCorrected && kinds.length > 0 ? { meant: all.text } : {}),
    ...(isPartial && kinds.length > 0 ? { partial: true } : {}),
    total: counted.reduce((sum, { count }) => sum + count, 0),
    page,
    limit,
  }
}

function viewOf(row: FoundRow): SearchResult {
  return {
    kind: row.kind,
    id: row.id,
    title: row.title,
    ...(row.subtitle === '' ? {} : { subtitle: row.subtitle }),
    url: row.url,
    ...(row.picture === null ? {} : { picture: pictureOf(row.picture) }),
    ...(row.price_from === null ? {} : { priceFrom: row.price_from }),
  }
}
