import { ACTIVITY_PAGE_SIZE } from '#contract/terms/limits.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { fetchWaterSports, type WaterSportFacets } from '#contract/v1/water-sports.ts'
import { leftOut } from '#site/left-out.ts'
import { type ActivityCardView, toActivityCards } from './activity-card-view.ts'
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

/** One page of the list as its address asks for it. */
export async function loadActivities(host: Pick<SiteHost, 'api'>, search: URLSearchParams): Promise<ActivitiesData> {
  const { query, understood } = readActivityQuery(search)
  const data = await ask(host, query, understood)
  const isNowhere = query.place !== '' && data.facets && !data.facets.place.some(({ value }) => value === query.place)
  return isNowhere ? ask(host, { ...query, place: '' }, false) : data
}

async function ask({ api }: Pick<SiteHost, 'api'>, query: ActivityQuery, understood: boolean): Promise<ActivitiesData> {
  const answer = await api.call(fetchWaterSports, { query: wireQuery(query) })
  if (!answer.ok) return { query, ...leftOut(understood), cards: [], total: 0, pages: 1, failure: answer.error.message }
  const { WaterSportsData, total, facets } = answer.value
  return {
    query,
    ...leftOut(understood),
    cards: toActivityCards(WaterSportsData),
    total,
    pages: Math.max(1, Math.ceil(total / ACTIVITY_PAGE_SIZE)),
    ...(facets ? { facets } : {}),
  }
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
