import { MONTH_NAMES } from '#contract/terms/calendar-names.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { paths, withQuery } from '#contract/terms/paths.ts'
import { ok } from '#contract/terms/result.ts'
import { SEARCH_KINDS, type SearchKind } from '#contract/terms/search-terms.ts'
import { type SearchQuery, type SearchResponse, type SearchResult, searchCatalogue } from '#contract/v1/search.ts'
import type { Db } from '#server/db/db.ts'
import type { Api } from '#server/http/api.ts'
import { implement } from '#server/http/implement.ts'
import { pictureOf } from '#server/media/picture-sql.ts'
import { PRODUCTS } from '#server/products/registry.ts'
import { type Phrases, readPhrases } from './phrases.ts'
import { isOrdinary } from './query-intent.ts'
import { knownTerms, planSearch, type QueryWord } from './rules.ts'
import { type Found, type FoundRow, findEntries, findNearestNames, findPage, readTerms, type Wanted } from './store.ts'

/** Stands in the keywords of every package. */
const ANY_PACKAGE = 'package'

type Parts = { db: Db; now: () => Date }

export function searchRoutes(api: Api, parts: Parts): void {
  implement(api, searchCatalogue, async ({ query }) => ok(await search(parts, query)))
}

/** What a question says is searched for; a page that says it as a whole (all packages of a budget, a month) is shown with it. */
async function search(parts: Parts, query: SearchQuery): Promise<SearchResponse> {
  const phrases = readPhrases(query.q)
  const words = wordsOf(phrases)
  const typed = await searchTyped(parts.db, { ...query, q: words }, phrases)
  const found = (await reachedByLand(parts.db, { query, words, phrases, typed })) ?? typed
  const shown = await withPages(parts.db, { query, phrases, found })
  return { ...shown, results: await withFacts(parts, shown.results) }
}

const FERRY_TO = /^ferry to (\S.*)$/

/** Who asks for a ferry to where none goes is shown the place, and how one gets there otherwise. */
async function reachedByLand(
  db: Db,
  { query, words, phrases, typed }: { query: SearchQuery; words: string; phrases: Phrases; typed: SearchResponse },
): Promise<SearchResponse | undefined> {
  const place = FERRY_TO.exec(words)?.[1]
  if (place === undefined || query.kind !== undefined || typed.kinds.some(({ kind }) => kind === 'ferry')) return
  const found = await searchTyped(db, { ...query, q: place }, phrases)
  return found.kinds.some(({ kind }) => kind === 'place') ? { ...found, partial: true } : undefined
}

const OF_WEATHER = /^(?:rain(?:s|y|fall)?|weather|monsoon|season|temperature|climate|crowd|sea|rough|hot|cold|in| )*$/

/** A budget or a length alone asks for packages, as does a trip in some month; a month alone, or its weather, for its own page. */
function wordsOf({ words, budget, nights, month }: Phrases): string {
  if ((budget !== undefined || nights !== undefined) && isOrdinary(words)) return ANY_PACKAGE
  if (month === undefined) return words
  if (OF_WEATHER.test(words)) return MONTH_NAMES[month - 1] ?? words
  return isOrdinary(words) ? ANY_PACKAGE : words
}

const KIND_NAMES: readonly [SearchKind, ReadonlySet<string>][] = [
  ['ferry', new Set(['ferry', 'ferries'])],
  ['car', new Set(['taxi', 'car', 'cars', 'rental'])],
  [
    'hotel',
    new Set('hotel hotels resort resorts room rooms stay homestay hostel cottage cottages bungalow villa'.split(' ')),
  ],
  ['package', new Set(['package', 'packages', 'tour', 'tours', 'itinerary'])],
]

/** The kind of thing that a question names: of what only tells of its words, it comes first. */
function kindNamed(words: readonly string[]): SearchKind | undefined {
  return KIND_NAMES.find(([, names]) => words.some((word) => names.has(word)))?.[0]
}

/** A search with a slip of the pen is the search for what was meant, and says so. */
async function searchTyped(db: Db, query: SearchQuery, phrases: Phrases): Promise<SearchResponse> {
  const words = await readTerms(db, query.q)
  const { meant, ...found } = await searchWords(db, query, words, phrases)
  if (meant === undefined || meant === query.q) return meant === undefined ? found : { ...found, meant }
  const { meant: _, ...typed } = await searchWords(db, query, await readTerms(db, meant), phrases)
  return { ...(typed.kinds.length > 0 ? typed : found), meant }
}

/** What has all the words and is within the limits; when nothing is, what comes nearest to them, then what has any word, then what is spelt most like one. */
async function searchWords(
  db: Db,
  query: SearchQuery,
  words: Awaited<ReturnType<typeof readTerms>>,
  { budget, nights }: Pick<Phrases, 'budget' | 'nights'>,
): Promise<SearchResponse> {
  const all = planSearch(words, 'all')
  // Words of a script that is not read here.
  if (all === undefined) return responseOf(query, { rows: [], kinds: [] })
  const isLimited = budget !== undefined || nights !== undefined
  const wanted = {
    kind: query.kind,
    only: isLimited && query.q === ANY_PACKAGE ? ('package' as const) : undefined,
    favoured: kindNamed(words.map(({ word }) => word)),
    limit: query.limit,
    offset: (query.page - 1) * query.limit,
  }
  const limits = { budget, nights }
  const meant = all.isCorrected ? { meant: all.text } : {}
  const found = await findEntries(db, { ...wanted, ...limits, plan: all })
  if (found.kinds.length > 0) return { ...responseOf(query, found), ...meant }
  const near = isLimited ? await findEntries(db, { ...wanted, ...limits, plan: all, isNearest: true }) : found
  if (near.kinds.length > 0) return { ...responseOf(query, near), ...meant, partial: true }
  const some = await findSome(db, wanted, words)
  if (some !== undefined) return { ...responseOf(query, some), ...meant, partial: true }
  return searchNearest(
    db,
    query,
    words.map(({ word }) => word),
  )
}

/** Words of a question beyond which none is left out in turn. */
const LEFT_OUT_MAX = 5

/** What has all the words that are known, else all but one of them, and so on. */
async function findSome(db: Db, wanted: Omit<Wanted, 'plan'>, words: readonly QueryWord[]): Promise<Found | undefined> {
  const known = knownTerms(words)
  if (known.length === words.length && words.length < 2) return undefined
  const telling = known.filter(({ stem }) => stem !== null).length
  const most =
    telling > LEFT_OUT_MAX
      ? []
      : Array.from({ length: Math.max(0, telling - 2) }, (_, index) => ({ missing: index + 1 }))
  for (const match of ['all', ...most, 'any'] as const) {
    const plan = planSearch(known, match)
    const found = plan === undefined ? undefined : await findEntries(db, { ...wanted, plan })
    if (found !== undefined && found.kinds.length > 0) return found
  }
  return undefined
}

/** What is spelt most like the longest of words that nobody knows. */
async function searchNearest(db: Db, query: SearchQuery, words: readonly string[]): Promise<SearchResponse> {
  const longest = words.toSorted((one, other) => other.length - one.length)[0] ?? ''
  const near = await findNearestNames(db, longest)
  const plan = near.length === 0 ? undefined : planSearch(await readTerms(db, near.join(' ')), 'any')
  if (plan === undefined) return responseOf(query, { rows: [], kinds: [] })
  const found = await findEntries(db, {
    plan,
    kind: query.kind,
    limit: query.limit,
    offset: (query.page - 1) * query.limit,
  })
  return { ...responseOf(query, found), ...(found.kinds.length > 0 ? { nearest: true } : {}) }
}

type Rows = Awaited<ReturnType<typeof findEntries>>

function responseOf({ kind, page, limit }: SearchQuery, { rows, kinds }: Rows): SearchResponse {
  return {
    results: rows.map(viewOf),
    kinds: SEARCH_KINDS.flatMap((each) => kinds.filter((every) => every.kind === each)),
    total: kinds.filter((each) => kind === undefined || each.kind === kind).reduce((sum, { count }) => sum + count, 0),
    page,
    limit,
  }
}

type Understood = { query: SearchQuery; phrases: Phrases; found: SearchResponse }

/** Adds to the first page the list of what a budget buys and the answer to what was asked beside a thing, before all results, and the pages of a month and of a turn of phrase after the first of them. */
async function withPages(db: Db, { query, phrases, found }: Understood): Promise<SearchResponse> {
  const { words, budget, nights, month, page, answer, isNearest = false } = phrases
  const isFirstPage = query.page === 1 && (query.kind === undefined || query.kind === 'page')
  const packages = found.kinds.find(({ kind }) => kind === 'package')?.count ?? 0
  const list =
    budget !== undefined && nights === undefined && packages > 0 && found.partial !== true && isOrdinary(words)
      ? [listOf(budget, packages)]
      : []
  const told = [
    ...(answer === undefined ? [] : [answer]),
    ...(month === undefined || words === '' ? [] : [`month-${month}`]),
    ...(page === undefined ? [] : [page]),
  ]
  const rows = await Promise.all(told.map((id) => findPage(db, id)))
  const pages = rows.flatMap((row) => (row === undefined ? [] : [viewOf(row)]))
  if (list.length + pages.length === 0) return found
  const others = found.results.filter(({ id }) => !told.includes(id))
  const before = answer === undefined ? 1 : 0
  const results = [...list, ...others.slice(0, before), ...pages, ...others.slice(before)]
  return {
    ...found,
    ...(isNearest ? { partial: true } : {}),
    results: isFirstPage ? results.slice(0, query.limit) : found.results,
    kinds: withCount(found.kinds, 'page', list.length + pages.length),
    total: found.total + (query.kind === undefined || query.kind === 'page' ? list.length + pages.length : 0),
  }
}

function withCount(kinds: SearchResponse['kinds'], kind: SearchKind, more: number): SearchResponse['kinds'] {
  const count = (kinds.find((each) => each.kind === kind)?.count ?? 0) + more
  return SEARCH_KINDS.flatMap((each) =>
    each === kind ? [{ kind, count }] : kinds.filter((every) => every.kind === each),
  )
}

function listOf(budget: number, packages: number): SearchResult {
  return {
    kind: 'page',
    id: `budget-${budget}`,
    title: `All packages up to ${formatRupees(budget)} (${packages})`,
    subtitle: 'What one of two travellers sharing a room pays, tax inside',
    url: withQuery(paths.tours, { maxPrice: budget }),
  }
}

/** Adds what changes by the hour, such as the next sailings of a crossing. */
async function withFacts({ db, now }: Parts, results: readonly SearchResult[]): Promise<SearchResult[]> {
  const facts = new Map<string, object>()
  for (const { searchFacts } of PRODUCTS) {
    const ids = results.flatMap(({ kind, id }) => (kind === searchFacts?.kind ? [id] : []))
    if (searchFacts === undefined || ids.length === 0) continue
    for (const [id, more] of await searchFacts.find({ db, now: now() }, ids))
      facts.set(`${searchFacts.kind} ${id}`, more)
  }
  return results.map((result) => ({ ...result, ...facts.get(`${result.kind} ${result.id}`) }))
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
