import { ACTIVITY_PAGE_SIZE } from '#contract/terms/limits.ts'
import { isSpeltLike } from '#contract/terms/place-spellings.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { fetchWaterSports, type WaterSportFacets } from '#contract/v1/water-sports.ts'
import { leftOut } from '#site/page/left-out.ts'
import { type ActivityCardView, toActivityCards } from '../activity-card-view.ts'
import { type ActivityQuery, readActivityQuery } from './activity-query.ts'

export type ActivitiesData = {
  query: ActivityQuery
  /** Words for what of the address could not be read. */
  leftOut?: string
  cards: readonly ActivityCardView[]
  total: number
  pages: number
  /** Undefined when the provider counts nothing: the filters then stand without figures. */
  facets?: WaterSportFacets
  failure?: string
}

/** One page of the list as its address asks for it; a place may be named there as people name it. */
export async function loadActivities(host: Pick<SiteHost, 'api'>, search: URLSearchParams): Promise<ActivitiesData> {
  const { query, understood } = readActivityQuery(search)
  const { data, places } = await ask(host, query, understood)
  if (query.place === '' || places === undefined || places.some(({ value }) => value === query.place)) return data
  const named = places.find(({ value, name, oldName = '', alsoNamed = [] }) =>
    isSpeltLike(query.place, [value, name, oldName, ...alsoNamed]),
  )
  const other = await ask(host, { ...query, place: named?.value ?? '' }, understood && named !== undefined)
  return other.data
}

type Asked = { data: ActivitiesData; places?: WaterSportFacets['place'] }

async function ask({ api }: Pick<SiteHost, 'api'>, query: ActivityQuery, understood: boolean): Promise<Asked> {
  const answer = await api.call(fetchWaterSports, { query: wireQuery(query) })
  const base = { query, ...leftOut(understood) }
  if (!answer.ok) return { data: { ...base, cards: [], total: 0, pages: 1, failure: answer.error.message } }
  const { WaterSportsData, total, facets } = answer.value
  const data = {
    ...base,
    cards: toActivityCards(WaterSportsData),
    total,
    pages: Math.max(1, Math.ceil(total / ACTIVITY_PAGE_SIZE)),
  }
  return facets ? { data: { ...data, facets: leanFacets(facets) }, places: facets.place } : { data }
}

/** The other names of a place are for reading the address: the page does without. */
function leanFacets(facets: WaterSportFacets): WaterSportFacets {
  return { ...facets, place: facets.place.map(({ alsoNamed: _, ...place }) => place) }
}

function wireQuery({ place, swimming, maxPrice, age, page }: ActivityQuery) {
  return {
    limit: String(ACTIVITY_PAGE_SIZE),
    page: String(page),
    ...(place === '' ? {} : { place }),
    ...(swimming === '' ? {} : { swimming }),
    ...(maxPrice === '' ? {} : { maxPrice }),
    ...(age === '' ? {} : { age }),
  }
}
