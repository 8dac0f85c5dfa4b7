import { LIST_LIMIT_MAX } from '#contract/terms/limits.ts'
import { fetchPackages } from '#contract/v1/packages.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { NO_FILTERS } from './list-query.ts'
import { type PackageCardView, struckOf, toCardViews } from './package-card-view.ts'
import { readListQuery, wireQuery } from './read-list-query.ts'
import type { SortName } from './texts.ts'

export type DealsData = { sort: SortName; cards: readonly PackageCardView[]; failure?: string }

/** Packages whose price is struck by a live deal, in the order asked for. */
export async function loadDeals({ api }: Pick<SiteHost, 'api'>, search: URLSearchParams): Promise<DealsData> {
  const { query } = readListQuery(search)
  const answer = await api.call(fetchPackages, {
    query: wireQuery({ ...NO_FILTERS, sort: query.sort }, undefined, 1, LIST_LIMIT_MAX),
  })
  if (!answer.ok) return { sort: query.sort, cards: [], failure: answer.error.message }
  const cards = toCardViews(answer.value.packageData.filter((each) => struckOf(each) !== undefined))
  return { sort: query.sort, cards }
}
