import { LIST_LIMIT_MAX } from '#contract/terms/limits.ts'
import { fetchPlaces, type Place } from '#contract/v1/places.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { leftOut, PAST_END } from '#site/page/left-out.ts'
import { type PlaceCardView, toPlaceCard } from './place-view.ts'

/** Places on one page of the list. */
const PAGE_SIZE = 12

export type PlacesQuery = { island?: string; kind?: KindSlug; page: number }
export type PlaceChoice<Slug extends string = string> = { slug: Slug; label: string; count: number }

/** What the map shows: a spot for each place of an island, or one for each island. */
export type PlaceSpot = { id: string; name: string; lat: number; lng: number; number: number }

export type PlacesData = {
  query: PlacesQuery
  /** Words for what of the address names nothing we have. */
  leftOut?: string
  pages: number
  total: number
  /** The number of the first card in the whole list. */
  first: number
  cards: PlaceCardView[]
  island?: { slug: string; name: string }
  islands: PlaceChoice[]
  kinds: PlaceChoice<KindSlug>[]
  spots: PlaceSpot[]
  failure?: string
}

/** All places, filtered here: there are few, and the API knows no filters for them. */
export async function loadPlaces({ api }: Pick<SiteHost, 'api'>, search: URLSearchParams): Promise<PlacesData> {
  const answer = await api.call(fetchPlaces, { query: { limit: String(LIST_LIMIT_MAX) } })
  if (!answer.ok) return { ...NOTHING, failure: answer.error.message }
  const places = answer.value.placesData
  const query = readQuery(search, places)
  const found = places.filter((place) => isIn(place, query.island) && isLike(place, query.kind))
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE))
  const page = Math.min(query.page, pages)
  const start = (page - 1) * PAGE_SIZE
  const island = places.find((place) => place.island._id === query.island)?.island
  return {
    query: { ...query, page },
    ...leftOut(isUnderstood(search, query)),
    ...(query.page > pages ? { leftOut: PAST_END } : {}),
    pages,
    total: found.length,
    first: start + 1,
    cards: found.slice(start, start + PAGE_SIZE).map(toPlaceCard),
    ...(island ? { island: { slug: island._id, name: island.name } } : {}),
    islands: islandChoices(places, query.kind),
    kinds: kindChoices()
      .map((each) => ({
        ...each,
        count: places.filter((place) => isIn(place, query.island) && isLike(place, each.slug)).length,
      }))
      .filter(({ slug, count }) => count > 0 || slug === query.kind),
    spots: query.island === undefined ? islandSpots(found) : found.map(placeSpot),
  }
}

const NOTHING: PlacesData = {
  query: { page: 1 },
  pages: 1,
  total: 0,
  first: 1,
  cards: [],
  islands: [],
  kinds: [],
  spots: [],
}

/** Values that name nothing we have count as not given. */
function readQuery(search: URLSearchParams, places: readonly Place[]): PlacesQuery {
  const [island, kind, page] = [search.get('island'), search.get('kind'), search.get('page') ?? '']
  return {
    ...(island !== null && places.some((place) => place.island._id === island) ? { island } : {}),
    ...(isKind(kind) ? { kind } : {}),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  }
}

function isUnderstood(search: URLSearchParams, { island, kind, page }: PlacesQuery): boolean {
  const given = { island: island ?? '', kind: kind ?? '', page: String(page) }
  return Object.entries(given).every(([name, value]) => (search.get(name) || value) === value)
}

function isIn(place: Place, island: string | undefined): boolean {
  return island === undefined || place.island._id === island
}

function isLike(place: Place, kind: KindSlug | undefined): boolean {
  return kind === undefined || isOfKind(place.kind, kind)
}

/** In the order of the list, so that the best known come first. */
function islandChoices(places: readonly Place[], kind: KindSlug | undefined): PlaceChoice[] {
  const choices = new Map<string, PlaceChoice>()
  for (const { island } of places) {
    const label = island.oldName ? `${island.name} (${island.oldName})` : island.name
    choices.set(island._id, { slug: island._id, label, count: 0 })
  }
  for (const place of places) {
    const choice = choices.get(place.island._id)
    if (choice && isLike(place, kind)) choice.count += 1
  }
  return [...choices.values()].sort((one, other) => other.count - one.count)
}

function placeSpot({ _id, name, lat, lng }: Place, index: number): PlaceSpot {
  return { id: _id, name, lat, lng, number: index + 1 }
}

/** In the middle of an island's places, with how many there are. */
function islandSpots(places: readonly Place[]): PlaceSpot[] {
  const byIsland = Map.groupBy(places, ({ island }) => island._id)
  return [...byIsland].map(([id, own]) => ({
    id,
    name: own[0]?.island.name ?? '',
    lat: mean(own.map(({ lat }) => lat)),
    lng: mean(own.map(({ lng }) => lng)),
    number: own.length,
  }))
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Groups a visitor would look for; the kinds of the data are finer ("beach and reef", "heritage island"). */
const KINDS = [
  { slug: 'beach', label: 'Beaches', words: /beach|shore|sand bar/ },
  { slug: 'reef', label: 'Reefs and small islands', words: /reef|island/ },
  { slug: 'heritage', label: 'Heritage and museums', words: /heritage|museum|monument|memorial|temple|fort/ },
  {
    slug: 'nature',
    label: 'Nature and views',
    words: /park|nature|cave|geology|bird|waterfall|view|rock|volcano|trek|forest/,
  },
  { slug: 'town', label: 'Towns and markets', words: /town|village|market|promenade|bazaar/ },
] as const

type KindSlug = (typeof KINDS)[number]['slug']

function isKind(text: string | null): text is KindSlug {
  return KINDS.some(({ slug }) => slug === text)
}

/** A place may belong to several. */
function isOfKind(kind: string, slug: KindSlug): boolean {
  return KINDS.some((each) => each.slug === slug && each.words.test(kind.toLowerCase()))
}

function kindChoices(): { slug: KindSlug; label: string }[] {
  return KINDS.map(({ slug, label }) => ({ slug, label }))
}
